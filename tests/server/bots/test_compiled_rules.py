"""Bot workers switch to compiled rules as soon as they are ready, without changing any answer."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import elfhame
from elfhame.bots.compiled_rules import READY, VARIABLE
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED
from elfhame.server.bots.pool import BotPool
from elfhame.server.bots.request import BotRequest
from tests.bots.clients import Client
from tests.server.running import threaded

pytestmark = pytest.mark.skipif(COMPILED, reason="workers of a compiled server never switch")

PACKAGE = Path(elfhame.__file__).parent
WITNESS = """
import os
from pathlib import Path
import elfhame
Path(__file__).with_name(f"{os.getpid()}.pid").write_text(elfhame.__file__, "utf-8")
"""
"""A module that each worker imports: records which copy of the package the worker runs on."""

Imported = Callable[[int], Path]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a copy of the package that isn't complete yet."""
    folder = tmp_path / "compiled"
    leave_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, folder / "elfhame", ignore=leave_out)
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Imported:
    """Looks up which copy of the package a worker imported, by process id."""
    (tmp_path / "witness.py").write_text(WITNESS, "utf-8")
    found = (str(tmp_path), os.environ.get("PYTHONPATH"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, found)))
    return lambda pid: Path((tmp_path / f"{pid}.pid").read_text("utf-8")).parent


def thought() -> BotRequest:
    client = Client(registry.game("fae"))
    return BotRequest("fae", "abc", client.seat, "search:12", bytes(32), 7, client.sent[-1])


def asked(*before: Callable[[], object]) -> list[tuple[int, int]]:
    """Ask one pool the same question after each step; returns each worker's pid and answer."""

    async def answers() -> list[tuple[int, int]]:
        pool = BotPool(1, ["witness"])
        await pool.start()
        try:
            return [await _asked(pool, step) for step in before]
        finally:
            await pool.close()

    return asyncio.run(answers())


async def _asked(pool: BotPool, step: Callable[[], object]) -> tuple[int, int]:
    step()
    action = await pool.choose(thought())
    return pool.processes[0], action


def nothing() -> None:
    """A step that changes nothing."""


def test_a_worker_is_replaced_once_compiled_rules_are_ready(copy: Path, imported: Imported) -> None:
    pure, still_pure, compiled, still_compiled = asked(
        nothing, nothing, (copy / READY).touch, nothing
    )
    assert pure == still_pure
    assert compiled == still_compiled
    assert imported(pure[0]) == PACKAGE
    assert imported(compiled[0]) == copy / "elfhame"
    assert pure[1] == compiled[1]


def test_a_worker_that_starts_later_uses_them_at_once(copy: Path, imported: Imported) -> None:
    (copy / READY).touch()
    (first, second) = asked(nothing, nothing)
    assert first == second
    assert imported(first[0]) == copy / "elfhame"


def test_without_the_variable_nothing_switches(
    copy: Path, imported: Imported, monkeypatch: pytest.MonkeyPatch
) -> None:
    (copy / READY).touch()
    monkeypatch.delenv(VARIABLE)
    [(pid, _)] = asked(nothing)
    assert imported(pid) == PACKAGE


def test_the_server_says_how_far_the_rules_are(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(tmp_path / "data") as server, httpx.Client(base_url=server.address) as client:

        def status() -> tuple[bool, bool]:
            about = client.get("/api/about").json()
            return about["compiled"], about["compiling"]

        assert status() == (False, True)
        (copy / READY).touch()
        assert status() == (True, False)
        monkeypatch.delenv(VARIABLE)
        assert status() == (False, False)
