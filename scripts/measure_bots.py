"""Measures the bots against each other, and writes the results into docs/bots.md.

``python -m scripts.measure_bots fae land`` measures two games, without names all of them. It plays
the same games as ``elfhame match`` with the same words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from elfhame.bots.duel import Block, Duel, blocks, interval
from elfhame.bots.levels import NAMES
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
SEED: Final = 840_000
"""Nothing was adjusted on these deals."""
QUICK: Final = 80
"""The number of games at two seats, and of bots that aren't levels."""
SLOW: Final = 24
"""The number of games of the highest level at three and four seats, where it thinks longest."""
HEAD: Final = """\
| A | B | Seats | Games | A wins | Interval | An equal bot would win | Scores |
|---|---|---|---|---|---|---|---|"""


class Match(NamedTuple):
    """A match of one bot against another, which takes all other seats."""

    game: str
    bot: str
    rival: str
    seats: int = 2

    @property
    def games(self) -> int:
        """The number of games to play."""
        return SLOW if self.bot == NAMES[-1] and self.seats > 2 else QUICK

    def play(self) -> list[Block]:
        """Play all of its deals."""
        game = registry.game(self.game)
        duel = Duel.of(game, self.seats, {}, SEED, (self.bot, self.rival))
        return list(blocks(duel, -(-self.games // self.seats)))

    def row(self, played: Sequence[Block]) -> str:
        """A row of the table with its results."""
        shares = [block.share for block in played]
        low, high = interval(shares)
        own, rivals = fmean(b.score for b in played), fmean(b.rivals_score for b in played)
        cells = (
            f"{self.bot} | {self.rival} | {self.seats} | {len(played) * self.seats}",
            f"{fmean(shares):.1%} | {low:.1%} to {high:.1%} | {1 / self.seats:.1%}",
            f"{own:.1f} : {rivals:.1f}",
        )
        return f"| {' | '.join(cells)} |".replace("%", " %")


def matches(game: str) -> Iterator[Match]:
    """Every level against the one below, the highest against the middle one, and inference."""
    for weaker, level in pairwise(NAMES):
        yield Match(game, level, weaker)
    for seats in (3, 4):
        if seats in registry.game(game).seats:
            yield Match(game, NAMES[-1], NAMES[len(NAMES) // 2], seats)
    if game == "fae":
        for seats in (2, 3, 4):
            yield Match(game, "search:300", "forgetful:300", seats)


def tables(game: str) -> Iterator[str]:
    """The table of one game, longer by a row each time that a match is over."""
    found = HEAD
    for match in matches(game):
        found = f"{found}\n{match.row(match.play())}"
        yield found


def replace(page: str, game: str, measured: str) -> str:
    """The page with this table between the markers of a game."""
    place = re.compile(rf"(<!-- measured {game} -->\n\n).*?(\n\n<!-- end -->)", re.DOTALL)
    after, count = place.subn(lambda found: found[1] + measured + found[2], page)
    if count != 1:
        raise ValueError(f"the page needs one place for figures of {game}, but has {count}")
    return after


def main(games: Sequence[str]) -> None:
    """Measure these games and rewrite their tables."""
    if not COMPILED:
        sys.exit("The rules aren't compiled: run make measure-bots.")
    for game in games or registry.names():
        for measured in tables(game):
            print(game, measured.splitlines()[-1], flush=True)
            PAGE.write_text(replace(PAGE.read_text("utf-8"), game, measured), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
