"""What a bot values in Fairy Trails: stones placed, and houses on paths not yet complete."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ....kernel.rng import Rng
from ....kernel.state import State
from ..data.tables import COMPLETE, FIRST, FRESH, MANY, NODES, STONES
from ..rules.engine import CARDS_FROM, DISCARD, Trails
from ..rules.paths import place_of, root
from ..rules.scoring import cards_left
from ..rules.stones import houses_of
from ..state import CELL, NO_CARD, RUNNING, Forest, face_of, held, placed

HOUSE_WORTH: Final = 100
"""A house with a stone, as everything here counts."""
MOST_ENDS: Final = 7
URGENT: Final = vec[i64]([100, 42, 25, 15, 9, 6, 4, 2])
"""By open ends: what a house counts to who lays a card now; a stone in the hand is worth two."""
_BY_PHASE: Final = [
    [100, 90, 73, 55, 28, -5, -20, -35],  # the first cards
    [100, 90, 48, 31, 0, -12, -30, -40],
    [100, 66, 15, -10, -32, -41, -44, -52],  # the last ones
]
PROMISE: Final = vec[i64]([worth for phase in _BY_PHASE for worth in phase])
"""By phase and open ends: what a house counts in the end, fitted to games of greedy bots.

Late in the game a house on a wide-open path is lost to its folk, and worse than none.
"""
HINDRANCE: Final = 80
"""What a rival's gain counts, in hundredths of one's own."""
HOT: Final = 4
"""How much one hundredth of a house counts in a prior, in parts of FOLD / 100."""
DOUBT: Final = vec[i64]([490, 364, 274])
"""By phase: the difference, in hundredths of a house, that makes one e times as likely to win."""
PACE: Final = 62
"""Solo: what a card still to come may be expected to bring."""
RESCUE: Final = 300
"""Solo: what a stone before the third card is worth; a card that brings none is put aside."""


@final
class TrailsEvaluator(Evaluator):
    """Judges the cards, places and states of Fairy Trails."""

    __slots__ = ("_group", "_root")

    def __init__(self) -> None:
        self._group: vec[i64] = vec[i64]([0] * 4)
        self._root: vec[i64] = vec[i64]([0] * 4)

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A place counts by what it changes; a card by its best place."""
        assert isinstance(state, Trails)
        last: i64 = -1
        near: i64 = 0
        for number in range(count):
            action = actions[number]
            if action == DISCARD:
                weights[number] = (RESCUE // 2 if state.idle == 2 else -RESCUE) * HOT
            elif action >= CARDS_FROM:
                weights[number] = self._best(state, action - CARDS_FROM) * HOT
            else:
                if action >> 2 != last >> 2:
                    near = state.free[place_of(state, action >> 2)]
                last = action
                weights[number] = self.gain(state, near, state.chosen * 4 + (action & 3)) * HOT

    def value(self, state: State, shares: vec[i64]) -> None:
        """Stones placed and promised; alone, whether the deck will last."""
        assert isinstance(state, Trails)
        if state.over != RUNNING:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
        elif state.seats == 1:
            self._value_alone(state, shares)
        else:
            for seat in range(2):
                shares[seat] = prospects(state, seat) * FOLD // DOUBT[phase(state)]
            share_out(shares, 2, WHOLE, shares)

    def play_on(self, state: State, rng: Rng) -> None:
        """The next turn is played greedily: what can be settled or spoiled at once, is."""
        assert isinstance(state, Trails)
        if state.over != RUNNING:
            return
        if state.chosen == NO_CARD:
            one = held(state, state.turn, 0)
            other = held(state, state.turn, 1)
            better = self._best(state, other) > self._best(state, one)
            state.apply(state.turn, CARDS_FROM + (other if better else one), rng)
        state.apply(state.turn, self._best_place(state), rng)

    def _best_place(self, state: Trails) -> i64:
        """The action that lays the chosen card where it gains most."""
        best: i64 = 0
        most: i64 = -1_000_000
        for place in range(state.edge):
            for turns in range(4):
                gain = self.gain(state, state.free[place], state.chosen * 4 + turns)
                if gain > most:
                    most = gain
                    best = (state.free[place] >> CELL) * 4 + turns
        return best

    def gain(self, forest: Forest, near: i64, face: i64) -> i64:
        """What a face changes for the player on a place with these neighbours."""
        pink = self._change(forest, near, face, 0)
        yellow = self._change(forest, near, face, 1)
        if forest.seats == 1:
            rescue: i64 = RESCUE if forest.idle == 2 else RESCUE // 6
            saved = pink >= 50 or yellow >= 50
            return pink + yellow + (rescue if saved else 0)
        if forest.turn:
            return yellow - pink * HINDRANCE // 100
        return pink - yellow * HINDRANCE // 100

    def _best(self, forest: Forest, card: i64) -> i64:
        best: i64 = -1_000_000
        for place in range(forest.edge):
            for turns in range(4):
                best = max(best, self.gain(forest, forest.free[place], card * 4 + turns))
        return best

    def _change(self, forest: Forest, near: i64, face: i64, colour: i64) -> i64:
        """How much more the paths of a colour are worth with the card than without."""
        self._meet(forest, near, face, colour)
        left = STONES - placed(forest, colour)
        change: i64 = 0
        for label in range(4):
            change += self._joined(forest, face, colour, label, left)
        return change

    def _meet(self, forest: Forest, near: i64, face: i64, colour: i64) -> None:
        """By side: the path that lies beyond, and which path of the card runs there.

        Paths of the card that meet the same path beyond are one.
        """
        first = face * NODES + colour * 4
        for side in range(4):
            self._group[side] = FIRST[first + side] & 3
            other = ((near >> 6 * side) & 63) - 1
            if other < 0:
                self._root[side] = -1
            else:
                node = FIRST[face_of(forest, other) * NODES + colour * 4 + (side ^ 2)]
                self._root[side] = root(forest.paths, other * NODES + node)
        for side in range(3):
            for later in range(side + 1, 4):
                if self._root[side] >= 0 and self._root[side] == self._root[later]:
                    self._unite(self._group[later], self._group[side])

    def _unite(self, one: i64, other: i64) -> None:
        for side in range(4):
            if self._group[side] == one:
                self._group[side] = other

    def _joined(self, forest: Forest, face: i64, colour: i64, label: i64, left: i64) -> i64:
        """What one path that runs over the card gains by it."""
        ends: i64 = 0
        houses: i64 = 0
        before: i64 = 0
        sides: i64 = 0
        for side in range(4):
            if self._group[side] != label:
                continue
            sides += 1
            node = face * NODES + colour * 4 + side
            if FIRST[node] & 3 == side:
                houses += houses_of(~FRESH[node])
            if self._root[side] < 0:
                ends += 1
                continue
            ends -= 1
            if self._is_new(side):
                path = ~forest.paths[self._root[side]]
                ends += path & MANY
                houses += houses_of(path)
                before += urgency(houses_of(path), path & MANY, left)
        return urgency(houses, ends, left) - before if sides else 0

    def _is_new(self, side: i64) -> bool:
        """Whether the path beyond a side was not met on a side before it."""
        for earlier in range(side):
            if self._root[earlier] == self._root[side]:
                return False
        return True

    def _value_alone(self, state: Trails, shares: vec[i64]) -> None:
        stones = (placed(state, 0) + placed(state, 1)) * HOUSE_WORTH
        coming = prospects(state, 0) + prospects(state, 1) + cards_left(state) * PACE
        surplus = min(coming, 2 * stones + 4000) - 2 * STONES * HOUSE_WORTH
        shares[0] = surplus * FOLD // 600 - state.idle * state.idle * FOLD // 4
        shares[1] = 0
        share_out(shares, 2, WHOLE, shares)


def phase(forest: Forest) -> i64:
    """The first, the middle or the last cards."""
    if forest.laid_count < 20:
        return 0
    return 1 if forest.laid_count < 32 else 2


def urgency(houses: i64, ends: i64, left: i64) -> i64:
    """What a path with so many houses and open ends counts now, with so many stones left."""
    return min(houses, left) * URGENT[min(ends, MOST_ENDS)]


def promise(houses: i64, ends: i64, left: i64, at: i64) -> i64:
    """What it counts in the end, judged in this phase."""
    return min(houses, left) * PROMISE[at * (MOST_ENDS + 1) + min(ends, MOST_ENDS)]


def prospects(forest: Forest, colour: i64) -> i64:
    """The stones of a colour, placed and promised."""
    left = STONES - placed(forest, colour)
    at = phase(forest)
    total: i64 = 0
    for index in range(forest.laid_count):
        first = index * NODES + colour * 4
        for node in range(first, first + 4):
            path = ~forest.paths[node]
            if path > MANY and path < COMPLETE:
                total += promise(houses_of(path), path & MANY, left, at)
    return placed(forest, colour) * HOUSE_WORTH + min(total, left * HOUSE_WORTH)
