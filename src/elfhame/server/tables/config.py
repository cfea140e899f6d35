"""The configuration of a table: fixed when it is created."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...bots.levels import LEVELS
from ...games import registry
from ...kernel.game import Game
from ...kernel.refused import Refused


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who may take a seat.

    Open: anyone with the link. Person: the owner, or in a rematch the guest it is reserved for.
    Bot: a bot of this level.
    """

    kind: Literal["open", "person", "bot"]
    level: str | None = None
    guest: str | None = None


class TableConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The game, its options, a plan for each seat, and how long people wait for each other."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    hints: bool = False
    """Whether players may ask for hints even though other people play."""
    patience: int | None = None
    """Seconds to wait for an absent player before another one may call a bot alone."""

    daily: str | None = None
    """The date whose deal is played: alone, and the same for everyone on that day."""

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return registry.game(self.game)

    @property
    def playable(self) -> bool:
        """Whether this server still has the rules that the table was created with."""
        return self.game in registry.names() and self.rules.version == self.version


def check_config(config: TableConfig) -> None:
    """Raise Refused unless the table can be played."""
    game = config.rules
    game.check(len(config.seats), game.options(config.options))
    if config.daily is not None and len(config.seats) != 1:
        raise Refused("the deal of the day is played alone", field="seats")
    for number, plan in enumerate(config.seats):
        if (plan.kind == "bot") != (plan.level is not None):
            raise Refused("a bot has a level, and nobody else", field=f"seats[{number}].level")
        if plan.level is not None:
            check_level(plan.level, f"seats[{number}].level")


def check_level(level: str, field: str) -> None:
    """Raise Refused unless there is a bot of this level."""
    if level not in LEVELS:
        raise Refused(f"there is no level {level!r}, only {', '.join(LEVELS)}", field=field)
