"""What a bot values: tokens where they count, plants beside paths, cards that do something now."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ....kernel.rng import Rng
from ....kernel.state import State, choice_buffer
from ..data.tables import CARD_COUNT, FOLK_COUNT
from ..rules import numbers
from ..rules.asking import question
from ..rules.build import WAYS, find_ways, nth_way
from ..rules.engine import Faeries
from ..state import (
    AFTER,
    BEFORE,
    CALL,
    CALLING,
    DISCARDS,
    HAND,
    HELP,
    NAME,
    PILE,
    POINTS,
    RUNNING,
    SPENDING,
    Realm,
    count,
    first_of,
    top,
    word,
)
from .contest import move_gain, token_gain
from .gains import CARD, POINT, card_gain, home_gain, keep_gain, lay_gain, play_gain
from .promise import promised, time_left
from .turn_choice import name_gain

HOT: Final = 80
"""How much a point counts in a prior, in hundredths of FOLD."""
SAMPLE: Final = 16
"""So many ways to lay a tile are looked at when one is chosen."""
EARLY: Final = 1600
LATE: Final = 430
"""The lead, in hundredths of a point, that makes one e times as likely to win: first and last."""


@final
class FaeriesEvaluator(Evaluator):
    """Judges the decisions and states of Faeries & Magical Creatures."""

    __slots__ = ("_legal", "_weights")

    def __init__(self) -> None:
        self._legal: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """By what each answer gains the seat."""
        assert isinstance(state, Faeries)
        for place in range(count):
            gain = _gain(state, seat, actions[place])
            weights[place] = max(-1_000_000, min(1_000_000, gain * HOT * FOLD // (100 * POINT)))

    def value(self, state: State, shares: vec[i64]) -> None:
        """Who will have most, judged by what each has and is about to have."""
        assert isinstance(state, Faeries)
        if state.over != RUNNING:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        left = time_left(state)
        doubt = LATE + (EARLY - LATE) * left // 100
        for seat in range(state.seats):
            shares[seat] = promised(state, seat, left) * FOLD // doubt
        share_out(shares, state.seats, WHOLE, shares)

    def play_on(self, state: State, rng: Rng) -> None:
        """The turn that has begun is carried through at a glance, so that all have followed."""
        assert isinstance(state, Faeries)
        while state.over == RUNNING and question(state) != NAME:
            seat = state.player()
            state.apply(seat, self._glance(state, seat, rng), rng)

    def _glance(self, state: Faeries, seat: i64, rng: Rng) -> i64:
        """The answer that looks best; of many ways to lay a tile, of some of them."""
        count = state.legal(seat, self._legal)
        looked = min(count, SAMPLE) if self._legal[0] >= numbers.LAYS else count
        if looked < count:
            for place in range(looked):
                self._legal[place] = self._legal[place + rng.below(count - place)]
        self.prior(state, seat, self._legal, looked, self._weights)
        best: i64 = 0
        for place in range(looked):
            if self._weights[place] > self._weights[best]:
                best = place
        return self._legal[best]


# ---------------------------------------------------------------- decisions


def _gain(realm: Faeries, seat: i64, action: i64) -> i64:
    """What an answer gains, in hundredths of a point."""
    if action >= numbers.LAYS:
        return lay_gain(realm, seat, first_of(top(realm)), action - numbers.LAYS)
    if action >= numbers.HOMES:
        return home_gain(realm, seat, action - numbers.HOMES)
    if action >= numbers.TILES:
        return _tile_gain(realm, seat, action - numbers.TILES)
    if action >= numbers.REMOVES:
        return _token_gain(realm, seat, action)
    if action >= numbers.PLAYS:
        return _card_gain(realm, seat, action)
    if action >= numbers.OPTIONS:
        return _small_gain(realm, seat, action)
    if action >= numbers.PLACES:
        return token_gain(realm, seat, seat, action - numbers.PLACES, 1)
    return name_gain(realm, seat, action)


def _token_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action >= numbers.MOVES:
        moved = action - numbers.MOVES
        gain = move_gain(realm, seat, moved // 25, moved // 5 % 5, moved % 5)
        return gain + _rivalry(realm, seat, moved // 25)
    if action >= numbers.STEALS:
        at = action - numbers.STEALS
        gain = token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)
        gain += token_gain(realm, seat, seat, at % FOLK_COUNT, 1)
        return gain + _rivalry(realm, seat, at // FOLK_COUNT)
    at = action - numbers.REMOVES
    gain = token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)
    return gain + _rivalry(realm, seat, at // FOLK_COUNT)


def _rivalry(realm: Realm, seat: i64, whose: i64) -> i64:
    """Of several rivals, rather the one who is ahead; of equal ones the next, whoever asks."""
    if realm.seats == 2 or whose == seat:
        return 0
    return word(realm, whose, POINTS) - 3 * ((whose - seat) % realm.seats)


def _small_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action == numbers.PASS:
        waits = question(realm) == BEFORE and realm.action not in (CALL, HELP)
        return 1000 if waits else 0
    if action >= numbers.AIMS:
        whom = action - numbers.AIMS
        return _rivalry(realm, seat, whom) + count(realm, whom, HAND) * 20
    return card_gain(realm, seat, first_of(top(realm)), action - numbers.OPTIONS + 1)


def _card_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    card = (action - numbers.PLAYS) % CARD_COUNT
    if action >= numbers.BEFRIENDS:
        return keep_gain(realm, seat, card)
    if action < numbers.DISCARDS:
        return play_gain(realm, seat, card)
    worth = keep_gain(realm, seat, card)
    kind = question(realm)
    if kind in (BEFORE, AFTER):
        return -worth
    if kind == CALLING:
        return _average(realm, seat) - worth
    if kind == SPENDING:
        return card_gain(realm, seat, first_of(top(realm)), 1) + CARD // 2 - worth // 2
    return -worth


def _average(realm: Realm, seat: i64) -> i64:
    """What a card drawn may be expected to gain; nothing if none can be drawn."""
    there = count(realm, seat, PILE) + count(realm, seat, DISCARDS)
    return CARD if there > 2 else 0


def _tile_gain(realm: Realm, seat: i64, tile: i64) -> i64:
    """What the tile gains where it gains most, of some ways spread over all."""
    ways = vec[i64]([0] * WAYS)
    found = find_ways(realm, seat, tile, ways)
    best: i64 = -POINT
    stride = max(1, found // SAMPLE)
    for place in range(0, found, stride):
        best = max(best, lay_gain(realm, seat, tile, nth_way(ways, place)))
    return best
