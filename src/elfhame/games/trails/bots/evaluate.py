"""What a bot values in Fairy Trails: stones placed, and houses on paths not yet complete."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ....kernel.rng import Rng
from ....kernel.state import State
from ..data.cells import OPPOSITE
from ..data.components import STONES
from ..data.tables import FIRST, HOUSES, NODES, ROTATIONS, SIDE_COUNT
from ..rules.engine import Trails
from ..rules.numbers import (
    DISCARD,
    card_action,
    card_in,
    chooses_card,
    lay_action,
    lay_cell,
    lay_turns,
)
from ..rules.places import place_at
from ..state import (
    NO_CARD,
    RUNNING,
    Forest,
    card_beside,
    cards_left,
    cell_of,
    ends_in,
    face_of,
    hand_card,
    houses_in,
    is_complete,
    path_through,
    stones_left,
    stones_placed,
    tally_of,
)

HOUSE_WORTH: Final = 100
"""A house with a stone; all values here are in hundredths of one."""
MOST_ENDS: Final = 7
URGENT: Final = vec[i64]([100, 42, 25, 15, 9, 6, 4, 2])
"""By open ends: what a house counts for the player who lays a card now."""
_BY_PHASE: Final = [
    [100, 90, 73, 55, 28, -5, -20, -35],  # the first cards
    [100, 90, 48, 31, 0, -12, -30, -40],
    [100, 66, 15, -10, -32, -41, -44, -52],  # the last ones
]
PROMISE: Final = vec[i64]([worth for phase in _BY_PHASE for worth in phase])
"""By phase and open ends: what a house counts in the end, fitted to games of greedy bots.

Late in the game a house on a wide-open path will get no stone, and is worse than none.
"""
HINDRANCE: Final = 80
"""What the rival's gain counts, in hundredths of your own."""
HOT: Final = 4
"""How much a hundredth of a house counts in a prior, in hundredths of FOLD."""
DOUBT: Final = vec[i64]([490, 364, 274])
"""By phase: the lead, in hundredths of a house, that makes a seat e times as likely to win."""
PACE: Final = 62
"""Solo: the expected value of a card still to come."""
RESCUE: Final = 300
"""Solo: what a stone is worth on the third card; a card that places none is discarded."""


