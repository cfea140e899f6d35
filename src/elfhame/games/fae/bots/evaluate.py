"""What a bot values in Fae: rituals of groups with its own colour, now and one or two moves on."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
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
from ..state import RUNNING, colours_in, count_of, group_on, spirit

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
DOUBT: Final = vec[i64]([500, 500, 475, 425, 350])
"""By value of the next card: the lead that makes a seat e times as likely to win."""


@final
class FaeEvaluator(Evaluator):
    """Judges the moves and states of Fae."""

    __slots__ = ("_fewer", "_near", "_worth")

    def __init__(self) -> None:
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

    def value(self, state: State, shares: vec[i64]) -> None:
        """Who will have most, judged by points so far and the groups still on the board."""
        assert isinstance(state, Fae)
        if state.over != RUNNING:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        self._expect(state, shares)
        doubt = DOUBT[VALUE[state.ritual] - 1]
        for seat in range(state.seats):
            shares[seat] = shares[seat] * FOLD // doubt
        share_out(shares, state.seats, WHOLE, shares)

    def secret(self, state: State, seat: i64) -> i64:
        """The colour of the seat."""
        assert isinstance(state, Fae)
        return spirit(state, seat)

    def _expect(self, state: Fae, points: vec[i64]) -> None:
        """What each seat will have in the end, as far as one can see."""
        card = state.ritual
        for seat in range(state.seats):
            points[seat] = total(state, seat) * POINT
        for space in range(SPACES):
            group = group_on(state, space)
            if group:
                near = how_many(NEIGHBOURS[space] & state.occupied)
                at = (VALUE[card] - 1) * BUCKETS + min(near, BUCKETS) - 1
                after = disrupted(group, space, card)
                now = ritual_value(after, space, card) * NOW[at]
                for seat in range(state.seats):
                    colour = spirit(state, seat)
                    if count_of(after, colour):
                        points[seat] += now
                    if count_of(group, colour):
                        points[seat] += THERE[at]

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
