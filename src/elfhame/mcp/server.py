"""The tools that a language model is given, by the official SDK."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ..kernel.refused import Refused
from .tables import Tables

INSTRUCTIONS = """\
Play fairy-tale board games against bots. Call list_games, then start_game, and act until the
game is over. You are told everything your seat may know, and nothing else. Actions are written as
in the list of choices, without the brackets. If an action isn't allowed, you are told the rule;
why_not tells you without acting."""


def server(language: str = "en") -> MCPServer[Any]:
    """A server with games of its own, which speaks this language."""
    mcp: MCPServer[Any] = MCPServer("elfhame", instructions=INSTRUCTIONS)
    tools = Tools(language)
    mcp.add_tool(tools.list_games)
    mcp.add_tool(tools.start_game)
    mcp.add_tool(tools.read_table)
    mcp.add_tool(tools.list_choices)
    mcp.add_tool(tools.why_not)
    mcp.add_tool(tools.act)
    mcp.add_tool(tools.read_rule)
    mcp.add_tool(tools.leave)
    return mcp


class Tools:
    """The tools; the model reads their names, arguments and docstrings."""

    def __init__(self, language: str) -> None:
        self._tables = Tables(language)

    def list_games(self) -> str:
        """List the games with their numbers of seats and options, and the bots."""
        return self._tables.games()

    def start_game(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bot: str = "seedling",
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Start a game against bots. Returns the name of its table and what your seat knows."""
        return _answered(lambda: self._tables.start(game, seats, seat, bot, seed, options or {}))

    def read_table(self, table: str) -> str:
        """What your seat knows now: the board, the question and your choices."""
        return _answered(lambda: self._tables.at(table).known())

    def list_choices(self, table: str, containing: str = "") -> str:
        """Your legal actions that contain a text, with their meanings."""
        return _answered(lambda: self._tables.at(table).choices(containing))

    def why_not(self, table: str, action: str) -> str:
        """Whether an action is allowed, and if not, which rule forbids it."""
        return _answered(lambda: self._tables.at(table).why_not(action))

    def act(self, table: str, action: str) -> str:
        """Take an action. Returns what happened until you are asked again, or the end."""
        return _answered(lambda: self._tables.at(table).act(action))

    def read_rule(self, game: str, rule: str) -> str:
        """The text of a rule, such as FAE-23."""
        return _answered(lambda: self._tables.rule(game, rule))

    def leave(self, table: str) -> str:
        """Forget a game."""
        return _answered(lambda: self._tables.leave(table))


def _answered(answer: Callable[[], str]) -> str:
    """The answer, or an error that tells the model what was wrong."""
    try:
        return answer()
    except Refused as refused:
        raise ToolError(str(refused)) from refused
