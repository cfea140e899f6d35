"""Which pieces of Fae an event is about: spirits and ritual cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.uses import EVERYONE, Blank, Use
from ..data.components import RITUALS
from .events import FaeEvent, RitualEvent, Spirit


def uses_of(event: FaeEvent) -> Iterable[Use]:
    """A spirit is taken by its seat; a ritual's card by the seat that keeps it."""
    match event:
        case Spirit(seat=seat, colour=colour):
            return (Use("taken", seat, colour),)
        case RitualEvent(seat=seat, card_value=value):
            return (Use("offered", EVERYONE, _name(value)), Use("taken", seat, _name(value)))
    return ()


def _name(value: int) -> str:
    return f"ritual_{value}"


BLANKS: Final = {
    _name(ritual.value): Blank(
        "cards.toml",
        ((("ritual", place), {"value": ritual.value, "count": ritual.count, "blessed": []}),),
    )
    for place, ritual in enumerate(RITUALS)
}
"""A ritual card without effect blesses and curses nothing."""
