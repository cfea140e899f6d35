"""What a bot values in Fae: rituals of groups with its own colour, now and one or two moves on."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, how_many
from ....kernel.evaluator import FOLD
from ....kernel.learned import LearnedEvaluator, read_weights
from ....kernel.state import State
from ..data.tables import (
    COLOUR_COUNT,
    DEGREE,
    NEIGHBOURS,
    RITUAL_COUNT,
    SPACES,
    TARGET,
    VALUE,
    WAYS,
)
from ..rules.engine import Fae
from ..rules.numbers import source_of, space_of
from ..rules.ritual import disrupted, ritual_value
from ..rules.scoring import total
from ..state import colours_in, count_of, group_on, kept_cards, spirit

POINT: Final = 100
"""A point, as everything here counts."""
CARD: Final = 200
"""What the card is worth that is kept after a ritual."""
HOT: Final = 50
"""How much a point of difference counts in a prior, in hundredths of FOLD."""

BUCKETS: Final = 4
"""Groups by their neighbours: one, two, three, more."""

NOW: Final = vec[i64]([74, 5, 0, 0, 71, 15, 0, 0, 65, 8, 0, 0, 43, 8, 0, 0, 55, 11, 0, 0])
"""By value of the next card and neighbours: how much of what a ritual would score now counts."""
THERE: Final = vec[i64](
    [87, 255, 224, 182, 79, 193, 187, 163, 107, 188, 118, 104, 192, 136, 91, 65, 93, 0, 0, 0]
)
"""Likewise: what it is worth to be in the group at all."""
FEATURES: Final = (
    "points",
    "due",
    *(f"ritual_{near}" for near in range(1, BUCKETS + 1)),
    *(f"groups_{near}" for near in range(1, BUCKETS + 1)),
    *(f"alone_{near}" for near in range(1, BUCKETS + 1)),
    "druids",
    "cards",
    "turn",
)
"""What the value weighs of a seat: its points, those of rituals that are due, its groups by their
neighbours (what a ritual would score now, how many there are, and what it would score where no
other player does), its druids in them, the cards it kept, and how soon its turn comes.
"""
_POINTS: Final = 0
_DUE: Final = 1
_RITUAL: Final = 2
_GROUPS: Final = _RITUAL + BUCKETS
_ALONE: Final = _GROUPS + BUCKETS
_DRUIDS: Final = _ALONE + BUCKETS
_CARDS: Final = _DRUIDS + 1
_TURN: Final = _CARDS + 1
COUNT: Final = _TURN + 1
WEIGHTS: Final = read_weights(__package__, FEATURES)


@final
class FaeEvaluator(LearnedEvaluator):
    """Judges the moves and states of Fae."""

    __slots__ = ("_fewer", "_near", "_worth")

    def __init__(self, weights: list[vec[i64]] = WEIGHTS) -> None:
        super().__init__(COUNT, weights)
        self._near: vec[i64] = vec[i64]([0] * SPACES)
        self._worth: vec[i64] = vec[i64]([0] * SPACES)
        self._fewer: vec[i64] = vec[i64]([0] * SPACES)

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A move's gain for the seat's colour against the mean of the other four."""
        assert isinstance(state, Fae)
        own = spirit(state, seat)
        if state.due:
            self._weigh_rituals(state, own, actions, count, weights)
            return
        self._survey(state, own)
        source: i64 = -1
        leaving: i64 = 0
        for place in range(count):
            action = actions[place]
            if source != source_of(action):
                source = source_of(action)
                leaving = self._leaving(state, source)
            gain = leaving + self._joining(state, own, source, TARGET[action])
            weights[place] = gain * HOT * FOLD // (100 * POINT)

    def time_left(self, state: State) -> i64:
        """By the rituals to come."""
        assert isinstance(state, Fae)
        return 100 * (RITUAL_COUNT - state.ritual) // RITUAL_COUNT

    def is_calm(self, state: State) -> bool:
        """When no ritual is due."""
        assert isinstance(state, Fae)
        return not state.due

    def secret(self, state: State, seat: i64) -> i64:
        """The colour of the seat."""
        assert isinstance(state, Fae)
        return spirit(state, seat)

    def describe(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, Fae)
        seats = state.seats
        for seat in range(seats):
            at = seat * COUNT
            for feature in range(_DUE, _CARDS):
                found[at + feature] = 0
            found[at + _POINTS] = total(state, seat)
            found[at + _CARDS] = how_many(kept_cards(state, seat))
            found[at + _TURN] = seats - 1 - (seat - state.turn + seats) % seats
        for space in range(SPACES):
            if group_on(state, space):
                _describe_group(state, space, found)
        return seats

    def _weigh_rituals(
        self, state: Fae, own: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A ritual comes the sooner, the more it yields with this card than with the next."""
        for place in range(count):
            space = space_of(actions[place])
            group = group_on(state, space)
            gain = ritual_gain(group, space, state.ritual, own)
            if state.ritual + 1 < RITUAL_COUNT:
                gain -= ritual_gain(group, space, state.ritual + 1, own)
            weights[place] = gain * HOT * FOLD // (100 * POINT)

    def _survey(self, state: Fae, own: i64) -> None:
        """What each group is worth to the player, and would be with one neighbour fewer."""
        for space in range(SPACES):
            group = group_on(state, space)
            if group:
                near = how_many(NEIGHBOURS[space] & state.occupied)
                self._near[space] = near
                gain = ritual_gain(group, space, state.ritual, own)
                ahead = lead(group, own)
                self._worth[space] = weighed(gain, ahead, near, state.ritual)
                self._fewer[space] = weighed(gain, ahead, near - 1, state.ritual)

    def _leaving(self, state: Fae, source: i64) -> i64:
        """The change in worth when a group leaves: its own, and that of its neighbours."""
        gain = -self._worth[source]
        first = source * WAYS
        for way in range(first, first + DEGREE[source]):
            near = TARGET[way]
            if group_on(state, near):
                gain += self._fewer[near] - self._worth[near]
        return gain

    def _joining(self, state: Fae, own: i64, source: i64, target: i64) -> i64:
        """The change in worth when the group then joins one of those that lost a neighbour."""
        group = group_on(state, source) + group_on(state, target)
        joined = worth(group, target, self._near[target] - 1, state.ritual, own)
        return joined - self._fewer[target]


def _describe_group(state: Fae, space: i64, found: vec[i64]) -> None:
    """Add a group to the features of the players whose colour is in it."""
    group = group_on(state, space)
    near = min(how_many(NEIGHBOURS[space] & state.occupied), BUCKETS) - 1
    if near < 0 and not contains(state.due, space):
        return
    after = disrupted(group, space, state.ritual)
    now = ritual_value(after, space, state.ritual)
    scoring: i64 = 0
    last: i64 = 0
    for seat in range(state.seats):
        colour = spirit(state, seat)
        druids = count_of(group, colour)
        at = seat * COUNT
        if near < 0:
            if count_of(after, colour):
                found[at + _DUE] += now
        elif druids:
            found[at + _GROUPS + near] += 1
            found[at + _DRUIDS] += druids
            if count_of(after, colour):
                found[at + _RITUAL + near] += now
                scoring += 1
                last = at
    if scoring == 1:
        found[last + _ALONE + near] += now


def worth(group: i64, space: i64, near: i64, card: i64, own: i64) -> i64:
    """What a group with this many neighbours is worth to a colour, less the others' mean."""
    return weighed(ritual_gain(group, space, card, own), lead(group, own), near, card)


def weighed(gain: i64, ahead: i64, near: i64, card: i64) -> i64:
    """The worth of a group by what a ritual would bring, by its lead, and by its neighbours."""
    if near == 0:
        return CARD + gain
    at = (VALUE[card] - 1) * BUCKETS + min(near, BUCKETS) - 1
    return gain * NOW[at] // 100 + THERE[at] * ahead // 4


def ritual_gain(group: i64, space: i64, card: i64, own: i64) -> i64:
    """What a ritual would bring a colour, less the mean of the others."""
    after = disrupted(group, space, card)
    return ritual_value(after, space, card) * POINT * lead(after, own) // 4


def lead(group: i64, own: i64) -> i64:
    """Four if only this colour is in the group, down to minus four if only all others are."""
    ahead = -colours_in(group)
    if count_of(group, own):
        ahead += COLOUR_COUNT
    return ahead
