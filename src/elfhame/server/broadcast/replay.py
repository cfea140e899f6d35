"""Builds the replay of a finished game: every step, from every observer's point of view."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...kernel.game import REVIEWER, WATCHER, View
from ...texts import LANGUAGES
from ...texts.languages import tag
from .. import messages
from ..tables.fold import extend, new_table
from ..tables.table import Table
from .deltas import delta
from .participants import set_up
from .renderer import Renderer
from .snapshot import Snapshot

WORDED: Final = ("set_up", "sentence", "question", "sheet", "news")
"""The fields of a frame that depend on the language."""

Json = dict[str, Any]


class ReplayBuilder:
    """Builds the replay of a table in all languages, a little at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._snapshot: Snapshot | None = None
        self._eyes = [_Eye(observer) for observer in (REVIEWER, WATCHER, *range(len(table.seats)))]
        self._steps: dict[str, list[Any]] = {language: [] for language in LANGUAGES}

    def work(self) -> Iterator[None]:
        """Build the replay. Work can be paused wherever this yields."""
        since, begun = -1, False
        for now in _stages(self._table):
            yield
            begins = now.play is not None and not begun
            begun = begun or begins
            if begins or now.journal[now.seq]:
                yield from self._add_step(now, since)
                since = now.seq

    def _add_step(self, now: Table, since: int) -> Iterator[None]:
        snapshot = self._snapshot = Snapshot(now, self._snapshot)
        changes: dict[str, list[messages.Delta]] = {language: [] for language in LANGUAGES}
        for eye in self._eyes:
            for language, change in eye.advance(since, snapshot).items():
                changes[language].append(change)
            yield
        for language, steps in self._steps.items():
            steps.append(msgspec.Raw(msgspec.json.encode(changes[language])))

    def packed(self, language: str) -> bytes:
        """The replay in one language as compressed JSON, once the work is done."""
        config = self._table.facts.config
        replay = messages.Replay(
            table=self._table.id,
            game=config.game,
            version=config.version,
            language=tag(language),
            observers=[eye.observer for eye in self._eyes],
            steps=self._steps[language],
        )
        return gzip.compress(msgspec.json.encode(replay), mtime=0)


class _Eye:
    """An observer's frame, as it changes from step to step."""

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self._shown: Json = {}
        self._words: dict[str, Json] = {language: {} for language in LANGUAGES}

    def advance(self, since: int, snapshot: Snapshot) -> dict[str, messages.Delta]:
        """Move on to this version of the table; returns how the frame changed, by language."""
        speakers = {name: Renderer(snapshot, self.observer, name) for name in LANGUAGES}
        frame = speakers[LANGUAGES[0]].frame(since, None)
        shown = _plain(replace(frame, ask=None, choices=[], can_take_back=False))
        for field in WORDED:
            del shown[field]
        change, self._shown = delta(self._shown, shown), shown
        return {
            language: self._reworded(change, language, _words(speaker, frame.view, since))
            for language, speaker in speakers.items()
        }

    def _reworded(self, change: messages.Delta, language: str, words: Json) -> messages.Delta:
        """The change to the whole frame: to its shared fields, and to those in one language."""
        before, self._words[language] = self._words[language], words
        if isinstance(change, list):
            return [self._shown | words]
        worded = delta(before, words)
        assert isinstance(worded, dict)
        return change | worded


def _words(speaker: Renderer, view: View, since: int) -> Json:
    """The fields of a frame that depend on the language."""
    return _plain(
        {
            "set_up": set_up(speaker.table, speaker.narrator),
            "sentence": speaker.question(view),
            "question": speaker.bare_question(view),
            "sheet": speaker.sheet(view.sheet),
            "news": speaker.news(since),
        }
    )


def _stages(table: Table) -> Iterator[Table]:
    """The table after each entry of its log."""
    now = new_table(table.facts)
    yield now
    for line in table.lines:
        now = extend(now, line)
        yield now


def _plain(value: object) -> Json:
    """A message as a client decodes it."""
    plain: Json = msgspec.json.decode(msgspec.json.encode(value))
    return plain
