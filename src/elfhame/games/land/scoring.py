"""Points by row in half points, applause, places, and the end (LAND-65 to LAND-76R)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from ...kernel.journal import EVERYBODY, NOBODY
from .state import Land, bits_of, card_at, crests, goods, hand, items
from .tables import (
    ALL_ITEMS,
    AMOUNT,
    APPLAUSE,
    ASLEEP_ITEMS,
    BIT,
    BOTH,
    CARDS,
    CROWN_ITEMS,
    FAIRIES_FROM,
    FLOWER_POINTS,
    FLOWERS_FROM,
    GOBLIN,
    HOUSE,
    ITEM_COUNT,
    LOST_HALF,
    PER_CREST,
    PER_GOBLIN,
    POINT_ITEMS,
    POP,
    SUM,
    TURTLE,
    TURTLE_POINTS,
    TURTLES,
    VARIETY_POINTS,
    WILD_ITEMS,
)
from .telling import BOXED, COUNTED, ENDED, LEFT_OVER, SHOWN, WON

WHOLE: Final = 2
"""A point, in half points (LAND-68R)."""


def score(land: Land, seat: i64) -> i64:
    """A seat's points, in half points, as if the game ended now."""
    total = flowers(land, seat) + goblins(land, seat) + item_points(land, seat)
    for kind in range(FLOWERS_FROM):
        total += majority(land, seat, kind)
    return total + turtles(land, seat) + applause(land, seat)


def majority(land: Land, seat: i64, kind: i64) -> i64:
    """The points for an animal kind: to who has most, or half to each of two (LAND-67)."""
    own = goods(land, seat, kind)
    if not own:
        return 0
    tied: i64 = 1
    crowned = items(land, seat) & CROWN_ITEMS != 0
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, kind)
            if theirs > own or (theirs == own and items(land, other) & CROWN_ITEMS):
                return 0
            if theirs == own:
                tied += 1
    if tied == 1 or crowned:
        return CARDS[kind] * WHOLE
    return CARDS[kind] if tied == 2 else 0


def turtles(land: Land, seat: i64) -> i64:
    """The points for exactly three turtles (LAND-69)."""
    return TURTLE_POINTS * WHOLE if goods(land, seat, TURTLE) == TURTLES else 0


def variety(land: Land, seat: i64) -> i64:
    """The points for different colours (LAND-71), a wild flower counted where it serves best."""
    return flowers(land, seat) - colours(land, seat)


def colours(land: Land, seat: i64) -> i64:
    """The points for flowers of one colour (LAND-70), likewise."""
    wild = _wild_colour(land, seat)
    total: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        total += FLOWER_POINTS[min(goods(land, seat, kind) + (1 if kind == wild else 0), 5)]
    return total * WHOLE


def flowers(land: Land, seat: i64) -> i64:
    """All points for flowers, a wild one in the best colour (LAND-135D)."""
    return _flowers(land, seat, _wild_colour(land, seat)) * WHOLE


def _wild_colour(land: Land, seat: i64) -> i64:
    """The colour that a wild flower counts as; -1 without one."""
    best: i64 = -1
    if items(land, seat) & WILD_ITEMS:
        most: i64 = -1000
        for kind in range(FLOWERS_FROM, FAIRIES_FROM):
            found = _flowers(land, seat, kind)
            if found > most:
                most = found
                best = kind
    return best


def _flowers(land: Land, seat: i64, wild: i64) -> i64:
    total: i64 = 0
    different: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        count = goods(land, seat, kind)
        if kind == wild:
            count = min(count + 1, 5)
        if count:
            different += 1
        total += FLOWER_POINTS[count]
    return total + VARIETY_POINTS[different]


def goblins(land: Land, seat: i64) -> i64:
    """What a seat loses for goblins: 2 each for most, 1 each if tied (LAND-72)."""
    own = goods(land, seat, GOBLIN)
    if not own or items(land, seat) & ASLEEP_ITEMS:
        return 0
    each: i64 = 2
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, GOBLIN)
            if theirs > own:
                return 0
            if theirs == own:
                each = 1
    return -each * own * WHOLE


