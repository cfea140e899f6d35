"""How bots value actions and states: tokens that count, plants beside paths, useful cards."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.evaluator import FOLD
from ....kernel.learned import LearnedEvaluator, read_weights
from ....kernel.rng import Rng
from ....kernel.state import State, choice_buffer
from ..data.tables import CALL, FOLK_COUNT, HELP
from ..rules import numbers
from ..rules.effect_choices import SPENT
from ..rules.engine import Faeries
from ..rules.garden import NO_WAYS, find_ways, nth_way
from ..rules.numbers import card_of, moved_from, moved_seat, moved_to
from ..rules.tasks import (
    CALL_FAERIES,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    NAME_ACTION,
    SPEND_CARD,
    question,
    task_card,
    task_tile,
    top_task,
)
from ..state import (
    DISCARDS,
    HAND,
    PILE,
    RUNNING,
    Realm,
    card_count,
    points_of,
)
from .contest import move_gain, token_gain
from .gains import CARD_GAIN, POINT, card_gain, keep_gain, play_gain
from .garden_gains import home_gain, lay_gain
from .promise import COUNT, FEATURES, describe_seat, time_left
from .turn_choice import name_gain

HOT: Final[i64] = 80
"""The weight of a point in a prior, in hundredths of FOLD."""
SAMPLE: Final[i64] = 16
"""The number of ways to lay a tile that are compared."""
WAIT_GAIN: Final[i64] = 1000
"""The value of keeping the extra card for after an action that doesn't need it."""
WEIGHTS: Final = read_weights(__package__, FEATURES)


@final
class FaeriesEvaluator(LearnedEvaluator):
    """Judges the decisions and states of Faeries & Magical Creatures."""

    __slots__ = ("_legal", "_weights")

    def __init__(self, weights: list[vec[i64]] = WEIGHTS) -> None:
        super().__init__(COUNT, weights)
        self._legal: Final[vec[i64]] = choice_buffer()
        self._weights: Final[vec[i64]] = choice_buffer()

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Weigh each answer by what it gains the seat."""
        assert isinstance(state, Faeries)
        for place in range(count):
            gain = action_gain(state, seat, actions[place])
            weights[place] = max(-1_000_000, min(1_000_000, gain * HOT * FOLD // (100 * POINT)))

    def time_left(self, state: State) -> i64:
        """By what runs out first."""
        assert isinstance(state, Faeries)
        return time_left(state)

    def describe(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, Faeries)
        for seat in range(state.seats):
            describe_seat(state, seat, found)
        return state.seats

    def is_calm(self, state: State) -> bool:
        """At the beginning of a turn, when all have followed the last action."""
        assert isinstance(state, Faeries)
        return question(state) == NAME_ACTION

    def play_on(self, state: State, rng: Rng) -> None:
        """Play the current turn to its end at a glance, so that all have followed."""
        assert isinstance(state, Faeries)
        while state.over == RUNNING and not self.is_calm(state):
            seat = state.player()
            state.apply(seat, self._glance(state, seat, rng), rng)

    def _glance(self, state: Faeries, seat: i64, rng: Rng) -> i64:
        """The answer that looks best; of many ways to lay a tile, only some are compared."""
        count = state.legal(seat, self._legal)
        looked = min(count, SAMPLE) if self._legal[0] >= numbers.LAYS_FROM else count
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


def action_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    """What an answer gains, in hundredths of a point."""
    if action >= numbers.LAYS_FROM:
        return lay_gain(realm, seat, task_tile(top_task(realm)), action - numbers.LAYS_FROM)
    if action >= numbers.HOMES_FROM:
        return home_gain(realm, seat, action - numbers.HOMES_FROM)
    if action >= numbers.TILES_FROM:
        return _tile_gain(realm, seat, action - numbers.TILES_FROM)
    if action >= numbers.REMOVES_FROM:
        return _token_gain(realm, seat, action)
    if action >= numbers.PLAYS_FROM:
        return _card_gain(realm, seat, action)
    if action >= numbers.OPTIONS_FROM:
        return _small_gain(realm, seat, action)
    if action >= numbers.PLACES_FROM:
        return token_gain(realm, seat, seat, action - numbers.PLACES_FROM, 1)
    return name_gain(realm, seat, action)


def _token_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action >= numbers.MOVES_FROM:
        whose = moved_seat(action)
        gain = move_gain(realm, seat, whose, moved_from(action), moved_to(action))
        return gain + rivalry(realm, seat, whose)
    if action >= numbers.STEALS_FROM:
        at = action - numbers.STEALS_FROM
        gain = token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)
        gain += token_gain(realm, seat, seat, at % FOLK_COUNT, 1)
        return gain + rivalry(realm, seat, at // FOLK_COUNT)
    at = action - numbers.REMOVES_FROM
    gain = token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)
    return gain + rivalry(realm, seat, at // FOLK_COUNT)


def rivalry(realm: Realm, seat: i64, whose: i64) -> i64:
    """A preference among several rivals: the one ahead, or else the next in turn."""
    if realm.seats == 2 or whose == seat:
        return 0
    return points_of(realm, whose) - 3 * ((whose - seat) % realm.seats)


def _small_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action == numbers.PASS:
        if question(realm) == EXTRA_BEFORE and realm.action not in (CALL, HELP):
            return WAIT_GAIN
        return 0
    if action >= numbers.RIVALS_FROM:
        whom = action - numbers.RIVALS_FROM
        return rivalry(realm, seat, whom) + card_count(realm, whom, HAND) * 20
    return card_gain(realm, seat, task_card(top_task(realm)), action - numbers.OPTIONS_FROM + 1)


def _card_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    card = card_of(action)
    if action >= numbers.BEFRIENDS_FROM:
        return keep_gain(realm, seat, card)
    if action < numbers.DISCARDS_FROM:
        return play_gain(realm, seat, card)
    worth = keep_gain(realm, seat, card)
    kind = question(realm)
    if kind in (EXTRA_BEFORE, EXTRA_AFTER):
        return -worth
    if kind == CALL_FAERIES:
        return average_draw(realm, seat) - worth
    if kind == SPEND_CARD:
        gain = card_gain(realm, seat, task_card(top_task(realm)), SPENT)
        return gain + CARD_GAIN // 2 - worth // 2
    return -worth


def average_draw(realm: Realm, seat: i64) -> i64:
    """The expected gain of a drawn card; nothing if none can be drawn."""
    there = card_count(realm, seat, PILE) + card_count(realm, seat, DISCARDS)
    if there > 2:
        return CARD_GAIN
    return 0


def _tile_gain(realm: Realm, seat: i64, tile: i64) -> i64:
    """What the tile gains where it gains most."""
    return best_way(realm, seat, tile)[0]


def best_way(realm: Realm, seat: i64, tile: i64) -> tuple[i64, i64]:
    """The most a tile gains among some ways spread over all, and that way; -1 if none is good."""
    ways = NO_WAYS[:]
    found = find_ways(realm, seat, tile, ways)
    best: i64 = -POINT
    found_lay: i64 = -1
    stride = max(1, found // SAMPLE)
    place: i64 = 0
    while place < found:
        lay = nth_way(ways, place)
        gain = lay_gain(realm, seat, tile, lay)
        if gain > best:
            best = gain
            found_lay = lay
        place += stride
    return best, found_lay
