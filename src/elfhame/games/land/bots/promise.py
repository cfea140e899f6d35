"""What cards, items and hands promise a seat before the end, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, lowest
from ..data.components import ITEMS, Effect
from ..data.rows import card_at, size
from ..data.tables import (
    AMOUNT,
    ASLEEP_ITEMS,
    BOTH,
    COPIES,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    GOBLIN_ITEMS,
    ITEM_COUNT,
    LEAST,
    LOST_HALF,
    OGRE,
    PENDANT_ITEMS,
    PER_CREST,
    PER_GOBLIN,
    PER_LONE,
    SHIELD_ITEMS,
    TURTLE,
    TURTLES,
    VARIETY_POINTS,
    WILD_ITEMS,
    house_value,
    special_count,
)
from ..rules.scoring import in_hand, lone_animals
from ..state import (
    Land,
    crests,
    discard_count,
    goods,
    has_item,
    items,
    items_among,
    owns,
    played,
)

POINT: Final = 100
RATE: Final = 55
"""The worth of one value in a hand at a glance, while there is time to spend it."""
BACK: Final = 20
"""The least value that a Crest is likely to bring back, if it is kept until then."""
MEAL_COST: Final = 220
"""The cost of an ogre for a seat with something to lose."""
SPECIAL_PROMISE: Final = vec[i64]([120, 180, 150, 190, 200, 260])
"""The worth of each special Fairy in addition to a hand, early in the game."""
SETS: Final = vec[i64]([0, 90, 280, 590, 1000, 1500])
"""By number of flowers of one colour: their points, and those they may grow into."""
COLOURS: Final = vec[i64]([-100, 150, 330, 610, 1000, 1500])
"""By number of different colours: likewise, as long as there is time to find more."""
PAIR: Final = 40
"""The worth of two animals of a kind side by side in a Clearing, in addition to each."""
LONE: Final = 150
"""What an item that scores a point each for some cards is likely to find of them until the end."""
WILD_HOPE: Final = 420
"""The worth of a wild flower early in the game, to a seat that needs one more of a colour."""
LATE: Final = 9
"""With this many turns left or fewer, there isn't."""
PER_TURN: Final = 4
"""The value that can be spent per turn; a hand beyond that is worth nothing."""
_WORTHS: Final[dict[Effect, int]] = {
    "bid": 160,
    "visit": 60,
    "value": 190,
    "look": 250,
    "return": 260,
    "shield": 220,
    "asleep": 100,
    "points": 0,
    "wild": 0,
    "crown": 260,
    "take": 270,
    "draw": 260,
    "pendant": 0,
}
_BY_AMOUNT: Final = ("bid", "visit")
ITEM_WORTH: Final = vec[i64](
    [
        _WORTHS[item.effect] * (item.amount if item.effect in _BY_AMOUNT else 1)
        - (90 * item.least if item.among else 0)
        for item in ITEMS
    ]
)
"""The worth of an item early in the game, without its own points."""


def turns_left(land: Land) -> i64:
    """The number of turns to come, including this one."""
    return (len(land.forest) - land.drawn + 1) // 2 + 1


def animals_promise(land: Land, seat: i64) -> i64:
    """What all animals of a seat promise."""
    total: i64 = 0
    for kind in range(FLOWERS_FROM):
        total += animal_promise(land, seat, kind, goods(land, seat, kind))
    return total


def items_promise(land: Land, seat: i64) -> i64:
    """What all items of a seat promise."""
    total: i64 = 0
    owned = items(land, seat)
    for item in range(ITEM_COUNT):
        if contains(owned, item):
            total += item_promise(land, seat, item)
    return total


def animal_promise(land: Land, seat: i64, kind: i64, own: i64) -> i64:
    """What a number of animals of a kind promises: the more, the fewer the others have."""
    if not own:
        return 0
    others: i64 = 0
    gone = discard_count(land, kind) + own
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, kind)
            others += theirs * theirs
            gone += theirs
    left = max(0, COPIES[kind] - gone)
    mine = own * own * 2
    found = COPIES[kind] * POINT * mine // (mine + others * 2 + left)
    if kind == TURTLE:
        found += _three(own, left)
    return found


def _three(own: i64, left: i64) -> i64:
    """What the points for exactly three turtles promise."""
    if own == TURTLES:
        return 3 * POINT - 40 * left
    if own < TURTLES and own + left >= TURTLES:
        return 60 * own
    return 0


def flower_promise(land: Land, seat: i64) -> i64:
    """What all flowers of a seat promise."""
    total: i64 = 0
    different: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        count = goods(land, seat, kind)
        total += SETS[count]
        if count:
            different += 1
    return total + variety_promise(land, different)


def variety_promise(land: Land, different: i64) -> i64:
    """What a number of different colours promises."""
    return COLOURS[different] if turns_left(land) > LATE else VARIETY_POINTS[different] * POINT


def goblin_promise(land: Land, seat: i64, own: i64) -> i64:
    """What a number of goblins promises; above 0 only with an item that rewards them."""
    total: i64 = 0
    rewarding = items_among(land, seat, GOBLIN_ITEMS)
    if rewarding:
        total = own * _per_goblin(rewarding) * POINT
    if not own or owns(land, seat, ASLEEP_ITEMS):
        return total
    return total - _goblin_loss(land, seat, own)


