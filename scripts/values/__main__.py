"""Trains the values of bots by self-play, and writes them to each game's ``bots/value.toml``.

``python -m scripts.values fae land`` trains two games, without names all of them, at every number
of seats. For development only: it needs the extra `lab` (numpy); the bots don't. Designers train
with ``elfhame lab train`` instead, which leaves the games as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from elfhame.games import registry
from elfhame.kernel.learned import LATE
from elfhame.lab.training.learn import Learned, learn
from elfhame.lab.training.selfplay import SelfPlay

SEED: Final = 530_000
GAMES: Final = {"fae": 1000, "trails": 800, "land": 1000, "faeries": 500}
"""How many games are played at each number of seats."""
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


def toml_of(learned: Learned, seats: int) -> str:
    """What was learned for one number of seats, as a part of the file."""
    lines = [f"[seats.{seats}.training]", f"seed = {SEED}"]
    lines += [f"{name} = {value}" for name, value in learned.figures.items()]
    lines += ["", f"[seats.{seats}.weights]"]
    lines += [f"{name} = {list(row)}" for name, row in learned.weights.items()]
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Train these games."""
    for name in names or registry.names():
        game, parts = registry.game(name), [HEADING]
        for seats in game.seats:
            if seats > 1:
                player = SelfPlay(game, seats)
                played = [list(player.positions(SEED + n)) for n in range(GAMES[name])]
                learned = learn(game, seats, played)
                print(name, seats, learned.figures, flush=True)
                parts.append(toml_of(learned, seats))
        (SOURCE / name / "bots" / "value.toml").write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
