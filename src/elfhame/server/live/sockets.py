"""Live updates: a WebSocket receives frames for one observer in one language, and sends moves."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any, Final, NamedTuple

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from ..app import App
from ..broadcast.frames import text_of
from ..connections import SocketBudget
from ..http.dependencies import CurrentApp, CurrentCaller, Locale, credentials_of
from ..http.errors import fault_of
from ..http.limits import Connection
from ..people.access import Caller, default_observer, holds
from ..problems import Problem
from ..store.database import Unreadable
from ..tables.table import Table
from .moves import NotAMove, SocketMoves

logger = logging.getLogger("elfhame.sockets")

AnySocket = WebSocket[Any, Any, Any]

REFUSED: Final = 4000
"""A refused socket closes with this plus the status that an HTTP request would get."""
NOT_A_MOVE: Final = 1008
"""The client sent something other than a move, or doesn't play."""


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
    observer: Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    changes: Annotated[bool, QueryParameter()] = False,
) -> None:
    """Send a frame now, and whenever the table changes: a frame, or only how it changed."""
    await socket.accept()
    try:
        app.fanout.check(caller.name, app.settings.sockets)
        found = await app.access.table(caller, table)
        chosen = default_observer(found, caller) if observer is None else observer
        await app.access.observing(caller, table, chosen)
        credentials = credentials_of(socket, app.settings)
        connection = Connection.of(socket.scope)
        moves = SocketMoves(app, connection, credentials, table, chosen, locale)
        wanted = Subscription(table, chosen, locale, since, changes)
        follower = TableSocket(socket, app, caller, credentials.key, wanted)
        await follower.serve(moves, connection.address)
    except Problem as problem:
        await _close(socket, problem, locale)
    except Unreadable:
        await _close(socket, Problem("unwritable"), locale)


class Subscription(NamedTuple):
    """What a socket asked for."""

    table: str
    observer: int
    language: str
    since: int
    """The last seq that the client knows."""
    changes: bool
    """Whether to send only what changed, where possible."""


class TableSocket:
    """One socket. It is sent the newest frame whenever it can take one; nobody waits for it.

    A frame or change covers everything since the last one that was sent, so a slow reader skips
    versions but misses nothing.
    """

    def __init__(
        self,
        socket: AnySocket,
        app: App,
        caller: Caller,
        token: str,
        wanted: Subscription,
    ) -> None:
        self.token = token
        self._socket = socket
        self._app = app
        self._caller = caller
        self._table, self._observer, self._language, self._since, self._changes = wanted
        self._sent: Table | None = None
        """The version of the table that was sent last."""
        self._listens = False
        self._stale = False
        self._sender: asyncio.Task[None] | None = None

    async def serve(self, moves: SocketMoves, address: str) -> None:
        """Send frames and answer moves until either side closes."""
        budget = SocketBudget.of(self._socket.scope)
        budget.admit(self._app.socket_bytes.bucket(address), self._exceeded)
        self._join()
        try:
            await self._app.tables.find(self._table)  # listeners keep it in memory
            self.notify()
            await self._converse(moves, budget)
        finally:
            self._leave()
            if self._observer >= 0:
                await self._app.presence.save((self._table, self._observer))

    def notify(self) -> None:
        """Send the newest version, unless that is being done."""
        self._stale = True
        if self._sender is None and self._listens:
            self._sender = asyncio.create_task(self._send_newest())

    def end(self, problem: Problem) -> None:
        """Say why, and close."""
        if self._listens:
            self._leave()
            self._sender = asyncio.create_task(_close(self._socket, problem, self._language))

    # ------------------------------------------------------------ frames

    async def _send_newest(self) -> None:
        try:
            while self._stale and self._listens:
                self._stale = False
                await self._send(self._newest())
            self._sender = None
        except Problem as problem:
            self.end(problem)
        except (OSError, WebSocketDisconnect):
            return  # the receiving side notices as well
        except Exception as error:
            logger.error("a table can't be shown", exc_info=error)
            self.end(Problem("broken"))

    def _newest(self) -> str:
        """The frame or change that is due; empty if there is none."""
        table = self._app.tables.cached(self._table)
        if table is None:
            raise Problem("outdated")
        if self._observer >= 0 and not holds(table, self._caller, self._observer):
            raise Problem("not-yours")
        if table is self._sent:
            return ""
        before, self._sent = self._sent, table
        since, self._since = self._since, table.seq
        frames, reader = self._app.frames, (table, self._observer, self._language)
        if self._changes and before is not None and table.moved_on_from(before):
            return frames.change(*reader, before)
        return frames.frame(*reader, since, self._caller.id)

    async def _send(self, text: str) -> None:
        if text:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    # ------------------------------------------------------------ moves

    async def _converse(self, moves: SocketMoves, budget: SocketBudget) -> None:
        """Answer moves one after another; uvicorn reads no further until one is answered."""
        with suppress(OSError, WebSocketDisconnect):
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                if not self._listens:
                    return
                text = message.get("text") or ""
                await self._answer(moves, text)
                budget.refund(text)

    async def _answer(self, moves: SocketMoves, text: str) -> None:
        try:
            await self._send(text_of(await moves.answer(text)))
        except NotAMove:
            self._leave()
            await self._socket.close(NOT_A_MOVE)
        except Problem as problem:
            self.end(problem)
        except (OSError, WebSocketDisconnect):
            raise
        except Exception as error:
            logger.error("a move can't be answered", exc_info=error)
            self.end(Problem("broken"))

    def _exceeded(self) -> None:
        self.end(Problem("too-many"))

    # ------------------------------------------------------------ presence

    def _join(self) -> None:
        self._listens = True
        self._app.fanout.listen(self._table, self._caller.name, self)
        if self._observer >= 0:
            self._app.presence.come(self._table, self._observer)

    def _leave(self) -> None:
        """Stop listening; calling it again does nothing."""
        if self._listens:
            self._listens = False
            self._app.fanout.leave(self._table, self._caller.name, self)
            if self._observer >= 0:
                self._app.presence.go(self._table, self._observer)


async def _close(socket: AnySocket, problem: Problem, language: str) -> None:
    """Say why, and close."""
    with suppress(OSError, RuntimeError, WebSocketDisconnect):
        await socket.send_text(text_of(fault_of(problem, language)))
        await socket.close(REFUSED + problem.status)
