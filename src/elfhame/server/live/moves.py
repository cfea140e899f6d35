"""Moves that arrive over a socket: decoded, played, and answered."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ..http.dependencies import identify
from ..http.errors import fault_of
from ..http.limits import Bucket, Connection
from ..messages import Move, MoveAnswer, Written
from ..problems import Problem
from ..store.database import Unreadable

if TYPE_CHECKING:
    from ..app import App
    from ..http.dependencies import Credentials

_DECODER: Final = msgspec.json.Decoder(Move)
REFUSALS: Final = (120, 0.5)
"""Refused moves that a socket may send at once, and per second after that."""


class NotAMove(Exception):
    """A message that isn't a move, or a move of someone who only watches."""


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
        self._refusals = Bucket(*REFUSALS)

    async def answer(self, text: str) -> MoveAnswer:
        """The answer to a move.

        Raises NotAMove for any other message, and Problem after too many refused moves.
        """
        move = decode_move(text)
        if move is None or self._seat < 0:
            raise NotAMove
        begun = perf_counter()
        result = await self._play(move)
        if isinstance(result, Written):
            self._app.metrics.answered(200, perf_counter() - begun)
            return MoveAnswer(move_id=move.move_id, seq=result.seq)
        if not self._refusals.spend():
            raise Problem("too-many")
        fault = fault_of(result, self._locale)
        return MoveAnswer(move_id=move.move_id, seq=None, status=result.status, problem=fault)

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