def item_points(land: Land, seat: i64) -> i64:
    """What a seat's items say (LAND-73)."""
    scoring = items(land, seat) & POINT_ITEMS
    if not scoring:
        return 0
    total: i64 = 0
    for item in range(ITEM_COUNT):
        if scoring & BIT[item]:
            paired = BOTH[item] and items(land, seat) & BIT[LOST_HALF]
            total += BOTH[item] if paired else AMOUNT[item]
            total += PER_CREST[item] * crests(land, seat)
            total += PER_GOBLIN[item] * goods(land, seat, GOBLIN)
    return total * WHOLE


def in_hand(land: Land, seat: i64) -> i64:
    """The value of a hand at the end: special fairies count 1 (LAND-74)."""
    held = hand(land, seat)
    return SUM[held & HOUSE] + POP[held >> 7]


def applause(land: Land, seat: i64) -> i64:
    """The points for the highest hand (LAND-74, LAND-76R)."""
    own = in_hand(land, seat)
    tied: i64 = 1
    for other in range(land.seats):
        if other != seat:
            theirs = in_hand(land, other)
            if theirs > own:
                return 0
            if theirs == own:
                tied += 1
    return APPLAUSE[tied - 1] * WHOLE if own else 0


def is_ahead(land: Land, seat: i64, other: i64) -> bool:
    """Whether a seat is placed before another: points, hand, then the later turn (LAND-75)."""
    difference = score(land, seat) - score(land, other)
    if not difference:
        difference = in_hand(land, seat) - in_hand(land, other)
    if not difference:
        difference = _turns_ago(land, other) - _turns_ago(land, seat)
    return difference > 0


def place_of(land: Land, seat: i64) -> i64:
    """A seat's place, from 1."""
    place: i64 = 1
    for other in range(land.seats):
        if other != seat and is_ahead(land, other, seat):
            place += 1
    return place


def _turns_ago(land: Land, seat: i64) -> i64:
    return (land.turn + land.seats - seat) % land.seats


def box(land: Land) -> i64:
    """The items that were not in the game, as bits."""
    inside = land.used
    for seat in range(land.seats):
        inside |= items(land, seat)
    for place in range(land.court_count):
        inside |= BIT[card_at(land.court, place)]
    return ALL_ITEMS & ~inside


def tell_the_end(land: Land) -> None:
    """Note what was hidden, how all scored, and who won (LAND-118R)."""
    land.journal.note(ENDED, NOBODY, [])
    for seat in range(land.seats):
        facts: list[int] = [seat]
        land.journal.note(SHOWN, EVERYBODY, facts + bits_of(hand(land, seat)))
    _tell_deck(land, 0, land.court, land.court_count)
    _tell_deck(land, 1, land.druids, land.druids_count)
    land.journal.note(BOXED, EVERYBODY, bits_of(box(land)))
    for seat in range(land.seats):
        land.journal.note(COUNTED, NOBODY, rows(land, seat))
    for seat in range(land.seats):
        if place_of(land, seat) == 1:
            land.journal.note(WON, NOBODY, [seat])


def rows(land: Land, seat: i64) -> list[int]:
    """The seat and its score row by row, in half points."""
    animals: i64 = 0
    for kind in range(FLOWERS_FROM):
        animals += majority(land, seat, kind)
    return [
        seat,
        animals,
        turtles(land, seat),
        colours(land, seat),
        variety(land, seat),
        goblins(land, seat),
        item_points(land, seat),
        applause(land, seat),
        score(land, seat),
    ]


def _tell_deck(land: Land, deck: i64, cards: i64, count: i64) -> None:
    facts: list[int] = [deck]
    facts += [card_at(cards, place) for place in range(count)]
    land.journal.note(LEFT_OVER, EVERYBODY, facts)
