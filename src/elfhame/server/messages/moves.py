"""Messages about moves: playing, taking back, previewing and explaining them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .frames import Fault
from .shapes import Chosen, FromClient, FromServer, MoveId, SeatNumber, Seq


class Move(FromClient, frozen=True):
    """One or more decisions by one seat. Either all of them are played or none."""

    seat: SeatNumber
    move_id: MoveId
    """An id of your choice, new for each move. A move sent twice counts once."""
    ask: Seq
    """The `ask` of the frame that this move answers."""
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class TakeBack(FromClient, frozen=True):
    """Undo your last decision."""

    seat: SeatNumber
    move_id: MoveId
    seq: Seq
    """The latest seq of the table that you have seen."""


class Written(FromServer, frozen=True):
    """The move is stored. Sending the same move again gets the same answer."""

    move_id: str
    seq: int


class MoveAnswer(FromServer, frozen=True, tag="heard", tag_field="kind"):
    """The answer to a move sent over a socket."""

    move_id: str
    seq: int | None
    """As in `Written`; null if nothing was done."""
    status: int = 200
    """The status that an HTTP response would have."""
    problem: Fault | None = None
    """Why nothing was done, as in an HTTP response."""


class LookRequest(FromClient, frozen=True):
    """Decisions to preview."""

    seat: SeatNumber
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class WhyRequest(FromClient, frozen=True):
    """A decision to explain."""

    seat: SeatNumber
    action: Chosen


class AtSeat(FromClient, frozen=True):
    """One of your seats."""

    seat: SeatNumber
