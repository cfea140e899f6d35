"""The queue of bot requests: which comes next, and how many may wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from elfhame.server.bots import queue
from elfhame.server.bots.queue import BotUnavailable, FairQueue, Job, Rank
from elfhame.server.bots.request import BotRequest


def job(owner: str, rank: Rank = Rank.MOVE) -> Job:
    request = BotRequest("fae", "abc", 0, "hazel", bytes(32), 0, b"{}", owner=owner)
    return Job(request, "choose", rank, asyncio.get_running_loop().create_future())


def owners(line: FairQueue, suits: Callable[[Job], bool] = lambda _: True) -> str:
    """The owners of all jobs, in the order in which one worker takes them."""
    taken = ""
    while (found := line.take(suits)) is not None:
        taken += found.owner
    return taken


def test_owners_take_turns_however_many_jobs_each_has() -> None:
    async def order() -> str:
        line = FairQueue()
        for owner in "aaaaabbc":
            line.enter(job(owner))
        return owners(line)

    assert asyncio.run(order()) == "abcabaaa"


def test_moves_come_before_hints_and_hints_before_tables_without_people() -> None:
    async def order() -> str:
        line = FairQueue()
        for owner, rank in zip("sihm", sorted(Rank, reverse=True), strict=True):
            line.enter(job(owner, rank))
        return owners(line)

    assert asyncio.run(order()) == "mhis"


def test_a_newcomer_waits_for_one_job_of_each_other_owner_at_most() -> None:
    async def order() -> str:
        line = FairQueue()
        for owner in "aaabbb":
            line.enter(job(owner))
        first = line.take(lambda _: True)
        line.enter(job("n"))
        return f"{first.owner if first else ''} {owners(line)}"

    assert asyncio.run(order()) == "a banbab"


def test_a_job_that_does_not_suit_the_worker_waits_and_others_pass_it() -> None:
    async def order() -> tuple[str, str]:
        line = FairQueue()
        for owner in "aab":
            line.enter(job(owner))
        return owners(line, lambda job: job.owner == "b"), owners(line)

    assert asyncio.run(order()) == ("b", "aa")


def test_a_job_that_no_one_waits_for_is_dropped() -> None:
    async def order() -> str:
        line, given_up = FairQueue(), job("a")
        line.enter(given_up)
        line.enter(job("b"))
        given_up.answer.cancel()
        return owners(line)

    assert asyncio.run(order()) == "b"


def test_one_owner_who_fills_the_queue_shuts_no_one_else_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 2)

    async def order() -> str:
        line, first = FairQueue(), job("a")
        line.enter(first)
        line.enter(job("a"))
        with pytest.raises(BotUnavailable, match="too many"):
            line.enter(job("a"))
        line.enter(job("b"))
        line.take(lambda _: True)
        with pytest.raises(BotUnavailable):
            line.enter(job("a"))  # the job that was taken hasn't been answered yet
        first.fail("it is over")
        await asyncio.sleep(0)
        line.enter(job("a"))
        return owners(line)

    assert asyncio.run(order()) == "baa"
