"""What is agreed on when a table is made, and never changes after."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..bots.levels import LEVELS
from ..games import registry
from ..kernel.game import Game
from ..kernel.refused import Refused


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit at a seat.

    Open: whoever has the link. Person: the owner, or whom the seat is kept for after a game.
    Bot: a bot of a level.
    """

    kind: Literal["open", "person", "bot"]
    level: str | None = None
    guest: str | None = None


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """The game, its options, who is to sit where, and how patient the table is."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    hints: bool = False
    """Whether people may ask for hints even though other people play."""
    patience: int | None = None
    """After so many seconds of waiting for an absent person, one other may call a bot."""

    daily: str | None = None
    """The date whose deal is played, alone, as by everybody on that day."""

    @property
    def door(self) -> Game:
        """The game that is played."""
        return registry.game(self.game)

    @property
    def playable(self) -> bool:
        """Whether the rules of the table are still those that are played here."""
        return self.game in registry.names() and self.door.version == self.version


def check(charter: Charter) -> None:
    """Refuse a table that cannot be played."""
    door = charter.door
    door.check(len(charter.seats), door.options(charter.options))
    if charter.daily is not None and len(charter.seats) != 1:
        raise Refused("the deal of the day is played alone", field="seats")
    for number, plan in enumerate(charter.seats):
        if (plan.kind == "bot") != (plan.level is not None):
            raise Refused("a bot has a level, and nobody else", field=f"seats[{number}].level")
        if plan.level is not None:
            check_level(plan.level, f"seats[{number}].level")


def check_level(level: str, field: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise Refused(f"there is no level {level!r}, only {', '.join(LEVELS)}", field=field)
