"""Playing a card: which cards are legal, why others aren't, what happens (ACORN-12 to ACORN-14)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, how_many, list_set, nth
from ....kernel.journal import EVERYBODY
from ....kernel.rng import Rng
from ..state import Grove, take_from_hand
from .entries import PLAYED


def legal(grove: Grove, seat: i64, out: vec[i64]) -> i64:
    """Write the cards in the seat's hand, ascending, and return their number (ACORN-13)."""
    return list_set(out, 0, 0, grove.hands[seat])


def random(grove: Grove, seat: i64, rng: Rng) -> i64:
    """Draw one of the cards in the seat's hand."""
    hand = grove.hands[seat]
    return nth(hand, rng.below(how_many(hand)))


def why_not(grove: Grove, seat: i64, action: i64) -> str:
    """The rule by which a card can't be played: it isn't in the seat's hand."""
    return "ACORN-13"


def apply(grove: Grove, seat: i64, action: i64) -> None:
    """Play the card. All others learn something about the seat's hand."""
    take_from_hand(grove, seat, action)
    if grove.telling:
        grove.journal.note(PLAYED, EVERYBODY ^ BIT[seat], [seat, action])
