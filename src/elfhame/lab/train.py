"""Training as a job: games of bots against themselves, and the weights that they teach."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from hmac import digest
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..games import registry
from ..kernel.data_files import shipped
from ..kernel.game import Game
from ..kernel.learned import LearnedEvaluator
from ..kernel.play import seed_bytes
from ..kernel.refused import Refused
from .blanks import toml_of
from .components import Texts, digests_of
from .findings import Cell, Finding
from .job import Job, Piece
from .store import Row, Run

if TYPE_CHECKING:
    from .training.learn import Learned

FEWEST_GAMES: Final = 8
"""Fewer games can't be divided into those to learn from and those to measure on."""
FILE: Final = "value.toml"
MEANINGS: Final = {
    "games": "Games",
    "positions": "Positions",
    "log_loss": "Log-loss of the new weights",
    "before": "Log-loss of the weights in use",
    "error": "Mean error of the new weights, in % of a victory",
    "error_before": "Mean error of the weights in use",
}
"""By figure: what it is called in a report."""


def train_job(game: Game, seats: int, seed: int, games: int, components: Texts) -> Job:
    """This many games of a game against itself."""
    game.check(seats, game.options({}))
    if not isinstance(game.evaluator(), LearnedEvaluator) or seats < 2:
        raise Refused("there is nothing to learn at this number of seats", field="seats")
    if games < FEWEST_GAMES:
        raise Refused(f"training takes {FEWEST_GAMES} games or more", field="games")
    configuration = {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "seed": seed,
        "games": games,
        "components": digests_of(components),
    }
    order = ("number", "position")
    return Job("train", configuration, games, order, play_games, None, {0: components})


def play_games(piece: Piece) -> list[Row]:
    """The positions of some games."""
    from .training.selfplay import SelfPlay

    asked = piece.configuration
    player, seed = SelfPlay(registry.game(asked["game"]), asked["seats"]), seed_bytes(asked["seed"])
    return [
        {"number": number, "position": place, **position._asdict()}
        for number in piece.numbers
        for place, position in enumerate(
            player.positions(digest(seed, f"self-play/{number}".encode(), sha256))
        )
    ]


def learned_from(run: Run) -> Learned:
    """What the games of a finished run teach."""
    from .training.learn import learn
    from .training.selfplay import Position

    about = run.manifest.configuration
    played = [
        [Position(*(row[name] for name in Position._fields)) for row in rows]
        for _, rows in groupby(run.rows(), key=lambda row: row["number"])
    ]
    return learn(registry.game(about["game"]), about["seats"], played)


def write_weights(run: Run, learned: Learned) -> Path:
    """Write the weights as a folder of components, for other commands of the lab."""
    about = run.manifest.configuration
    name = f"{about['game']}/{FILE}"
    content: dict[str, Any] = tomllib.loads(shipped([about["game"]])[name])
    content["seats"][str(about["seats"])] = {
        "training": {"seed": about["seed"], **learned.figures},
        "weights": learned.weights,
    }
    file = run.folder / "components" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(toml_of(content) + "\n", "utf-8")
    return file


def training_findings(run: Run) -> list[Finding]:
    """How good the weights are, and what they are."""
    learned = learned_from(run)
    quality: list[tuple[Cell, ...]] = [
        (MEANINGS.get(name, name), value) for name, value in learned.figures.items()
    ]
    weights: list[tuple[Cell, ...]] = [(name, *row) for name, row in learned.weights.items()]
    note = (
        "The new weights predict the winner better on games held out."
        if learned.better
        else "The weights in use predict the winner about as well, and are kept."
    )
    columns = ("Feature", "At the beginning", "Late", "At the end")
    return [
        Finding("Quality", ("Measure", "Value"), quality, note),
        Finding("Weights", columns, weights),
    ]
