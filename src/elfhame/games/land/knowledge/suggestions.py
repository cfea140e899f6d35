"""Suggested payments for a visit, one for each value: those that leave most in hand."""

from __future__ import annotations

from ....kernel.bits import members
from ..data.tables import CLEARINGS
from ..rules.engine import FairyLand
from ..rules.worth import bonus, worth
from ..state import HIDDEN_COUNTS, PAYMENT, deck_size, plays_with
from .names import fairy_names
from .stake_types import Suggestion
from .thrift import thriftiest


def suggestions_for(state: FairyLand, observer: int) -> tuple[Suggestion, ...]:
    """One payment for each number of cards that a visit can show; empty for all other decisions."""
    if observer != state.seat or state.stage != PAYMENT or state.paid or state.aim < CLEARINGS:
        return ()
    cards = deck_size(state, state.aim)
    added = bonus(state, observer, state.aim)
    payments = thriftiest(state, observer, state.aim, False)
    hidden = plays_with(state, HIDDEN_COUNTS)
    found = {}
    for paid in list(payments)[state.high : cards + 2]:
        value = worth(state, observer, paid, state.aim) + added
        looks = None if hidden else min(value - 1, cards)
        found[paid] = Suggestion(value, fairy_names(members(paid)), looks)
    return tuple(found.values())
