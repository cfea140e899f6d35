"""Servers without announcements, or without their database, mislead no one and lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from elfhame.server.store.database import Counts, Unknown
from elfhame.server.store.schema import LOG, TABLES
from elfhame.server.tables.log import chain
from tests.server.client import answer, fault, heard, program
from tests.server.fae_tables import again, asked, begun
from tests.server.nodes import NEVER, OFTEN, apart, reaches
from tests.server.postgres import Postgres, running
from tests.server.running import Threaded


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as started:
        yield started


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


def test_a_client_sent_from_server_to_server_need_not_wait_for_the_news(
    url: str, tmp_path: Path
) -> None:
    with apart(tmp_path, url, poll=NEVER) as (_, _, near, far):
        table = near.make("fae", "person", "person")["table"]
        far.frame(table)
        near.sit(table, 0)
        near.sit(table, 1)
        for caller, other in ((far, near), (near, far)) * 2:
            frame = asked(other, table)
            written = answer(caller.move(table, frame, move_id=f"at-{frame['seq']}"))
            assert written["seq"] == frame["seq"] + 1
            fault(other.move(table, frame), 422, "refused")  # it is the other seat's turn


def test_a_player_who_sat_down_at_one_server_is_known_at_the_other(
    url: str, tmp_path: Path
) -> None:
    with (
        apart(tmp_path, url, poll=NEVER) as (north, south, near, far),
        closing(program(north.address)) as friend,
        closing(again(friend, south.address)) as friend_there,
    ):
        made = near.make("fae", "person", "open", options={"first": 0})
        table = made["table"]
        near.sit(table, 0)
        far.frame(table)
        frame = friend.sit(table, 1, made["links"]["seat"])
        assert friend_there.frame(table)["observer"] == 1
        assert far.frame(table, 0)["seq"] == frame["seq"]


def test_news_that_come_while_somebody_is_being_turned_away_let_him_in(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with apart(tmp_path, url, poll=NEVER) as (_, south, near, far):
        table = near.make("fae", "person", "person")["table"]
        far.frame(table)
        near.sit(table, 0)
        tables = south.app.tables
        catch_up = tables.catch_up

        async def a_little_late(seen: Any) -> bool:
            await tables.on_announcement(table, 1)
            return await catch_up(seen)

        monkeypatch.setattr(tables, "catch_up", a_little_late)
        assert far.frame(table, 0)["seq"] == 1


def test_a_player_asked_by_one_server_may_answer_the_other(url: str, tmp_path: Path) -> None:
    with (
        apart(tmp_path, url, poll=NEVER) as (north, _, near, far),
        closing(program(north.address)) as friend,
    ):
        made = near.make("fae", "person", "open", options={"first": 0})
        table = made["table"]
        near.sit(table, 0)
        assert far.frame(table)["status"] == "open"
        friend.sit(table, 1, made["links"]["seat"])
        answer(far.move(table, near.frame(table)))


def test_a_listener_hears_what_was_not_announced(url: str, tmp_path: Path) -> None:
    with apart(tmp_path, url, poll=OFTEN) as (_, _, near, far):
        table = begun(near)
        with far.live(table, observer=0) as socket:
            for _ in range(5):
                written = answer(near.move(table, asked(near, table)))
                reaches(socket, written["seq"], 3)


def test_a_listener_hears_of_its_table_among_many(url: str, tmp_path: Path) -> None:
    """Caching many other tables must not make a server forget its listeners."""
    with apart(tmp_path, url, poll=OFTEN, memory=1) as (_, _, near, far):
        table = begun(near)
        with far.live(table, observer=0) as socket:
            reaches(socket, 2)
            for _ in range(3):
                far.make("fae", "person", "person")
            written = answer(near.move(table, asked(near, table)))
            reaches(socket, written["seq"], 3)


def test_a_table_that_a_server_cannot_follow_keeps_it_from_no_other(
    url: str, tmp_path: Path
) -> None:
    """An older server must not fail because of entries that only a newer one understands."""
    with apart(tmp_path, url, poll=OFTEN) as (north, _, near, far):
        strange, usual = begun(near), begun(near)
        with far.live(strange) as there, far.live(usual) as here:
            seq = heard(there)["seq"]
            append_unknown_entry(north, strange, seq + 1)
            assert heard(there, 3)["code"] == "outdated"
            with pytest.raises(ConnectionClosed, match="4410"):
                heard(there)
            written = answer(near.move(usual, asked(near, usual)))
            reaches(here, written["seq"], 3)


def append_unknown_entry(server: Threaded, table: str, seq: int) -> None:
    """Append an entry of an unknown kind to the log."""
    entry = b'{"kind":"danced","seat":0}'
    before = server.do(server.app.tables.find(table)).chain
    linked = chain(before, table, seq, 0, None, entry)
    row = {"table_id": table, "seq": seq, "move_id": None, "at": 0, "entry": entry}
    line = insert(LOG).values(**row, chain=linked)
    stands = update(TABLES).where(TABLES.c.id == table).values(seq=seq)
    server.do(server.app.database.write(line, stands))


def test_a_move_that_was_stored_though_nobody_said_so_is_found(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with apart(tmp_path, url, poll=OFTEN) as (_, south, near, far):
        table = begun(near)
        with far.live(table, observer=0) as socket:
            frame = asked(far, table)
            with monkeypatch.context() as patch:
                break_after_commit(south, patch)
                first = far.move(table, frame, move_id="once")
            assert answer(first)["seq"] == frame["seq"] + 1
            assert far.move(table, frame, move_id="once").content == first.content
            reaches(socket, frame["seq"] + 1, 3)
            near.move(table, frame)  # refused, but it has now read the new lines
            assert near.frame(table)["seq"] == frame["seq"] + 1


def break_after_commit(server: Threaded, patch: pytest.MonkeyPatch) -> None:
    """Break the connection to the database after the commit, before it is confirmed."""
    write = server.app.database.write

    async def broken(*statements: Any, announce: tuple[str, int] | None = None) -> Counts:
        await write(*statements, announce=announce)
        raise Unknown("the connection broke")

    patch.setattr(server.app.database, "write", broken)
