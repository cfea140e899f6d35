"""Leaks planted in a server. The two-world test must find each of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, cast

import msgspec
import pytest

from elfhame.kernel.game import Game
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.server.bots.scheduler import BotScheduler
from elfhame.server.broadcast import participants
from elfhame.server.broadcast.frames import text_of
from elfhame.server.broadcast.renderer import Renderer
from elfhame.server.http.routes import tables
from elfhame.server.live.sockets import TableSocket
from elfhame.server.messages import Frame, MoveAnswer
from elfhame.server.tables import effects, log, moves
from elfhame.server.tables.config import TableConfig
from elfhame.server.tables.table import Table
from tests.conformance.kits import KITS
from tests.server.worlds import truth

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Leak:
    """A leak that someone might introduce by mistake, and where."""

    name: str
    plant: Callable[[Patch], None]
    game: str = "trails"
    kind: str = "seat"


def secret(play: Play | None) -> int:
    """A number that depends on everything hidden in a game."""
    return 0 if play is None else sha256(truth(play)).digest()[0]


def door(game: Game) -> Callable[[Patch], None]:
    """A leak in the game: the server uses a version of it that reveals too much."""

    def plant(patch: Patch) -> None:
        patch.setattr(TableConfig, "rules", property(lambda _: game))

    return plant


def framed(change: Callable[[Renderer, Frame], dict[str, Any]]) -> Callable[[Patch], None]:
    """A leak in the frames."""
    plain = Renderer.frame

    def frame(self: Renderer, *asked: Any) -> Frame:
        told = plain(self, *asked)
        return (
            told if self.table.play is None else msgspec.structs.replace(told, **change(self, told))
        )

    return lambda patch: patch.setattr(Renderer, "frame", frame)


def _padded(teller: Renderer, told: Frame) -> dict[str, Any]:
    return {"sentence": told.sentence + " " * secret(teller.table.play)}


def _sorted(teller: Renderer, told: Frame) -> dict[str, Any]:
    key, choices = secret(teller.table.play), msgspec.json.decode(msgspec.json.encode(told.choices))
    return {"choices": sorted(choices, key=lambda choice: choice["number"] * (key + 1) % 257)}


def _seed(teller: Renderer, told: Frame) -> dict[str, Any]:
    assert teller.table.play is not None
    return {"options": {**told.options, "seed": teller.table.play.seed.hex()}}


def _key(teller: Renderer, told: Frame) -> dict[str, Any]:
    return {"options": {**told.options, "key": teller.table.facts.secret.hex()}}


def _back(teller: Renderer, told: Frame) -> dict[str, Any]:
    return {"can_take_back": told.can_take_back or bool(secret(teller.table.play) & 1)}


def _since(teller: Renderer, told: Frame) -> dict[str, Any]:
    return {"since": told.since + secret(teller.table.play)}


def _merged(teller: Renderer, told: Frame) -> dict[str, Any]:
    """Watchers see what the first seat sees."""
    assert teller.table.play is not None
    return {"view": teller.table.play.view(max(0, teller.observer))}


def _deltas(teller: Renderer, told: Frame) -> dict[str, Any]:
    """News that follow other news reveal more than those on their own."""
    fresh = any(news.seq == 0 for news in told.news) or len(told.news) > 2
    return {} if fresh else {"seq": told.seq + secret(teller.table.play)}


def _refusals(patch: Patch) -> None:
    """The reason for refusing a move depends on hidden facts."""
    plain = effects._EFFECTS[log.Played]

    def played(table: Table, entry: log.Played) -> Table:
        try:
            return plain(table, entry)
        except Refused as refused:
            field = f"{refused.field} of {secret(table.play)}"
            raise Refused(refused.reason, rule=refused.rule, field=field) from None

    happens: dict[Any, Any] = effects._EFFECTS
    patch.setitem(happens, log.Played, played)


def _reasons(patch: Patch) -> None:
    """Whether a decision is allowed depends on hidden facts, not on what the seat knows."""
    plain = moves.why

    def why(table: Table, seat: int, action: Any) -> Refused | None:
        odd = secret(table.play) & 1
        return Refused("perhaps", field="action") if odd else plain(table, seat, action)

    patch.setattr(moves, "why", why)


def pushed(change: Callable[[TableSocket, Table], None]) -> Callable[[Patch], None]:
    """A leak in what a socket pushes besides frames."""
    plain = TableSocket._newest

    def newest(self: TableSocket) -> str:
        told = plain(self)
        change(self, cast(Table, self._sent))
        return told

    return lambda patch: patch.setattr(TableSocket, "_newest", newest)


def _one_more(listener: TableSocket, table: Table) -> None:
    if secret(table.play) & 1:
        more = listener._send(text_of(MoveAnswer(move_id="", seq=None)))
        asyncio.ensure_future(more)  # noqa: RUF006  # short, and the loop outlives it


def _counted(listener: TableSocket, table: Table) -> None:
    listener._app.metrics.entries += secret(table.play)


def _logged(listener: TableSocket, table: Table) -> None:
    logging.getLogger("elfhame.sockets").info("pushed", extra={"code": secret(table.play)})


def _etag(patch: Patch) -> None:
    """A header derived from the whole state."""
    plain = tables._as_file

    def file(response: Any, table: Table) -> Any:
        answer = plain(response, table)
        answer.headers["etag"] = f'"{secret(table.play)}"'
        return answer

    patch.setattr(tables, "_as_file", file)


def _advised(patch: Patch) -> None:
    """Hints are based on the seed."""
    plain = BotScheduler._request

    def thought(self: BotScheduler, table: Table, *asked: Any) -> Any:
        assert table.play is not None
        return plain(self, table, *asked)._replace(seed=table.play.seed)

    patch.setattr(BotScheduler, "_request", thought)


def _named(patch: Patch) -> None:
    """The order of the seats' names depends on hidden facts."""
    plain = participants.seat_now

    def seat_now(table: Table, seat: int, guest: str | None) -> Any:
        turned = (seat + secret(table.play)) % len(table.seats)
        return plain(table, turned, guest)

    patch.setattr(participants, "seat_now", seat_now)


OF_GAMES: Final = (
    "shows the spirit of the seat to move",
    "tells the deal to all",
    "sorts points by a spirit",
    "shows all hands",
    "tells all which card was chosen",
    "unknown cards are listed as they lie",
)
"""Some leaks that the games' own tests find in memory, here over the network."""
LEAKS: Final = [
    *(
        Leak(f"{kit.game.name}: {leak.name}", door(leak.game), kit.game.name)
        for kit in KITS
        for leak in kit.leaks
        if leak.name in OF_GAMES
    ),
    Leak("the length of a sentence", framed(_padded)),
    Leak("the order of choices", framed(_sorted)),
    Leak("the seed in a frame", framed(_seed), "fae"),
    Leak("the secret in a frame", framed(_key), "fae"),
    Leak("whether a step can be taken back", framed(_back)),
    Leak("when the table began to wait", framed(_since), "fae", "watcher"),
    Leak("a watcher with a seat's eyes", framed(_merged), "trails", "watcher"),
    Leak("more in what follows than in what stands", framed(_deltas)),
    Leak("why a move is refused", _refusals),
    Leak("why a decision is not allowed", _reasons),
    Leak("a frame more", pushed(_one_more)),
    Leak("a header made of the state", _etag, "fae", "former"),
    Leak("a line of the log", pushed(_logged)),
    Leak("a figure", pushed(_counted)),
    Leak("a hint from the seed", _advised),
    Leak("the order of seats", _named, "fae", "watcher"),
]
