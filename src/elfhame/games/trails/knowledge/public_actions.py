"""The actions that others can tell from the events of a step: in Fairy Trails, laying a card."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Lay, number_of
from .events import Laid, TrailsEvent


def public_action(events: Sequence[TrailsEvent]) -> tuple[int, int] | None:
    """The seat and number of the action behind the events of one step, if they show it."""
    laid = _laid(events)
    return None if laid is None else (laid.seat, number_of(Lay(laid.x, laid.y, laid.turns)))


def card_laid(events: Sequence[TrailsEvent]) -> int:
    """The card that was laid in a step whose events show it."""
    laid = _laid(events)
    assert laid is not None, "public_action found it"
    return laid.card


def _laid(events: Sequence[TrailsEvent]) -> Laid | None:
    return next((event for event in events if isinstance(event, Laid)), None)
