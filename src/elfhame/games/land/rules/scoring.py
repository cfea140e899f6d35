"""Scoring: points by row, totals, places and the end (LAND-65 to LAND-76R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import BIT, contains, lowest, members
from ....kernel.journal import EVERYBODY, NOBODY
from ..data.rows import card_at
from ..data.tables import (
    ALL_ITEMS,
    AMOUNT,
    APPLAUSE,
    ASLEEP_ITEMS,
    BOTH,
    COPIES,
    COURT,
    CROWN_ITEMS,
    DRUIDS,
    FAIRIES_FROM,
    FLOWER_POINTS,
    FLOWERS_FROM,
    GOBLIN,
    ITEM_COUNT,
    LEAST,
    LOST_HALF,
    PER_CREST,
    PER_GOBLIN,
    PER_LONE,
    POINT_ITEMS,
    TURTLE,
    TURTLE_POINTS,
    TURTLES,
    VARIETY_POINTS,
    WILD_ITEMS,
    deck_number,
    house_value,
    special_count,
)
from ..state import (
    Land,
    crests,
    deck_cards,
    deck_size,
    goods,
    hand,
    has_item,
    items,
    items_among,
    owns,
)
from .entries import BOXED, COUNTED, ENDED, LEFTOVER, SHOWN, WON

GOBLIN_COST: Final = 2
"""The points that each goblin costs the player who alone has most (LAND-72)."""


def total(land: Land, seat: i64) -> i64:
    """A seat's points, as if the game ended now."""
    points = flowers(land, seat) + goblins(land, seat) + item_points(land, seat)
    for kind in range(FLOWERS_FROM):
        points += majority(land, seat, kind)
    return points + turtles(land, seat) + applause(land, seat)


def majority(land: Land, seat: i64, kind: i64) -> i64:
    """The points for an animal: for having most, or half each if two are tied (LAND-67).

    Two can only tie for an even number of points, so halves are whole (LAND-68R).
    """
    tied = tied_for(land, seat, kind)
    if tied == 1:
        return COPIES[kind]
    if tied == 2:
        return COPIES[kind] // 2
    return 0


def tied_for(land: Land, seat: i64, kind: i64) -> i64:
    """The number of seats that have most of an animal, if this is one of them; else 0.

    An item breaks ties for its owner, who then alone has most of some animals (LAND-136D).
    """
    own = goods(land, seat, kind)
    if not own:
        return 0
    tied: i64 = 1
    crowned = owns(land, seat, CROWN_ITEMS[kind])
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, kind)
            if theirs > own or (theirs == own and owns(land, other, CROWN_ITEMS[kind])):
                return 0
            if theirs == own:
                tied += 1
    if crowned:
        return 1
    return tied


def turtles(land: Land, seat: i64) -> i64:
    """The points for exactly three turtles (LAND-69)."""
    if goods(land, seat, TURTLE) == TURTLES:
        return TURTLE_POINTS
    return 0


def variety(land: Land, seat: i64) -> i64:
    """The points for different colours (LAND-71), a wild flower included."""
    return flowers(land, seat) - colours(land, seat)


def colours(land: Land, seat: i64) -> i64:
    """The points for flowers of the same colour (LAND-70), a wild flower included."""
    wild = wild_colour(land, seat)
    points: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        points += colour_points(land, seat, kind, wild)
    return points


def colour_points(land: Land, seat: i64, kind: i64, wild: i64) -> i64:
    """The points for the flowers of one colour, if a wild flower has the colour ``wild``."""
    return FLOWER_POINTS[_flower_count(land, seat, kind, wild)]


def flowers(land: Land, seat: i64) -> i64:
    """All points for flowers; a wild one has the best colour (LAND-135D)."""
    return _flowers(land, seat, wild_colour(land, seat))


def wild_colour(land: Land, seat: i64) -> i64:
    """The colour that a wild flower counts as, or -1 if there is none or too few of any colour."""
    wild = items_among(land, seat, WILD_ITEMS)
    best: i64 = -1
    if wild:
        most: i64 = -1000
        for kind in range(FLOWERS_FROM, FAIRIES_FROM):
            found = _flowers(land, seat, kind)
            if found > most and goods(land, seat, kind) >= LEAST[lowest(wild)]:
                most = found
                best = kind
    return best


def _flowers(land: Land, seat: i64, wild: i64) -> i64:
    points: i64 = 0
    different: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        count = _flower_count(land, seat, kind, wild)
        if count:
            different += 1
        points += FLOWER_POINTS[count]
    return points + VARIETY_POINTS[different]


def _flower_count(land: Land, seat: i64, kind: i64, wild: i64) -> i64:
    """The number of flowers of a colour, with the wild one if it has this colour."""
    count = goods(land, seat, kind)
    if kind == wild:
        count = min(count + 1, 5)
    return count


