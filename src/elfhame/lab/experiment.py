"""Experiments as jobs: the same deals under several settings, measured."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, Final, NamedTuple

import msgspec

from ..games import registry
from ..kernel.game import Game
from ..kernel.play import seed_bytes
from .components import Texts, digests_of
from .job import Job, Piece
from .measure import measured
from .seating import bots_for_seats
from .store import Row

FEWEST_REPEATS: Final = 2
"""A deal is played at least twice, so that what is due to it can be told from the rest."""


class Setting(NamedTuple):
    """One way to play a game. The first of an experiment is what the others are compared with."""

    name: str
    options: dict[str, Any]
    components: Texts
    deals: int


class Experiment(NamedTuple):
    """A game, its bots, and the settings to play it with."""

    game: Game
    seats: int
    bots: list[str]
    seed: int
    settings: list[Setting]

    @classmethod
    def of(
        cls, game: Game, seats: int, bots: Sequence[str], seed: int, settings: list[Setting]
    ) -> Experiment:
        """An experiment; Refused if the game doesn't allow one of its settings."""
        for setting in settings:
            game.check(seats, game.options(setting.options))
        return cls(game, seats, bots_for_seats(bots, seats), seed, settings)

    @property
    def repeats(self) -> int:
        """How often a deal is played: with each bot at each seat, and at least twice."""
        return FEWEST_REPEATS if len(set(self.bots)) == 1 else max(FEWEST_REPEATS, self.seats)


def experiment_job(kind: str, experiment: Experiment) -> Job:
    """The job of an experiment. Its units are the deals of one setting after another."""
    settings, components, first = [], {}, 0
    for setting in experiment.settings:
        options = msgspec.to_builtins(experiment.game.options(setting.options))
        described = {"name": setting.name, "options": options, "deals": setting.deals}
        settings.append(described | {"components": digests_of(setting.components)})
        components[first] = setting.components
        first += setting.deals
    configuration = {
        "game": experiment.game.name,
        "version": experiment.game.version,
        "seats": experiment.seats,
        "bots": experiment.bots,
        "seed": experiment.seed,
        "repeats": experiment.repeats,
        "settings": settings,
    }
    order = ("unit", "repeat", "seat")
    return Job(kind, configuration, first, order, play_units, None, components)


def play_units(piece: Piece) -> list[Row]:
    """The rows of some deals, each played several times."""
    asked = piece.configuration
    game, seed = registry.game(asked["game"]), seed_bytes(asked["seed"])
    rows = []
    for unit in piece.numbers:
        setting, deal = place_of(asked, unit)
        options = game.options(setting["options"])
        dealt = digest(seed, f"deal/{deal}".encode(), sha256)
        for repeat in range(asked["repeats"]):
            turned = [
                asked["bots"][(seat + repeat) % asked["seats"]] for seat in range(asked["seats"])
            ]
            chance = digest(dealt, f"bots/{repeat}".encode(), sha256)
            about = {"unit": unit, "setting": setting["name"], "deal": deal, "repeat": repeat}
            rows += [about | row for row in measured(game, options, dealt, turned, chance)]
    return rows


def place_of(configuration: dict[str, Any], unit: int) -> tuple[dict[str, Any], int]:
    """The setting of a unit, and which of its deals it is."""
    for setting in configuration["settings"]:
        if unit < setting["deals"]:
            return setting, unit
        unit -= setting["deals"]
    raise IndexError(unit)
