"""Bots need nobody: a server that comes back goes on with their games by itself."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from elfhame.games import registry
from tests.server.client import SHARE, Caller, answer, fault, heard, program
from tests.server.fae_tables import FEW, asked, begun, hand_over, nearly_over
from tests.server.running import Threaded, process
from tests.server.thinkers import at_work

LOOKS = 600
"""So often, ten times a second, it is looked whether a game is over."""


def standing(data: Path, table: str) -> tuple[str, int]:
    """Status and seq of a table, as its row has it: nobody asks the server."""
    address = f"file:{data / 'elfhame.db'}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as database:
        query = "SELECT status, seq FROM tables WHERE id = ?"
        status, seq = database.execute(query, [table]).fetchone()
    return str(status), int(seq)


def await_end(data: Path, table: str) -> None:
    """Wait for the game to be over, without a word to the server."""
    for _ in range(LOOKS):
        if standing(data, table)[0] == "finished":
            return
        time.sleep(0.1)
    raise AssertionError("the bots do not go on")


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_killed_while_bots_think_they_go_on_and_end_the_game(data: Path, kills: int) -> None:
    with process(data) as server:
        with closing(program(server.address)) as owner:
            table = nearly_over(owner, kills * FEW)
            hand_over(owner, table, "elder")
            before = standing(data, table)[1]
        for _ in range(kills):
            at_work(server)
            server.kill()
            assert standing(data, table)[0] == "running"
            server.start()
        await_end(data, table)
        with closing(Caller(server.address, owner.headers["Authorization"][7:])) as reader:
            steps = reader.get(f"/api/tables/{table}/record")["steps"]
            assert len(steps) > before - 4  # the seats taken, and given to bots


def test_a_damaged_table_stops_neither_the_server_nor_the_others(data: Path) -> None:
    with process(data) as server, closing(program(server.address)) as owner:
        sound, *damaged = [nearly_over(owner) for _ in range(3)]
        playing = begun(owner)
        for table in (sound, *damaged):
            hand_over(owner, table, "seedling")
        server.kill()
        for table, entry in zip(damaged, (b"{", b'{"kind":"closed","seat":-1}'), strict=True):
            spoil(data, table, entry)
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
        line = asked_of.question(1, "choose", -1).line(asked_of.frames(-1))
        for secret in (now.facts.secret.hex(), now.play.seed.hex(), SHARE):
            assert secret.encode() not in line
    assert requests[0].seed != requests[1].seed


def spoil(data: Path, table: str, entry: bytes) -> None:
    """Let the third line of a table's log be what it cannot be."""
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 3", [entry, table])
