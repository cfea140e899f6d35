"""A client that stops reading slows no one, uses little memory, and can catch up later."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import psutil
import pytest

from elfhame.server import serve
from elfhame.server.settings import Settings
from tests.server.client import Caller, answer, heard, program
from tests.server.fae_tables import asked, begun
from tests.server.running import Process, Threaded, process, threaded
from tests.server.stalled_reader import SMALL, StalledReader

READERS = 20
PROMPT = 2.0
"""Seconds within which everyone else receives a move, even on a busy machine."""
TELLS = hasattr(socket, "TCP_USER_TIMEOUT")


@contextmanager
def stalled(caller: Caller, table: str, readers: int = 1) -> Iterator[list[StalledReader]]:
    with ExitStack() as leaving:
        lines = [
            leaving.enter_context(closing(StalledReader(caller, table))) for _ in range(readers)
        ]
        for line in lines:
            line.greet()
        yield lines


@pytest.fixture
def alone(data: Path) -> Iterator[Threaded]:
    """A server for this test alone."""
    with threaded(data) as server:
        yield server


@contextmanager
def tiny_buffers(server: Threaded, caller: Caller, table: str) -> Iterator[StalledReader]:
    """A follower with tiny buffers, so that the system holds next to nothing for it."""
    server._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with stalled(caller, table) as [reader]:
        yield reader


@pytest.mark.parametrize("moves", [60, pytest.param(3_000, marks=pytest.mark.soak)])
def test_many_listeners_that_stop_reading_cost_nobody_anything(data: Path, moves: int) -> None:
    with process(data) as server, closing(program(server.address)) as caller:
        play(caller, 5)
        before = memory(server)
        while moves > 0:
            moves -= play(caller, moves)
        assert memory(server) - before < 40_000_000
        table = begun(caller)
        with stalled(caller, table, READERS):
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 5


def play(caller: Caller, most: int) -> int:
    """Play a game with many followers that read nothing, and one that gets each move promptly."""
    table = begun(caller)
    with stalled(caller, table, READERS), caller.live(table) as listening:
        heard(listening)
        for done in range(most):
            frame = asked(caller, table)
            if frame["status"] != "running":
                return done
            began = time.monotonic()
            written = answer(caller.move(table, frame))
            assert heard(listening)["seq"] == written["seq"]
            assert time.monotonic() - began < PROMPT
    return most


def memory(server: Process) -> int:
    """The server's memory use in bytes."""
    return int(psutil.Process(server.pid).memory_info().rss)


def test_a_listener_that_reads_again_has_missed_nothing_and_reads_little(alone: Threaded) -> None:
    with closing(program(alone.address)) as caller:
        table = begun(caller)
        with caller.live(table) as listening, tiny_buffers(alone, caller, table) as reader:
            told, moves = [], 0
            heard(listening)
            while (frame := asked(caller, table))["status"] == "running":
                moves += 1
                answer(caller.move(table, frame))
                told += heard(listening)["news"]
            frames = [reader.frame()]
            while frames[-1]["seq"] < 2 + moves:
                frames.append(reader.frame())
    assert len(frames) < moves / 2
    assert [news for frame in frames for news in frame["news"]] == told


@pytest.mark.skipif(not TELLS, reason="only Linux can tell")
def test_a_listener_that_never_reads_again_is_disconnected(alone: Threaded) -> None:
    alone._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 500)
    with closing(program(alone.address)) as caller:
        table = begun(caller)
        with caller.live(table) as listening, tiny_buffers(alone, caller, table):
            heard(listening)
            assert len(alone.app.fanout) == 2
            while (frame := asked(caller, table))["status"] == "running":
                answer(caller.move(table, frame))
                heard(listening)
            assert until(lambda: len(alone.app.fanout) == 1)


def until(holds: Callable[[], bool]) -> bool:
    """Whether the condition becomes true within ten seconds."""
    for _ in range(200):
        if holds():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not TELLS, reason="only Linux can tell")
def test_the_system_is_told_to_drop_connections_that_take_nothing() -> None:
    with closing(serve._bound(Settings(port=0))) as listening:
        waits = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert waits == 1000 * serve.STALLED
