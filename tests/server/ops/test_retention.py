"""Old tables, sessions and guests are removed, a little at a time; running tables never."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert, select, update

from elfhame.server.live.fanout import Fanout
from elfhame.server.ops import retention
from elfhame.server.ops.retention import DAY, Retention
from elfhame.server.settings import Settings
from elfhame.server.store.database import Database, Statement
from elfhame.server.store.schema import GUESTS, LOG, REPLAYS, SEATS, SESSIONS, TABLES, WATCHERS
from elfhame.server.tables.daily import SERVER_GUEST
from elfhame.server.tables.store import TableStore
from tests.server.client import fault, program
from tests.server.fae_tables import begun, hand_over
from tests.server.running import Clock, threaded
from tests.server.store.moves import database, entry, table

NOW = 1_000 * DAY
LONG_AGO = NOW - 400 * DAY
LATELY = NOW - 10 * DAY


class Cleaned:
    """A database, and the clean-up job that removes old data from it."""

    def __init__(self, store: Database, **settings: Any) -> None:
        self.store = store
        self.clock = Clock(NOW)
        chosen = Settings(clock=self.clock, **settings)
        tables = TableStore(store, Fanout(), chosen)
        self._retention = Retention(store, tables, chosen)

    async def clean_up(self, passes: int = 1) -> None:
        for _ in range(passes):
            await self._retention.clean_up()

    async def ids(self, kind: Table) -> set[str]:
        """The first column of all rows."""
        return {row[0] for row in await self.store.rows(select(kind))}


@asynccontextmanager
async def cleaned(
    where: str | Path, *statements: Statement, **settings: Any
) -> AsyncIterator[Cleaned]:
    async with database(where) as store:
        await store.write(guest("host", LATELY), *statements)
        yield Cleaned(store, **settings)


def guest(name: str, created: int = LONG_AGO) -> Statement:
    return insert(GUESTS).values(id=name, name=name, created=created)


def session(name: str, expires: int = NOW + DAY) -> Statement:
    return insert(SESSIONS).values(hash=f"of {name}", guest=name, kind="session", expires=expires)


def whole(name: str, status: str, since: int) -> list[Statement]:
    """A table with a log, a seat, a watcher and a replay."""
    return [
        table(name),
        update(TABLES).where(TABLES.c.id == name).values(status=status, since=since),
        entry(name, 1),
        insert(SEATS).values(table_id=name, seat=0, guest=f"player of {name}", seen=0),
        insert(WATCHERS).values(table_id=name, guest=f"watcher of {name}"),
        insert(REPLAYS).values(table_id=name, language="en", body=b"", digest=b""),
    ]


def test_only_tables_that_are_old_and_not_running_are_removed_with_all_they_have(
    where: str | Path,
) -> None:
    tables = {
        "over": ("finished", LONG_AGO),
        "closed": ("closed", LONG_AGO),
        "empty": ("open", LONG_AGO),
        "going on": ("running", LONG_AGO),
        "just over": ("finished", LATELY),
        "new": ("open", LATELY),
    }

    async def play() -> None:
        made = [one for name, facts in tables.items() for one in whole(name, *facts)]
        async with cleaned(where, *made) as kept:
            await kept.clean_up()
            for kind in (TABLES, LOG, SEATS, WATCHERS, REPLAYS):
                assert await kept.ids(kind) == {"going on", "just over", "new"}

    asyncio.run(play())


def test_a_pass_removes_a_limited_number(
    where: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("MOST_TABLES", "MOST_SESSIONS", "MOST_GUESTS"):
        monkeypatch.setattr(retention, limit, 2)

    async def play() -> None:
        tables = [one for name in "abcde" for one in whole(name, "finished", LONG_AGO)]
        guests = [guest(f"guest {number}") for number in range(5)]
        ended = [session(f"guest {number}", NOW - 1) for number in range(5)]
        async with cleaned(where, *tables, *guests, *ended) as kept:
            left = []
            for _ in range(4):
                await kept.clean_up()
                left.append([len(await kept.ids(kind)) for kind in (TABLES, SESSIONS)])
            assert [tables for tables, _ in left] == [3, 1, 0, 0]
            assert [sessions for _, sessions in left][-1] == 0
            await kept.clean_up(4)
            assert await kept.ids(GUESTS) == {"host"}

    asyncio.run(play())


def test_expired_sessions_are_removed(where: str | Path) -> None:
    async def play() -> None:
        people = [guest("a", LATELY), guest("b", LATELY), session("a", NOW - 1), session("b")]
        async with cleaned(where, *people) as kept:
            await kept.clean_up()
            assert await kept.ids(SESSIONS) == {"of b"}
            assert await kept.ids(GUESTS) == {"host", "a", "b"}

    asyncio.run(play())


def test_guests_without_tables_are_signed_out_and_later_removed(where: str | Path) -> None:
    names = ("idle", "signed out", "player of oak", "watcher of oak", SERVER_GUEST)

    async def play() -> None:
        people = [guest(name) for name in names]
        signed_in = [session(name) for name in ("idle", "player of oak")]
        async with cleaned(where, *people, *signed_in, *whole("oak", "running", NOW)) as kept:
            await kept.clean_up()
            assert await kept.ids(GUESTS) == {"host", *names} - {"signed out"}
            assert await kept.ids(SESSIONS) == {"of player of oak"}
            await kept.clean_up()
            assert await kept.ids(GUESTS) == {"host", *names} - {"idle", "signed out"}

    asyncio.run(play())


def test_whatever_is_to_be_kept_forever_is_kept(where: str | Path) -> None:
    async def play() -> None:
        old = [guest("idle"), *whole("oak", "finished", LONG_AGO)]
        async with cleaned(where, *old, keep_tables=0.0, keep_guests=0.0) as kept:
            await kept.clean_up(2)
            assert await kept.ids(GUESTS) == {"host", "idle"}
            assert await kept.ids(TABLES) == {"oak"}

    asyncio.run(play())


def test_a_removed_table_is_gone_for_its_people(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, closing(program(server.address)) as owner:
        over, running = begun(owner), begun(owner)
        owner.make("fae", "open", "open")
        hand_over(owner, over, "seedling")
        while owner.frame(over)["status"] == "running":
            pass
        clock.pass_seconds(366 * 24 * 3600)
        server.do(server.app.retention.clean_up())
        fault(owner.ask("GET", f"/api/tables/{over}"), 404, "unknown")
        fault(owner.ask("GET", f"/api/tables/{over}/replay"), 404, "unknown")
        mine = owner.get("/api/me/tables")
        assert [line["table"] for line in mine["running"]] == [running]
        assert mine["finished"] == []
