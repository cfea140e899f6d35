"""A server killed at any moment loses no acknowledged move, and plays none twice."""

from __future__ import annotations

import random
import time
from pathlib import Path

import psutil
import pytest

from tests.server.bot_processes import at_work
from tests.server.client import program
from tests.server.load import Crowd, crowd
from tests.server.running import Process, process
from tests.server.stored_files import all_is_there

PLAYERS = 3
START = 1.2
"""Seconds that a start takes at least, roughly. Some kills fall within them."""


@pytest.mark.parametrize(("kills", "seed"), [(6, 1), pytest.param(300, 3, marks=pytest.mark.soak)])
def test_killed_at_random_moments_it_loses_and_doubles_nothing(
    data: Path, kills: int, seed: int
) -> None:
    moments = random.Random(seed)
    with process(data) as server, crowd([server.address], PLAYERS, seed) as players:
        server.kill()
        for _ in range(kills):
            start_and_kill(server, players, moments)
            all_is_there(data, players.acks())
        server.start()
        players.up.set()
        players.await_acks(1)
        players.finish()
        assert server.stop() == 0
    games = players.games()
    for game in games:
        game.verify()
    assert len(games) >= PLAYERS
    assert sum(player.cuts for player in players.players) >= kills // 2
    all_is_there(data, players.acks())


def start_and_kill(server: Process, players: Crowd, moments: random.Random) -> None:
    """Start and kill it repeatedly: while it is starting, or while moves are in flight."""
    server.launch()
    if moments.random() < 0.3:
        time.sleep(moments.uniform(0, START))
    else:
        server.opened()
        players.up.set()
        players.await_acks(moments.randint(1, 30))
        time.sleep(moments.uniform(0, 0.02))
        players.up.clear()
    server.kill()


def test_the_thinkers_of_a_killed_server_end_too(data: Path) -> None:
    with process(data) as server:
        owner = program(server.address)
        owner.make("fae", "elder", "elder")
        owner.close()
        workers = at_work(server)
        server.kill()
        assert not psutil.wait_procs(workers, 20)[1]
