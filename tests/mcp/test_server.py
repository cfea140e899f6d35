"""A scripted client plays whole games through the Model Context Protocol."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Awaitable, Callable

import anyio
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

import elfhame
from elfhame.mcp.server import server
from elfhame.mcp.tables import Seat

Ask = Callable[..., Awaitable[str]]
CHOICE = re.compile(r"^(\S.*?)    \(", re.MULTILINE)


def with_client(script: Callable[[Ask], Awaitable[None]], language: str = "en") -> None:
    """Run a script against a server in the same process."""

    async def run() -> None:
        async with Client(server(language)) as client:

            async def ask(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                text = "".join(part.text for part in result.content if part.type == "text")
                return f"error: {text}" if result.is_error else text

            await script(ask)

    anyio.run(run)


@pytest.mark.parametrize("game", elfhame.catalogue())
def test_a_client_plays_a_whole_game(game: str) -> None:
    async def script(ask: Ask) -> None:
        assert f"{game}: " in await ask("list_games")
        told = await ask("start_game", game=game, bot="random", seed=3)
        table = told.split()[1].rstrip(".")
        steps, choices = 0, [""]
        while "The game is over (" not in told:
            choices = CHOICE.findall(await ask("list_choices", table=table))
            told = await ask("act", table=table, action=choices[steps % len(choices)])
            assert not told.startswith(("Not", "error"))
            steps += 1
        assert "Won: " in told
        assert "over" in await ask("why_not", table=table, action=choices[0])

    with_client(script)


def test_a_client_is_told_why_it_cannot_do_something() -> None:
    async def script(ask: Ask) -> None:
        await ask("start_game", game="fae", bot="random", seed=1)
        told = await ask("why_not", table="fae-1", action="ritual A1")
        rule = re.search(r"FAE-\d+\w?", told)
        assert rule is not None
        assert await ask("act", table="fae-1", action="ritual A1") == told
        assert await ask("read_rule", game="fae", rule=rule[0]) in told
        legal = CHOICE.findall(await ask("list_choices", table="fae-1"))[0]
        assert await ask("why_not", table="fae-1", action=legal) == f"{legal} is allowed."
        assert "Not possible" in await ask("act", table="fae-1", action="dance")

    with_client(script)


def test_wrong_requests_are_errors_that_say_what_is_wrong() -> None:
    async def script(ask: Ask) -> None:
        assert "no table 'fae-9'" in await ask("read_table", table="fae-9")
        assert "error" in await ask("start_game", game="chess")
        assert "no seat 5" in await ask("start_game", game="fae", seat=5)
        assert "no bot" in await ask("start_game", game="fae", bot="os:system")
        await ask("start_game", game="fae", bot="random")
        assert await ask("leave", table="fae-1") == "You left fae-1."
        assert "error" in await ask("leave", table="fae-1")

    with_client(script)


@pytest.mark.parametrize(
    ("game", "steps"), [("fae", 6), ("trails", 6), ("land", 20), ("faeries", 70)]
)
def test_a_seat_is_told_the_same_in_worlds_that_it_cannot_tell_apart(game: str, steps: int) -> None:
    play = elfhame.new(game, 2, 5)
    for step in range(steps):
        play.act(play.numbers()[step % len(play.numbers())])
    seat, twin = play.waiting[0], play.fork()
    drawn = (play.state.determinize(seat, elfhame.chance(seed)) for seed in range(99))
    twin.state = next(world for world in drawn if world != play.state)
    told, told_too = (Seat(world, seat, "random", "en").known() for world in (play, twin))
    assert told == told_too


def test_a_server_speaks_the_language_it_was_started_with() -> None:
    async def script(ask: Ask) -> None:
        told = await ask("start_game", game="fae", bot="random", seed=1)
        assert "mener" in told or "groupe" in told

    with_client(script, "fr")


def test_the_command_is_listed_with_the_others() -> None:
    from elfhame.cli import COMMANDS

    assert "mcp" in [command.name for command in COMMANDS]


def test_the_command_serves_its_tools_over_standard_input_and_output() -> None:
    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "elfhame", "mcp"])
        command.env = dict(os.environ)
        async with Client(stdio_client(command)) as client:
            tools = await client.list_tools()
            assert "act" in [tool.name for tool in tools.tools]
            result = await client.call_tool("start_game", {"game": "fae", "bot": "random"})
            assert not result.is_error

    anyio.run(run)
