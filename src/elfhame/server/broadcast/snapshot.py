"""A snapshot of one version of a table. Each part is rendered on first use and then shared."""

from __future__ import annotations

from sys import getsizeof
from typing import Any, Final, NamedTuple

import msgspec

from ...kernel.game import WATCHER, Event, Game, View, seats_from
from ...kernel.score_sheet import ScoreRow, ScoreSheet
from ...texts.narrator import Narrator
from ..messages import Delta, News, Sheet
from ..tables.table import Table
from .deltas import delta
from .participants import concerned, fixed_fields, narrator_of
from .sentences import news_of, sheet_in_words

SNAPSHOT_BYTES: Final = 4_000
"""Bytes that a snapshot takes before anything is rendered, roughly."""
VIEW_FACTOR: Final = 2.5
"""Bytes that a view, its news and its deltas take per byte of the view as JSON, roughly."""
MEASURE_EVERY: Final = 16
"""Measure a view after this many versions; in between they hardly grow."""


class ObservedEvent(NamedTuple):
    """An event as an observer sees it, and whether a watcher sees less of it."""

    event: Event
    secret: bool


class Reader(NamedTuple):
    """Everything that a message depends on besides the table."""

    observer: int
    language: str
    since: int
    guest: str | None = None
    """Set only if something at the table belongs to them."""
    changes: bool = False
    """Whether they receive only changes."""


