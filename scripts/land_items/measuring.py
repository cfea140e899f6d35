"""Measures the items: a compiled elfhame of its own, with these items, plays many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from scripts.figures import Piece, pieces
from scripts.installing import changed, tally

WORKER: Final = "scripts.land_items.worker"


def measured(home: Path, text: str, bot: str, seats: int, games: int, seed: int) -> list[Piece]:
    """The figures of the items in this text, by name."""
    with changed(home, "land/data/items.toml", text) as copy:
        return pieces(tally(copy, WORKER, (bot, seats), games, seed))
