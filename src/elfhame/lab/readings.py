"""Readings: a game as chosen, with each option changed, and each unclear rule read otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ..kernel.data_files import shipped
from ..kernel.game import Game
from ..kernel.readings import FILE, Ruling, read_readings
from ..kernel.refused import Refused
from .blanks import edited
from .components import Texts
from .experiment import Setting

CHOSEN: Final = "as chosen"


def readings_of(
    game: Game, seats: int, chosen: dict[str, Any], components: Texts, deals: int
) -> list[Setting]:
    """The game as chosen, then its variants, then other readings of its unclear rules.

    What can't be changed at these seats, or makes no difference there, is left out.
    """
    changes = [
        *_variants(game, seats, chosen, components, deals),
        *_readings(game, seats, chosen, components, deals),
    ]
    if not changes:
        raise Refused(f"{game.title} has nothing to change at {seats} seats", field="seats")
    return [Setting(CHOSEN, chosen, components, deals), *changes]


def readings_in(game: str, components: Texts) -> tuple[Ruling, ...]:
    """The rulings of a game that can be read in two ways, and how they are read."""
    name = f"{game}/{FILE}"
    text = components.get(name) or shipped([game]).get(name)
    return read_readings(text) if text else ()


def _variants(
    game: Game, seats: int, chosen: dict[str, Any], components: Texts, deals: int
) -> Iterator[Setting]:
    usual = game.options(chosen)
    for field in msgspec.structs.fields(game.options_type):
        if isinstance(getattr(usual, field.name), bool):
            value = not getattr(usual, field.name)
            changed = {**chosen, field.name: value}
            if _is_possible(game, seats, changed):
                name = f"{field.name}={str(value).lower()}"
                yield Setting(name, changed, components, deals)


def _readings(
    game: Game, seats: int, chosen: dict[str, Any], components: Texts, deals: int
) -> Iterator[Setting]:
    for number, reading in enumerate(readings_in(game.name, components)):
        if not reading.seats or seats in reading.seats:
            edits = ((("reading", number, "read"), reading.opposite),)
            changed = edited(game.name, components, FILE, edits)
            yield Setting(reading.rule, chosen, changed, deals)


def _is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, game.options(options))
    except Refused:
        return False
    return True
