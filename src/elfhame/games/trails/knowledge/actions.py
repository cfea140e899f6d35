"""The decisions of Fairy Trails as players see them, to and from their numbers."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.cells import TORUS, cell_at, cell_x, cell_y
from ..data.components import CARD_COUNT
from ..data.tables import ROTATIONS
from ..rules.numbers import (
    ACTIONS,
    CARDS_FROM,
    DISCARD,
    card_action,
    card_in,
    lay_action,
    lay_cell,
    lay_turns,
)


class CardAction(Action, frozen=True, tag="card"):
    """Choose this card of the hand to lay it (TRAIL-20)."""

    card: int


class Lay(Action, frozen=True):
    """Lay the card x places east and y places south of the start, turned clockwise.

    Places are numbered on a torus: x and x + 64 are the same, and no table is that wide.
    """

    x: int
    y: int
    turns: int

    def facts(self) -> dict[str, Any]:
        return {"turns": self.turns, **place_facts(self.x, self.y)}


def place_facts(x: int, y: int) -> dict[str, Any]:
    """Where a place is, seen from the starting card, as facts for a sentence.

    >>> place_facts(-2, 0)
    {'across': 2, 'side': 'west', 'down': 0, 'way': 'south'}
    """
    side, way = "west" if x < 0 else "east", "north" if y < 0 else "south"
    return {"across": abs(x), "side": side, "down": abs(y), "way": way}


class Discard(Action, frozen=True):
    """Solo: put the card just drawn aside (TRAIL-56V)."""


TrailsAction = CardAction | Lay | Discard


def action_of(number: int) -> TrailsAction:
    """The action with this number; refused if there is none.

    >>> action_of(lay_action(cell_at(1, -2), 3)), action_of(card_action(7)), action_of(DISCARD)
    (Lay(x=1, y=-2, turns=3), CardAction(card=7), Discard())
    """
    if 0 <= number < CARDS_FROM:
        cell = lay_cell(number)
        return Lay(cell_x(cell), cell_y(cell), lay_turns(number))
    if number == DISCARD:
        return Discard()
    if not CARDS_FROM < number < ACTIONS:
        raise Refused(f"{number} means nothing here", field="action")
    return CardAction(card_in(number))


def number_of(action: TrailsAction) -> int:
    """The number of an action; refused if there is no such card, turn or place."""
    match action:
        case Discard():
            return DISCARD
        case CardAction(card):
            if not 0 < card < CARD_COUNT:
                raise Refused(f"there is no card {card} to hold", field="action.card")
            return card_action(card)
        case Lay(x, y, turns):
            if not 0 <= turns < ROTATIONS:
                raise Refused("a card is turned 0 to 3 quarters", field="action.turns")
            for axis, distance in (("x", x), ("y", y)):
                if abs(distance) >= TORUS:
                    raise Refused("no table reaches that far", field=f"action.{axis}")
            return lay_action(cell_at(x, y), turns)
