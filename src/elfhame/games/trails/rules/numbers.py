"""The numbers of Fairy Trails' actions: where to lay, then which card, then discarding."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.cells import TORUS
from ..data.components import CARD_COUNT
from ..data.tables import ROTATIONS

CARDS_FROM: Final = TORUS * TORUS * ROTATIONS
"""Below this, an action lays the chosen card; from here on, it chooses a card."""
DISCARD: Final = CARDS_FROM + CARD_COUNT
ACTIONS: Final = DISCARD + 1


def lay_action(cell: i64, turns: i64) -> i64:
    """The action that lays the chosen card."""
    return cell * ROTATIONS + turns


def lay_cell(action: i64) -> i64:
    """The cell on which an action lays the chosen card."""
    return action // ROTATIONS


def lay_turns(action: i64) -> i64:
    """The quarters by which an action turns the chosen card clockwise."""
    return action % ROTATIONS


def card_action(card: i64) -> i64:
    """The action that chooses a card."""
    return CARDS_FROM + card


def card_in(action: i64) -> i64:
    """The card that an action chooses."""
    return action - CARDS_FROM


def chooses_card(action: i64) -> bool:
    """Whether an action chooses a card, rather than laying or discarding it."""
    return CARDS_FROM <= action < DISCARD
