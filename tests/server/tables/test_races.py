"""Requests that were allowed when they arrived are judged again when their turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import pytest

from elfhame.kernel.fairness import seal
from elfhame.server.app import App
from elfhame.server.messages import Move, NewTable, Plan, TakeSeat
from elfhame.server.people.access import Caller
from elfhame.server.people.guests import Guest, token_hash
from elfhame.server.problems import Problem
from elfhame.server.tables.log import Stood
from elfhame.server.tables.store import Proposal
from elfhame.server.tables.table import Table
from tests.server.client import SHARE
from tests.server.running import Clock, Threaded


@dataclass(frozen=True)
class Race:
    """A new table of Fae with three open seats, and four guests, of whom the first owns it."""

    app: App
    guests: list[Guest]
    table: str
    key: str

    @classmethod
    async def at(cls, app: App) -> Race:
        guests = [(await app.guests.register(name))[0] for name in ("Ada", "Bo", "Cy", "Dee")]
        request = NewTable(game="fae", seats=[Plan(kind="open")] * 3, options={"first": 1})
        made = await app.factory.create(guests[0], request)
        return cls(app, guests, made.id, made.facts.seat_key)

    async def sit(self, guest: int, seat: int) -> Table:
        request = TakeSeat(share=SHARE, key=self.key)
        return await self.app.seats.take(self.guests[guest], self.table, seat, request)

    async def seal(self, guest: int, seat: int) -> Table:
        request = TakeSeat(seal=seal(self.table, seat, SHARE, SHARE), key=self.key)
        return await self.app.seats.take(self.guests[guest], self.table, seat, request)

    async def leave(self, guest: int, seat: int) -> Table:
        return await self.app.seats.leave(self.guests[guest], self.table, seat, "seedling")

    async def lose(self, seat: int) -> Table:
        """The guest leaves the seat at another node."""
        return await self.app.tables.append(self.table, Proposal(lambda now: Stood(seat)))

    async def outcomes(self, *requests: Awaitable[object]) -> list[object]:
        """The results of requests that queue up in this order while all see the same table."""
        queue = []
        async with self.app.tables._lock(self.table):
            for request in requests:
                queue.append(asyncio.ensure_future(request))
                await asyncio.sleep(0.05)
        return await asyncio.gather(*queue, return_exceptions=True)

    async def last_refusal(self, *requests: Awaitable[object]) -> str | None:
        """Why the last of these requests failed, while all others succeeded."""
        *done, last = await self.outcomes(*requests)
        assert all(isinstance(table, Table) for table in done), done
        return last.code if isinstance(last, Problem) else None


AT_SEAT: Final[dict[str, Callable[[Race], Awaitable[object]]]] = {
    "a key": lambda race: race.app.seats.key(race.guests[1], race.table, 1),
    "a stand-in": lambda race: race.app.seats.stand_in(
        Caller(race.guests[1]), race.table, 1, "seedling"
    ),
    "a return": lambda race: race.app.seats.come_back(race.guests[1], race.table, 1),
    "another seal": lambda race: race.app.seats.seal(
        Caller(race.guests[1]), race.table, 1, seal(race.table, 1, SHARE, SHARE)
    ),
    "leaving again": lambda race: race.leave(1, 1),
}
"""Requests by the guest who sits at seat 1 first."""


@pytest.mark.parametrize("request_for", AT_SEAT.values(), ids=list(AT_SEAT))
def test_nothing_is_done_for_someone_whose_seat_is_another_s_by_then(
    server: Threaded, request_for: Callable[[Race], Awaitable[object]]
) -> None:
    async def run() -> str | None:
        race = await Race.at(server.app)
        await race.sit(0, 0)
        await race.sit(1, 1)
        return await race.last_refusal(
            race.leave(1, 1), race.sit(2, 1), race.sit(3, 2), request_for(race)
        )

    assert server.do(run()) == "not-yours"


def test_a_seat_s_key_opens_nothing_if_someone_else_sits_there_by_then(server: Threaded) -> None:
    async def run() -> tuple[object, str | None]:
        race = await Race.at(server.app)
        await race.sit(1, 1)
        key = race.app.seats.key(race.guests[1], race.table, 1)
        *_, given = await race.outcomes(race.leave(1, 1), race.sit(2, 1), key)
        return given, (await race.app.tables.find(race.table)).seats[1].key_hash

    given, held = server.do(run())
    assert isinstance(given, Problem)
    assert held is None


def test_no_one_votes_with_a_seat_that_is_another_s_by_then(frozen: Threaded, clock: Clock) -> None:
    async def run() -> str | None:
        race = await Race.at(frozen.app)
        for player in range(3):
            await race.seal(player, player)
        clock.pass_seconds(1000)
        vote = race.app.seats.stand_in(Caller(race.guests[1]), race.table, 2, "seedling")
        return await race.last_refusal(race.leave(1, 1), race.seal(3, 1), vote)

    assert frozen.do(run()) == "not-yours"


def test_a_newcomer_is_not_replaced_for_the_absence_of_someone_else(
    frozen: Threaded, clock: Clock
) -> None:
    async def run() -> str | None:
        race = await Race.at(frozen.app)
        for player in range(3):
            await race.seal(player, player)
        clock.pass_seconds(1000)
        replacement = race.app.seats.stand_in(Caller(race.guests[1]), race.table, 2, "seedling")
        return await race.last_refusal(race.lose(2), race.seal(3, 2), replacement)

    assert frozen.do(run()) == "not-absent"


def test_a_leaver_needs_the_key_for_another_seat(server: Threaded) -> None:
    async def run() -> str | None:
        race = await Race.at(server.app)
        await race.sit(1, 1)
        again = race.app.seats.take(race.guests[1], race.table, 2, TakeSeat(share=SHARE))
        return await race.last_refusal(race.leave(1, 1), again)

    assert server.do(run()) == "unknown"


def test_a_program_plays_nothing_with_a_key_that_was_replaced_first(server: Threaded) -> None:
    async def run() -> tuple[object, ...]:
        race = await Race.at(server.app)
        for player in range(3):
            await race.sit(player, player)
        begun = await race.app.tables.find(race.table)
        key = await race.app.seats.key(race.guests[1], race.table, 1)
        assert begun.play is not None
        move = Move(seat=1, move_id="m", ask=begun.asks[1], actions=[begun.play.numbers(1)[0]])
        return tuple(
            await race.outcomes(
                race.app.seats.key(race.guests[1], race.table, 1),
                race.app.moves.play(Caller(None, token_hash(key)), race.table, move),
            )
        )

    _, played = server.do(run())
    assert isinstance(played, Problem)
    assert played.code == "not-yours"


def test_a_table_is_not_closed_if_its_last_seat_is_taken_first(server: Threaded) -> None:
    async def run() -> tuple[str | None, str]:
        race = await Race.at(server.app)
        await race.sit(0, 0)
        await race.sit(1, 1)
        closing = race.app.seats.close(race.guests[0], race.table)
        refused = await race.last_refusal(race.sit(2, 2), closing)
        return refused, (await race.app.tables.find(race.table)).status

    assert server.do(run()) == ("begun", "running")
