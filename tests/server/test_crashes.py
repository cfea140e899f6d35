"""Killed at whatever moment, a server loses no acknowledged move, and doubles none."""

from __future__ import annotations

import random
import time
from pathlib import Path

import psutil
import pytest

from tests.server.client import program
from tests.server.left import all_is_there
from tests.server.load import Crowd, crowd
from tests.server.running import Process, process
from tests.server.thinkers import at_work

PLAYERS = 3
START = 1.2
"""A start takes at least about so many seconds: within them it is killed now and then."""


@pytest.mark.parametrize(
    ("kills", "seed"), [(10, 1), (10, 2), pytest.param(300, 3, marks=pytest.mark.soak)]
)
def test_killed_at_random_moments_it_loses_and_doubles_nothing(
    data: Path, kills: int, seed: int
) -> None:
    moments = random.Random(seed)
    with process(data) as server, crowd([server.address], PLAYERS, seed) as players:
        server.kill()
        for _ in range(kills):
            live_and_die(server, players, moments)
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


def live_and_die(server: Process, players: Crowd, moments: random.Random) -> None:
    """Start it, and kill it: in its start, or while moves are under way."""
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
