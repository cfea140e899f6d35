"""The common part of all reports on many games: which games, which bots, and how fast."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots.duel import Duel
from ..kernel.arrays import COMPILED
from ..lab.simulation import Simulation


class RunReport(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a run of many games."""

    game: str
    version: int
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool

    def setting(self) -> str:
        """The seats, the options that were turned on or set, and the seed."""
        chosen = (
            f"{name}={value}"
            for name, value in self.options.items()
            if value is not None and value is not False
        )
        return ", ".join((f"{self.seats} seats", *chosen, f"seed {self.seed}"))


def run_facts(
    run: Simulation | Duel, seed: int, games: int, moves: int, seconds: float
) -> dict[str, Any]:
    """The fields of `RunReport`, by name."""
    report = RunReport(
        game=run.game.name,
        version=run.game.version,
        seats=run.seats,
        bots=run.names,
        options=msgspec.to_builtins(run.options),
        seed=seed,
        games=games,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds if seconds else 0.0,
        compiled=COMPILED,
    )
    return msgspec.structs.asdict(report)
