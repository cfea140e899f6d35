"""Finds a bot of a guest's own strength: the results of their games against bots decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...bots.levels import NAMES, RENAMED
from ..messages import Wins
from .table import Table

MOST_COUNTED: Final = 20
"""Only this many of the latest finished games count."""
STREAK: Final = 2
"""This many wins or losses in a row change the level."""


class Finished(NamedTuple):
    """A finished game against bots of one level."""

    level: str
    won: bool


def finished_game(table: Table, guest: str) -> Finished | None:
    """The guest's game at this table, if it is over and bots of one level had all other seats."""
    result = None if table.play is None else table.play.result
    own = table.seats_of(guest)
    if result is None or len(own) != 1 or not table.only_bots_besides(own[0]):
        return None
    levels = {seat.bot for number, seat in enumerate(table.seats) if number != own[0]}
    level = levels.pop() or ""
    level = RENAMED.get(level, level)
    if levels or level not in NAMES:
        return None
    return Finished(level, result.returns[own[0]] > 0)


def matched_level(games: Sequence[Finished]) -> str:
    """The level to play next, from the games so far, latest first: the easiest for someone new.

    Two wins in a row at a level lead to the next stronger one, two losses to the next weaker one.
    """
    if not games:
        return NAMES[0]
    latest = [game.won for game in games[:STREAK] if game.level == games[0].level]
    place = NAMES.index(games[0].level)
    if len(latest) == STREAK and len(set(latest)) == 1:
        place += 1 if latest[0] else -1
    return NAMES[min(max(place, 0), len(NAMES) - 1)]


def wins(games: Sequence[Finished]) -> dict[str, Wins]:
    """For each level that was played: how many of the games were won."""
    played: dict[str, list[bool]] = {}
    for game in games:
        played.setdefault(game.level, []).append(game.won)
    return {level: Wins(won=sum(each), played=len(each)) for level, each in played.items()}
