"""Moves that come over a socket: the short way for a seat that listens there already.

A move that is in order is written and answered here. Of any other it is said that nothing was
done: who posts it learns why.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from ..http.fast_moves import move_in, passed
from ..http.limits import Connection
from ..messages import Heard, Move
from .wire import packed

if TYPE_CHECKING:
    from ..app import App
    from ..http.dependencies import Credentials


class SocketMoves:
    """Hears what one socket says for the seat that it observes."""

    def __init__(
        self, app: App, connection: Connection, shown: Credentials, table: str, seat: int
    ) -> None:
        self._app = app
        self._connection = connection
        self._shown = shown
        self._table = table
        self._seat = seat

    async def answer(self, text: bytes) -> bytes | None:
        """What became of a move, ready for the wire; None to who says anything else."""
        move = move_in(text)
        if move is None or self._seat < 0:
            return None
        begun = perf_counter()
        seq = await self._written(move)
        if seq is not None:
            self._app.metrics.answered(200, perf_counter() - begun)
        return packed(Heard(move_id=move.move_id, seq=seq))

    async def _written(self, move: Move) -> int | None:
        """The seq of a move of this seat that is in order; None if nothing was done."""
        if move.seat != self._seat or not self._app.request_limits.allows(self._connection):
            return None
        written = await passed(self._app, self._shown, self._table, move)
        return None if written is None else written.seq
