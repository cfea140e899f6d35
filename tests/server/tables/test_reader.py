"""Damage to what is stored is noticed when it is read, and only that table stops."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.client import Caller, answer, fault, program, troubles
from tests.server.fae_tables import asked, begun
from tests.server.running import threaded

LATER_INDEXES = (
    "ix_guests_created",
    "ix_sessions_guest",
    "ix_sessions_expires",
    "ix_tables_owner",
    "ix_tables_status",
)
"""Indexes that databases from before the chain didn't have."""

Damage = Callable[[sqlite3.Connection, str], object]
DAMAGE: dict[str, Damage] = {
    "a changed entry": lambda database, table: database.execute(
        "UPDATE log SET entry = replace(entry, 'actions', 'actians') WHERE table_id = ?", [table]
    ),
    "a changed time": lambda database, table: database.execute(
        "UPDATE log SET at = at + 1 WHERE table_id = ? AND seq = 2", [table]
    ),
    "a lost last line": lambda database, table: database.execute(
        "DELETE FROM log WHERE table_id = ? AND seq = 3", [table]
    ),
    "a lost first line": lambda database, table: database.execute(
        "DELETE FROM log WHERE table_id = ? AND seq = 1", [table]
    ),
    "a lost log": lambda database, table: database.execute(
        "DELETE FROM log WHERE table_id = ?", [table]
    ),
    "a line of another table": lambda database, table: database.execute(
        "UPDATE log SET (entry, chain) = (SELECT entry, chain FROM log AS other"
        " WHERE other.table_id != log.table_id AND other.seq = log.seq) WHERE table_id = ?",
        [table],
    ),
    "another secret": lambda database, table: database.execute(
        "UPDATE tables SET secret = zeroblob(32) WHERE id = ?", [table]
    ),
    "a broken configuration": lambda database, table: database.execute(
        "UPDATE tables SET charter = x'7b' WHERE id = ?", [table]
    ),
    "a text for a configuration": lambda database, table: database.execute(
        "UPDATE tables SET charter = '{}' WHERE id = ?", [table]
    ),
    "another version": lambda database, table: database.execute(
        "UPDATE tables SET version = version + 1 WHERE id = ?", [table]
    ),
    "a lower seq": lambda database, table: database.execute(
        "UPDATE tables SET seq = seq - 1 WHERE id = ?", [table]
    ),
    "a higher seq": lambda database, table: database.execute(
        "UPDATE tables SET seq = seq + 1 WHERE id = ?", [table]
    ),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
def test_a_damaged_log_is_noticed_and_other_tables_go_on(
    left: Left, data: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(left.folder, data)
    _, tables, token = left
    caplog.set_level(logging.ERROR, "elfhame.tables")
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        damage(database, tables[0])
    with threaded(data, pace=3600.0) as server, Caller(server.address, token) as owner:
        assert troubles(server.address) == []
        for _ in range(2):
            fault(owner.ask("GET", f"/api/tables/{tables[0]}"), 410, "damaged")
        answer(owner.move(tables[1], asked(owner, tables[1])))
        listed = owner.get("/api/me/tables")["running"]
        assert {line["table"]: line["damaged"] for line in listed} == dict(
            zip(tables, (True, False), strict=True)
        )
        assert troubles(server.address) == ["damaged"]
    assert [record.getMessage() for record in caplog.records].count("a table is damaged") == 1
    with threaded(data) as server, Caller(server.address) as stranger:
        fault(stranger.ask("GET", f"/api/tables/{tables[0]}"), 404, "unknown")


def test_damage_to_a_table_that_nobody_has_joined_is_noticed(data: Path) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = owner.make("fae", "open", "open")["table"]
        token = owner.headers["Authorization"].removeprefix("Bearer ")
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        DAMAGE["another secret"](database, table)
    with threaded(data) as server, Caller(server.address, token) as owner:
        fault(owner.ask("GET", f"/api/tables/{table}"), 410, "damaged")
        assert troubles(server.address) == ["damaged"]


class Left(NamedTuple):
    """The data of a server that was stopped after the first move at two tables."""

    folder: Path
    tables: list[str]
    token: str


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Left:
    folder = tmp_path_factory.mktemp("left") / "data"
    with threaded(folder, pace=3600.0) as server, closing(program(server.address)) as owner:
        tables = [begun(owner), begun(owner)]
        for table in tables:
            answer(owner.move(table, asked(owner, table)))
        return Left(folder, tables, owner.headers["Authorization"].removeprefix("Bearer "))


def test_logs_from_before_the_chain_are_linked_when_the_database_is_upgraded(
    left: Left, data: Path
) -> None:
    shutil.copytree(left.folder, data)
    _, tables, token = left
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        written = database.execute("SELECT table_id, seq, chain FROM log").fetchall()
        database.execute("ALTER TABLE log DROP COLUMN chain")
        database.execute("ALTER TABLE tables DROP COLUMN digest")
        database.execute("ALTER TABLE seats DROP COLUMN notes")
        database.execute("DROP TABLE replays")
        for index in LATER_INDEXES:
            database.execute(f"DROP INDEX {index}")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    with threaded(data, pace=3600.0) as server, Caller(server.address, token) as owner:
        for table in tables:
            answer(owner.move(table, asked(owner, table)))
        assert troubles(server.address) == []
    with closing(sqlite3.connect(data / "elfhame.db")) as database:
        linked = database.execute("SELECT table_id, seq, chain FROM log WHERE seq <= 3").fetchall()
    assert sorted(linked) == sorted(written)
