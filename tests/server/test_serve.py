"""A server raises its limits when it starts, and when it is stopped, it loses nothing."""

from __future__ import annotations

import logging
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from elfhame.server import serve
from tests.server.bot_processes import at_work
from tests.server.client import heard, program
from tests.server.load import Crowd, crowd
from tests.server.running import Process, free_port, process
from tests.server.stored_files import all_is_there

PLAYERS = 3


@pytest.mark.parametrize("stops", [1, pytest.param(60, marks=pytest.mark.soak)])
def test_stopped_under_load_it_takes_leave_and_loses_nothing(data: Path, stops: int) -> None:
    with process(data) as server, crowd([server.address], PLAYERS, stops) as players:
        for _ in range(stops):
            players.up.set()
            players.await_acks(20)
            check_clean_stop(server, players)
            all_is_there(data, players.acks())
            server.start()
        players.up.set()
        players.finish()
    for game in players.games():
        game.verify()


def check_clean_stop(server: Process, players: Crowd) -> None:
    """Check that it stops in time, keeps all data, and tells its listeners to reconnect."""
    watcher = program(server.address)
    table = watcher.make("fae", "person", "person")["table"]
    with ExitStack() as listening:
        sockets = [listening.enter_context(watcher.live(table)) for _ in range(3)]
        for socket in sockets:
            heard(socket)
        players.up.clear()
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 5
        assert [close_code(socket) for socket in sockets] == [1012] * 3
    watcher.close()


def close_code(socket: ClientConnection) -> int | None:
    """The code with which the server closed the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        heard(socket)
    received = closed.value.rcvd
    return None if received is None else received.code


def test_stopped_while_bots_think_it_does_not_wait_for_them(data: Path) -> None:
    with process(data) as server:
        owner = program(server.address)
        for _ in range(4):
            owner.make("fae", "elder", "elder")
        owner.close()
        workers = at_work(server)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 5
        assert not psutil.wait_procs(workers, 0)[1]


def test_a_second_server_on_the_same_data_is_refused_in_one_sentence(data: Path) -> None:
    with process(data):
        command = [sys.executable, "-m", "elfhame", "serve", "--port", str(free_port())]
        second = subprocess.run(
            [*command, "--data", str(data)], capture_output=True, text=True, check=False, timeout=30
        )
    assert (second.returncode, second.stdout) == (2, "")
    assert "another server uses this folder" in second.stderr
    assert "Traceback" not in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1


@pytest.fixture
def few_files() -> Iterator[int]:
    """A low limit of open files, for this process and those that it starts; the highest one."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
    try:
        yield before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_server_raises_its_limit_of_open_files(data: Path, few_files: int) -> None:
    with process(data) as server:
        soft, _ = psutil.Process(server.pid).rlimit(psutil.RLIMIT_NOFILE)
    assert soft == min(serve.FILES, few_files)


def test_a_server_that_may_open_only_few_files_says_so(
    few_files: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "FEW_FILES", min(serve.FILES, few_files) + 1)
    serve._raise_file_limit()
    assert [record.message for record in caplog.records] == ["few open files allowed"]
    assert caplog.records[0].levelno == logging.WARNING
