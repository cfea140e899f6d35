"""Which cards of Fairy Trails an event is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.uses import Blank, Use, uses
from ..data.components import CARDS, COLOURS
from .events import Dealt, Drew, Laid, TrailsEvent


def uses_of(event: TrailsEvent) -> Iterable[Use]:
    """A card in hand is offered to its seat; laying it is taking and playing it."""
    match event:
        case Dealt(seat=seat, cards=cards):
            return uses("offered", seat, map(_name, cards or ()))
        case Drew(seat=seat, card=card) if card is not None:
            return uses("offered", seat, [_name(card)])
        case Laid(seat=seat, card=card):
            return (Use("taken", seat, _name(card)), Use("played", seat, _name(card)))
    return ()


def _name(card: int) -> str:
    return f"card_{card}"


BLANKS: Final = {
    _name(card.number): Blank(
        "cards.toml",
        tuple(
            (("card", card.number, colour), " ".join(path.edges for path in card.paths(colour)))
            for colour in COLOURS
        ),
    )
    for card in CARDS[1:]
}
"""A card without effect has its paths but no houses."""
