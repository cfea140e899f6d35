"""PostgreSQL only: several processes, restarts, and passwords that are never shown."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from elfhame.extras import MissingExtra
from elfhame.kernel.refused import Refused
from elfhame.server.store.backends import open_database
from elfhame.server.store.database import Contended, Database, Unknown, Unreadable, Unwritable
from tests.server.postgres import Postgres
from tests.server.store.moves import database, entry, guest, insist, log, move, standing, until

SLOW_COMMIT = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION slow();
"""
END_COMMITS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE query LIKE 'COMMIT%' AND state = 'active'
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_loses_nothing_that_was_acknowledged(
    postgres: Postgres, url: str, how: signal.Signals
) -> None:
    names = [f"table {number}" for number in range(8)]
    acknowledged = dict.fromkeys(names, 0)
    over = asyncio.Event()

    async def player(store: Database, name: str) -> None:
        while not over.is_set():
            await insist(store, name, acknowledged[name] + 1)
            acknowledged[name] += 1

    async def play() -> None:
        async with database(url, *names) as store:
            players = asyncio.gather(*(player(store, name) for name in names))
            await until(lambda: min(acknowledged.values()) > 10)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.to_thread(postgres.start)
            before = dict(acknowledged)
            await until(lambda: all(acknowledged[name] > before[name] + 10 for name in names))
            over.set()
            await players
            for name, last in acknowledged.items():
                assert await log(store, name) == [(seq, f"{seq}") for seq in range(1, last + 1)]
                assert await standing(store, name) == (last, f"{last}")

    asyncio.run(play())


def test_while_it_is_away_nothing_is_written_or_read(postgres: Postgres, url: str) -> None:
    async def play() -> None:
        async with database(url, "oak") as store:
            postgres.stop()
            try:
                with pytest.raises(Unwritable) as unwritable:
                    await move(store, "oak", 1)
                assert type(unwritable.value) is Unwritable
                with pytest.raises(Unreadable):
                    await log(store, "oak")
            finally:
                postgres.start()
            assert await log(store, "oak") == []
            await move(store, "oak", 1)
            postgres.stop()
        postgres.start()

    asyncio.run(play())


def test_a_commit_that_breaks_off_is_unknown(url: str) -> None:
    async def play() -> None:
        async with database(url, "oak") as store:
            outside = await asyncpg.connect(url)
            await outside.execute(SLOW_COMMIT)
            writing = asyncio.create_task(move(store, "oak", 1))
            while not await outside.fetch(END_COMMITS):
                await asyncio.sleep(0.02)
            with pytest.raises(Unknown):
                await writing
            await outside.execute("DROP TRIGGER slow ON log")
            await outside.close()
            await move(store, "oak", 1)
            assert await log(store, "oak") == [(1, "")]

    asyncio.run(play())


def test_a_stopped_process_holds_up_only_those_who_want_the_same(url: str) -> None:
    async def play() -> None:
        async with database(url, "oak", "elm") as store:
            outside = await asyncpg.connect(url)
            await outside.execute("BEGIN")
            await outside.execute("INSERT INTO log VALUES ('oak', 1, NULL, 0, '', '')")
            outcomes = await asyncio.gather(
                move(store, "oak", 1), move(store, "elm", 1), return_exceptions=True
            )
            assert isinstance(outcomes[0], Contended)
            assert outcomes[1] == (1, 1)
            await outside.close()
            await move(store, "oak", 1)

    asyncio.run(play())


def test_processes_that_start_at_once_take_turns(url: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            stores = await asyncio.gather(
                *(stack.enter_async_context(database(url)) for _ in range(5))
            )
            await stores[0].write(guest("host"))
            outcomes = await asyncio.gather(
                *(store.write(entry("oak", 1)) for store in stores), return_exceptions=True
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Taken"] * 4 + [
                "tuple"
            ]

    asyncio.run(play())


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://puck:moon%40light@127.0.0.1:1/none",
        "postgresql://puck:moon%40light@127.0.0.1:port/none",
        "postgresql://puck:moon@light@[/none",
        "mysql://puck:moon%40light@127.0.0.1/none",
    ],
)
def test_no_refusal_tells_the_password(wrong: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(open_database(wrong))
    told = f"{refused.getrepr(chain=True, showlocals=False).reprcrash} {refused.value!r}"
    assert refused.value.field == "data"
    assert "moon" not in told
    assert refused.value.__cause__ is None


def test_without_its_libraries_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "elfhame.server.store.postgres", None)
    with pytest.raises(MissingExtra, match=r"pip install 'elfhame\[nodes\]'"):
        asyncio.run(open_database("postgresql://localhost/elfhame"))


def test_a_folder_may_be_given_as_text(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(str(tmp_path / "data"), "oak") as store:
            store.subscribe(lambda name, seq: None)
            await move(store, "oak", 1)

    asyncio.run(play())
    assert (tmp_path / "data" / "elfhame.db").exists()
