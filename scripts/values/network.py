"""Compares the linear value of positions with a small network on the same features.

``python -m scripts.values.network fae land`` plays games of two seats, trains a network on top of
the linear value, and prints the log-loss of both on games that neither was trained on.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np

from elfhame.games import registry
from elfhame.kernel.evaluator import FOLD
from elfhame.kernel.learned import MOMENTS, UNIT, LearnedEvaluator
from elfhame.lab.training.fit import Table, fit, log_loss, odds, table
from elfhame.lab.training.selfplay import Position, SelfPlay

SEED: Final = 560_000
GAMES: Final = {"fae": 600, "trails": 160, "land": 160, "faeries": 160}
SEATS: Final = 2
HIDDEN: Final = (4, 16)
"""The sizes of the networks."""
STEPS: Final = 600
RATE: Final = 0.01
DECAY: Final = 0.001
HEAD: Final = "| Game | Games | Positions | Linear | " + " | ".join(
    f"{size} hidden units" for size in HIDDEN
)


class Network:
    """One hidden layer for each seat's features; its sum is added to the linear one."""

    def __init__(self, inputs: int, hidden: int) -> None:
        chance = np.random.default_rng(0)
        self.weights = [chance.normal(0, inputs**-0.5, (inputs, hidden)), np.zeros(hidden)]

    def sums(self, features: np.ndarray) -> np.ndarray:
        """What it adds for every seat."""
        first, last = self.weights
        return np.asarray(np.tanh(features @ first) @ last)

    def slopes(self, features: np.ndarray, excess: np.ndarray) -> list[np.ndarray]:
        """How the weights change the log-loss, if shares exceed the victories by this much."""
        first, last = self.weights
        inner = np.tanh(features @ first)
        outer = excess[:, :, None] * last * (1 - inner**2)
        return [
            np.einsum("psf,psh->fh", features, outer) / len(excess),
            np.einsum("psh,ps->h", inner, excess) / len(excess),
        ]


def least_loss(known: Table, check: Table, held: Table, linear: np.ndarray, hidden: int) -> float:
    """The log-loss on held-out games, of the step that was best on the games to check."""
    spread = known.features.reshape(-1, known.features.shape[2]).std(0) + 1e-9
    network, best, found = Network(known.features.shape[2], hidden), np.inf, 0.0
    means = [np.zeros_like(each) for each in network.weights]
    squares = [np.zeros_like(each) for each in network.weights]

    def said(one: Table) -> np.ndarray:
        return odds(one.features @ linear + network.sums(one.features / spread))

    for step in range(1, STEPS + 1):
        slopes = network.slopes(known.features / spread, said(known) - known.shares)
        for at, slope in enumerate(slopes):
            full = slope + DECAY * network.weights[at]
            means[at] += 0.1 * (full - means[at])
            squares[at] += 0.001 * (full**2 - squares[at])
            mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
            network.weights[at] -= RATE * mean / (np.sqrt(square) + 1e-8)
        loss = log_loss(said(check), check.shares)
        if loss < best:
            best, found = loss, log_loss(said(held), held.shares)
    return found


def row(name: str) -> str:
    """A row of the table of results."""
    game, evaluator = registry.game(name), registry.game(name).evaluator()
    assert isinstance(evaluator, LearnedEvaluator)
    player = SelfPlay(game, SEATS)
    played = [list(player.positions(SEED + number)) for number in range(GAMES[name])]
    known, check, held = (_table(played, rests) for rests in ((2, 3), (1,), (0,)))
    used = np.array(evaluator.weights[SEATS], float).reshape(MOMENTS, -1) / (FOLD * UNIT)
    linear = fit(known, used).ravel()
    losses = [log_loss(odds(held.features @ linear), held.shares)]
    losses += [least_loss(known, check, held, linear, hidden) for hidden in HIDDEN]
    count = sum(map(len, played))
    cells = [game.title, str(len(played)), f"{count:,}", *(f"{loss:.4f}" for loss in losses)]
    return f"| {' | '.join(cells)} |"


def _table(played: list[list[Position]], rests: tuple[int, ...]) -> Table:
    """The positions of every fourth game, for each of these rests."""
    return table([one for n, game in enumerate(played) if n % 4 in rests for one in game], SEATS)


if __name__ == "__main__":
    print(f"{HEAD} |")
    for chosen in sys.argv[1:] or registry.names():
        print(row(chosen), flush=True)
