"""Moves that come over a socket: decoded, played, and answered."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ..http.dependencies import identify
from ..http.errors import fault_of
from ..http.limits import Connection
from ..messages import Heard, Move, Written
from ..problems import Problem
from ..store.database import Unreadable
from .wire import packed

if TYPE_CHECKING:
    from ..app import App
    from ..http.dependencies import Credentials

_DECODER: Final = msgspec.json.Decoder(Move)


def decode_move(text: str | bytes) -> Move | None:
    """The move in a message; None if it is anything else."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class SocketMoves:
    """Plays the moves of one socket, for the seat that it observes."""

    def __init__(
        self,
        app: App,
        connection: Connection,
        credentials: Credentials,
        table: str,
        seat: int,
        locale: str,
    ) -> None:
        self._app = app
        self._connection = connection
        self._credentials = credentials
        self._table = table
        self._seat = seat
        self._locale = locale

    async def answer(self, text: bytes) -> bytes | None:
        """The answer to a move, ready for the wire; None if the message isn't a move."""
        move = decode_move(text)
        if move is None or self._seat < 0:
            return None
        begun = perf_counter()
        result = await self._play(move)
        if isinstance(result, Problem):
            fault = fault_of(result, self._locale)
            answer = Heard(move_id=move.move_id, seq=None, status=result.status, problem=fault)
            return packed(answer)
        self._app.metrics.answered(200, perf_counter() - begun)
        return packed(Heard(move_id=move.move_id, seq=result.seq))

    async def _play(self, move: Move) -> Written | Problem:
        if move.seat != self._seat:
            return Problem("not-yours")
        if not self._app.request_limits.allows(self._connection):
            return Problem("too-many")
        try:
            caller = await identify(self._app, *self._credentials)
        except Unreadable:
            return Problem("unwritable")
        return await self._app.moves.play(caller, self._table, move)
