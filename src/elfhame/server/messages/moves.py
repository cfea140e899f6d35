"""Messages about decisions: taken, taken back, tried out, doubted."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .shapes import Asked, Chosen, MoveId, SeatNumber, Sent, Seq


class Move(Asked, frozen=True):
    """One or more decisions of one seat, all or none."""

    seat: SeatNumber
    move_id: MoveId
    """Yours to choose, a new one for each move: sent twice, a move counts once."""
    ask: Seq
    """The `ask` of the frame that this answers."""
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class TakeBack(Asked, frozen=True):
    """Undo your last decision."""

    seat: SeatNumber
    move_id: MoveId
    seq: Seq
    """The table's seq as you see it."""


class Written(Sent, frozen=True):
    """It is in the log, for good; sent again, the same move gets the same answer."""

    move_id: str
    seq: int


class Heard(Sent, frozen=True, tag="heard", tag_field="kind"):
    """What became of a move that came over a socket."""

    move_id: str
    seq: int | None
    """As of what is written; None if nothing was done: post the same move, and learn why."""


class Looking(Asked, frozen=True):
    """Decisions to be tried out."""

    seat: SeatNumber
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class Asking(Asked, frozen=True):
    """A decision in doubt."""

    seat: SeatNumber
    action: Chosen


class AtSeat(Asked, frozen=True):
    """One of your seats."""

    seat: SeatNumber
