"""The actions that others can tell from the events of a step."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import (
    Befriend,
    FaeriesAction,
    Home,
    Lay,
    Move,
    Name,
    Place,
    Play,
    Remove,
    Steal,
    TileAction,
    number_of,
)
from .events import (
    Befriended,
    FaeriesEvent,
    Housed,
    Laid,
    Moved,
    Named,
    Placed,
    Played,
    Removed,
    Stolen,
    Took,
)


def public_action(events: Sequence[FaeriesEvent]) -> tuple[int, int] | None:
    """The seat and number of the action behind the events of one step, if they show it."""
    found = _of_board(events[0]) or _of_cards(events[0]) if events else None
    return None if found is None else (found[0], number_of(found[1]))


def _of_board(event: FaeriesEvent) -> tuple[int, FaeriesAction] | None:
    match event:
        case Named(seat=seat, action=action):
            return seat, Name(action)
        case Placed(seat=seat, folk=folk):
            return seat, Place(folk)
        case Took(seat=seat, tile=tile):
            return seat, TileAction(tile)
        case Laid(seat=seat, side=side, turns=turns, x=x, y=y):
            return seat, Lay(side, turns, x, y)
        case Housed(seat=seat, x=x, y=y):
            return seat, Home(x, y)
    return None


def _of_cards(event: FaeriesEvent) -> tuple[int, FaeriesAction] | None:
    match event:
        case Played(seat=seat, card=card):
            return seat, Play(card)
        case Befriended(seat=seat, card=card):
            return seat, Befriend(card)
        case Moved(actor=actor, seat=seat, source=source, target=target):
            return actor, Move(seat, source, target)
        case Removed(actor=actor, seat=seat, folk=folk):
            return actor, Remove(seat, folk)
        case Stolen(actor=actor, seat=seat, folk=folk):
            return actor, Steal(seat, folk)
    return None
