"""Compares one tree per decision with two trees whose results are added up, in duels of two seats.

    PYTHONPATH=build/compiled python -m benchmarks.two_trees [--iterations N] [--deals D] [game ...]

Two trees of N iterations take as long as one tree of N if each has a core of its own, and as much
work as one tree of 2 N. Both trees start from the same belief and draw different worlds, so it
makes no difference to the choice that here they grow one after the other.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import ClassVar, Final

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.duel import Duel, blocks, interval
from elfhame.bots.search import Search, search
from elfhame.bots.tree import Tree
from elfhame.games import registry

SEED: Final = 70_001
DEALS: Final = 60
ITERATIONS: Final = 2000


class TwoTrees(Search):
    """Grows two trees per decision and takes the action with the most visits in both together."""

    thinks: ClassVar[bool] = True

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        return best([self._tree(frame, budget) for _ in range(2)])

    def _tree(self, frame: Frame, budget: Budget) -> Tree:
        return search(self.game, frame, budget, self.rng, self._evaluator, self.belief)


def best(trees: list[Tree]) -> int:
    """The action with the most visits, then with the largest total share, then the first."""
    visits, totals = Counter[int](), Counter[int]()
    for tree in trees:
        for trial in tree.trials():
            visits[trial.action] += trial.visits
            totals[trial.action] += trial.total
    return min(visits, key=lambda action: (-visits[action], -totals[action], action))


def pairs(iterations: int) -> Iterator[tuple[str, str, str]]:
    """What is compared: in words, and as the names of two bots."""
    one, twice = f"search:{iterations}", f"search:{2 * iterations}"
    two = f"benchmarks.two_trees:TwoTrees:{iterations}"
    yield f"2 x {iterations:,} against 1 x {iterations:,}", two, one
    yield f"2 x {iterations:,} against 1 x {2 * iterations:,}", two, twice


def row(name: str, words: str, bots: tuple[str, str], deals: int) -> str:
    """One line of a table: the first bot's share of the victories, and its interval."""
    duel = Duel.of(registry.game(name), 2, {}, SEED, bots)
    shares = [block.share for block in blocks(duel, deals)]
    low, high = interval(shares)
    title = registry.game(name).title
    won = f"{fmean(shares):.1%} ({low:.0%} to {high:.0%})".replace("%", " %")
    return f"| {title} | {words} | {2 * deals} | {won} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare one tree per decision with two.")
    parser.add_argument("games", nargs="*", choices=[*registry.names(), []])
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="iterations per tree")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals, played from both seats")
    asked = parser.parse_args()
    for words, *bots in pairs(asked.iterations):
        for name in asked.games or registry.names():
            print(row(name, words, (bots[0], bots[1]), asked.deals), flush=True)


if __name__ == "__main__":
    main()
