"""Live updates: a socket pushes frames to one observer in one language, and takes its moves."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from .access import Caller, observer_of, seats
from .faults import fault_of
from .guests import hashed
from .hearing import Ear
from .house import House
from .limits import Connection
from .problems import Problem
from .routes.asking import Called, Housed, Language, shown_by, spoken
from .store.database import Unreadable
from .table import Table
from .wire import wire_of

logger = logging.getLogger("elfhame.sockets")

AnySocket = WebSocket[Any, Any, Any]

FAULTY: Final = 4000
"""A socket that is refused closes with this and the status that an HTTP request would get."""
TALKS: Final = 1008
"""The client sent something that is no move, or does not play."""


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    house: Housed,
    caller: Called,
    observer: Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    language: Language = None,
) -> None:
    """Push a frame now, and whenever the table changes."""
    speech = spoken(socket, language)
    await socket.accept()
    try:
        house.fanout.check(caller.name, house.settings.sockets)
        found = await house.access.table(caller, table)
        eye = observer_of(found, caller) if observer is None else observer
        await house.access.observing(caller, table, eye)
        shown = shown_by(socket, house.settings)
        ear = Ear(house, Connection.of(socket.scope), shown, table, eye)
        token = hashed(shown.token)
        await Listener(socket, house, caller, token, table, eye, speech).run(since, ear)
    except Problem as problem:
        await _refuse(socket, problem, speech)
    except Unreadable:
        await _refuse(socket, Problem("unwritable"), speech)


class Listener:
    """One socket: what changes is pushed as soon as it takes it, and nobody waits for it."""

    def __init__(
        self,
        socket: AnySocket,
        house: House,
        caller: Caller,
        token: str,
        table: str,
        observer: int,
        language: str,
    ) -> None:
        self.token = token
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._house = house
        self._caller = caller
        self._table = table
        self._observer = observer
        self._language = language
        self._since = -1
        self._sent: Table | None = None
        self._problem: Problem | None = None

    async def run(self, since: int, ear: Ear) -> None:
        """Push, and hear moves, until either side goes."""
        self._since = since
        house = self._house
        house.fanout.listen(self._table, self._caller.name, self)
        if self._observer >= 0:
            house.presence.come(self._table, self._observer)
        self._wire.on_writable = self.ring
        try:
            await house.hall.find(self._table)  # who listens keeps it at hand
            self.ring()
            await self._converse(ear)
        finally:
            self._wire.on_writable = None
            house.fanout.leave(self._table, self._caller.name, self)
            await self._gone()

    def ring(self) -> None:
        """Push the table as it stands; what goes wrong is the trouble of this socket alone."""
        try:
            self._push()
        except Problem as problem:
            self.end(problem)
        except Exception as error:
            logger.error("a table cannot be told", exc_info=error)
            self.end(Problem("broken"))

    def _push(self) -> None:
        """Push, if there is news and the wire takes it."""
        table = self._house.hall.known(self._table)
        if table is None:
            raise Problem("outdated")
        if self._observer >= 0 and self._observer not in seats(table, self._caller):
            raise Problem("not-yours")
        if table is not self._sent and self._wire.push(self._packed(table)):
            self._sent, self._since = table, table.seq

    def _packed(self, table: Table) -> bytes:
        return self._house.frames.packed(
            table, self._observer, self._language, self._since, self._caller.id
        )

    def end(self, problem: Problem) -> None:
        """Say why, and close."""
        self._problem = problem
        self._wire.wake()

    async def _converse(self, ear: Ear) -> None:
        """Answer moves, one after the other; who says anything else is sent away."""
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            if self._problem is not None:
                raise self._problem
            answer = await ear.answer(message.get("text") or "")
            if answer is None:
                await self._socket.close(TALKS)
                return
            await self._wire.answer(answer)

    async def _gone(self) -> None:
        if self._observer >= 0:
            self._house.presence.go(self._table, self._observer)
            await self._house.presence.note((self._table, self._observer))


async def _refuse(socket: AnySocket, problem: Problem, language: str) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        fault = fault_of(problem, language)
        await socket.send_text(msgspec.json.encode(fault).decode())
        await socket.close(FAULTY + problem.status)
