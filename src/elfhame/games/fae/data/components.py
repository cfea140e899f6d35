"""The parts of Fae, read from the data files and checked: the map and the ritual cards."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from ....kernel.data_files import bound, read_data
from ....kernel.readings import read_otherwise
from ....kernel.refused import Refused
from ....kernel.shapes import from_toml
from .geography import TERRAINS, Lake, Map, Region, River, Space, Terrain, check

__all__ = [
    "COLOURS",
    "DRUIDS_OF_A_COLOUR",
    "LETTERS",
    "MAP",
    "RITUALS",
    "TERRAINS",
    "Colour",
    "Lake",
    "Map",
    "Region",
    "RitualComponent",
    "River",
    "Space",
    "Terrain",
    "read_map",
    "read_rituals",
]

Colour = Literal["blue", "yellow", "red", "purple", "black"]
# FAE-4: the colours of the druids and of the scoring markers; FAE-7: one spirit card for each.
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DRUIDS_OF_A_COLOUR: Final = 12
"""The number of druids of each colour (FAE-1)."""
LETTERS: Final[dict[Colour, str]] = {
    "blue": "B",
    "yellow": "Y",
    "red": "R",
    "purple": "P",
    "black": "K",
}
"""The letter that stands for a druid of each colour: K for black, as B is blue's."""
# FAE-5: how many cards the values 1 to 5 have.
COUNTS: Final = (4, 3, 2, 2, 1)


class RitualComponent(Struct, frozen=True, forbid_unknown_fields=True):
    """The ritual cards of one value: how many, and what they bless and curse (FAE-5, FAE-6)."""

    value: int
    count: int
    blessed: tuple[Terrain, ...]
    cursed: Terrain | None = None


class _Pack(Struct, frozen=True, forbid_unknown_fields=True):
    ritual: tuple[RitualComponent, ...]


def read_map(text: str) -> Map:
    """The map written in the text; Refused if it breaks a rule of the ledger (FAE-8D)."""
    country = from_toml(text, Map)
    check(country)
    return country


def read_rituals(text: str) -> tuple[RitualComponent, ...]:
    """The ritual cards written in the text, by value; Refused against FAE-5 or FAE-6."""
    rituals = from_toml(text, _Pack).ritual
    if tuple(ritual.value for ritual in rituals) != (1, 2, 3, 4, 5):
        raise Refused("the values are 1 to 5, each once", rule="FAE-5")
    if sum(ritual.count for ritual in rituals) != sum(COUNTS):
        raise Refused(f"there are {sum(COUNTS)} ritual cards", rule="FAE-5")
    counts = tuple(ritual.count for ritual in rituals)
    if counts != COUNTS:
        reason = f"the values have {counts} cards, not {COUNTS}"
        bound(__package__, Refused(reason, rule="FAE-5"))
    for ritual in rituals:
        _check_pair(ritual)
    return rituals


def _check_pair(ritual: RitualComponent) -> None:
    if ritual.value == 5:
        if ritual.blessed != TERRAINS or ritual.cursed:
            _bound_pair("value 5 blesses every terrain and curses none")
    elif len(ritual.blessed) != 1 or ritual.cursed in (None, *ritual.blessed):
        _bound_pair(f"value {ritual.value} blesses one terrain, curses another")


def _bound_pair(reason: str) -> None:
    bound(__package__, Refused(reason, rule="FAE-6"))


MAP: Final = read_map(read_data(__package__, "map.toml"))
RITUALS: Final = read_rituals(read_data(__package__, "cards.toml"))
READ_OTHERWISE: Final = read_otherwise(__package__, read_data(__package__, "readings.toml"))
"""The rulings that are read otherwise than by us."""
