"""Live updates: a socket pushes frames to one observer in one language, and takes its moves."""

from __future__ import annotations

import logging
from collections import deque
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from ..app import App
from ..http.dependencies import (
    CurrentApp,
    CurrentCaller,
    Locale,
    credentials_of,
)
from ..http.errors import fault_of
from ..http.limits import Connection
from ..people.access import Caller, default_observer, holds
from ..problems import Problem
from ..store.database import Unreadable
from ..tables.table import Table
from .moves import SocketMoves
from .wire import Wire, packed, wire_of

logger = logging.getLogger("elfhame.sockets")

AnySocket = WebSocket[Any, Any, Any]

FAULTY: Final = 4000
"""A socket that is refused closes with this and the status that an HTTP request would get."""
TALKS: Final = 1008
"""The client sent something that is no move, or does not play."""
MOST_WAITING: Final = 16
"""Who has so many moves unanswered is not read until they are answered."""


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
    observer: Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
) -> None:
    """Push a frame now, and whenever the table changes."""
    await socket.accept()
    try:
        app.fanout.check(caller.name, app.settings.sockets)
        found = await app.access.table(caller, table)
        eye = default_observer(found, caller) if observer is None else observer
        await app.access.observing(caller, table, eye)
        shown = credentials_of(socket, app.settings)
        ear = SocketMoves(app, Connection.of(socket.scope), shown, table, eye, locale)
        wire = wire_of(socket.scope)
        await Listener(wire, app, caller, shown.key, table, eye, locale, ear).begin(since)
    except Problem as problem:
        await _refuse(socket, problem, locale)
    except Unreadable:
        await _refuse(socket, Problem("unwritable"), locale)


class Listener:
    """One socket: what changes is pushed as soon as it takes it, and nobody waits for it."""

    def __init__(
        self,
        wire: Wire,
        app: App,
        caller: Caller,
        token: str,
        table: str,
        observer: int,
        language: str,
        ear: SocketMoves,
    ) -> None:
        self.token = token
        self._wire = wire
        self._app = app
        self._caller = caller
        self._table = table
        self._observer = observer
        self._language = language
        self._ear = ear
        self._since = -1
        self._sent: Table | None = None
        self._listens = False
        self._waiting: deque[bytes] = deque()
        self._owed = b""

    async def begin(self, since: int) -> None:
        """Push, and hear moves, until either side goes."""
        self._since = since
        app = self._app
        self._listens = True
        app.fanout.listen(self._table, self._caller.name, self)
        if self._observer >= 0:
            app.presence.come(self._table, self._observer)
        try:
            await app.tables.find(self._table)  # who listens keeps it at hand
        except BaseException:
            self.gone()
            raise
        self._wire.give_to(self)
        self.ring()

    def ring(self) -> None:
        """Push the table as it stands; what goes wrong is the trouble of this socket alone."""
        try:
            if self._listens:
                self._push()
        except Problem as problem:
            self.end(problem)
        except Exception as error:
            logger.error("a table cannot be told", exc_info=error)
            self.end(Problem("broken"))

    def _push(self) -> None:
        """Push what is owed, and the news if there are any, as far as the wire takes it."""
        table = self._app.tables.cached(self._table)
        if table is None:
            raise Problem("outdated")
        if self._observer >= 0 and not holds(table, self._caller, self._observer):
            raise Problem("not-yours")
        news = self._packed(table) if table is not self._sent else b""
        if (news or self._owed) and self._wire.push(self._owed + news):
            self._owed = b""
            self._sent, self._since = table, table.seq

    def _packed(self, table: Table) -> bytes:
        return self._app.frames.packed(
            table, self._observer, self._language, self._since, self._caller.id
        )

    def hear(self, said: bytes) -> None:
        """Answer moves, one after the other; who has many unanswered is not read for a while."""
        self._waiting.append(said)
        if len(self._waiting) == 1:
            self._wire.begin(self._converse())
        elif len(self._waiting) == MOST_WAITING:
            self._wire.hold(True)

    async def _converse(self) -> None:
        """Answer what waits, as fast as the answers are taken."""
        while self._waiting and self._listens:
            try:
                self._answer(await self._ear.answer(self._waiting[0]))
            except Exception as error:
                logger.error("a move cannot be answered", exc_info=error)
                self.end(Problem("broken"))
            self._waiting.popleft()
            await self._wire.writable.wait()
        self._wire.hold(False)

    def _answer(self, answer: bytes | None) -> None:
        """An answer goes before its news are put together; all who hear of them hear at once.

        Who said anything but a move is sent away.
        """
        if answer is None:
            self.gone()
            self._wire.begin(self._wire.hang_up(TALKS))
        else:
            self._owed += answer
            if self._wire.answer(self._owed):
                self._owed = b""
            self.ring()
            self._app.fanout.ring(self._table)

    def end(self, problem: Problem) -> None:
        """Say why, and close."""
        if self._listens:
            self.gone()
            fault = packed(fault_of(problem, self._language))
            self._wire.begin(self._wire.hang_up(FAULTY + problem.status, fault))

    def gone(self) -> None:
        """Listen no longer, and note when that was."""
        if not self._listens:
            return
        self._listens = False
        self._app.fanout.leave(self._table, self._caller.name, self)
        if self._observer >= 0:
            self._app.presence.go(self._table, self._observer)
            self._wire.begin(self._app.presence.save((self._table, self._observer)))


async def _refuse(socket: AnySocket, problem: Problem, language: str) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        fault = fault_of(problem, language)
        await socket.send_text(msgspec.json.encode(fault).decode())
        await socket.close(FAULTY + problem.status)
