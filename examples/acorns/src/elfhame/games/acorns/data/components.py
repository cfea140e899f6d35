"""The cards of Acorns, loaded from the data file and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from msgspec import Struct

from ....kernel.refused import Refused
from ....kernel.shapes import from_toml


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: an animal and its value (ACORN-1)."""

    name: str
    value: int


class _Pack(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards in a data file, lowest first; Refused if they break ACORN-1."""
    cards = from_toml(text, _Pack).card
    if [card.value for card in cards] != list(range(1, 13)):
        raise Refused("the values of the cards are 1 to 12", rule="ACORN-1")
    return cards


CARDS: Final = read_cards(files(__package__).joinpath("cards.toml").read_text("utf-8"))