class Snapshot:
    """One version of a table, with the views, news and messages rendered from it.

    Takes over what still holds from an earlier version.
    """

    def __init__(self, table: Table, earlier: Snapshot | None = None) -> None:
        self.table = table
        self.game: Game = table.facts.config.rules
        self.waiting = sorted(table.asks)
        """The seats that have to decide."""
        seats = len(table.seats)
        self.order = list(seats_from(self.waiting[0], seats)) if table.asks else []
        """All seats in the order of their turns, from the first of these."""
        self.since = table.time_of(max(table.asks.values(), default=table.seq))
        """When the table began to wait for them."""
        self.texts: dict[Reader, str] = {}
        """Messages as text, rendered once for all readers who get the same."""
        self.size = SNAPSHOT_BYTES
        """Bytes in memory, roughly."""
        self._news: dict[tuple[str, int, ObservedEvent], News] = {}
        self._public: dict[int, list[Event | None]] = {}
        """The events that a watcher sees, by seq."""
        self._views: dict[int, View] = {}
        self._deltas: dict[tuple[int, int], Delta] = {}
        """Changes by the ids of the old and the new value; both belong to views that are kept."""
        self._earlier: dict[tuple[int, int], View] = {}
        """Views by seq and observer, kept to compare with."""
        self._view_size = 0
        """Bytes that a view takes, roughly."""
        self.concerned: frozenset[str | None]
        """The guests to whom something at the table belongs."""
        self._narrators: dict[str, Narrator] = {}
        self._questions: dict[tuple[object, ...], tuple[str, str | None]] = {}
        """By language and what they depend on."""
        self._labels: dict[tuple[object, ...], str] = {}
        """Names of score rows, by language and row."""
        self._fixed: dict[tuple[str, str | None], dict[str, Any]] = {}
        if earlier is not None:
            self._compare_with(earlier)
        if earlier is not None and earlier.table.seats is table.seats:
            self.concerned, self._narrators = earlier.concerned, earlier._narrators
            self._questions, self._labels = earlier._questions, earlier._labels
        else:
            self.concerned = concerned(table)
        if earlier is not None and table.moved_on_from(earlier.table):
            self._fixed = earlier._fixed

    def _compare_with(self, earlier: Snapshot) -> None:
        seq = earlier.table.seq
        self._earlier = {(seq, observer): view for observer, view in earlier._views.items()}
        self.size += len(self._earlier) * earlier._view_size
        if self.table.seq % MEASURE_EVERY:
            self._view_size = earlier._view_size

    def narrator(self, language: str) -> Narrator:
        """A narrator that refers to the seats by name."""
        if language not in self._narrators:
            self._narrators[language] = narrator_of(self.table, language)
        return self._narrators[language]

    def fixed(self, language: str, guest: str | None) -> dict[str, Any]:
        """The fields of a frame that no move changes, except the last one."""
        if (language, guest) not in self._fixed:
            self._fixed[language, guest] = fixed_fields(self.table, self.narrator(language), guest)
        return self._fixed[language, guest]

    def question(self, language: str, view: View) -> tuple[str, str | None]:
        """The current question with the names of those who are asked, and by itself."""
        key = language, view.question, view.waiting, view.ending
        known = self._questions.get(key)
        if known is None:
            narrator = self.narrator(language)
            known = narrator.question(view), narrator.bare_question(view)
            self._questions[key] = known
        return known

    def sheet(self, language: str, sheet: ScoreSheet) -> Sheet:
        """A score sheet in words."""
        narrator = self.narrator(language)

        def label(row: ScoreRow) -> str:
            key = language, row.label, *row.facts.items()
            known = self._labels.get(key)
            if known is None:
                known = self._labels[key] = narrator.score(row)
            return known

        return sheet_in_words(narrator, sheet, label)

    def news(self, language: str, observer: int, seq: int) -> list[News]:
        """What an observer sees of the game's events at a log entry, in words."""
        return [
            self._news_of(language, seq, observed) for observed in self._events_for(observer, seq)
        ]

    def _events_for(self, observer: int, seq: int) -> list[ObservedEvent]:
        """The events that an observer sees; they are secret if a watcher sees less."""
        if seq not in self._public:
            entries = self.table.journal[seq]
            self._public[seq] = [self.game.event(entry, WATCHER) for entry in entries]
        public = self._public[seq]
        if observer == WATCHER:
            return [ObservedEvent(event, False) for event in public if event is not None]
        return [
            ObservedEvent(event, event != shown)
            for entry, shown in zip(self.table.journal[seq], public, strict=True)
            if (event := self.game.event(entry, observer)) is not None
        ]

    def _news_of(self, language: str, seq: int, observed: ObservedEvent) -> News:
        key = language, seq, observed
        known = self._news.get(key)
        if known is None:
            narrator, at = self.narrator(language), self.table.time_of(seq)
            known = news_of(narrator, seq, at, observed.event, secret=observed.secret)
            self._news[key] = known
        return known

    def keep_text(self, reader: Reader, text: str) -> None:
        """Keep a message for all readers who get the same."""
        self.texts[reader] = text
        self.size += getsizeof(text)

    def view(self, observer: int) -> View:
        """The view of an observer, once the game has begun."""
        if observer not in self._views:
            view = self._views[observer] = self._view(self.table, observer)
            self._view_size = self._view_size or int(VIEW_FACTOR * len(msgspec.json.encode(view)))
            self.size += self._view_size
        return self._views[observer]

    def view_delta(self, before: Table, now: View) -> dict[str, Delta]:
        """How a view has changed; what several observers see is compared once."""
        old = self._view_before(before, now.observer)
        return {
            field: self._delta(was, value)
            for field in now.__struct_fields__
            if (was := getattr(old, field)) is not (value := getattr(now, field)) and was != value
        }

    def _delta(self, before: object, now: object) -> Delta:
        key = id(before), id(now)
        if key not in self._deltas:
            self._deltas[key] = delta(before, now)
        return self._deltas[key]

    def _view_before(self, table: Table, observer: int) -> View:
        """The view of an observer at an earlier version of the table."""
        key = table.seq, observer
        if key not in self._earlier:
            self._earlier[key] = self._view(table, observer)
            self.size += self._view_size
        return self._earlier[key]

    def _view(self, table: Table, observer: int) -> View:
        assert table.play is not None
        view: View = self.game.view(table.play.state, observer)
        return view
