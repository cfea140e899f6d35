"""The decisions of Fairy Trails in words, and the numbers that stand for them."""

from __future__ import annotations

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.tables import CARD_COUNT
from ..rules.engine import ACTIONS, CARDS_FROM, DISCARD
from ..state import SIZE, cell_at


class Card(Action, frozen=True):
    """Take this card of the hand to lay it (TRAIL-20)."""

    card: int


class Lay(Action, frozen=True):
    """Lay the card x places to the east of the start and y to the south, turned clockwise.

    Places are numbered round a torus: x and x + 64 are the same, and no table is so wide.
    """

    x: int
    y: int
    turns: int


class Discard(Action, frozen=True):
    """Solo: put the card just drawn aside (TRAIL-56V)."""


Decision = Card | Lay | Discard


def meaning(number: int) -> Decision:
    """What the number means.

    >>> meaning(cell_at(1, -2) * 4 + 3), meaning(CARDS_FROM + 7), meaning(DISCARD)
    (Lay(x=1, y=-2, turns=3), Card(card=7), Discard())
    """
    if 0 <= number < CARDS_FROM:
        return Lay(number // 4 % SIZE - SIZE // 2, number // 4 // SIZE - SIZE // 2, number % 4)
    if number == DISCARD:
        return Discard()
    if not CARDS_FROM < number < ACTIONS:
        raise Refused(f"{number} means nothing here", field="action")
    return Card(number - CARDS_FROM)


def number_of(action: Decision) -> int:
    """The number of an action; what is on no card and no table is refused."""
    match action:
        case Discard():
            return DISCARD
        case Card(card):
            if not 0 < card < CARD_COUNT:
                raise Refused(f"there is no card {card} to hold", field="action.card")
            return CARDS_FROM + card
        case Lay(x, y, turns):
            if not 0 <= turns < 4:
                raise Refused("a card is turned 0 to 3 quarters", field="action.turns")
            for axis, distance in (("x", x), ("y", y)):
                if abs(distance) >= SIZE:
                    raise Refused("no table reaches that far", field=f"action.{axis}")
            return cell_at(x, y) * 4 + turns
