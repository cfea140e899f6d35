"""Client frames: the JSON that a seat's client gets, decoded into frames for bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from ..kernel.game import Event, Game
from ..kernel.refused import Refused
from ..kernel.shapes import convert, from_json
from .bot import Frame


class News(msgspec.Struct, frozen=True):
    """Something that happened at a table; it has an event if it happened in the game."""

    seq: int
    event: msgspec.Raw = msgspec.Raw(b"null")


class Choice(msgspec.Struct, frozen=True):
    """One of the seat's legal actions."""

    number: int


class ClientFrame(msgspec.Struct, frozen=True):
    """The parts of a client's frame that bots need; all others are ignored."""

    seq: int
    view: msgspec.Raw
    news: Sequence[News] = ()
    choices: Sequence[Choice] = ()

    def frame(self, game: Game, seat: int) -> Frame | None:
        """The frame for a bot at this seat, or None before the game begins.

        Refused if the view belongs to another observer.
        """
        if bytes(self.view) == b"null":
            return None
        view = from_json(self.view, game.view_type, "view")
        if view.observer != seat:
            raise Refused(f"this view is for {view.observer}, not seat {seat}", field="view")
        decoded = ((item.seq, msgspec.json.decode(item.event)) for item in self.news)
        events = ((seq, event_from(game, event)) for seq, event in decoded)
        return Frame(
            seq=self.seq,
            view=view,
            events=tuple((seq, event) for seq, event in events if event is not None),
            choices=tuple(choice.number for choice in self.choices),
        )


def event_from(game: Game, event: dict[str, Any] | None) -> Event | None:
    """The game's event with these fields, or None for None."""
    if event is None:
        return None
    found: Event = convert(event, reduce(or_, game.event_types), "event")
    return found
