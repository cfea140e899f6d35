"""The bot pool: right answers from real processes, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from elfhame.games import registry
from elfhame.kernel.game import Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.server.bots import pool as bot_pool
from elfhame.server.bots.pool import BotPool, BotRequest, BotUnavailable
from tests.bots.clients import Client, client_frame, counted
from tests.hedgerow.game import GAME as HEDGEROW

FAE, TRAILS = registry.game("fae"), registry.game("trails")
ROOT = Path(__file__).parents[3]
FOUND = os.environ.get("PYTHONPATH")
SEED = bytes(range(32))
LEVEL = "search:12"
"""Without a cap in time, so that the answer is always the same."""

every_game = pytest.mark.parametrize("game", [FAE, TRAILS, HEDGEROW], ids=lambda game: game.name)

FrameCache = Callable[[int], list[bytes]]


@pytest.fixture(autouse=True)
def findable_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find the games of the tests."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(ROOT), FOUND))))
    monkeypatch.setenv("ELFHAME_DATABASE", "sqlite:///secret")


@asynccontextmanager
async def pool(workers: int = 1, patience: float = 30) -> AsyncIterator[BotPool]:
    """A pool that is closed in the end, whose workers know Hedgerow."""
    opened = BotPool(workers, ["tests.bots.guests"], patience)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()
        assert opened.processes == []


def thought(client: Client, frames: FrameCache | None = None, **changed: Any) -> BotRequest:
    """What is asked for the client's seat."""
    ask = BotRequest(client.game.name, "abc", client.seat, LEVEL, SEED, frames or client.frames)
    return ask._replace(**changed)


def only(sent: list[bytes]) -> FrameCache:
    """A game of which these are all frames there are."""
    return lambda since: sent[since + 1 :]


def in_pool(do: Callable[[BotPool], Awaitable[Any]], workers: int = 1, patience: float = 30) -> Any:
    """What comes of it in a pool of its own."""

    async def done() -> Any:
        async with pool(workers, patience) as opened:
            return await do(opened)

    return asyncio.run(done())


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
            frames = only([client_frame(game, world, seat, 0)])
            ask = BotRequest(game.name, f"table {number}", seat, LEVEL, SEED, frames)
            answers.append((await opened.choose(ask), await opened.hint(ask)))
        return answers

    first, *others = in_pool(asked)
    assert others == [first] * 3


def test_only_what_a_worker_lacks_is_sent() -> None:
    client, wanted = Client(FAE), list[int]()
    ask = thought(client, counted(client.frames, wanted))

    async def asked(opened: BotPool) -> None:
        sent, client.sent = client.sent, client.sent[:-2]
        await opened.choose(ask)
        client.sent = sent
        await opened.choose(ask)
        await opened.hint(ask)

    in_pool(asked, workers=2)
    assert wanted == [-1, 5, 7]


# ---------------------------------------------------------------- what goes wrong


def test_lost_frames_are_mended() -> None:
    """A worker that forgot a bot is shown everything from the start."""
    client, wanted = Client(TRAILS), list[int]()
    ask = thought(client, counted(client.frames, wanted))

    async def asked(opened: BotPool) -> list[int]:
        right = await opened.choose(ask)
        opened._workers[0].seen[ask.key] = 3
        return [right, await opened.choose(ask)]

    right, mended = in_pool(asked)
    assert mended == right
    assert wanted == [-1, 3, -1]


async def killed_while_it_thinks(opened: BotPool, ask: BotRequest) -> int:
    """The answer to a thought whose worker is killed after it was asked."""
    asked = asyncio.Event()

    def noted(since: int) -> Any:
        asked.set()
        return ask.frames(since)

    [pid] = opened.processes
    os.kill(pid, signal.SIGSTOP)  # so that it cannot have answered before it dies
    answer = asyncio.create_task(opened.choose(ask._replace(frames=noted)))
    await asked.wait()
    await asyncio.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    found = await answer
    assert opened.processes != [pid]
    return found


def test_who_is_killed_in_mid_thought_is_followed_by_another() -> None:
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        return [await opened.choose(ask), await killed_while_it_thinks(opened, ask)]

    right, after = in_pool(asked)
    assert after == right


def test_who_hangs_is_replaced() -> None:
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        right = await opened.choose(ask)
        [pid] = opened.processes
        os.kill(pid, signal.SIGSTOP)
        return [right, await opened.choose(ask)]

    right, after = in_pool(asked, patience=4)
    assert after == right


def test_a_thought_that_every_worker_dies_of_is_given_up() -> None:
    """A worker that cannot even start is the worst of them."""
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
        ({"frames": lambda _: []}, "is not asked"),
        ({"frames": lambda _: [b'{"seq":1}']}, "view"),
        ({"frames": lambda _: [b'{"seq":1,"view":{"observer":0}}']}, "view"),
        ({"frames": lambda _: [b'{"seq":1,"view":null}']}, "is not asked"),
    ],
    ids=[
        "game",
        "level",
        "a bot not offered",
        "seat",
        "seed",
        "no frames",
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
    absurd = only([msgspec.json.encode({**frame, "choices": choices})])

    async def asked(opened: BotPool) -> None:
        pids = opened.processes
        with pytest.raises(BotUnavailable, match="IndexError"):
            await opened.choose(thought(client, absurd, level="greedy"))
        assert await opened.choose(thought(client, level="greedy")) in client.choices
        assert opened.processes == pids

    in_pool(asked)


def test_who_gives_up_waiting_leaves_the_worker_to_others() -> None:
    """The answer that nobody waits for any more is not taken for the next one."""
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


def test_too_many_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_WAITING", 3)
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[object]:
        asks = (opened.choose(ask) for _ in range(5))
        return await asyncio.gather(*asks, return_exceptions=True)

    found = in_pool(asked)
    assert [isinstance(answer, BotUnavailable) for answer in found] == [False] * 3 + [True] * 2


def test_thoughts_are_divided_among_workers_and_bots_stay_where_they_are() -> None:
    client = Client(FAE)

    async def asked(opened: BotPool) -> list[list[str]]:
        tables = [f"table {number}" for number in range(6)] * 2
        await asyncio.gather(*(opened.choose(thought(client, table=t)) for t in tables[:6]))
        for table in tables:
            await opened.choose(thought(client, table=table))
        return [[key[0] for key in worker.seen] for worker in opened._workers]

    one, other = in_pool(asked, workers=2)
    assert len(one) == len(other) == 3
    assert not set(one) & set(other)


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
    stat = Path(f"/proc/{pid}/stat")  # who ended, and whom nobody has asked about, is no more
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