def _goblin_loss(land: Land, seat: i64, own: i64) -> i64:
    """What a number of goblins is likely to cost: the more, the fewer the others have."""
    most: i64 = 0
    for other in range(land.seats):
        if other != seat:
            most = max(most, goods(land, other, GOBLIN))
    mine = own * own
    return 2 * own * POINT * mine // (mine + most * most + 1)


def _per_goblin(owned: i64) -> i64:
    """The points that these items give for each goblin."""
    points: i64 = 0
    for item in range(ITEM_COUNT):
        if contains(owned, item):
            points += PER_GOBLIN[item]
    return points


def marginal(land: Land, seat: i64, kind: i64) -> i64:
    """What one more card of a kind would bring a seat."""
    if kind < FLOWERS_FROM:
        own = goods(land, seat, kind)
        return animal_promise(land, seat, kind, own + 1) - animal_promise(land, seat, kind, own)
    if kind < FAIRIES_FROM:
        return _flower(land, seat, kind)
    if kind < GOBLIN:
        return faded(land, SPECIAL_PROMISE[kind - FAIRIES_FROM])
    if kind == GOBLIN:
        own = goods(land, seat, GOBLIN)
        return goblin_promise(land, seat, own + 1) - goblin_promise(land, seat, own)
    if kind == OGRE:
        return _ogre(land, seat)
    return _pendant(land, seat)


def loss(land: Land, seat: i64, kind: i64) -> i64:
    """What a seat would lose with one card of a kind fewer."""
    own = goods(land, seat, kind)
    if kind < FLOWERS_FROM:
        return animal_promise(land, seat, kind, own) - animal_promise(land, seat, kind, own - 1)
    lost = SETS[own] - SETS[own - 1]
    if own > 1:
        return lost
    different = _colours(land, seat)
    return lost + variety_promise(land, different) - variety_promise(land, different - 1)


def _flower(land: Land, seat: i64, kind: i64) -> i64:
    count = min(goods(land, seat, kind), 4)
    more = SETS[count + 1] - SETS[count]
    if count:
        return more
    different = _colours(land, seat)
    return more + variety_promise(land, different + 1) - variety_promise(land, different)


def _colours(land: Land, seat: i64) -> i64:
    different: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        if goods(land, seat, kind):
            different += 1
    return different


def _ogre(land: Land, seat: i64) -> i64:
    """What an ogre would bring, unless an item holds it off."""
    if owns(land, seat, SHIELD_ITEMS):
        return 0
    return -MEAL_COST


def _pendant(land: Land, seat: i64) -> i64:
    """What the Lost Half would bring."""
    if not owns(land, seat, PENDANT_ITEMS):
        return 50
    retained = lowest(PENDANT_ITEMS)
    return (BOTH[retained] - AMOUNT[retained]) * POINT


def item_promise(land: Land, seat: i64, item: i64) -> i64:
    """What an item promises a seat that has it or might get it."""
    total = faded(land, ITEM_WORTH[item]) + PER_CREST[item] * POINT * crests(land, seat) // 2
    if BOTH[item]:
        paired = has_item(land, seat, LOST_HALF)
        return total + (BOTH[item] if paired else AMOUNT[item]) * POINT
    if PER_CREST[item]:
        total += AMOUNT[item] * POINT
    if contains(WILD_ITEMS, item):
        return total + _wild_promise(land, seat, LEAST[item])
    if contains(ASLEEP_ITEMS, item):
        return total + _goblin_loss(land, seat, goods(land, seat, GOBLIN))
    total += PER_LONE[item] * (60 * lone_animals(land, seat) + faded(land, LONE))
    return total + PER_GOBLIN[item] * (POINT * goods(land, seat, GOBLIN) + faded(land, LONE))


def _wild_promise(land: Land, seat: i64, least: i64) -> i64:
    """What a wild flower promises a seat that needs at least so many flowers of its colour."""
    most: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        most = max(most, goods(land, seat, kind))
    if most >= least:
        return SETS[min(most + 1, 5)] - SETS[most]
    return faded(land, WILD_HOPE) // (least - most)


def faded(land: Land, worth: i64) -> i64:
    """What is left of an early worth when few turns remain."""
    return worth * min(turns_left(land), 16) // 16


def pile(land: Land, seat: i64, cards: i64) -> i64:
    """What the cards of a Clearing would bring a seat, taken together."""
    total: i64 = 0
    for place in range(size(cards)):
        kind = card_at(cards, place)
        total += marginal(land, seat, kind)
        if kind < FLOWERS_FROM and place and card_at(cards, place - 1) == kind:
            total += PAIR
    return total


def rate(land: Land, seat: i64) -> i64:
    """The worth of one value in a hand now: less if there is more than can be spent."""
    held = in_hand(land, seat) + 10 * crests(land, seat)
    spendable = turns_left(land) * PER_TURN
    if held <= spendable:
        return RATE
    return RATE * spendable // held


def brought_back(land: Land, seat: i64, spendable: i64) -> i64:
    """The value that a seat's Crests would bring back, as far as it can be spent."""
    found: i64 = 0
    back = max(played_value(land, seat), BACK)
    for _crest in range(crests(land, seat)):
        found += min(back, spendable - found)
        back = BACK
    return found


def played_value(land: Land, seat: i64) -> i64:
    """The value of the fairies that a seat has played."""
    gone = played(land, seat)
    return house_value(gone) + 2 * special_count(gone)
