"""The parts of Fairy Land, read from the data files and checked: Forest cards and items."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ....kernel.data_files import bound, read_data
from ....kernel.readings import read_otherwise
from ....kernel.refused import Refused
from ....kernel.shapes import from_toml

Group = Literal["animal", "flower", "fairy", "evil", "item"]
Effect = Literal[
    "bid",
    "visit",
    "value",
    "look",
    "return",
    "shield",
    "asleep",
    "points",
    "wild",
    "crown",
    "take",
    "draw",
    "pendant",
]
Deck = Literal["court", "druids"]
Cards = tuple[str, ...]
"""Cards by name."""

DECKS: Final[tuple[Deck, ...]] = ("court", "druids")
HOUSES: Final = 4
"""LAND-1: the number of houses; each has Fairies of value 1 to 7, and Crests."""
FAIRIES: Final = tuple(f"fairy_{value}" for value in range(1, 8))

# LAND-2: the number of cards, and of kinds, in each group.
_CARDS_BY_GROUP: Final = {"animal": 35, "flower": 25, "fairy": 6, "evil": 17, "item": 1}
_KINDS_BY_GROUP: Final = {"animal": 7, "flower": 5, "fairy": 6, "evil": 2, "item": 1}
# The rules refer to these kinds by name (from LAND-80 on).
_NAMED: Final = {
    "fairy": ("warrior", "explorer", "fauna", "flora", "herald", "wind"),
    "evil": ("goblin", "ogre"),
    "item": ("lost_half",),
}
_ITEM_TOTAL: Final = 19
_STARRED_TOTAL: Final = 9
_MOST_AMOUNT: Final = {"draw": 2, "return": 7, "value": 7, "take": 1, "wild": 0, "crown": 10}
"""By effect: the largest amount that the rules can handle; 9 for all others."""
_MOST_POINTS: Final = 20
_MOST_FLOWERS: Final = 5
_MOST_OF_A_KIND: Final = 15
"""The state counts the cards of a kind up to this number."""
USED_EFFECTS: Final[tuple[Effect, ...]] = ("look", "return", "take", "draw")
"""The effects of Usable items; all others are Permanent (LAND-50, LAND-52)."""


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Forest card."""

    name: str
    group: Group
    count: int
    """How many there are; for animals, also the points for having most (LAND-3)."""


class Forest(Struct, frozen=True, forbid_unknown_fields=True):
    """The Forest cards, and the points they score at the end."""

    card: tuple[Kind, ...]
    flower_points: tuple[int, ...]
    """By number of flowers of one colour (LAND-70)."""
    variety_points: tuple[int, ...]
    """By number of different colours (LAND-71)."""
    turtles: int
    """The exact number of turtles (LAND-69) ..."""
    turtle_points: int
    """... that scores this."""
    applause: tuple[int, ...]
    """By number of tied players, from one (LAND-74)."""

    def named(self, group: Group) -> tuple[str, ...]:
        """The kinds of a group, in order."""
        return tuple(kind.name for kind in self.card if kind.group == group)


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """The number printed on a kind of Forest card."""

    card: str
    number: int
    """For animals, the points for most; for a goblin, its cost; for an ogre, the cards it takes."""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """An item of the Queen's Court: one effect, and how much of it."""

    name: str
    use: Literal["usable", "permanent"]
    effect: Effect
    star: bool = False
    """Whether it is recommended for first games (LAND-14V)."""
    amount: int = 0
    """Depending on the effect: value added, cards looked at or drawn, highest value that returns,
    highest number of animals of which ties are broken, or points."""
    among: Literal["animal", "flower", "card"] | None = None
    """The bonus to a bid requires cards of this sort in the Clearing, a wild flower requires
    flowers of its colour ..."""
    least: int = 0
    """... at least this many."""
    deck: Deck | None = None
    """The deck to look at."""
    shuffled: bool = False
    """Whether the deck is shuffled first."""
    crest: int = 0
    """Points for each of the owner's unplayed Crests."""
    goblin: int = 0
    """Points for each of the owner's goblins."""
    lone: int = 0
    """Points for each kind of animal of which the owner has exactly one."""
    both: int = 0
    """Points if its owner also has the Lost Half."""


class _Court(Struct, frozen=True, forbid_unknown_fields=True):
    item: tuple[Item, ...]


