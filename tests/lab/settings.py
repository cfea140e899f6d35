"""Small jobs of every kind, and engines that do pieces in an unusual order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from elfhame.bots.duel import Duel
from elfhame.games import registry
from elfhame.kernel.data_files import shipped
from elfhame.lab.balance import settings_of
from elfhame.lab.components import Texts
from elfhame.lab.contest import ladder_job, league_job
from elfhame.lab.duels import duel_job
from elfhame.lab.engine import Engine, Here
from elfhame.lab.experiment import Experiment, experiment_job
from elfhame.lab.job import Job
from elfhame.lab.readings import readings_of
from elfhame.lab.sim import sim_job
from elfhame.lab.simulation import Simulation
from elfhame.lab.spar import spar_job
from elfhame.lab.train import train_job

Piece = TypeVar("Piece")
Result = TypeVar("Result")
FAE, TRAILS, LAND = map(registry.game, ("fae", "trails", "land"))
STRONGER: Final[Texts] = {
    "land/items.toml": shipped(["land"])["land/items.toml"].replace(
        'effect = "bid"\namount = 1', 'effect = "bid"\namount = 4'
    )
}
"""The items of Fairy Land, with an oak staff that is worth more in a bid."""


class Backwards:
    """Does the last piece first."""

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[Piece, Result]]:
        return Here().run(work, pieces[::-1])


def _fae(seats: int = 2) -> Experiment:
    settings = readings_of(FAE, seats, {}, {}, 3)
    return Experiment.of(FAE, seats, ["seedling", "random"], 1, settings)


def _trails() -> Experiment:
    blanks = settings_of(TRAILS, {}, {}, 2, 2)
    return Experiment.of(TRAILS, 2, ["random"], 1, [blanks[0], blanks[7]])


JOBS: Final[dict[str, Job]] = {
    "sim": sim_job(Simulation.of(FAE, 2, {"clans": True}, 3, ["random"]), 3, 12),
    "sim with components": sim_job(
        Simulation.of(LAND, 2, {}, 3, ["random"]), 3, 6, components=STRONGER
    ),
    "long sim": sim_job(Simulation.of(FAE, 2, {}, 3, ["greedy"]), 3, 60),
    "duel": duel_job(Duel.of(FAE, 2, {}, 1, ["greedy", "random"]), 1, 5),
    "duel until sure": duel_job(Duel.of(FAE, 2, {}, 1, ["greedy", "random"]), 1, 60, True),
    "ladder": ladder_job(FAE, 2, {}, ["random", "seedling", "greedy"], 1, 4, {}),
    "league": league_job(FAE, 2, {}, ["random", "seedling", "greedy"], 1, 4, {}),
    "league of three": league_job(LAND, 3, {}, ["random", "seedling"], 1, 4, {}),
    "balance": experiment_job("balance", _trails()),
    "rulings": experiment_job("rulings", _fae()),
    "train": train_job(FAE, 2, 1, 8, {}),
    "spar": spar_job(FAE, 2, {}, "random", 2, 1, 2, {}),
}


def play(job: Job, folder: Path, engine: Engine, chunk: int) -> bytes:
    """Carry out a whole job, and return its table and manifest."""
    assert sum(job.carry_out(folder, engine, chunk)) <= job.units
    return stored(job, folder)


def stored(job: Job, folder: Path) -> bytes:
    """The table and the manifest of a finished run."""
    return job.run(folder).table.read_bytes() + (folder / "manifest.json").read_bytes()
