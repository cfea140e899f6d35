"""Events and score sheets as messages in words, and a narrator that repeats itself cheaply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from ...kernel.game import Event, View
from ...kernel.score_sheet import ScoreRow, ScoreSheet
from ...texts.narrator import Narrator
from .. import messages

T = TypeVar("T")
S = TypeVar("S", bound=str | None)

MOST_SENTENCES: Final = 100
"""Sentences that a narrator remembers. A game asks few questions and has few rows of points."""


class TableNarrator(Narrator):
    """Speaks at one table. Says questions and names of score rows again without any work."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        super().__init__(game, language, names)
        self._said: dict[tuple[object, ...], str | None] = {}

    def question(self, view: View) -> str:
        """Who has to decide what now; at the end, that the game is over."""
        key = ("question", view.question, view.waiting, view.ending)
        return self._once(key, super().question, view)

    def bare_question(self, view: View) -> str | None:
        """The question by itself, for the player who has to answer it; None at the end."""
        return self._once(("bare", view.question), super().bare_question, view)

    def score(self, row: ScoreRow) -> str:
        """The label of a row of the score sheet; pieces are named as on the board."""
        return self._once(("score", row.label, *row.facts.items()), super().score, row)

    def _once(self, key: tuple[object, ...], say: Callable[[T], S], about: T) -> S:
        if key not in self._said:
            if len(self._said) >= MOST_SENTENCES:
                self._said.clear()
            self._said[key] = say(about)
        return cast(S, self._said[key])


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


def sheet_in_words(narrator: Narrator, sheet: ScoreSheet) -> messages.Sheet:
    """The score sheet in words."""
    rows = [
        messages.SheetRow(sentence=narrator.score(row), points=list(row.points))
        for row in sheet.rows
    ]
    tie = None if sheet.tie is None else narrator.tie(sheet.tie)
    return messages.Sheet(rows=rows, totals=list(sheet.totals), tie=tie)
