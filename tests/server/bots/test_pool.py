"""The bot pool gives correct answers from real processes, even if they crash or hang."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from elfhame.kernel.game import Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.server.bots.pool import BotPool
from elfhame.server.bots.queue import BotUnavailable
from elfhame.server.bots.request import BotRequest
from tests.bots.clients import Client, client_frame
from tests.server.bots.pools import (
    FAE,
    LEVEL,
    SEED,
    TRAILS,
    every_game,
    in_pool,
    pool,
    thought,
)

pytestmark = pytest.mark.usefixtures("findable_guests")

# ---------------------------------------------------------------- answers


@every_game
def test_what_is_chosen_is_legal_and_the_same_again(game: Game) -> None:
    client = Client(game)

    async def twice(opened: BotPool) -> list[int]:
        return [
            await opened.choose(thought(client)),
            await opened.choose(thought(client)),
            await opened.choose(thought(client, table="another")),
        ]

    found = in_pool(twice)
    assert len(set(found)) == 1
    assert found[0] in client.choices
    assert in_pool(twice) == found


def test_another_seed_is_another_chance() -> None:
    client = Client(FAE)

    async def drawn(opened: BotPool) -> set[int]:
        seeds = [bytes([number] * 32) for number in range(8)]
        return {await opened.choose(thought(client, level="random", seed=s)) for s in seeds}

    assert len(in_pool(drawn)) > 4


@every_game
def test_hints_come_with_their_reasons(game: Game) -> None:
    client = Client(game)
    hints = in_pool(lambda opened: opened.hint(thought(client)))
    assert 1 <= len(hints) <= 3
    assert all(found.action in client.choices and 0 <= found.share <= 1 for found in hints)
    for reason in hints[0].reasons:
        assert (reason.event(game) is not None) == (reason.kind == "event")


@every_game
def test_worlds_that_look_the_same_get_the_same_answer(game: Game) -> None:
    play = Play(game, 2, seed=5)
    seat = play.waiting[0]
    chance = keyed(seed_bytes(0), "other worlds")
    worlds = [play.state, *(play.state.determinize(seat, chance) for _ in range(3))]

    async def asked(opened: BotPool) -> list[object]:
        answers: list[object] = []
        for number, world in enumerate(worlds):
            frame = client_frame(game, world, seat, 0)
            ask = BotRequest(game.name, f"table {number}", seat, LEVEL, SEED, 0, frame)
            answers.append((await opened.choose(ask), await opened.hint(ask)))
        return answers

    first, *others = in_pool(asked)
    assert others == [first] * 3


# ---------------------------------------------------------------- failures


async def choose_with_worker_killed(opened: BotPool, ask: BotRequest) -> int:
    """The answer to a request whose worker is killed while working on it."""
    [pid] = opened.processes
    os.kill(pid, signal.SIGSTOP)  # so that it can't answer before it is killed
    answer = asyncio.create_task(opened.choose(ask))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    found = await answer
    assert opened.processes != [pid]
    return found


def test_a_worker_killed_in_mid_thought_is_followed_by_another() -> None:
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        return [await opened.choose(ask), await choose_with_worker_killed(opened, ask)]

    right, after = in_pool(asked)
    assert after == right


def test_a_worker_that_hangs_is_replaced() -> None:
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        right = await opened.choose(ask)
        [pid] = opened.processes
        os.kill(pid, signal.SIGSTOP)
        return [right, await opened.choose(ask)]

    right, after = in_pool(asked, patience=4)
    assert after == right


def test_a_thought_that_every_worker_dies_of_is_given_up() -> None:
    """The worst case: a worker that can't even start."""
    ask = thought(Client(FAE))

    async def asked() -> None:
        broken = BotPool(1, ["tests.no_such_guests"])
        await broken.start()
        with pytest.raises(BotUnavailable, match="3 workers died"):
            await broken.choose(ask)
        await broken.close()

    asyncio.run(asked())


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"level": "dragon"}, "no bot 'dragon'"),
        ({"level": "tests.bots.custom_bots:Last"}, "no bot 'tests.bots.custom_bots:Last'"),
        ({"seat": 7}, "not seat 7"),
        ({"seed": b"short"}, "seed"),
        ({"frame": b"{}"}, "seq"),
        ({"frame": b'{"seq":1}'}, "view"),
        ({"frame": b'{"seq":1,"view":{"observer":0}}'}, "view"),
        ({"frame": b'{"seq":1,"view":null}'}, "is not asked"),
    ],
    ids=[
        "game",
        "level",
        "a bot not offered",
        "seat",
        "seed",
        "half a frame",
        "no view",
        "half a view",
        "not begun",
    ],
)
def test_a_question_that_makes_no_sense_is_refused_and_harms_no_other(
    changed: dict[str, Any], said: str
) -> None:
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> None:
        right, pids = await opened.choose(ask), opened.processes
        with pytest.raises(BotUnavailable, match=said):
            await opened.choose(ask._replace(**changed, table="bad"))
        assert await opened.choose(ask) == right
        assert opened.processes == pids

    in_pool(asked)


