"""The pieces as lookup tables: kinds of cards, values of hands, and items by effect."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from .components import FAIRIES, FOREST, ITEMS, KINDS, USED_EFFECTS, Effect

CLEARINGS: Final = 3
COURT: Final = CLEARINGS
"""The aims of payments and looks: the Clearings from 0 to 2, the Court, the Druids."""
DRUIDS: Final = COURT + 1
DECK_SIZE: Final = 9
"""The cards in the Court's and in the Druids' deck at the start (LAND-13, LAND-15)."""


def deck_number(aim: i64) -> i64:
    """The number of the Court's (0) or the Druids' deck (1), from the aim of a visit."""
    return aim - COURT


def aim_of_deck(deck: i64) -> i64:
    """The aim of a visit to the Court's (0) or the Druids' deck (1)."""
    return COURT + deck


# Forest kinds by number: animals, flowers, special fairies, evil creatures, the Lost Half.
FLOWERS_FROM: Final = 7
FAIRIES_FROM: Final = 12
GOBLIN: Final = 18
OGRE: Final = 19
LOST_HALF_CARD: Final = 20
KIND_COUNT: Final = 21
ITEM_COUNT: Final = 19
LOST_HALF: Final = 19
"""The number of the Lost Half among the items of a seat."""
COPIES: Final = vec[i64]([kind.count for kind in FOREST.card])
"""By kind: how many cards there are; for animals, also their points (LAND-3)."""
TURTLE: Final[i64] = KINDS.index("turtle")
TURTLES: Final[i64] = FOREST.turtles
TURTLE_POINTS: Final[i64] = FOREST.turtle_points
FLOWER_POINTS: Final = vec[i64](list(FOREST.flower_points))
VARIETY_POINTS: Final = vec[i64](list(FOREST.variety_points))
APPLAUSE: Final = vec[i64](list(FOREST.applause))

# The groups of cards that are counted in each Clearing.
ANY: Final = 0
ANIMAL: Final = 1
FLOWER: Final = 2
EVIL: Final = 3
_GROUPS: Final = {"card": ANY, "animal": ANIMAL, "flower": FLOWER, "evil": EVIL}
GROUP: Final = vec[i64]([_GROUPS.get(kind.group, ANY) for kind in FOREST.card])
"""By kind: the group it is counted in besides ANY, or ANY if there is none."""


def is_evil(kind: i64) -> bool:
    """Whether a Forest card is a goblin or an ogre."""
    return kind in (GOBLIN, OGRE)


# Hands are sets of fairies: the seven of a house, then the special ones.
HOUSE: Final = 127
SPECIALS: Final = 63 * 128
WARRIOR: Final = 7
EXPLORER: Final = 8
FAUNA: Final = 9
FLORA: Final = 10
HERALD: Final = 11
WIND: Final = 12
FAIRY_COUNT: Final = 13
FAUNA_WORTH: Final = 3
FLORA_WORTH: Final = 4
HERALD_WORTH: Final = 5


def _sets(size: int) -> list[list[int]]:
    """The members of each set of numbers below ``size``."""
    return [[n for n in range(size) if members >> n & 1] for members in range(2**size)]


def _raised(value: int) -> int:
    """The value of a house Fairy for the owner of the item that raises the small ones."""
    return max([value, *(item.amount for item in ITEMS if item.effect == "value")])


VALUE_SUM: Final = vec[i64]([sum(n + 1 for n in fairies) for fairies in _sets(len(FAIRIES))])
"""By set of house Fairies: their total value."""
RAISED_SUM: Final = vec[i64](
    [sum(_raised(n + 1) for n in fairies) for fairies in _sets(len(FAIRIES))]
)
"""Likewise, for the owner of the item that raises the small ones (LAND-126D)."""

# For sets as small as a hand, a table is faster than how_many and lowest in kernel/bits.py.
SET_SIZE: Final = vec[i64]([len(members) for members in _sets(FAIRY_COUNT)])
"""By set of numbers below 13: its size."""


def lowest_of(numbers: i64) -> i64:
    """The lowest of a set of numbers below 13: the number of those below it."""
    return SET_SIZE[(numbers & -numbers) - 1]


def house_value(fairies: i64) -> i64:
    """The total value of the house Fairies in a set."""
    return VALUE_SUM[fairies & HOUSE]


def raised_value(fairies: i64) -> i64:
    """Likewise, for the owner of the item that raises the small ones (LAND-126D)."""
    return RAISED_SUM[fairies & HOUSE]


def house_up_to(value: i64) -> i64:
    """The house Fairies of at most this value, as a set."""
    return BIT[value] - 1


def special_count(fairies: i64) -> i64:
    """The number of special fairies in a set."""
    return SET_SIZE[fairies >> WARRIOR]


# The effects of Usable items by number, as in USED_EFFECTS.
LOOK: Final = 0
RETURN: Final = 1
TAKE: Final = 2
DRAW: Final = 3
EFFECT: Final = vec[i64](
    [USED_EFFECTS.index(item.effect) if item.effect in USED_EFFECTS else -1 for item in ITEMS]
)
"""By item: what using it does, or -1 for a Permanent one."""
AMOUNT: Final = vec[i64]([item.amount for item in ITEMS])
AMONG: Final = vec[i64]([_GROUPS[item.among] if item.among else -1 for item in ITEMS])
"""By item: the group of cards that its bonus depends on, or -1 if it depends on none."""
LEAST: Final = vec[i64]([item.least for item in ITEMS])
"""By item: the number of such cards that the Clearing needs."""
DECK: Final = vec[i64]([int(item.deck == "druids") for item in ITEMS])
SHUFFLES: Final = vec[i64]([int(item.shuffled) for item in ITEMS])
PER_CREST: Final = vec[i64]([item.crest for item in ITEMS])
PER_GOBLIN: Final = vec[i64]([item.goblin for item in ITEMS])
PER_LONE: Final = vec[i64]([item.lone for item in ITEMS])
BOTH: Final = vec[i64]([item.both for item in ITEMS])


def _set(wanted: list[bool]) -> i64:
    """The set of items that are wanted, given for each item."""
    return sum(BIT[item] for item in range(ITEM_COUNT) if wanted[item])


def _having(*effects: Effect) -> i64:
    return _set([item.effect in effects for item in ITEMS])


ALL_ITEMS: Final = 2**ITEM_COUNT - 1
STARRED: Final = _set([item.star for item in ITEMS])
USABLE: Final = _having(*USED_EFFECTS)
BID_ITEMS: Final = _having("bid")
VISIT_ITEMS: Final = _having("visit")
VALUE_ITEMS: Final = _having("value")
SHIELD_ITEMS: Final = _having("shield")
ASLEEP_ITEMS: Final = _having("asleep")
POINT_ITEMS: Final = _having("points", "pendant")
WILD_ITEMS: Final = _having("wild")
CROWN_ITEMS: Final = vec[i64](
    [
        _set([item.effect == "crown" and item.amount >= kind.count for item in ITEMS])
        for kind in FOREST.card
    ]
)
"""By kind of animal: the items that break ties for the most of it (LAND-136D)."""
GOBLIN_ITEMS: Final = _set([item.goblin != 0 for item in ITEMS])
"""The items that reward goblins."""
PENDANT_ITEMS: Final = _having("pendant")
"""The Retained Half of the pendant."""
