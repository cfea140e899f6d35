"""Two identical servers whose games differ only in what one observer can't know.

Both draw their tokens, keys and secrets from the same sequence (`Tokens`) and share a clock, so a
table created on both has the same id and the same seed. At one entry of the log, the second server
redraws the game for the observer: everything the observer knows stays the same, and everything
else changes (`Worlds`, which wraps a function that all folding of logs goes through).
"""

from __future__ import annotations

import asyncio
import logging
import os
from base64 import urlsafe_b64encode
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from elfhame.games import registry
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.server.ops.logs import JsonFormatter
from elfhame.server.tables import fold
from elfhame.server.tables.log import Played
from elfhame.server.tables.store import Proposal
from elfhame.server.tables.table import Table
from tests.hedgerow.game import GAME as HEDGEROW
from tests.server.running import Clock, Threaded, threaded

ROOT = Path(__file__).parents[2]
NEVER = 3600.0
"""The bots' pace: they think, but don't move during the test."""
DRAWS = 20
"""Maximum number of redraws until a world differs."""


class Redraw(NamedTuple):
    """The log entry at which the second world diverges from the first, for this observer."""

    seq: int
    observer: int


class Tokens:
    """Deterministic tokens: each thread, and so each server, gets the same sequence."""

    def __init__(self) -> None:
        self._given: Counter[int] = Counter()

    def bytes(self, length: int) -> bytes:
        self._given[get_ident()] += 1
        return sha256(b"token %d" % self._given[get_ident()]).digest()[:length]

    def urlsafe(self, length: int) -> str:
        return urlsafe_b64encode(self.bytes(length)).rstrip(b"=").decode()


class Worlds:
    """Redraws the games of one server."""

    def __init__(self) -> None:
        self.redraws: dict[str, Redraw] = {}
        self.second: int | None = None
        """The thread of the server whose games are redrawn."""
        self._dealt = fold._dealt

    def begun(self, table: Table) -> Table:
        """Replaces `fold._dealt`: the table after an entry, redrawn if it is time."""
        now = self._dealt(table)
        redraw = self.redraws.get(now.id)
        if now.play is None or redraw is None or get_ident() != self.second:
            return now
        if redraw.seq != now.seq + 1:
            return now
        return replace(now, play=redrawn(now.play, redraw.observer, dealt=table.play is None))


def redrawn(play: Play, observer: int, *, dealt: bool) -> Play:
    """The play in another world that looks the same to the observer; its seed differs, too."""
    twin = play.fork()
    twin.seed = sha256(play.seed).digest()
    for draw in range(DRAWS):
        other = play.state.determinize(observer, keyed(seed_bytes(draw), "twin"))
        twin._stand(other, keyed(twin.seed, "chance"))
        if truth(twin) != truth(play):
            break
    if dealt:
        twin.journal.cut(0)
        twin.state.opening()
    return twin


def truth(play: Play) -> bytes:
    """The world with all its secrets."""
    return to_json(play.game.view(play.state, REVIEWER))


class LogLines(logging.Handler):
    """Collects what each server logs, without the times."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: defaultdict[int, list[str]] = defaultdict(list)

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        if hasattr(record, "ms"):
            record.ms = 0
        self.lines[get_ident()].append(self.format(record))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Collect everything the server logs."""
        logger = logging.getLogger("elfhame")
        before = logger.level
        logger.setLevel(logging.DEBUG)
        logger.addHandler(self)
        yield
        logger.removeHandler(self)
        logger.setLevel(before)

    def taken(self, thread: int) -> list[str]:
        """The lines since the last call."""
        return self.lines.pop(thread, [])


@dataclass
class TwoServers:
    """Both servers, and the means to control them."""

    servers: tuple[Threaded, Threaded]
    clock: Clock
    worlds: Worlds
    logs: LogLines
    threads: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        one, two = (server._thread.ident or 0 for server in self.servers)
        self.threads = one, two
        self.worlds.second = two

    def tables(self, table: str) -> tuple[Table, Table]:
        """The table as each server has it."""
        one, two = (server.do(server.app.tables.find(table)) for server in self.servers)
        return one, two

    def plays(self, table: str) -> tuple[Play, Play]:
        """Its game in each world."""
        one, two = self.tables(table)
        assert one.play is not None
        assert two.play is not None
        return one.play, two.play

    def settle(self) -> None:
        """Wait until both servers are idle and have no listeners."""
        for server in self.servers:
            server.do(_still(server))

    def enter(self, table: str, seat: int, actions: tuple[int, int]) -> None:
        """Append a move by another seat, which may differ between the worlds."""
        for server, action in zip(self.servers, actions, strict=True):
            server.do(server.app.tables.append(table, played(seat, action)))


async def _still(server: Threaded) -> None:
    """Wait until the server has noticed closed sockets and counted its last response."""
    while len(server.app.fanout):
        await asyncio.sleep(0.005)
    await asyncio.sleep(0)


def played(seat: int, action: int) -> Proposal:
    """A move to append to a log."""
    return Proposal(lambda _: Played(seat, [action]))


@contextmanager
def two_servers(data: Path) -> Iterator[TwoServers]:
    """Two such servers, whose tables are identical until a redraw is requested."""
    tokens, worlds, clock, logs = Tokens(), Worlds(), Clock(), LogLines()
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        for room in ("people.guests", "tables.facts", "tables.seats"):
            patch.setattr(f"elfhame.server.{room}.token_urlsafe", tokens.urlsafe)
        patch.setattr("elfhame.server.tables.facts.token_bytes", tokens.bytes)
        patch.setattr("elfhame.server.tables.fold._dealt", worlds.begun)
        # A time limit would make hints vary; a fixed number of iterations doesn't.
        patch.setattr("elfhame.server.http.routes.moves.ADVISER", "search:12")
        # Refusals are summed up once a minute, which begins at another moment on each server.
        patch.setattr("elfhame.server.ops.refusals.Refusals.sum_up", lambda _: None)
        patch.setattr(registry, "_REGISTERED", {HEDGEROW.name: HEDGEROW})
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
        one, two = (
            stack.enter_context(
                threaded(data / name, pace=NEVER, clock=clock, imports=("tests.bots.guests",))
            )
            for name in ("one", "two")
        )
        stack.enter_context(logs.listening())
        yield TwoServers((one, two), clock, worlds, logs)
