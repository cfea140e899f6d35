"""Events, previews and score sheets as messages in words."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.game import Event, Game
from ...kernel.play import Look
from ...kernel.score_sheet import ScoreRow, ScoreSheet
from ...texts.narrator import Narrator
from .. import messages
from .choices import encoded_choices, worded_choices


def news_of(narrator: Narrator, seq: int, at: int, event: Event, *, secret: bool) -> messages.News:
    """An event in words."""
    return messages.News(
        seq=seq,
        at=at,
        kind=str(event.__struct_config__.tag),
        seat=getattr(event, "seat", None),
        sentence=narrator.event(event),
        rules=list(event.rules),
        event=event,
        secret=secret,
    )


def preview_of(narrator: Narrator, game: Game, look: Look, seq: int, at: int) -> messages.Preview:
    """A preview in words, of decisions that would get this seq at this time."""
    numbers = [game.number(action) for action in look.choices]
    seen = zip(look.events, look.secret, strict=True)
    return messages.Preview(
        news=[news_of(narrator, seq, at, event, secret=secret) for event, secret in seen],
        learns=look.learns,
        view=look.view,
        choices=encoded_choices(game, numbers),
        said=worded_choices(narrator, game, numbers),
        sentence=None if look.view is None else narrator.question(look.view),
        question=None if look.view is None else narrator.bare_question(look.view),
    )


def sheet_in_words(
    narrator: Narrator, sheet: ScoreSheet, label: Callable[[ScoreRow], str]
) -> messages.Sheet:
    """The score sheet in words, with these labels of its rows."""
    rows = [messages.SheetRow(sentence=label(row), points=list(row.points)) for row in sheet.rows]
    tie = None if sheet.tie is None else narrator.tie(sheet.tie)
    return messages.Sheet(rows=rows, totals=list(sheet.totals), tie=tie)
