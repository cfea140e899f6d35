"""Tables with random histories: entries of every kind, in any order that is possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

from elfhame.games import registry
from elfhame.kernel.refused import Refused
from elfhame.server.problems import Problem
from elfhame.server.tables import log
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import Facts
from elfhame.server.tables.fold import extend
from elfhame.server.tables.fold import new_table as empty_table
from elfhame.server.tables.table import Table

GUESTS = ("ada", "bo", "cy")
SHARE = "0123456789abcdef" * 2


def new_table(game: str, seats: int = 2, name: str = "table") -> Table:
    """A table owned by Ada, with no one seated."""
    plans = [SeatPlan(kind="open") for _ in range(seats)]
    config = TableConfig(
        game=game, version=registry.game(game).version, options={}, seats=plans, hints=False
    )
    return empty_table(Facts(name, "ada", config, bytes(32), "seat-key", "watch-key", 0))


def entries(table: Table, chance: random.Random) -> Iterator[log.AnyEntry]:
    """One entry of every kind, possible now or not."""
    seat = chance.randrange(len(table.seats))
    guest = chance.choice(GUESTS)
    yield log.Sat(seat, guest, f"{guest} {chance.randrange(3)}", SHARE)
    if table.play is not None and table.asks:
        asked = chance.choice(sorted(table.asks))
        yield log.Played(asked, [chance.choice(table.play.numbers(asked))])
    yield log.Placed(seat, chance.choice(["seedling", "hazel", None]))
    yield log.Stood(seat)
    yield log.TookBack(seat)
    yield log.Rewound(seat, chance.randrange(1, 3))
    yield log.Hinted(seat)
    yield log.Agreed(seat, (seat + 1) % len(table.seats))
    yield log.Handed(seat, "hazel", "agreed")
    yield log.Returned(seat)
    yield log.Keyed(seat, SHARE)
    yield log.Left(seat, "seedling")
    yield log.Closed(-1)
    yield log.Rematched(-1, "another")


def next_of(table: Table, chance: random.Random) -> Table:
    """The table after a random possible entry, usually a move."""
    possible = list(entries(table, chance))
    weights = [8, 8, *[1] * len(possible)][: len(possible)]
    for entry in chance.choices(possible, weights, k=9):
        try:
            line = table.next_line(1000 + table.seq, f"m{chance.randrange(10**6)}", entry)
            return extend(table, line)
        except (Problem, Refused):
            continue
    return table
