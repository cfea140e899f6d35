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


# ---------------------------------------------------------------- factors

# An action in three parts, for learners that judge places, rotations and cards separately. Each
# part has one value more, its last, for actions that it doesn't apply to.
NO_CELL: Final = TORUS * TORUS
NO_TURNS: Final = ROTATIONS
DISCARD_CARD: Final = CARD_COUNT
NO_CHOICE: Final = CARD_COUNT + 1


def cell_part(action: i64) -> i64:
    """The cell on which an action lays a card, or NO_CELL."""
    if action < CARDS_FROM:
        return lay_cell(action)
    return NO_CELL


def turns_part(action: i64) -> i64:
    """The quarters by which an action turns a card, or NO_TURNS."""
    if action < CARDS_FROM:
        return lay_turns(action)
    return NO_TURNS


def card_part(action: i64) -> i64:
    """The card that an action chooses, DISCARD_CARD, or NO_CHOICE."""
    if action < CARDS_FROM:
        return NO_CHOICE
    return card_in(action)


def joined(cell: i64, turns: i64, card: i64) -> i64:
    """The action with these parts, or -1 if they don't go together."""
    if card == NO_CHOICE and 0 <= cell < NO_CELL and 0 <= turns < NO_TURNS:
        return lay_action(cell, turns)
    if cell == NO_CELL and turns == NO_TURNS and 0 <= card <= DISCARD_CARD:
        return card_action(card)
    return -1
