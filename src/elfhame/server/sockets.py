"""Live updates: a socket pushes frames to one observer in one language, and listens to nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from .access import Caller, observer_of, seats
from .fanout import Mailbox
from .faults import fault_of
from .house import House
from .problems import Problem
from .routes.asking import Called, Housed, Language, spoken
from .store.database import Unreadable
from .table import Table

AnySocket = WebSocket[Any, Any, Any]

FAULTY: Final = 4000
"""A socket that is refused closes with this and the status that an HTTP request would get."""
TALKS: Final = 1008
"""The client sent something: sockets only push."""


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
        await Listener(socket, house, caller, table, eye, speech).run(since)
    except Problem as problem:
        await _refuse(socket, problem, speech)
    except Unreadable:
        await _refuse(socket, Problem("unwritable"), speech)


class Listener:
    """One socket: its own task, its own mailbox; nobody waits for it."""

    def __init__(
        self,
        socket: AnySocket,
        house: House,
        caller: Caller,
        table: str,
        observer: int,
        language: str,
    ) -> None:
        self._socket = socket
        self._house = house
        self._caller = caller
        self._table = table
        self._observer = observer
        self._language = language

    async def run(self, since: int) -> None:
        """Push until either side goes."""
        box = self._house.fanout.listen(self._table, self._caller.name)
        if self._observer >= 0:
            self._house.presence.come(self._table, self._observer)
        listening = asyncio.create_task(self._listen(box))
        try:
            await self._push(box, since)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            self._house.fanout.leave(self._table, box, self._caller.name)
            await self._gone()

    async def _push(self, box: Mailbox, since: int) -> None:
        sent: Table | None = None
        while not box.closed:
            table = await self._house.hall.find(self._table)
            if table is sent:
                await box.news()
                continue
            if self._observer >= 0 and self._observer not in seats(table, self._caller):
                raise Problem("not-yours")
            text = self._house.frames.text(
                table, self._observer, self._language, since, self._caller.id
            )
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
            sent, since = table, table.seq
            await box.news()

    async def _listen(self, box: Mailbox) -> None:
        """Wait for the client to go; whoever talks is sent away."""
        try:
            await self._socket.receive_data("text")
            await self._socket.close(TALKS)
        except WebSocketDisconnect:
            pass
        finally:
            box.close()

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
