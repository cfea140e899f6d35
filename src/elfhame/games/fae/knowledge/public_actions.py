"""The actions that others can tell from the events of a step: in Fae, all of them."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Move, RitualAction, number_of
from .events import FaeEvent, Moved, RitualEvent


def public_action(events: Sequence[FaeEvent]) -> tuple[int, int] | None:
    """The seat and number of the action behind the events of one step: the first one shows it."""
    match events[0]:
        case Moved(seat=seat, source=source, target=target):
            return seat, number_of(Move(source, target))
        case RitualEvent(seat=seat, space=space):
            return seat, number_of(RitualAction(space))
    return None
