"""The pieces as packed tables: kinds, what a hand is worth, and the items by their effects."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from .components import FAIRIES, FOREST, ITEMS, KINDS, Effect

# BIT[n] stands for a shift of 1 by n, which mypyc makes 32 bits wide.
BIT: Final = vec[i64]([2**n for n in range(62)])

# Forest kinds by number: animals, flowers, special fairies, evil creatures, the Lost Half.
FLOWERS_FROM: Final = 7
FAIRIES_FROM: Final = 12
GOBLIN: Final = 18
OGRE: Final = 19
LOST: Final = 20
KIND_COUNT: Final = 21
ITEM_COUNT: Final = 19
LOST_HALF: Final = 19
"""The Lost Half among the items in front of a seat."""
CARDS: Final = vec[i64]([kind.count for kind in FOREST.card])
"""By kind: how many there are; of animals, also their points."""
TURTLE: Final = KINDS.index("turtle")
TURTLES: Final = FOREST.turtles
TURTLE_POINTS: Final = FOREST.turtle_points
FLOWER_POINTS: Final = vec[i64](list(FOREST.flower_points))
VARIETY_POINTS: Final = vec[i64](list(FOREST.variety_points))
APPLAUSE: Final = vec[i64](list(FOREST.applause))

# A Clearing is one number: five bits a card, then how many cards, animals, flowers and evil ones.
COUNT_AT: Final = 36
ANIMALS_AT: Final = 40
FLOWERS_AT: Final = 44
EVIL_AT: Final = 48
_GROUP_AT: Final = {"animal": ANIMALS_AT, "flower": FLOWERS_AT, "evil": EVIL_AT}
STEP: Final = vec[i64](
    [
        2**COUNT_AT + (2 ** _GROUP_AT[kind.group] if kind.group in _GROUP_AT else 0)
        for kind in FOREST.card
    ]
)
"""By kind: what a card adds to the numbers of its Clearing."""

# Hands are bits: the seven Fairies of a house, then the special ones.
HOUSE: Final = 127
WARRIOR: Final = 7
EXPLORER: Final = 8
FAUNA: Final = 9
FLORA: Final = 10
HERALD: Final = 11
WIND: Final = 12
HAND_COUNT: Final = 13
FAUNA_WORTH: Final = 3
FLORA_WORTH: Final = 4
HERALD_WORTH: Final = 5


def _masks(bits: int) -> list[list[int]]:
    return [[bit for bit in range(bits) if number >> bit & 1] for number in range(2**bits)]


def _slipped(value: int) -> int:
    """What a house Fairy counts for the owner of the item that lifts the small ones."""
    return max([value, *(item.amount for item in ITEMS if item.effect == "value")])


SUM: Final = vec[i64]([sum(bit + 1 for bit in mask) for mask in _masks(len(FAIRIES))])
"""By house Fairies as bits: their values together."""
SLIPPED_SUM: Final = vec[i64](
    [sum(_slipped(bit + 1) for bit in mask) for mask in _masks(len(FAIRIES))]
)
SLIPPED: Final = vec[i64]([_slipped(value + 1) for value in range(len(FAIRIES))])
POP: Final = vec[i64]([len(mask) for mask in _masks(HAND_COUNT)])
"""How many bits a small number has."""

# Effects by number.
_EFFECTS: Final[tuple[Effect, ...]] = ("look", "return", "take", "draw")
LOOK: Final = 0
RETURN: Final = 1
TAKE: Final = 2
DRAW: Final = 3
EFFECT: Final = vec[i64](
    [_EFFECTS.index(item.effect) if item.effect in _EFFECTS else -1 for item in ITEMS]
)
"""By item: what using it does; -1 for a Permanent one."""
AMOUNT: Final = vec[i64]([item.amount for item in ITEMS])
_AMONG: Final = {"card": COUNT_AT, "animal": ANIMALS_AT, "flower": FLOWERS_AT}
AMONG: Final = vec[i64]([_AMONG[item.among] if item.among else -1 for item in ITEMS])
"""By item: which number of a Clearing its bonus asks for; -1 for none."""
LEAST: Final = vec[i64]([item.least for item in ITEMS])
DECK: Final = vec[i64]([int(item.deck == "druids") for item in ITEMS])
SHUFFLES: Final = vec[i64]([int(item.shuffled) for item in ITEMS])
PER_CREST: Final = vec[i64]([item.crest for item in ITEMS])
PER_GOBLIN: Final = vec[i64]([item.goblin for item in ITEMS])
BOTH: Final = vec[i64]([item.both for item in ITEMS])


def _having(*effects: Effect) -> int:
    return sum(2**number for number, item in enumerate(ITEMS) if item.effect in effects)


ALL_ITEMS: Final = 2**ITEM_COUNT - 1
STARRED: Final = sum(2**number for number, item in enumerate(ITEMS) if item.star)
USABLE: Final = _having("look", "return", "take", "draw")
BID_ITEMS: Final = _having("bid")
VISIT_ITEMS: Final = _having("visit")
VALUE_ITEMS: Final = _having("value")
SHIELD_ITEMS: Final = _having("shield")
ASLEEP_ITEMS: Final = _having("asleep")
POINT_ITEMS: Final = _having("points", "pendant")
WILD_ITEMS: Final = _having("wild")
CROWN_ITEMS: Final = _having("crown")
