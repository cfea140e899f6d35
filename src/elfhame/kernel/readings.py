"""Readings of unclear rules: ours, and another one that the lab can play instead."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from .data_files import bound
from .refused import Refused
from .shapes import from_toml

FILE: Final = "readings.toml"
Choice = Literal["ours", "other"]


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling that can be read in two ways."""

    rule: str
    ours: str
    """What the ledger says, in a few words."""
    other: str
    read: Choice = "ours"
    """Which of the two is played."""
    seats: tuple[int, ...] = ()
    """The numbers of seats at which it makes a difference; none if at all of them."""

    @property
    def opposite(self) -> Choice:
        """The one that isn't played."""
        return "other" if self.read == "ours" else "ours"


class _Readings(Struct, frozen=True, forbid_unknown_fields=True):
    reading: tuple[Ruling, ...]


def read_readings(text: str) -> tuple[Ruling, ...]:
    """The readings described by the text."""
    return from_toml(text, _Readings).reading


def read_otherwise(package: str, text: str) -> frozenset[str]:
    """The rules that aren't read as by us: none in a game as it ships."""
    others = [reading for reading in read_readings(text) if reading.read == "other"]
    for reading in others:
        bound(package, Refused(f"here {reading.other}", rule=reading.rule))
    return frozenset(reading.rule for reading in others)
