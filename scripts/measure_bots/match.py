"""Matches between bots, each a row of a table in docs/bots.md.

They play the same games as ``elfhame match`` with the same words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from elfhame.bots.duel import Block, Duel, blocks, interval
from elfhame.bots.levels import NAMES
from elfhame.games import registry

SEEDS: Final = {"fae": 880_000, "trails": 880_000, "land": 885_000, "faeries": 885_000}
"""By game: the first of the deals. Nothing was adjusted on them."""
GAMES: Final = 160
SLOW: Final = {
    ("fae", 3): 60,
    ("fae", 4): 60,
    ("trails", 2): 60,
    ("land", 3): 24,
    ("land", 4): 24,
    ("faeries", 3): 24,
    ("faeries", 4): 24,
}
"""The number of games of the highest level at tables where it imagines 2,000 per decision."""
CHILD: Final = "scripts.measure_bots.child:Child"
INFERRING: Final = ("search:300", "forgetful:300")
"""The same search with and without inference."""
HEAD: Final = """\
| A | B | Seats | Games | A wins | Interval | An equal bot would win | Scores | Rules |
|---|---|---|---|---|---|---|---|---|"""


class Match(NamedTuple):
    """A match of one bot against another, which takes all other seats."""

    game: str
    bot: str
    rival: str
    seats: int = 2

    @property
    def cells(self) -> str:
        """The beginning of its row, by which the row is found again."""
        bot = "a child" if self.bot == CHILD else self.bot
        return f"| {bot} | {self.rival} | {self.seats} |"

    @property
    def games(self) -> int:
        """The number of games to play."""
        return SLOW.get((self.game, self.seats), GAMES) if self.bot == NAMES[-1] else GAMES

    def play(self) -> list[Block]:
        """Play all of its deals."""
        game = registry.game(self.game)
        duel = Duel.of(game, self.seats, {}, SEEDS[self.game], (self.bot, self.rival))
        return list(blocks(duel, self.games // self.seats))

    def row(self, played: Sequence[Block]) -> str:
        """A row of the table with its results."""
        shares = [block.share for block in played]
        low, high = interval(shares)
        own, rivals = fmean(b.score for b in played), fmean(b.rivals_score for b in played)
        cells = (
            f"{self.cells} {len(played) * self.seats}",
            f"{fmean(shares):.1%} | {low:.1%} to {high:.1%} | {1 / self.seats:.1%}",
            f"{own:.1f} : {rivals:.1f} | {registry.game(self.game).version} |",
        )
        return " | ".join(cells).replace("%", " %")


def matches(game: str) -> Iterator[Match]:
    """A child, and every level against the one below; with more seats, every second level.

    In Fae, inference as well.
    """
    yield Match(game, CHILD, NAMES[0])
    for weaker, level in pairwise(NAMES):
        yield Match(game, level, weaker)
    for seats in (3, 4):
        if seats in registry.game(game).seats:
            for weaker, level in pairwise(NAMES[::2]):
                yield Match(game, level, weaker, seats)
    if game == "fae":
        for seats in (2, 3, 4):
            yield Match(game, *INFERRING, seats)
