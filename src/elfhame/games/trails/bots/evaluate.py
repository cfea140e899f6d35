"""What a bot values in Fairy Trails: stones placed, and houses on paths not yet complete."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD, WHOLE, share_out
from ....kernel.learned import LearnedEvaluator, read_weights
from ....kernel.rng import Rng
from ....kernel.state import State
from ..data.components import CARD_COUNT, STONES
from ..data.tables import ROTATIONS
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
from ..rules.places import place_number
from ..state import (
    NO_CARD,
    RUNNING,
    Forest,
    cards_left,
    cell_of,
    ends_in,
    first_part,
    hand_card,
    houses_in,
    is_complete,
    laid_count,
    past_parts,
    stones_left,
    stones_placed,
    tally_of,
)
from .site import MOST_ENDS, Joined, Site

HOUSE_WORTH: Final = 100
"""A house with a stone; all values here are in hundredths of one."""
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
PACE: Final = 62
"""Solo: the expected value of a card still to come."""
RESCUE: Final = 300
"""Solo: what a stone is worth on the third card; a card that places none is discarded."""


FEATURES: Final = (
    "stones",
    *(f"houses_{ends}" for ends in range(1, MOST_ENDS + 1)),
    "waiting",
    "turn",
)
"""What the value weighs of a seat: stones placed, houses by the open ends of their path, those of
them for which there are stones, and whether it is the seat's turn.
"""
_STONES: Final = 0
_HOUSES: Final = 1
_WAITING: Final = _HOUSES + MOST_ENDS
_TURN: Final = _WAITING + 1
COUNT: Final = _TURN + 1
WEIGHTS: Final = read_weights(__package__, FEATURES)


@final
class TrailsEvaluator(LearnedEvaluator):
    """Judges the cards, places and states of Fairy Trails."""

    __slots__ = ("_cards", "_lays", "_most", "_pink", "_yellow")

    def __init__(self, weights: list[vec[i64]] = WEIGHTS) -> None:
        super().__init__(COUNT, weights)
        self._pink = Site(0)
        self._yellow = Site(1)
        self._cards: vec[i64] = vec[i64]([0, 0])  # the cards to choose from
        self._most: vec[i64] = vec[i64]([0, 0])  # the most that each can gain
        self._lays: vec[i64] = vec[i64]([0, 0])  # the action that gains it

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A place counts by what it changes; a card by its best place."""
        assert isinstance(state, Trails)
        if not chooses_card(actions[0]):
            self._weigh_lays(state, actions, count, weights)
            return
        for number in range(count):
            self._cards[number] = card_in(actions[number])
        self._find_best(state, count)
        for number in range(count):
            weights[number] = self._most[number] * HOT

    def _weigh_lays(self, state: Trails, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Write the weights of laying or discarding the chosen card."""
        surveyed: i64 = -1
        for number in range(count):
            action = actions[number]
            if action == DISCARD:
                weights[number] = discard_gain(state) * HOT
                continue
            cell = lay_cell(action)
            if cell != surveyed:
                self._survey(state, state.free[place_number(state, cell)])
                surveyed = cell
            face = state.chosen * ROTATIONS + lay_turns(action)
            weights[number] = self._gain(state, face) * HOT

    def value(self, state: State, shares: vec[i64]) -> None:
        """Stones placed and promised; solo, whether the deck will last."""
        assert isinstance(state, Trails)
        if state.seats == 1 and state.over == RUNNING:
            self._value_solo(state, shares)
        else:
            super().value(state, shares)

    def time_left(self, state: State) -> i64:
        """By the cards in the pile."""
        assert isinstance(state, Trails)
        return 100 * cards_left(state) // CARD_COUNT

    def describe(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, Trails)
        for seat in range(2):
            _describe_seat(state, seat, found)
        return 2

    def is_calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Trails)
        return state.chosen == NO_CARD

    def play_on(self, state: State, rng: Rng) -> None:
        """Play the next turn greedily: settle or spoil what can be settled or spoiled at once."""
        assert isinstance(state, Trails)
        if state.over != RUNNING:
            return
        better: i64 = 0
        if state.chosen == NO_CARD:
            self._cards[0] = hand_card(state, state.turn, 0)
            self._cards[1] = hand_card(state, state.turn, 1)
            self._find_best(state, 2)
            if self._most[1] > self._most[0]:
                better = 1
            state.apply(state.turn, card_action(self._cards[better]), rng)
        else:
            self._cards[0] = state.chosen
            self._find_best(state, 1)
        state.apply(state.turn, self._lays[better], rng)

    def best_lay(self, state: Trails, card: i64) -> i64:
        """The action that lays a card where it gains most."""
        self._cards[0] = card
        self._find_best(state, 1)
        return self._lays[0]

    def joined(self, state: Trails, action: i64, colour: i64) -> list[Joined]:
        """The paths of a colour that laying the chosen card would make."""
        self._survey(state, state.free[place_number(state, lay_cell(action))])
        site = self._yellow if colour else self._pink
        return site.joined(state, state.chosen * ROTATIONS + lay_turns(action))

    def _find_best(self, forest: Forest, count: i64) -> None:
        """Find where each of the first ``count`` cards gains most, and how much."""
        for number in range(count):
            self._most[number] = -1_000_000
        for place in forest.free:
            self._survey(forest, place)
            for card in range(count):
                self._compare(forest, cell_of(place), card)

    def _compare(self, forest: Forest, cell: i64, number: i64) -> None:
        """Compare the place surveyed, on this cell, with the best so far for a card."""
        first = self._cards[number] * ROTATIONS
        for face in range(first, first + ROTATIONS):
            gain = self._gain(forest, face)
            if gain > self._most[number]:
                self._most[number] = gain
                self._lays[number] = lay_action(cell, face - first)

    def _survey(self, forest: Forest, place: i64) -> None:
        """Look at a free place from the point of view of both colours."""
        self._pink.survey(forest, place)
        self._yellow.survey(forest, place)

    def _gain(self, forest: Forest, face: i64) -> i64:
        """The player's gain from laying a face on the place surveyed."""
        pink = self._pink.change(face)
        yellow = self._yellow.change(face)
        if forest.seats == 1:
            return pink + yellow + rescue(forest, pink, yellow)
        if forest.turn:
            return yellow - pink * HINDRANCE // 100
        return pink - yellow * HINDRANCE // 100

    def _value_solo(self, state: Trails, shares: vec[i64]) -> None:
        """Judge a solo game by the stones that are placed, promised, and can still be expected."""
        stones = (stones_placed(state, 0) + stones_placed(state, 1)) * HOUSE_WORTH
        coming = prospects(state, 0) + prospects(state, 1) + cards_left(state) * PACE
        surplus = min(coming, 2 * stones + 4000) - 2 * STONES * HOUSE_WORTH
        shares[0] = surplus * FOLD // 600 - state.idle * state.idle * FOLD // 4
        shares[1] = 0
        share_out(shares, 2, WHOLE, shares)


def discard_gain(forest: Forest) -> i64:
    """Solo: what discarding gains."""
    if forest.idle == 2:
        return RESCUE // 2
    return -RESCUE


def rescue(forest: Forest, pink: i64, yellow: i64) -> i64:
    """Solo: what a card counts for bringing a stone, which puts the third idle card off."""
    if pink < 50 and yellow < 50:
        return 0
    if forest.idle == 2:
        return RESCUE
    return RESCUE // 6


def phase(forest: Forest) -> i64:
    """The phase of the game: the first cards (0), the middle (1) or the last ones (2)."""
    laid = laid_count(forest)
    if laid < 20:
        return 0
    if laid < 32:
        return 1
    return 2


def _describe_seat(forest: Forest, seat: i64, found: vec[i64]) -> None:
    at = seat * COUNT
    left = stones_left(forest, seat)
    for feature in range(COUNT):
        found[at + feature] = 0
    found[at + _STONES] = stones_placed(forest, seat)
    if forest.turn == seat:
        found[at + _TURN] = 1
    waiting: i64 = 0
    for card in forest.laid:
        for part in range(first_part(card, seat), past_parts(card, seat)):
            tally = tally_of(forest, part)
            if tally > 0 and not is_complete(tally):
                houses = min(houses_in(tally), left)
                waiting += houses
                found[at + _HOUSES + min(ends_in(tally), MOST_ENDS) - 1] += houses
    found[at + _WAITING] = min(waiting, left)


def promise(houses: i64, ends: i64, left: i64, at: i64) -> i64:
    """What a path counts in the end, judged in a phase of the game."""
    return min(houses, left) * PROMISE[at * (MOST_ENDS + 1) + min(ends, MOST_ENDS)]


def prospects(forest: Forest, colour: i64) -> i64:
    """The value of a colour's stones, placed and promised."""
    left = stones_left(forest, colour)
    at = phase(forest)
    total: i64 = 0
    for card in forest.laid:
        for part in range(first_part(card, colour), past_parts(card, colour)):
            tally = tally_of(forest, part)
            if tally > 0 and not is_complete(tally):
                total += promise(houses_in(tally), ends_in(tally), left, at)
    return stones_placed(forest, colour) * HOUSE_WORTH + min(total, left * HOUSE_WORTH)
