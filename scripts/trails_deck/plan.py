"""The plan of a Fairy Trails deck: how many networks of each kind, and their houses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# All networks of one colour, up to rotation (TRAIL-5D).
KINDS: Final = ("NESW", "NES W", "NS EW", "NE SW", "NS E W", "NE S W", "N E S W")
# Without the starting card (TRAIL-6D), which is always the same.
CARDS: Final = 58


@dataclass(frozen=True)
class Plan:
    """The recipe of a deck, for both colours: each card also exists with colours swapped."""

    kinds: tuple[int, ...] = (4, 14, 8, 10, 6, 10, 6)
    """How many networks of each kind, in the order of KINDS."""
    single: int = 26
    """How many of them have one house."""
    double: int = 4
    """How many of them have two."""
    bare: int = 8
    """How many cards have no house of either colour."""
    ends: float = 1.5
    """Weight of a dead end when placing a house; any other free spot on a path has weight 1."""

    def __post_init__(self) -> None:
        assert len(self.kinds) == len(KINDS)
        assert sum(self.kinds) == CARDS
        assert self.bare % 2 == 0
        assert self.bare <= self.empty <= CARDS // 2 + self.bare // 2

    @property
    def empty(self) -> int:
        """How many networks have no house."""
        return CARDS - self.single - self.double

    @property
    def houses(self) -> int:
        """The houses of one colour, including the one on the starting card."""
        return 1 + self.single + 2 * self.double
