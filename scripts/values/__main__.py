"""Trains the values of bots by self-play, and writes them to each game's ``bots/value.toml``.

``python -m scripts.values fae land`` trains two games, without names all of them, at every number
of seats. For development only: it needs the extra `lab` (numpy); the bots don't.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from elfhame.games import registry
from elfhame.kernel.evaluator import FOLD
from elfhame.kernel.learned import LATE, MOMENTS, UNIT

from .fit import Table, fit, log_loss, misfit, odds, table
from .selfplay import Position, SelfPlay

SEED: Final = 530_000
GAMES: Final = {"fae": 1000, "trails": 800, "land": 1000, "faeries": 500}
"""How many games are played at each number of seats."""
HELD_OUT: Final = 4
"""One in this many games is held out of training, to measure the result on it."""
ENOUGH: Final = 0.995
"""The weights in use are kept unless the log-loss falls below this part of theirs."""
SOURCE: Final = Path(__file__).parents[2] / "src" / "elfhame" / "games"
HEADING: Final = f"""\
# What the value of a position weighs, learned by python -m scripts.values.
#
# The weight of each feature at the beginning, with {LATE} % of the game left, and at the end. A sum
# that is higher by a million makes a seat e times as likely to win. The log-loss and the mean
# error of the shares, in points, are those on games that weren't trained on; "before" and
# "error_before" are those of the weights in use when the games were played, which are kept if they
# foretell who wins about as well.
"""


class Learned(NamedTuple):
    """The weights for one number of seats, and how good they are."""

    figures: dict[str, int | float]
    weights: dict[str, list[int]]

    def toml(self, seats: int) -> str:
        """Its part of the file."""
        lines = [f"[seats.{seats}.training]"]
        lines += [f"{name} = {value}" for name, value in self.figures.items()]
        lines += ["", f"[seats.{seats}.weights]"]
        lines += [f"{name} = {list(row)}" for name, row in self.weights.items()]
        return "\n".join(lines) + "\n"


def learn(name: str, seats: int) -> Learned:
    """Play, fit and measure one game at one number of seats."""
    player, count = SelfPlay(registry.game(name), seats), GAMES[name]
    played = [list(player.positions(SEED + number)) for number in range(count)]
    kept, held = (_flat(played, number) for number in (False, True))
    figures: dict[str, int | float] = {"seed": SEED, "games": count}
    figures["positions"] = len(kept) + len(held)
    used = np.array(player.evaluator.weights[seats], float).reshape(MOMENTS, -1) / (FOLD * UNIT)
    figures |= measured(table(kept, seats), table(held, seats), used)
    better = figures["log_loss"] < ENOUGH * figures["before"]
    weights = fit(table(kept + held, seats), used) if better else used
    rows = (weights * FOLD * UNIT).round().astype(int).T.tolist()
    return Learned(figures, dict(zip(features(name), rows, strict=True)))


def measured(kept: Table, held: Table, used: np.ndarray) -> dict[str, float]:
    """How well weights that were fitted to some games foretell others, against those in use."""
    said = odds(held.features @ fit(kept, used).ravel())
    return {
        "log_loss": round(log_loss(said, held.shares), 4),
        "before": round(log_loss(held.said, held.shares), 4),
        "error": round(100 * misfit(said, held.shares), 1),
        "error_before": round(100 * misfit(held.said, held.shares), 1),
    }


def features(name: str) -> tuple[str, ...]:
    """The names of a game's features."""
    found: tuple[str, ...] = import_module(f"elfhame.games.{name}.bots.evaluate").FEATURES
    return found


def _flat(played: list[list[Position]], held: bool) -> list[Position]:
    return [one for n, game in enumerate(played) if (n % HELD_OUT == 0) == held for one in game]


def main(names: list[str]) -> None:
    """Train these games."""
    for name in names or registry.names():
        parts = [HEADING]
        for seats in registry.game(name).seats:
            if seats > 1:
                learned = learn(name, seats)
                print(name, seats, learned.figures, flush=True)
                parts.append(learned.toml(seats))
        (SOURCE / name / "bots" / "value.toml").write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
