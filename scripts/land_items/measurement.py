"""Measures a set of items: a compiled copy of elfhame plays many games with them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from scripts.figures import Piece, pieces
from scripts.installation import modified_copy, tally

WORKER: Final = "scripts.land_items.worker"


def item_figures(home: Path, text: str, bot: str, seats: int, games: int, seed: int) -> list[Piece]:
    """The figures of the items in this text, sorted by name."""
    with modified_copy(home, "land/data/items.toml", text) as copy:
        return pieces(tally(copy, WORKER, (bot, seats), games, seed))
