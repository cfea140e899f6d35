"""Measures the bots, and writes the results into docs/bots.md.

``python -m scripts.measure_bots`` measures everything. Words restrict that: ``fae land`` to the
matches of two games, ``fae elder oak`` to those in Fae in which these levels are judged, and
``thinking`` to the time that bots need.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED

from .match import Match, matches
from .page import PAGE, with_row, with_table
from .thinking import thinking

THINKING: Final = "thinking"


def chosen(words: set[str]) -> Iterator[Match]:
    """The matches that the words ask for."""
    games = words & set(registry.names())
    bots = words - games - {THINKING}
    if words == {THINKING}:
        return
    for game in registry.names():
        for match in matches(game):
            if (not games or game in games) and (not bots or match.bot in bots):
                yield match


def main(words: set[str]) -> None:
    """Measure what the words ask for, and rewrite its rows."""
    if not COMPILED:
        sys.exit("The rules aren't compiled: run make measure-bots.")
    for match in chosen(words):
        row = match.row(match.play())
        print(match.game, row, flush=True)
        page = with_row(PAGE.read_text("utf-8"), matches(match.game), match, row)
        PAGE.write_text(page, "utf-8")
    if not words or THINKING in words:
        found = thinking()
        print(found, flush=True)
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), THINKING, found), "utf-8")


if __name__ == "__main__":
    main(set(sys.argv[1:]))