@final
class TrailsEvaluator(Evaluator):
    """Judges the cards, places and states of Fairy Trails."""

    __slots__ = ("_beyond", "_group")

    def __init__(self) -> None:
        self._group: vec[i64] = vec[i64]([0] * SIDE_COUNT)
        self._beyond: vec[i64] = vec[i64]([0] * SIDE_COUNT)

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A place counts by what it changes; a card by its best place."""
        assert isinstance(state, Trails)
        last: i64 = -1
        place: i64 = 0
        for number in range(count):
            action = actions[number]
            if action == DISCARD:
                weights[number] = (RESCUE // 2 if state.idle == 2 else -RESCUE) * HOT
            elif chooses_card(action):
                weights[number] = self._best(state, card_in(action)) * HOT
            else:
                cell = lay_cell(action)
                if cell != last:
                    place = place_at(state, cell)
                last = cell
                face = state.chosen * ROTATIONS + lay_turns(action)
                weights[number] = self.gain(state, place, face) * HOT

    def value(self, state: State, shares: vec[i64]) -> None:
        """Stones placed and promised; solo, whether the deck will last."""
        assert isinstance(state, Trails)
        if state.over != RUNNING:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
        elif state.seats == 1:
            self._value_solo(state, shares)
        else:
            for seat in range(2):
                shares[seat] = prospects(state, seat) * FOLD // DOUBT[phase(state)]
            share_out(shares, 2, WHOLE, shares)

    def play_on(self, state: State, rng: Rng) -> None:
        """Play the next turn greedily: settle or spoil what can be settled or spoiled at once."""
        assert isinstance(state, Trails)
        if state.over != RUNNING:
            return
        if state.chosen == NO_CARD:
            one = hand_card(state, state.turn, 0)
            other = hand_card(state, state.turn, 1)
            better = self._best(state, other) > self._best(state, one)
            state.apply(state.turn, card_action(other if better else one), rng)
        state.apply(state.turn, self._best_place(state), rng)

    def _best_place(self, state: Trails) -> i64:
        """The action that lays the chosen card where it gains most."""
        best: i64 = 0
        most: i64 = -1_000_000
        for number in range(state.free_count):
            place = state.free[number]
            for turns in range(ROTATIONS):
                gain = self.gain(state, place, state.chosen * ROTATIONS + turns)
                if gain > most:
                    most = gain
                    best = lay_action(cell_of(place), turns)
        return best

    def gain(self, forest: Forest, place: i64, face: i64) -> i64:
        """The player's gain from laying a face on a free place."""
        pink = self._change(forest, place, face, 0)
        yellow = self._change(forest, place, face, 1)
        if forest.seats == 1:
            rescue: i64 = RESCUE if forest.idle == 2 else RESCUE // 6
            saved = pink >= 50 or yellow >= 50
            return pink + yellow + (rescue if saved else 0)
        if forest.turn:
            return yellow - pink * HINDRANCE // 100
        return pink - yellow * HINDRANCE // 100

    def _best(self, forest: Forest, card: i64) -> i64:
        """The most that a card can gain."""
        best: i64 = -1_000_000
        for number in range(forest.free_count):
            place = forest.free[number]
            for turns in range(ROTATIONS):
                best = max(best, self.gain(forest, place, card * ROTATIONS + turns))
        return best

    def _change(self, forest: Forest, place: i64, face: i64, colour: i64) -> i64:
        """How much more the paths of a colour are worth with the card than without."""
        self._meet(forest, place, face, colour)
        left = stones_left(forest, colour)
        change: i64 = 0
        for label in range(SIDE_COUNT):
            change += self._joined(forest, face, colour, label, left)
        return change

    def _meet(self, forest: Forest, place: i64, face: i64, colour: i64) -> None:
        """Find, by side, the path that lies beyond and the path of the card that meets it.

        Paths of the card that meet the same path beyond become one group.
        """
        offset = colour * SIDE_COUNT
        first = face * NODES + offset
        for side in range(SIDE_COUNT):
            self._group[side] = FIRST[first + side] - offset
            other = card_beside(place, side)
            if other < 0:
                self._beyond[side] = -1
            else:
                node = FIRST[face_of(forest, other) * NODES + offset + OPPOSITE[side]]
                self._beyond[side] = path_through(forest, other, node)
        for side in range(SIDE_COUNT - 1):
            for later in range(side + 1, SIDE_COUNT):
                if self._beyond[side] >= 0 and self._beyond[side] == self._beyond[later]:
                    self._unite(self._group[later], self._group[side])

    def _unite(self, one: i64, other: i64) -> None:
        for side in range(SIDE_COUNT):
            if self._group[side] == one:
                self._group[side] = other

    def _joined(self, forest: Forest, face: i64, colour: i64, label: i64, left: i64) -> i64:
        """What one group of paths on the card gains when it is laid."""
        ends: i64 = 0
        houses: i64 = 0
        before: i64 = 0
        sides: i64 = 0
        first = face * NODES + colour * SIDE_COUNT
        for side in range(SIDE_COUNT):
            if self._group[side] != label:
                continue
            sides += 1
            houses += HOUSES[first + side]
            if self._beyond[side] < 0:
                ends += 1
                continue
            ends -= 1
            if self._is_new(side):
                tally = tally_of(forest, self._beyond[side])
                open_ends = ends_in(tally)
                ends += open_ends
                houses += houses_in(tally)
                before += urgency(houses_in(tally), open_ends, left)
        return urgency(houses, ends, left) - before if sides else 0

    def _is_new(self, side: i64) -> bool:
        """Whether the path beyond a side was not met on a side before it."""
        for earlier in range(side):
            if self._beyond[earlier] == self._beyond[side]:
                return False
        return True

    def _value_solo(self, state: Trails, shares: vec[i64]) -> None:
        """Judge a solo game by the stones that are placed, promised, and can still be expected."""
        stones = (stones_placed(state, 0) + stones_placed(state, 1)) * HOUSE_WORTH
        coming = prospects(state, 0) + prospects(state, 1) + cards_left(state) * PACE
        surplus = min(coming, 2 * stones + 4000) - 2 * STONES * HOUSE_WORTH
        shares[0] = surplus * FOLD // 600 - state.idle * state.idle * FOLD // 4
        shares[1] = 0
        share_out(shares, 2, WHOLE, shares)


def phase(forest: Forest) -> i64:
    """The phase of the game: the first cards (0), the middle (1) or the last ones (2)."""
    if forest.laid_count < 20:
        return 0
    return 1 if forest.laid_count < 32 else 2


def urgency(houses: i64, ends: i64, left: i64) -> i64:
    """What a path counts now, by its houses, its open ends, and the stones left."""
    return min(houses, left) * URGENT[min(ends, MOST_ENDS)]


def promise(houses: i64, ends: i64, left: i64, at: i64) -> i64:
    """What a path counts in the end, judged in a phase of the game."""
    return min(houses, left) * PROMISE[at * (MOST_ENDS + 1) + min(ends, MOST_ENDS)]


def prospects(forest: Forest, colour: i64) -> i64:
    """The value of a colour's stones, placed and promised."""
    left = stones_left(forest, colour)
    at = phase(forest)
    total: i64 = 0
    for index in range(forest.laid_count):
        first = index * NODES + colour * SIDE_COUNT
        for node in range(first, first + SIDE_COUNT):
            tally = tally_of(forest, node)
            if tally > 0 and not is_complete(tally):
                total += promise(houses_in(tally), ends_in(tally), left, at)
    return stones_placed(forest, colour) * HOUSE_WORTH + min(total, left * HOUSE_WORTH)
