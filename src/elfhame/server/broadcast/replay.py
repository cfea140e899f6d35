"""Builds the replay of a finished game: every step, from every observer's point of view."""

from __future__ import annotations

import asyncio
import gzip
import os
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...kernel.game import REVIEWER, WATCHER, View
from ...texts import LANGUAGES
from ...texts.languages import tag
from .. import messages
from ..tables.facts import Facts
from ..tables.fold import extend, new_table
from ..tables.log import Line
from ..tables.table import Table
from .deltas import delta
from .participants import set_up
from .renderer import Renderer
from .snapshot import Snapshot

WORDED: Final = ("set_up", "sentence", "question", "sheet", "news")
"""The fields of a frame that depend on the language."""
PATIENCE: Final = 120.0
"""Seconds that building a replay may take. Our longest games take a few."""
NICE: Final = 10
"""Lowers the priority of the process that builds one, so that others go first."""

Json = dict[str, Any]
Packed = dict[str, bytes]
"""A replay by language, as compressed JSON."""


def build(facts: Facts, lines: Sequence[Line]) -> Packed:
    """The replay of a finished game, from its log."""
    builder = _Builder(len(facts.config.seats))
    since, begun, now = -1, False, new_table(facts)
    for line in (None, *lines):
        now = now if line is None else extend(now, line)
        begins = now.play is not None and not begun
        begun = begun or begins
        if begins or now.journal[now.seq]:
            builder.add_step(now, since)
            since = now.seq
    return {language: builder.packed(facts, language) for language in LANGUAGES}


async def build_apart(facts: Facts, lines: Sequence[Line], imports: Sequence[str]) -> Packed:
    """The same, built by a process of its own, so that nobody waits for it; raises BuildFailed."""
    command = (sys.executable, "-P", "-m", __name__, *imports)
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,  # Ctrl-C is for the server
    )
    try:
        async with asyncio.timeout(PATIENCE):
            packed, _ = await process.communicate(pickle.dumps((facts, lines)))
    except TimeoutError:
        raise BuildFailed from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()  # its pipes are closed only at their end
    if process.returncode:
        raise BuildFailed
    built: Packed = pickle.loads(packed)
    return built


class BuildFailed(Exception):
    """The process that was to build a replay has failed."""


class _Builder:
    """Adds one step after another, in all languages."""

    def __init__(self, seats: int) -> None:
        self._snapshot: Snapshot | None = None
        self._perspectives = [
            _Perspective(observer) for observer in (REVIEWER, WATCHER, *range(seats))
        ]
        self._steps: dict[str, list[Any]] = {language: [] for language in LANGUAGES}

    def add_step(self, now: Table, since: int) -> None:
        snapshot = self._snapshot = Snapshot(now, self._snapshot)
        changes = [perspective.advance(since, snapshot) for perspective in self._perspectives]
        for language, steps in self._steps.items():
            step = [change[language] for change in changes]
            steps.append(msgspec.Raw(msgspec.json.encode(step)))

    def packed(self, facts: Facts, language: str) -> bytes:
        """The replay in one language as compressed JSON."""
        replay = messages.Replay(
            table=facts.id,
            game=facts.config.game,
            version=facts.config.version,
            language=tag(language),
            observers=[perspective.observer for perspective in self._perspectives],
            steps=self._steps[language],
        )
        return gzip.compress(msgspec.json.encode(replay), mtime=0)


class _Perspective:
    """An observer's frame, as it changes from step to step."""

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self._shown: Json = {}
        self._words: dict[str, Json] = {language: {} for language in LANGUAGES}

    def advance(self, since: int, snapshot: Snapshot) -> dict[str, messages.Delta]:
        """Move on to this version of the table; returns how the frame changed, by language."""
        renderers = {name: Renderer(snapshot, self.observer, name) for name in LANGUAGES}
        frame = renderers[LANGUAGES[0]].frame(since, None)
        shown = _plain(replace(frame, ask=None, choices=[], can_take_back=False))
        for field in WORDED:
            del shown[field]
        change, self._shown = delta(self._shown, shown), shown
        return {
            language: self._reworded(change, language, _words(renderer, frame.view, since))
            for language, renderer in renderers.items()
        }

    def _reworded(self, change: messages.Delta, language: str, words: Json) -> messages.Delta:
        """The change to the whole frame: to its shared fields, and to those in one language."""
        before, self._words[language] = self._words[language], words
        if isinstance(change, list):
            return [self._shown | words]
        worded = delta(before, words)
        assert isinstance(worded, dict)
        return change | worded


def _words(renderer: Renderer, view: View, since: int) -> Json:
    """The fields of a frame that depend on the language."""
    sentence, question = renderer.question(view)
    return _plain(
        {
            "set_up": set_up(renderer.table, renderer.narrator),
            "sentence": sentence,
            "question": question,
            "sheet": renderer.sheet(view.sheet),
            "news": renderer.news(since),
        }
    )


def _plain(value: object) -> Json:
    """A message as a client decodes it."""
    plain: Json = msgspec.json.decode(msgspec.json.encode(value))
    return plain


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(NICE)
    answer = sys.stdout.buffer
    with redirect_stdout(sys.stderr):  # so that what a host's module prints isn't in the answer
        for module in sys.argv[1:]:
            import_module(module)
        packed = build(*pickle.load(sys.stdin.buffer))
    answer.write(pickle.dumps(packed))