def read_forest(text: str) -> Forest:
    """The Forest cards written in the text; Refused if they break a rule of the ledger."""
    forest = from_toml(text, Forest)
    _check_names([kind.name for kind in forest.card], "LAND-2")
    if [kind.group for kind in forest.card] != [
        group for group, kinds in _KINDS_BY_GROUP.items() for _ in range(kinds)
    ]:
        raise Refused("kinds by group: animals, flowers, fairies, evil, item", rule="LAND-2")
    if sum(kind.count for kind in forest.card) != sum(_CARDS_BY_GROUP.values()):
        raise Refused(f"there are {sum(_CARDS_BY_GROUP.values())} Forest cards", rule="LAND-2")
    for group, cards in _CARDS_BY_GROUP.items():
        found = sum(kind.count for kind in forest.card if kind.group == group)
        if found != cards:
            reason = f"{cards} cards are of the group {group}, not {found}"
            bound(__package__, Refused(reason, rule="LAND-2"))
    _check_kinds(forest)
    _check_points(forest)
    return forest


def read_items(text: str) -> tuple[Item, ...]:
    """The items written in the text; Refused if they break a rule of the ledger."""
    items = from_toml(text, _Court).item
    _check_names([item.name for item in items], "LAND-7")
    if len(items) != _ITEM_TOTAL:
        raise Refused(f"there are {_ITEM_TOTAL} items, not {len(items)}", rule="LAND-7")
    stars = sum(item.star for item in items)
    if stars < _STARRED_TOTAL:
        raise Refused(f"{_STARRED_TOTAL} items have a star, not {stars}", rule="LAND-7")
    if stars > _STARRED_TOTAL:
        bound(__package__, Refused(f"{stars} items have a star", rule="LAND-7"))
    if [item.name for item in items if item.effect == "pendant"] != ["retained_half"]:
        raise Refused("one item is the Retained Half of the pendant", rule="LAND-7")
    for item in items:
        _check_item(item)
    return items


def _check_names(names: list[str], rule: str) -> None:
    if len(set(names)) < len(names):
        raise Refused("two things have the same name", rule=rule)


def _check_kinds(forest: Forest) -> None:
    for group, names in _NAMED.items():
        if tuple(kind.name for kind in forest.card if kind.group == group) != names:
            raise Refused(f"the cards of the group {group} are {', '.join(names)}", rule="LAND-2")
    if any(kind.count != 1 for kind in forest.card if kind.group == "fairy"):
        raise Refused("there is one of each special fairy", rule="LAND-5")
    flowers = [kind.count for kind in forest.card if kind.group == "flower"]
    if max(flowers) > _MOST_FLOWERS or min(kind.count for kind in forest.card) < 0:
        raise Refused("a colour has zero to five flowers", rule="LAND-4R")
    if min(flowers) < _MOST_FLOWERS:
        bound(__package__, Refused("there are five flowers of each colour", rule="LAND-4R"))
    if max(kind.count for kind in forest.card) > _MOST_OF_A_KIND:
        raise Refused(f"a kind has at most {_MOST_OF_A_KIND} cards", rule="LAND-2")
    if "turtle" not in forest.named("animal"):
        raise Refused("one animal is the turtle", rule="LAND-3")


def _check_points(forest: Forest) -> None:
    if len(forest.flower_points) != 6 or len(forest.variety_points) != 6:
        raise Refused(
            "flowers score for 0 to 5 of a colour, and for 0 to 5 colours", rule="LAND-70"
        )
    if len(forest.applause) != HOUSES:
        raise Refused("applause is for one to four who are tied", rule="LAND-74")


def _check_item(item: Item) -> None:
    if (item.effect in USED_EFFECTS) != (item.use == "usable"):
        reason = f"{item.name} is {item.use}, which doesn't fit its effect"
        raise Refused(reason, rule="LAND-7", field=f"item[{item.name}].use")
    if (item.effect == "look") != (item.deck is not None):
        raise Refused("a look, and nothing else, has a deck", field=f"item[{item.name}].deck")
    most = _MOST_AMOUNT.get(item.effect, 9)
    points = item.crest, item.goblin, item.lone, item.both
    if not 0 <= item.amount <= most or min(points) < 0:
        reason = f"an item with this effect has an amount of 0 to {most}"
        raise Refused(reason, field=f"item[{item.name}].amount")
    if max(points) > _MOST_POINTS:
        raise Refused(f"more than {_MOST_POINTS} points", field=f"item[{item.name}]")
    if (item.among is None) != (item.least == 0):
        raise Refused("a condition has a number", field=f"item[{item.name}].least")


FOREST: Final = read_forest(read_data(__package__, "forest.toml"))
ITEMS: Final = read_items(read_data(__package__, "items.toml"))
READ_OTHERWISE: Final = read_otherwise(__package__, read_data(__package__, "readings.toml"))
"""The rulings that are read otherwise than by us."""
KINDS: Final = tuple(kind.name for kind in FOREST.card)
"""The kinds of Forest cards, in the order of their numbers."""
ITEM_NAMES: Final = tuple(item.name for item in ITEMS)
SPECIAL: Final = FOREST.named("fairy")
"""The special fairies, numbered after the seven of a house."""
HAND: Final = FAIRIES + SPECIAL
"""All fairies that a hand can hold, in the order of their numbers."""
