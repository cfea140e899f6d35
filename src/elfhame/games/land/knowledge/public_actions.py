"""The actions that others can tell from the events of a step."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import (
    Audience,
    Banish,
    Bid,
    Crest,
    Druids,
    Enough,
    Explore,
    Feed,
    LandAction,
    Pass,
    Pay,
    Place,
    Recall,
    Use,
    number_of,
)
from .events import (
    Bade,
    Banished,
    Crested,
    Explored,
    Fed,
    LandEvent,
    Paid,
    Passed,
    Placed,
    Played,
    Recalled,
    Used,
    Visited,
)


def public_action(events: Sequence[LandEvent]) -> tuple[int, int] | None:
    """The seat and number of the action behind the events of one step, if they show it."""
    for event in events:
        found = _of_clearings(event) or _of_fairies(event)
        if found is not None:
            return found[0], number_of(found[1])
    return None


def _of_clearings(event: LandEvent) -> tuple[int, LandAction] | None:
    match event:
        case Placed(seat=seat, card=card, clearing=clearing):
            return seat, Place(card, clearing)
        case Explored(seat=seat, clearing=clearing):
            return seat, Explore(clearing)
        case Visited(seat=seat, deck=deck):
            return seat, Audience() if deck == "court" else Druids()
        case Bade(seat=seat, value=value):
            return seat, Bid(value)
        case Passed(seat=seat):
            return seat, Pass()
        case Fed(seat=seat, card=card):
            return seat, Feed(card)
    return None


def _of_fairies(event: LandEvent) -> tuple[int, LandAction] | None:
    match event:
        case Played(seat=seat, fairy=fairy):
            return seat, Pay(fairy)
        case Paid(seat=seat):  # with no Fairy more; whatever follows comes of itself
            return seat, Enough()
        case Crested(seat=seat):
            return seat, Crest()
        case Used(seat=seat, item=item):
            return seat, Use(item)
        case Recalled(seat=seat):
            return seat, Recall()
        case Banished(seat=seat):
            return seat, Banish()
    return None
