"""What a bot values in Fairy Land: which actions look good, and who is ahead."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ....kernel.rng import Rng
from ....kernel.state import State, choice_buffer
from ..data.tables import ITEM_COUNT
from ..rules.engine import FairyLand
from ..rules.scoring import total
from ..state import DAWN, DAY, OVER, Land, items
from .prior import weigh
from .promise import POINT, collection_promise, item_promise, purse, turns_left


@final
class LandEvaluator(Evaluator):
    """Judges the actions and states of Fairy Land."""

    __slots__ = ("_actions", "_weights")

    def __init__(self) -> None:
        self._actions: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """What an action brings its player, by what everyone sees or the player knows."""
        assert isinstance(state, FairyLand)
        weigh(state, actions, count, weights)

    def value(self, state: State, shares: vec[i64]) -> None:
        """Points and promises against those of the others, the surer the later it is."""
        assert isinstance(state, FairyLand)
        if state.stage == OVER:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        left = turns_left(state)
        for seat in range(state.seats):
            shares[seat] = prospects(state, seat, left) * FOLD // (350 + 28 * left)
        share_out(shares, state.seats, WHOLE, shares)

    def play_on(self, state: State, rng: Rng) -> None:
        """Play the best-looking actions until everyone has had another turn.

        Only then does it show who can use the cards in the Clearings.
        """
        assert isinstance(state, FairyLand)
        end = state.turns + state.seats
        while state.stage != OVER and (state.turns < end or state.stage not in (DAWN, DAY)):
            state.apply(state.seat, self._best(state), rng)

    def _best(self, state: FairyLand) -> i64:
        count = state.legal(state.seat, self._actions)
        weigh(state, self._actions, count, self._weights)
        best: i64 = 0
        for place in range(count):
            if self._weights[place] > self._weights[best]:
                best = place
        return self._actions[best]


def prospects(land: Land, seat: i64, left: i64) -> i64:
    """What a seat can expect at the end, in hundredths of a point."""
    soft = collection_promise(land, seat)
    owned = items(land, seat)
    for item in range(ITEM_COUNT):
        if contains(owned, item):
            soft += item_promise(land, seat, item)
    sure = total(land, seat) * POINT
    near: i64 = max(0, 12 - left)
    return (soft * (12 - near) + sure * near) // 12 + purse(land, seat)
