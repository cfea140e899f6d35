"""Measures a deck: a compiled copy of elfhame plays many games with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.installation import modified_copy, tally

WORKER: Final = "scripts.trails_deck.worker"


@dataclass(frozen=True)
class Figures:
    """The figures that TRAIL-5D asks for, as shares of games unless noted."""

    early: float
    """Two-player games that ended before the deck did (TRAIL-40)."""
    first: float
    """Two-player games that the starting player won; a tie is half a win."""
    tied: float
    cards: float
    """Mean number of cards laid in a two-player game."""
    solo: float
    """Solo games won."""
    at_once: float
    """Solo games lost with the first three cards."""
    easier: float
    """Easier solo games (TRAIL-56V) won."""

    def __str__(self) -> str:
        return (
            f"early {self.early:.1%}, starting player {self.first:.1%}, tied {self.tied:.1%}, "
            f"{self.cards:.1f} cards; solo {self.solo:.1%}, lost at once {self.at_once:.1%}, "
            f"easier {self.easier:.1%}"
        )


def deck_figures(home: Path, text: str, bot: str, games: int, solo: int, seed: int = 1) -> Figures:
    """The figures of the deck in this text."""
    with modified_copy(home, "trails/data/cards.toml", text) as copy:
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