def test_a_frame_that_breaks_a_bot_breaks_no_other() -> None:
    client = Client(FAE)
    frame = msgspec.json.decode(client.sent[-1])
    choices = [{"number": FAE.actions + 7}, {"number": FAE.actions + 8}]
    absurd = msgspec.json.encode({**frame, "choices": choices})

    async def asked(opened: BotPool) -> None:
        pids = opened.processes
        with pytest.raises(BotUnavailable, match="IndexError"):
            await opened.choose(thought(client, frame=absurd, level="greedy"))
        assert await opened.choose(thought(client, level="greedy")) in client.choices
        assert opened.processes == pids

    in_pool(asked)


def test_a_caller_that_gives_up_waiting_leaves_the_worker_to_others() -> None:
    """An answer that is no longer awaited isn't mistaken for the next one."""
    client, other = Client(FAE), Client(TRAILS)

    async def asked(opened: BotPool) -> tuple[int, list[int]]:
        pids = opened.processes
        slow = asyncio.create_task(opened.choose(thought(client, level="search:400")))
        await asyncio.sleep(0.05)
        slow.cancel()
        found = await opened.choose(thought(other))
        assert opened.processes == pids
        return found, other.choices

    found, choices = in_pool(asked)
    assert found in choices


def test_a_closed_pool_thinks_no_more() -> None:
    ask = thought(Client(FAE))

    async def asked() -> None:
        async with pool() as opened:
            pass
        with pytest.raises(BotUnavailable, match="closed"):
            await opened.choose(ask)

    asyncio.run(asked())


# ---------------------------------------------------------------- the processes


SERVER = """
import asyncio
from elfhame.server.bots.pool import BotPool

async def serve():
    pool = BotPool(2)
    await pool.start()
    print(*pool.processes, flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")  # a zombie isn't alive
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_workers_do_not_outlive_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(lives, pids))
        server.kill()
    patience = monotonic() + 15
    while any(map(lives, pids)) and monotonic() < patience:
        sleep(0.05)
    assert not any(map(lives, pids))


def test_a_worker_knows_no_secret_of_the_server_and_steps_back() -> None:
    async def looked(opened: BotPool) -> tuple[bytes, int]:
        [pid] = opened.processes
        await opened.choose(thought(Client(FAE)))
        return Path(f"/proc/{pid}/environ").read_bytes(), os.getpriority(os.PRIO_PROCESS, pid)

    if not Path("/proc/self/environ").exists():
        pytest.skip("there is no /proc to look at")
    environment, rank = in_pool(looked)
    names = {pair.partition(b"=")[0] for pair in environment.split(b"\0") if pair}
    assert names <= {b"PATH", b"PYTHONPATH"}
    assert rank >= min(os.getpriority(os.PRIO_PROCESS, 0) + 5, 19)
