"""Measures whether the server's response times leak secrets to an observer.

    python benchmarks/telltale.py [--pairs N] [--tables N] [--leak MICROSECONDS]

For each game it sets up mid-game tables, each in two worlds that look the same to one seat. Both
worlds are drawn from what the seat knows, so neither is closer to the truth. The seat requests its
table and the preview of a choice in both worlds, in random order, and measures the response times
on its side of the connection. At each table, each world should be the slower one equally often.

Prints JSON: `chi2` over the tables of how often one world was the slower one (close to the number
of tables if only chance is at work), the probability `p` of this value or a larger one by chance
alone, and the median and the largest of the tables' median differences. `--leak` makes the server
wait in worlds whose secrets are odd, to show that a leak would be found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count, islice
from math import erfc, sqrt
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import uvicorn
import uvloop
from msgspec.structs import replace

from elfhame.games import registry
from elfhame.kernel.game import View
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.server.app import App, open_app
from elfhame.server.broadcast.snapshot import Snapshot
from elfhame.server.http.asgi import asgi_app
from elfhame.server.serve import _bound, _config
from elfhame.server.settings import Settings
from elfhame.server.tables.log import Played
from elfhame.server.tables.store import Proposal
from elfhame.server.tables.table import Table

SHARE = "0123456789abcdef" * 2
WARM = 20
"""Requests at a table before measuring starts."""


class Server:
    """A server in its own thread, whose tables can be switched to other worlds."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data=folder, port=0).unlimited()
        self.app: App
        self.loop = uvloop.new_event_loop()
        self.listening = _bound(self.settings)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.uvicorn: uvicorn.Server
        self.ready = threading.Event()

    def run(self) -> None:
        self.loop.run_until_complete(self.serve())

    async def serve(self) -> None:
        self.app = await open_app(self.settings)
        await self.app.start()
        self.uvicorn = uvicorn.Server(_config(asgi_app(self.app), self.settings))
        self.loop.call_later(0.2, self.ready.set)
        await self.uvicorn._serve([self.listening])
        await self.app.close()

    def do(self, job: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(job, self.loop).result(20)


@contextmanager
def running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        thread = threading.Thread(target=server.run)
        thread.start()
        server.ready.wait()
        try:
            yield server
        finally:
            server.uvicorn.should_exit = True
            thread.join()


class Worlds(NamedTuple):
    """A table in two worlds, and the seat that cannot tell them apart."""

    seat: int
    tables: tuple[Table, Table]
    choice: int


def parted(server: Server, people: list[httpx.Client], game: str, number: int) -> Worlds | None:
    """A mid-game table in two worlds; None if the worlds are the same or the game is over."""
    owner, rival = people
    plans = [{"kind": "person"}, {"kind": "open"}]
    made = owner.post("/api/tables", json={"game": game, "seats": plans}).json()
    at = f"/api/tables/{made['table']}/seats"
    owner.post(f"{at}/0", json={"share": SHARE})
    rival.post(f"{at}/1", json={"share": SHARE, "key": made["links"]["seat"]})
    chance = random.Random(f"{game} {number}")
    table = played(server, made["table"], chance)
    play = table.play
    if play is None or play.over:
        return None
    seat = min(play.waiting)
    one, two = (world(play, seat, chance) for _ in range(2))
    if to_json(play.game.view(one.state, -2)) == to_json(play.game.view(two.state, -2)):
        return None
    return Worlds(
        seat,
        (replace(table, play=one), replace(table, play=two)),
        chance.choice(play.numbers(seat)),
    )


def played(server: Server, name: str, chance: random.Random) -> Table:
    """The table after some random steps."""
    table: Table = server.do(server.app.tables.find(name))
    for _ in range(chance.randrange(4, 30)):
        assert table.play is not None
        if table.play.over:
            break
        seat = min(table.play.waiting)
        entry = Played(seat, [chance.choice(table.play.numbers(seat))])
        table = server.do(server.app.tables.append(name, Proposal(partial(_written, entry))))
    return table


def _written(entry: Played, _: Table) -> Played:
    return entry


def world(play: Play, seat: int, chance: random.Random) -> Play:
    """The play in another world that looks the same to the seat."""
    twin = play.fork()
    seed = seed_bytes(chance.getrandbits(60))
    twin._stand(play.state.determinize(seat, keyed(seed, "world")), keyed(seed, "chance"))
    return twin


def timed(server: Server, caller: httpx.Client, worlds: Worlds, second: bool) -> float:
    """The seat's response time in one of the worlds, in seconds."""
    table = worlds.tables[second]
    server.app.tables._tables.keep(table)
    at = f"/api/tables/{table.id}"
    begun = time.perf_counter()
    seen = caller.get(at, params={"observer": worlds.seat})
    looked = caller.post(f"{at}/look", json={"seat": worlds.seat, "actions": [worlds.choice]})
    took = time.perf_counter() - begun
    assert seen.is_success, seen.text
    assert looked.is_success, looked.text
    return took


def guest(server: Server, name: str) -> httpx.Client:
    """A client of a new guest."""
    caller = httpx.Client(base_url=server.address)
    token = caller.post("/api/guests", json={"name": name, "program": True}).json()["token"]
    caller.headers["Authorization"] = f"Bearer {token}"
    return caller


def differences(server: Server, game: str, pairs: int, tables: int) -> list[list[float]]:
    """For each table and pair: the second world's time minus the first's, in seconds."""
    people = [guest(server, f"guest {number}") for number in range(2)]
    chance = random.Random(game)
    parting = (parted(server, people, game, number) for number in count())
    return [
        at_table(server, people[worlds.seat], worlds, pairs // tables, chance)
        for worlds in islice(filter(None, parting), tables)
    ]


def at_table(
    server: Server, caller: httpx.Client, worlds: Worlds, pairs: int, chance: random.Random
) -> list[float]:
    """The second world's times minus the first's, in seconds; which is measured first is random."""
    for _ in range(WARM):
        timed(server, caller, worlds, chance.random() < 0.5)
    found = []
    for _ in range(pairs):
        first = chance.random() < 0.5
        times = {second: timed(server, caller, worlds, second) for second in (first, not first)}
        found.append(times[True] - times[False])
    return found


def judged(found: list[list[float]]) -> dict[str, float]:
    """Whether any table's worlds can be told apart, by Wilson and Hilferty's approximation."""
    tables = len(found)
    slower = [sum(one > 0 for one in table) for table in found]
    pairs = [len(table) for table in found]
    chi2 = sum((k - n / 2) ** 2 / (n / 4) for k, n in zip(slower, pairs, strict=True))
    spread = 2 / (9 * tables)
    deviation = ((chi2 / tables) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    medians = [abs(1e6 * median(table)) for table in found]
    return {
        "tables": tables,
        "pairs": sum(pairs),
        "chi2": round(chi2, 1),
        "p": round(erfc(deviation / sqrt(2)) / 2, 4),
        "median_us": round(median(medians), 1),
        "largest_median_us": round(max(medians), 1),
    }


def dawdle(microseconds: float) -> None:
    """Make the server slower in half of the worlds."""
    plain = Snapshot.view

    def view(self: Snapshot, observer: int) -> View:
        play = self.table.play
        assert play is not None
        if sha256(to_json(play.game.view(play.state, -2))).digest()[0] & 1:
            until = time.perf_counter() + microseconds / 1e6
            while time.perf_counter() < until:
                pass
        return plain(self, observer)

    Snapshot.view = view  # type: ignore[method-assign]  # that is the leak


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure whether response times leak secrets.")
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument(
        "--tables", type=int, default=50, help="number of tables that share the pairs"
    )
    parser.add_argument(
        "--leak", type=float, default=0.0, help="delay of the planted leak, in microseconds"
    )
    parser.add_argument("--games", nargs="+", default=list(registry.names()))
    asked = parser.parse_args()
    if asked.leak:
        dawdle(asked.leak)
    with running() as server:
        found = {g: judged(differences(server, g, asked.pairs, asked.tables)) for g in asked.games}
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
