"""Events and score sheets as messages in words."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.game import Event
from ...kernel.score_sheet import ScoreRow, ScoreSheet
from ...texts.narrator import Narrator
from .. import messages


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


def sheet_in_words(
    narrator: Narrator, sheet: ScoreSheet, label: Callable[[ScoreRow], str]
) -> messages.Sheet:
    """The score sheet in words, with these labels of its rows."""
    rows = [messages.SheetRow(sentence=label(row), points=list(row.points)) for row in sheet.rows]
    tie = None if sheet.tie is None else narrator.tie(sheet.tie)
    return messages.Sheet(rows=rows, totals=list(sheet.totals), tie=tie)