def goblins(land: Land, seat: i64) -> i64:
    """The points lost for goblins: 2 each for having most, 1 each if tied (LAND-72)."""
    if owns(land, seat, ASLEEP_ITEMS):
        return 0
    tied = tied_for_goblins(land, seat)
    if not tied:
        return 0
    each: i64 = GOBLIN_COST
    if tied > 1:
        each = GOBLIN_COST // 2
    return -each * goods(land, seat, GOBLIN)


def tied_for_goblins(land: Land, seat: i64) -> i64:
    """The number of seats that have most goblins, if this is one of them; else 0."""
    own = goods(land, seat, GOBLIN)
    if not own:
        return 0
    tied: i64 = 1
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, GOBLIN)
            if theirs > own:
                return 0
            if theirs == own:
                tied += 1
    return tied


def item_points(land: Land, seat: i64) -> i64:
    """The points of a seat's items (LAND-73)."""
    scoring = items_among(land, seat, POINT_ITEMS)
    if not scoring:
        return 0
    points: i64 = 0
    for item in range(ITEM_COUNT):
        if contains(scoring, item):
            paired = BOTH[item] > 0 and has_item(land, seat, LOST_HALF)
            points += BOTH[item] if paired else AMOUNT[item]
            points += PER_CREST[item] * crests(land, seat)
            points += PER_GOBLIN[item] * goods(land, seat, GOBLIN)
            points += PER_LONE[item] * lone_animals(land, seat)
    return points


def lone_animals(land: Land, seat: i64) -> i64:
    """The kinds of animal of which a seat has exactly one (LAND-124D)."""
    found: i64 = 0
    for kind in range(FLOWERS_FROM):
        if goods(land, seat, kind) == 1:
            found += 1
    return found


def in_hand(land: Land, seat: i64) -> i64:
    """The value of a hand at the end; special fairies count 1 (LAND-74)."""
    held = hand(land, seat)
    return house_value(held) + special_count(held)


def applause(land: Land, seat: i64) -> i64:
    """The points for the highest hand, even if it is empty (LAND-74, LAND-76R)."""
    own = in_hand(land, seat)
    tied: i64 = 1
    for other in range(land.seats):
        if other != seat:
            theirs = in_hand(land, other)
            if theirs > own:
                return 0
            if theirs == own:
                tied += 1
    return APPLAUSE[tied - 1]


def is_ahead(land: Land, seat: i64, other: i64) -> bool:
    """Whether a seat is placed before another: by points, hand, then later turn (LAND-75)."""
    difference = total(land, seat) - total(land, other)
    if not difference:
        difference = in_hand(land, seat) - in_hand(land, other)
    if not difference:
        difference = _turns_ago(land, other) - _turns_ago(land, seat)
    return difference > 0


def place(land: Land, seat: i64) -> i64:
    """A seat's place, from 1."""
    ahead: i64 = 0
    for other in range(land.seats):
        if other != seat and is_ahead(land, other, seat):
            ahead += 1
    return ahead + 1


def winner(land: Land) -> i64:
    """The seat in first place; there is always exactly one (LAND-75)."""
    seat: i64 = 0
    while place(land, seat) > 1:
        seat += 1
    return seat


def _turns_ago(land: Land, seat: i64) -> i64:
    return (land.turn + land.seats - seat) % land.seats


def box(land: Land) -> i64:
    """The items that weren't in the game, as a set."""
    inside = land.used
    for seat in range(land.seats):
        inside |= items(land, seat)
    for place in range(land.court_count):
        inside |= BIT[card_at(land.court, place)]
    return ALL_ITEMS & ~inside


def rows(land: Land, seat: i64) -> list[int]:
    """The seat and its score row by row."""
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
        total(land, seat),
    ]


def note_the_end(land: Land) -> None:
    """Note everything that was hidden, each seat's score, and who won (LAND-118R)."""
    land.journal.note(ENDED, NOBODY, [])
    for seat in range(land.seats):
        facts: list[int] = [seat]
        land.journal.note(SHOWN, EVERYBODY, facts + members(hand(land, seat)))
    _note_deck(land, COURT)
    _note_deck(land, DRUIDS)
    land.journal.note(BOXED, EVERYBODY, members(box(land)))
    for seat in range(land.seats):
        land.journal.note(COUNTED, NOBODY, rows(land, seat))
    land.journal.note(WON, NOBODY, [winner(land)])


def _note_deck(land: Land, aim: i64) -> None:
    cards = deck_cards(land, aim)
    facts: list[int] = [deck_number(aim)]
    facts += [card_at(cards, place) for place in range(deck_size(land, aim))]
    land.journal.note(LEFTOVER, EVERYBODY, facts)
