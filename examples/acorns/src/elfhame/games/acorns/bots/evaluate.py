"""How a bot values Acorns: low cards first, unless the highest one wins the round for sure."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ....kernel.state import State
from ..rules.engine import Acorns
from ..state import is_over

WINS: Final = 20
"""The bonus of a card that beats all cards on the table, in steps of value."""


@final
class AcornsEvaluator(Evaluator):
    """Judges the cards and states of Acorns."""

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """The lowest card that wins so far, otherwise the lowest."""
        assert isinstance(state, Acorns)
        best: i64 = -1
        for card in state.shown:
            best = max(best, card)
        for place in range(count):
            weights[place] = -actions[place] * FOLD // 4
            if actions[place] > best:
                weights[place] += WINS * FOLD // 4

    def value(self, state: State, shares: vec[i64]) -> None:
        """The seat with most acorns so far is likeliest to win."""
        assert isinstance(state, Acorns)
        if is_over(state):
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        for seat in range(state.seats):
            shares[seat] = state.acorns[seat] * FOLD
        share_out(shares, state.seats, WHOLE, shares)
