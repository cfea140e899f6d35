"""Measures the items: a compiled elfhame of its own, with these items, plays many games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from scripts.installing import changed, tally

WORKER: Final = "scripts.land_items.worker"
SURE: Final = 1.96
"""So many standard errors to either side hold 95 of 100."""
TWELFTHS: Final = 12


@dataclass(frozen=True)
class Item:
    """How an item fared in all games of a seat count."""

    name: str
    offered: int
    """The games in which it lay in the Queen's deck (LAND-13)."""
    taken: int
    won: float
    """The victories of its holders."""

    @property
    def share(self) -> float:
        """Of the games that offered it: in which it was taken."""
        return self.taken / max(self.offered, 1)

    @property
    def rate(self) -> float:
        """Of the games in which it was taken: which its holder won."""
        return self.won / max(self.taken, 1)

    @property
    def error(self) -> float:
        """The rate is this near to the true one, 95 times of 100."""
        return SURE * sqrt(self.rate * (1 - self.rate) / max(self.taken, 1))


def mean_rate(found: list[Item]) -> float:
    """What part of its games the holder of any item wins."""
    return sum(item.won for item in found) / max(sum(item.taken for item in found), 1)


def measured(home: Path, text: str, bot: str, seats: int, games: int, seed: int) -> list[Item]:
    """The figures of the items in this text, in its order."""
    with changed(home, "land/data/items.toml", text) as copy:
        found = tally(copy, WORKER, (bot, seats), games, seed)
    names = [key.removeprefix("offered ") for key in found if key.startswith("offered ")]
    return [
        Item(
            name, found[f"offered {name}"], found[f"taken {name}"], found[f"won {name}"] / TWELFTHS
        )
        for name in sorted(names)
    ]
