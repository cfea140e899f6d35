"""Finished tables without a server: random games between bots."""

from __future__ import annotations

from random import Random

import msgspec

from elfhame.games import registry
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import Facts
from elfhame.server.tables.fold import extend, new_table
from elfhame.server.tables.log import Played
from elfhame.server.tables.table import Table


def played(game: str, seats: int, seed: int) -> Table:
    """A game played to its end, the same for the same seed."""
    rng, rules = Random(seed), registry.game(game)
    config = TableConfig(
        game=game,
        version=rules.version,
        options=msgspec.to_builtins(rules.options({})),
        seats=[SeatPlan(kind="bot", level="hazel")] * seats,
    )
    table = new_table(Facts(f"table-{seed}", "host", config, rng.randbytes(32), "s", "w", 0))
    while table.status == "running":
        assert table.play is not None
        seat = min(table.asks)
        action = rng.choice(list(table.play.numbers(seat)))
        table = extend(table, table.next_line(table.seq, None, Played(seat, [action])))
    return table
