"""Prepares everything before the port opens, so that no first request keeps the others waiting.

The first use of a text, a locale, a board or an encoder can take up to 100 ms, and descriptions
take longer. A rehearsal plays a few moves of each game, and describes it and the API.
"""

from __future__ import annotations

from typing import Final

from litestar import Litestar

from ..games import registry
from ..texts import LANGUAGES
from .broadcast.frames import Frames
from .http.game_files import files_of
from .http.openapi import document_json
from .http.routes.docs import reference_page
from .tables.config import SeatPlan, TableConfig
from .tables.facts import Facts
from .tables.fold import extend, new_table
from .tables.log import Played
from .tables.table import Table

LEVEL: Final = "seedling"
MOVES: Final = 3


def rehearse(app: Litestar) -> None:
    """Play and describe every game, and describe the API."""
    for name in registry.names():
        play(name)
        files = files_of(registry.game(name))
        _ = files.facts, files.schema, files.board
    document_json(app)
    reference_page(app)


def play(game: str) -> None:
    """Show a game to every observer in every language, as whole frames and as changes."""
    rules, frames = registry.game(game), Frames()
    table = _table(game, max(rules.seats))
    for _ in range(MOVES):
        before, table = table, _moved(table)
        for observer in (-1, *range(len(table.seats))):
            for language in LANGUAGES:
                frames.frame(table, observer, language, -1, None)
                frames.change(table, observer, language, before)


def _table(game: str, seats: int) -> Table:
    """A table that is never stored, at which the game has begun."""
    version = registry.game(game).version
    plans = [SeatPlan(kind="bot", level=LEVEL)] * seats
    config = TableConfig(game=game, version=version, options={}, seats=plans)
    return new_table(Facts("rehearsal", "", config, bytes(32), "", "", 0))


def _moved(table: Table) -> Table:
    """The table after the first legal move, or the same one if there is none."""
    if table.play is None or not table.asks:
        return table
    seat = min(table.asks)
    entry = Played(seat, table.play.numbers(seat)[:1])
    return extend(table, table.next_line(0, None, entry))
