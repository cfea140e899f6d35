"""Several servers on one PostgreSQL: a table never forks, and nothing is lost between them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from elfhame.server.settings import now
from tests.server.client import Caller, Json, answer, fault, heard, program
from tests.server.fae_tables import again, asked, begun, hand_over, nearly_over
from tests.server.load import crowd
from tests.server.nodes import reaches, two_processes
from tests.server.postgres import Postgres, running
from tests.server.running import Clock, Process, process, threaded


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as started:
        yield started


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two `elfhame serve` processes on one database."""
    with two_processes(tmp_path_factory.mktemp("nodes"), postgres.database()) as started:
        yield started


@pytest.mark.parametrize("rounds", [20, pytest.param(2_000, marks=pytest.mark.soak)])
def test_of_moves_that_contend_at_two_servers_one_is_taken(
    nodes: list[Process], rounds: int
) -> None:
    with (
        closing(program(nodes[0].address)) as near,
        closing(again(near, nodes[1].address)) as far,
        ThreadPoolExecutor(4) as pool,
    ):
        while rounds > 0:
            rounds -= contend_for_game([near, far], pool, rounds)


def contend_for_game(callers: list[Caller], pool: ThreadPoolExecutor, rounds: int) -> int:
    """Contend for the moves of a game, up to `rounds` of them; returns how many there were."""
    near, far = callers
    table = begun(near)
    with near.live(table, observer=0) as here, far.live(table, observer=0) as there:
        for done in range(rounds):
            frame = asked(near, table)
            if frame["status"] != "running":
                return done
            seq = contend_for_move(table, callers, frame, pool)
            assert seq == frame["seq"] + 1
            seen = [reaches(socket, seq) for socket in (here, there)]
            assert seen[0]["view"] == seen[1]["view"]
    return rounds


def contend_for_move(
    table: str, callers: list[Caller], frame: Json, pool: ThreadPoolExecutor
) -> int:
    """Send both servers the same two moves at the same time; returns the accepted one's seq."""
    actions = (frame["choices"][0]["number"], frame["choices"][-1]["number"])
    together = threading.Barrier(4)

    def send(caller: Caller, place: int) -> httpx.Response:
        together.wait(20)
        return caller.move(table, frame, actions[place], move_id=f"{frame['seq']}-{place}")

    jobs = [[pool.submit(send, caller, place) for caller in callers] for place in (0, 1)]
    told = [[job.result() for job in same] for same in jobs]
    good, bad = sorted(told, key=lambda answers: answers[0].status_code)
    assert good[0].content == good[1].content
    assert {each.json()["code"] for each in bad} <= {"stale", "refused", "over"}
    return int(answer(good[0])["seq"])


@pytest.mark.parametrize("restarts", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_a_database_that_restarts_costs_nobody_a_move(
    postgres: Postgres, nodes: list[Process], restarts: int
) -> None:
    addresses = [node.address for node in nodes]
    with (
        closing(program(addresses[0])) as near,
        closing(again(near, addresses[1])) as far,
        crowd(addresses, 2, restarts) as players,
    ):
        table = begun(near)
        players.up.set()
        with near.live(table, observer=0) as here, far.live(table, observer=0) as there:
            for turn in range(restarts):
                players.await_acks(10)
                frame, move_id = asked(near, table), f"turn-{turn}"
                players.up.clear()
                postgres.stop((signal.SIGINT, signal.SIGQUIT)[turn % 2])
                fault(near.move(table, frame, move_id=move_id), 503, "unwritable")
                assert asked(near, table) == frame
                postgres.start()
                players.up.set()
                players.await_acks(10)
                written = answer(near.move(table, frame, move_id=move_id))
                for socket in (here, there):
                    reaches(socket, written["seq"], 3)
    for game in players.games():
        game.verify()


def test_bots_of_a_server_that_died_go_on_at_another(postgres: Postgres, tmp_path: Path) -> None:
    url, clock = postgres.database(), Clock(now())
    with (
        process(tmp_path / "north", "--database", url) as thinking,
        threaded(tmp_path / "south", database=url, clock=clock) as south,
        closing(program(thinking.address)) as near,
        closing(again(near, south.address)) as far,
    ):
        table = nearly_over(near)
        hand_over(near, table, "elder")
        thinking.kill()
        clock.pass_seconds(60)  # only then is it certain that no bot is thinking any more
        with far.live(table) as socket:
            while heard(socket, 30)["status"] == "running":
                pass
