"""What a bot values in Fairy Land: which actions look good, and who is ahead."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.learned import LearnedEvaluator, read_weights
from ....kernel.rng import Rng
from ....kernel.state import State, choice_buffer
from ..data.tables import GOBLIN, special_count
from ..rules.engine import FairyLand
from ..rules.scoring import in_hand, total
from ..state import DAWN, DAY, OVER, Land, goods, hand
from .collection import animals_promise, flower_promise, goblin_promise
from .hands import PER_TURN, brought_back
from .items import items_promise
from .prior import weigh
from .remaining import turns_left

FEATURES: Final = (
    "points",
    "animals",
    "flowers",
    "goblins",
    "items",
    "hand",
    "spare",
    "crests",
    "specials",
)
"""What the value weighs of a seat: its points now, what its collection promises, the value in its
hand that it can still spend and the rest, what its Crests would bring back, and its special
Fairies.
"""
COUNT: Final = 9
WEIGHTS: Final = read_weights(__package__, FEATURES)


@final
class LandEvaluator(LearnedEvaluator):
    """Judges the actions and states of Fairy Land."""

    __slots__ = ("_actions", "_weights")

    def __init__(self, weights: list[vec[i64]] = WEIGHTS) -> None:
        super().__init__(COUNT, weights)
        self._actions: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """What an action brings its player, by what everyone sees or the player knows."""
        assert isinstance(state, FairyLand)
        weigh(state, actions, count, weights)

    def time_left(self, state: State) -> i64:
        """By the cards of the Forest."""
        assert isinstance(state, FairyLand)
        return 100 * (len(state.forest) - state.drawn) // max(1, len(state.forest))

    def describe(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, FairyLand)
        for seat in range(state.seats):
            _describe_seat(state, seat, found)
        return state.seats

    def is_calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, FairyLand)
        return state.stage == DAWN or state.stage == DAY

    def play_on(self, state: State, rng: Rng) -> None:
        """Play the best-looking actions until everyone has had another turn.

        Only then does it show who can use the cards in the Clearings.
        """
        assert isinstance(state, FairyLand)
        end = state.turns + state.seats
        while state.stage != OVER and (state.turns < end or not self.is_calm(state)):
            state.apply(state.seat, self._best(state), rng)

    def _best(self, state: FairyLand) -> i64:
        count = state.legal(state.seat, self._actions)
        weigh(state, self._actions, count, self._weights)
        best: i64 = 0
        for place in range(count):
            if self._weights[place] > self._weights[best]:
                best = place
        return self._actions[best]


def _describe_seat(land: Land, seat: i64, found: vec[i64]) -> None:
    at = seat * COUNT
    spendable = turns_left(land) * PER_TURN
    held = in_hand(land, seat)
    found[at] = total(land, seat)
    found[at + 1] = animals_promise(land, seat)
    found[at + 2] = flower_promise(land, seat)
    found[at + 3] = goblin_promise(land, seat, goods(land, seat, GOBLIN))
    found[at + 4] = items_promise(land, seat)
    found[at + 5] = min(held, spendable)
    found[at + 6] = max(0, held - spendable)
    found[at + 7] = brought_back(land, seat, max(0, spendable - held))
    found[at + 8] = special_count(hand(land, seat))
