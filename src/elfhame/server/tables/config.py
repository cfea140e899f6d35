"""The configuration of a table: fixed when it is created."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...bots.levels import LEVELS, RENAMED
from ...games import registry
from ...kernel.game import Game
from ...kernel.options import Options
from ...kernel.position import state_at
from ...kernel.refused import Refused
from ...kernel.rng import keyed


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

    position: str | None = None
    """The position that the game begins with; without one, it is dealt."""

    passes_over: bool = False
    """Whether hopeless deals are passed over; tables of older servers keep theirs."""

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
    options = game.options(config.options)
    game.check(len(config.seats), options)
    if config.position is not None:
        _check_position(config, options)
    if config.daily is not None:
        _check_daily(config, options)
    for number, plan in enumerate(config.seats):
        if (plan.kind == "bot") != (plan.level is not None):
            raise Refused("a bot has a level, and nobody else", field=f"seats[{number}].level")
        if plan.level is not None:
            check_level(plan.level, f"seats[{number}].level")


def _check_daily(config: TableConfig, options: Options) -> None:
    """Raise Refused unless everyone who plays this deal plays the same game."""
    if len(config.seats) != 1:
        raise Refused("the deal of the day is played alone", field="seats")
    if options != config.rules.options({}):
        raise Refused("the deal of the day has no options", field="options")


def _check_position(config: TableConfig, options: Options) -> None:
    """Raise Refused unless a game at this table can begin at its position."""
    if config.daily is not None:
        raise Refused("the deal of the day is dealt", field="position")
    seats = len(config.seats)
    state_at(config.rules, seats, options, config.position or "", keyed(bytes(32), "check"))


def check_level(level: str, field: str) -> None:
    """Raise Refused unless there is a bot of this level."""
    if level not in LEVELS and level not in RENAMED:
        raise Refused(f"there is no level {level!r}, only {', '.join(LEVELS)}", field=field)
