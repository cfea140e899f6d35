"""A restarted server resumes bot games automatically."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from elfhame.games import registry
from elfhame.server.app import open_app
from elfhame.server.bots.scheduler import MOST_HINTS
from elfhame.server.bots.seat_frames import seat_history
from elfhame.server.settings import Settings
from elfhame.texts import LANGUAGES
from tests.server.bot_processes import at_work
from tests.server.client import SHARE, Caller, answer, fault, heard, program
from tests.server.fae_tables import asked, begun, hand_over, nearly_over
from tests.server.running import Threaded, process, threaded

LOOKS = 600
"""Maximum number of checks, ten per second, for the end of a game."""

NO_MOVES = ("--pace", "60")
"""Bots think, but none moves for a minute, so that no game ends before its server is killed."""
MOVES = ("--pace", "0")


def status_and_seq(data: Path, table: str) -> tuple[str, int]:
    """A table's status and seq, read from the database without asking the server."""
    address = f"file:{data / 'elfhame.db'}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as database:
        query = "SELECT status, seq FROM tables WHERE id = ?"
        status, seq = database.execute(query, [table]).fetchone()
    return str(status), int(seq)


def await_end(data: Path, table: str) -> None:
    """Wait for the game to end, without contacting the server."""
    for _ in range(LOOKS):
        if status_and_seq(data, table)[0] == "finished":
            return
        time.sleep(0.1)
    raise AssertionError("the bots do not go on")


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_killed_while_bots_think_they_go_on_and_end_the_game(data: Path, kills: int) -> None:
    with process(data, *NO_MOVES) as server:
        with closing(program(server.address)) as owner:
            table = nearly_over(owner)
            hand_over(owner, table, "elder")
            before = status_and_seq(data, table)
        for kill in range(kills):
            at_work(server)
            server.kill()
            assert status_and_seq(data, table) == before
            server.options = NO_MOVES if kill + 1 < kills else MOVES
            server.start()
        await_end(data, table)
        with closing(Caller(server.address, owner.headers["Authorization"][7:])) as reader:
            steps = reader.get(f"/api/tables/{table}/record")["steps"]
            assert len(steps) > before[1] - 4  # four entries took the seats and handed them to bots


def test_a_damaged_table_stops_neither_the_server_nor_the_others(data: Path) -> None:
    with process(data) as server, closing(program(server.address)) as owner:
        sound, *damaged = [nearly_over(owner) for _ in range(3)]
        playing = begun(owner)
        for table in (sound, *damaged):
            hand_over(owner, table, "seedling")
        server.kill()
        for table, entry in zip(damaged, (b"{", b'{"kind":"closed","seat":-1}'), strict=True):
            corrupt_log(data, table, entry)
        server.start()
        for table in damaged:
            fault(owner.ask("GET", f"/api/tables/{table}"), 410, "damaged")
        answer(owner.move(playing, asked(owner, playing)))
        listed = owner.get("/api/me/tables")
        assert len({line["table"] for line in listed["running"] + listed["finished"]}) == 4
        with owner.live(sound) as socket:
            while heard(socket, 60)["status"] == "running":
                pass


@pytest.mark.parametrize("game", registry.names())
def test_a_bot_is_sent_nothing_that_the_deal_was_made_from(server: Threaded, game: str) -> None:
    with closing(program(server.address)) as owner:
        table = owner.make(game, "person", "seedling")["table"]
        owner.sit(table, 0)
    now = server.do(server.app.tables.find(table))
    assert now.play is not None
    requests = [server.app.bots._request(now, 1, "seedling", ask) for ask in (0, 1)]
    for asked_of in requests:
        history = server.do(seat_history(now, 1, -1))
        line = asked_of.question(1, "choose", -1).line([asked_of.frame, *history])
        for secret in (now.facts.secret.hex(), now.play.seed.hex(), SHARE):
            assert secret.encode() not in line
    assert requests[0].seed != requests[1].seed


def test_a_person_who_waits_for_hints_gets_no_more_of_them_at_once(server: Threaded) -> None:
    with closing(program(server.address)) as owner, ThreadPoolExecutor(MOST_HINTS) as hands:
        table = str(owner.make("fae", "person", "person", hints=True)["table"])
        for seat in (0, 1):
            owner.sit(table, seat)
        seat = owner.frame(table)["waiting"][0]

        def hint(language: str = "en") -> httpx.Response:
            headers = {"accept-language": language}
            return owner.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}, headers=headers)

        answer(hint())
        pids = server.app.pool.processes
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        waiting = [hands.submit(hint) for _ in range(MOST_HINTS)]
        while server.app.bots._advised.total() < MOST_HINTS:
            time.sleep(0.01)
        said = {fault(hint(language), 429, "hints-waiting")["sentence"] for language in LANGUAGES}
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
        for found in waiting:
            assert answer(found.result())
        assert len(said) == len(LANGUAGES)
        assert answer(hint())


def test_a_server_opens_before_it_looks_for_tables_that_wait_for_a_bot(data: Path) -> None:
    with threaded(data, pace=3600.0) as server, closing(program(server.address)) as owner:
        for _ in range(5):
            owner.make("fae", "seedling", "seedling")

    async def begun() -> tuple[int, int]:
        app = await open_app(Settings(data=data, pace=3600.0))
        try:
            await app.start()
            at_first = len(app.tables)
            while len(app.bots) < 5:
                await asyncio.sleep(0.01)
            return at_first, len(app.tables)
        finally:
            await app.close()

    assert asyncio.run(begun()) == (0, 5)


def corrupt_log(data: Path, table: str, entry: bytes) -> None:
    """Overwrite the third line of a table's log with an invalid entry."""
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 3", [entry, table])
