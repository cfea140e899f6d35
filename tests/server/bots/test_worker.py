"""A worker process answers every line of input with one line, whatever it contains."""

from __future__ import annotations

import asyncio
import signal
import sys

import msgspec
import pytest

from elfhame.bots.protocol import Answer, RequestHead, Task
from elfhame.games import registry
from elfhame.server.bots.worker import BotWorker
from tests.bots.clients import Client


async def worker() -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "elfhame.server.bots.worker"]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)


def test_garbage_is_answered_with_an_error() -> None:
    async def answers_to(lines: bytes) -> list[Answer]:
        output, _ = await (await worker()).communicate(lines)
        return [msgspec.json.decode(line, type=Answer) for line in output.splitlines()]

    lines = b'\n{\n[]\n\xff\n{"id": 4}\n{"id": 5, "task": "sing"}\n{"id": "six"}\n' + b"[" * 9000
    found = asyncio.run(answers_to(lines))
    assert [answer.id for answer in found] == [None, None, None, None, 4, 5, None, None]
    assert all(answer.error and "\n" not in answer.error for answer in found)


def test_a_worker_exits_at_the_end_of_its_input_and_not_on_ctrl_c() -> None:
    async def exit_code() -> int:
        process = await worker()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"{}\n")
        await process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdin.write(b"{}\n")
        assert await process.stdout.readline()
        process.stdin.close()
        return await asyncio.wait_for(process.wait(), 10)

    assert asyncio.run(exit_code()) == 0


@pytest.mark.parametrize("game", registry.names())
def test_the_first_hint_is_what_the_bot_of_that_level_does(game: str) -> None:
    client, minds = Client(registry.game(game)), BotWorker()

    def answer(task: Task, seed: int) -> Answer:
        question = RequestHead(
            id=1,
            task=task,
            game=game,
            table="abc",
            seat=client.seat,
            level="search:5",
            seed=f"{seed:064x}",
        )
        found = minds.answer(question.line(client.sent[-1:]))
        assert found is not None
        return found

    for seed in range(5):
        hints = answer("hint", seed).hints
        assert hints is not None
        assert hints[0].action == answer("choose", seed).action
