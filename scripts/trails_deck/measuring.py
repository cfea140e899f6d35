"""Measures a deck: a compiled elfhame of its own, with these cards, plays many games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.installing import changed, tally

WORKER: Final = "scripts.trails_deck.worker"


@dataclass(frozen=True)
class Figures:
    """What TRAIL-5D asks about a deck, each as a share of the games."""

    early: float
    """Of games for two: they ended before the deck did (TRAIL-40)."""
    first: float
    """Of games for two: the starting player won; a tie is half a win."""
    tied: float
    cards: float
    """How many cards were laid in games for two."""
    solo: float
    """Of solo games: won."""
    at_once: float
    """Of solo games: lost with the first three cards, however well they were laid."""
    easier: float
    """Of easier solo games (TRAIL-56V): won."""

    def __str__(self) -> str:
        return (
            f"early {self.early:.1%}, starting player {self.first:.1%}, tied {self.tied:.1%}, "
            f"{self.cards:.1f} cards; solo {self.solo:.1%}, lost at once {self.at_once:.1%}, "
            f"easier {self.easier:.1%}"
        )


def measured(home: Path, text: str, bot: str, games: int, solo: int, seed: int = 1) -> Figures:
    """The figures of the deck in this text."""
    with changed(home, "trails/data/cards.toml", text) as copy:
        two = tally(copy, WORKER, (bot, 2, 0), games, seed)
        alone, easier = (tally(copy, WORKER, (bot, 1, kind), solo, seed) for kind in (0, 1))
    return Figures(
        early=two["rule TRAIL-40"] / games,
        first=(two["share 12"] + two["share 6"] / 2) / games,
        tied=two["share 6"] / games,
        cards=two["cards"] / games,
        solo=alone["rule TRAIL-54"] / solo,
        at_once=alone["at once"] / solo,
        easier=easier["rule TRAIL-54"] / solo,
    )
