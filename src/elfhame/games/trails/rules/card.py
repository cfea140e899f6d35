"""Choosing a card: which of the two in hand will be laid (TRAIL-20, TRAIL-71)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..state import NO_CARD, Forest, hand_card
from .entries import CHOSE
from .numbers import card_action, card_in


def legal(forest: Forest, seat: i64, out: vec[i64]) -> i64:
    """Write the two cards of the hand, ascending, and return their number."""
    out[0] = card_action(hand_card(forest, seat, 0))
    out[1] = card_action(hand_card(forest, seat, 1))
    return 2


def random(forest: Forest, seat: i64, rng: Rng) -> i64:
    """Draw one of the two cards."""
    return card_action(hand_card(forest, seat, rng.below(2)))


def why_not(forest: Forest, seat: i64, action: i64) -> str:
    """The rule by which the card can't be chosen: no hand, not in it, or a card is chosen."""
    if forest.seats == 1:
        return "TRAIL-51"
    return "TRAIL-20" if forest.chosen == NO_CARD else "TRAIL-24R"


def apply(forest: Forest, seat: i64, action: i64) -> None:
    """Choose a card of the hand; it stays hidden until it is laid (TRAIL-71)."""
    forest.chosen = card_in(action)
    if forest.telling:
        forest.journal.note(CHOSE, NOBODY, [seat, forest.chosen])
