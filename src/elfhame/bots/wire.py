"""Frames and events as JSON: what a seat's client is sent, read back into what bots work on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from ..kernel.game import AnyGame, Event
from ..kernel.refused import Refused
from ..kernel.shapes import convert, from_json
from .bot import Frame


class News(msgspec.Struct, frozen=True):
    """Something that happened; an event, if it happened in the game."""

    seq: int
    event: msgspec.Raw = msgspec.Raw(b"null")


class Choice(msgspec.Struct, frozen=True):
    """One of the seat's legal actions."""

    number: int


class ClientFrame(msgspec.Struct, frozen=True):
    """Of what a client is sent after a step, the part that bots need; all else is passed over."""

    seq: int
    view: msgspec.Raw
    news: Sequence[News] = ()
    choices: Sequence[Choice] = ()

    def frame(self, game: AnyGame, seat: int) -> Frame | None:
        """The frame as a bot at this seat observes it; None before the game begins.

        Refused if somebody else was meant to see it.
        """
        if bytes(self.view) == b"null":
            return None
        view = from_json(self.view, game.view_type, "view")
        if view.observer != seat:
            raise Refused(f"this is what {view.observer} sees, not seat {seat}", field="view")
        events = ((news.seq, told(game, msgspec.json.decode(news.event))) for news in self.news)
        return Frame(
            seq=self.seq,
            view=view,
            events=tuple((seq, event) for seq, event in events if event is not None),
            choices=tuple(choice.number for choice in self.choices),
        )


def told(game: AnyGame, event: dict[str, Any] | None) -> Event | None:
    """The game's event that plain dicts, lists and numbers spell; None for none."""
    if event is None:
        return None
    found: Event = convert(event, reduce(or_, game.event_types), "event")
    return found
