"""How long bots think about a decision; forced ones don't count."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from elfhame.bots.levels import NAMES
from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.play import Play

from .match import INFERRING

SEED: Final = 845_000
DECISIONS: Final = 40
RIVAL: Final = "greedy"
HEAD: Final = """\
| Game | Bot | Seats | Decisions | Median | Longest |
|---|---|---|---|---|---|"""


class Thinker(NamedTuple):
    """A bot at one seat of a game; greedy bots have all others."""

    game: str
    bot: str
    seats: int

    def row(self) -> str:
        """A row of the table with its results."""
        spent: list[float] = []
        for seed in range(SEED, SEED + DECISIONS):
            spent += self._spent(seed)
            if len(spent) >= DECISIONS:
                break
        title = registry.game(self.game).title
        middle, longest = f"{1000 * median(spent):.0f} ms", f"{1000 * max(spent):.0f} ms"
        return f"| {title} | {self.bot} | {self.seats} | {len(spent)} | {middle} | {longest} |"

    def _spent(self, seed: int) -> Iterator[float]:
        """Seconds per decision in one game, with what the bot infers before it decides."""
        play = Play(registry.game(self.game), self.seats, seed=seed)
        table = Table(play, dict.fromkeys(range(self.seats), RIVAL) | {0: self.bot})
        while not play.over:
            decides = play.waiting[0] == 0 and len(play.numbers(0)) > 1
            begun = perf_counter()
            table.act()
            if decides:
                yield perf_counter() - begun


def thinkers() -> Iterator[Thinker]:
    """The highest level at every table, and the searches that show what inference is worth."""
    for game in registry.names():
        for seats in registry.game(game).seats:
            yield Thinker(game, NAMES[-1], seats)
    for bot in INFERRING:
        yield Thinker("fae", bot, 2)


def thinking() -> str:
    """The whole table."""
    return "\n".join([HEAD, *(thinker.row() for thinker in thinkers())])
