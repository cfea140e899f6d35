"""Positions written directly into a server's log, as if they had been played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, Self

from elfhame.kernel.play import Play
from elfhame.server import rows
from elfhame.server.chronicle import after
from elfhame.server.hall import Hall
from elfhame.server.log import Line, Played
from elfhame.server.table import Table
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


def store(server: Threaded, table: str, enough: Enough, seed: int) -> bool:
    """Play all seats at random until a person's position meets a condition; returns success."""
    return bool(server.do(_store(server, table, enough, random.Random(seed))))


async def _store(server: Threaded, name: str, enough: Enough, chance: random.Random) -> bool:
    """Runs without interruption, so a bot that was asked meanwhile answers too late."""
    hall = server.house.hall
    await hall.find(name)
    async with hall._lock(name):
        table, written = await hall._newest(name), []
        while table.play is not None and table.asks:
            asked = _asked(table)
            if not asked.bot and enough(asked):
                break
            table, line = _move(hall, table, asked.seat, chance.choice(asked.choices))
            written.append(rows.added(table, line))
        if written:
            await hall.database.write(*written, rows.move_on(table, hall._due()))
            hall._keep(table)
    server.house.company.ask(table)
    return bool(table.asks)


def _asked(table: Table) -> Position:
    assert table.play is not None
    seat = min(table.asks)
    return Position(table.play, seat, table.chairs[seat].bot is not None)


def _move(hall: Hall, table: Table, seat: int, action: int) -> tuple[Table, Line]:
    entry = Played(seat=seat, actions=[action])
    line = Line(table.seq + 1, hall.settings.clock(), None, entry)
    return after(table, line), line
