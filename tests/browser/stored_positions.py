"""Positions written directly into a server's log, as if they had been played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, Self

from elfhame.kernel.play import Play
from elfhame.server.tables import rows
from elfhame.server.tables.fold import extend
from elfhame.server.tables.log import Line, Played
from elfhame.server.tables.store import TableStore
from elfhame.server.tables.table import Table
from tests.server.client import Caller
from tests.server.running import Threaded


class LocalGuest(Caller):
    """A guest on a server that runs in this process."""

    def __init__(self, server: Threaded, name: str = "Ada") -> None:
        super().__init__(server.address)
        self.server = server
        self.post("/api/guests", {"name": name})

    def __enter__(self) -> Self:
        return self


class Position(NamedTuple):
    """A position in which a seat has to decide."""

    play: Play
    seat: int
    bot: bool

    @property
    def view(self) -> Any:
        """The seat's view."""
        return self.play.view(self.seat)

    @property
    def question(self) -> str:
        return str(self.view.question)

    @property
    def choices(self) -> list[int]:
        return list(self.play.numbers(self.seat))


Enough = Callable[[Position], bool]
Choose = Callable[[Position], int]


def store(server: Threaded, table: str, enough: Enough, seed: int) -> bool:
    """Play all seats at random until a person's position meets a condition; returns success."""
    chance = random.Random(seed)
    return store_played(server, table, enough, lambda asked: chance.choice(asked.choices))


def store_played(server: Threaded, table: str, enough: Enough, choose: Choose) -> bool:
    """Play all seats in a way until a person's position meets a condition; returns success."""
    return bool(server.do(_store(server, table, enough, choose)))


async def _store(server: Threaded, name: str, enough: Enough, choose: Choose) -> bool:
    """Runs without interruption, so a bot that was asked meanwhile answers too late."""
    tables = server.app.tables
    await tables.find(name)
    async with tables._lock(name):
        table, written = await tables._newest(name), []
        while table.play is not None and table.asks:
            asked = _asked(table)
            if not asked.bot and enough(asked):
                break
            table, line = _move(tables, table, asked.seat, choose(asked))
            written.append(rows.add_line(table, line))
        if written:
            await tables.database.write(*written, rows.update_progress(table, tables._due()))
            tables._keep(table)
    server.app.bots.ask(table)
    return bool(table.asks)


def _asked(table: Table) -> Position:
    assert table.play is not None
    seat = min(table.asks)
    return Position(table.play, seat, table.seats[seat].bot is not None)


def _move(tables: TableStore, table: Table, seat: int, action: int) -> tuple[Table, Line]:
    entry = Played(seat=seat, actions=[action])
    line = table.next_line(tables.settings.clock(), None, entry)
    return extend(table, line), line
