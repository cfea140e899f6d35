"""A replay holds every step as each observer saw it, in every language, in few bytes."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from elfhame.server.broadcast.frames import Frames
from elfhame.server.broadcast.replay import build, build_apart
from elfhame.server.tables.fold import fold
from elfhame.server.tables.table import Table
from tests.server.broadcast.test_deltas import applied
from tests.server.finished_tables import played

ROOT = Path(__file__).parents[3]
LARGEST = 400_000
"""Maximum size of a long game's replay, in bytes."""
GAMES = [("fae", 3, 1), ("trails", 1, 1), ("land", 2, 1), ("faeries", 2, 3)]


def frame_at(then: Table, observer: int, language: str) -> Any:
    """The frame of an observer who isn't asked at this point, with the latest news."""
    frame = json.loads(Frames().frame(then, observer, language, then.seq - 1, None))
    return {**frame, "ask": None, "choices": [], "can_take_back": False}


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_each_step_is_what_each_observer_saw_at_the_time(game: str, seats: int, seed: int) -> None:
    table = played(game, seats, seed)
    stages = {seq: fold(table.facts, table.lines[:seq]) for seq in range(0, table.seq + 1, 9)}
    for language, packed in build(table.facts, table.lines).items():
        replay = json.loads(gzip.decompress(packed))
        assert replay["observers"] == [-2, -1, *range(seats)]
        assert len(replay["steps"]) == table.seq + 1
        for place, observer in enumerate(replay["observers"]):
            shown = None
            for seq, changes in enumerate(replay["steps"]):
                shown = applied(shown, changes[place])
                if seq in stages:
                    assert shown == frame_at(stages[seq], observer, language)
            assert shown == frame_at(table, observer, language)


def test_a_replay_says_which_rules_it_was_played_with() -> None:
    table = played("fae", 2, 1)
    replay = json.loads(gzip.decompress(build(table.facts, table.lines)["pt_BR"]))
    named = ("table", "game", "version", "language")
    config = table.facts.config
    assert [replay[name] for name in named] == [table.id, "fae", config.version, "pt-BR"]


def test_a_long_game_fits_into_few_bytes() -> None:
    table = played("faeries", 3, 7)
    assert table.seq > 450
    assert max(map(len, build(table.facts, table.lines).values())) < LARGEST


def test_a_module_of_the_host_may_print_while_a_replay_is_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    table = played("fae", 2, 1)
    apart = asyncio.run(build_apart(table.facts, table.lines, ("tests.bots.guests",)))
    assert apart == build(table.facts, table.lines)


def test_a_build_that_is_cancelled_leaves_no_process_behind() -> None:
    """Nor a pipe: either would be a warning, and so an error, when it is collected."""
    table = played("fae", 2, 1)

    async def cancelled() -> None:
        task = asyncio.create_task(build_apart(table.facts, table.lines, ()))
        await asyncio.sleep(0.1)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    gc.collect()
