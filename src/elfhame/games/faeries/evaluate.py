"""What a bot values: tokens where they count, plants beside paths, cards that do something now."""
# compiled

from __future__ import annotations

from typing import Final, final

from ...kernel.arrays import i64, vec
from ...kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ...kernel.state import State
from . import numbers
from .asking import question
from .cards import deck_size
from .gains import (
    CARD,
    FRIEND,
    POINT,
    TILE,
    area_value,
    best_place,
    card_gain,
    home_gain,
    keep_gain,
    lay_gain,
    move_gain,
    play_gain,
    token_gain,
)
from .garden import SIDES_FROM, WAYS, find_ways, nth_way
from .rules import Faeries
from .scoring import counted, owns, plant_points, plant_size
from .state import (
    AFTER,
    BEFORE,
    BEFRIEND,
    BUILD,
    CALL,
    CALLING,
    DISCARDS,
    HAND,
    HELP,
    HOME_PIECES,
    PILE,
    POINTS,
    RUNNING,
    SPENDING,
    SUPPLY,
    TRUST,
    Realm,
    count,
    first_of,
    holds,
    homes_of,
    piece_lay,
    piece_seat,
    piece_which,
    top,
    word,
)
from .tables import AT_END, CARD_COUNT, FOLK_COUNT, STARTING, WORTH

HOT: Final = 80
"""How much a point counts in a prior, in hundredths of FOLD."""
SAMPLE: Final = 16
"""So many ways to lay a tile are looked at when one is chosen."""
EARLY: Final = 1700
LATE: Final = 500
"""The lead, in hundredths of a point, that makes one e times as likely to win: first and last."""


@final
class FaeriesEvaluator(Evaluator):
    """Judges the decisions and states of Faeries & Magical Creatures."""

    def prior(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        """By what each answer gains the player."""
        assert isinstance(state, Faeries)
        for place in range(count):
            gain = _gain(state, state.player(), actions[place])
            weights[place] = max(-1_000_000, min(1_000_000, gain * HOT * FOLD // (100 * POINT)))

    def value(self, state: State, shares: vec[i64]) -> None:
        """Who will have most, judged by what each has and is about to have."""
        assert isinstance(state, Faeries)
        if state.over != RUNNING:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        doubt = LATE + (EARLY - LATE) * _left(state) // 100
        for seat in range(state.seats):
            shares[seat] = expected(state, seat) * FOLD // doubt
        share_out(shares, state.seats, WHOLE, shares)


# ---------------------------------------------------------------- states


def expected(realm: Realm, seat: i64) -> i64:
    """What a seat may end with, in hundredths of a point."""
    value = word(realm, seat, POINTS) * POINT
    for folk in range(FOLK_COUNT):
        value += area_value(realm, seat, folk)
    paths: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat and piece_which(code) < HOME_PIECES:
            scored = plant_points(realm, code) * POINT
            if piece_lay(code) >= SIDES_FROM:
                paths += 1
            elif scored:
                value += scored
            else:
                value += plant_size(code) * 45
    value += min(paths, 5) * 120 + homes_of(realm, seat) * 150
    return value + _cards_value(realm, seat)


def _cards_value(realm: Realm, seat: i64) -> i64:
    value: i64 = 0
    left = _left(realm)
    for card in range(CARD_COUNT):
        if not owns(realm, seat, card):
            continue
        value += WORTH[card] // 2 * left // 300 if card >= STARTING else 0
        if holds(realm, seat, HAND, card):
            value += WORTH[card] * (20 + left) // 200
        if AT_END[card]:
            value += counted(realm, seat, AT_END[card]) * 70
    return value


def _left(realm: Realm) -> i64:
    """How much of the game is left, in hundredths: by what runs out first."""
    left = min(100, deck_size(realm) * 100 // (60 - 20 * (3 - min(realm.seats, 3))))
    left = min(left, realm.tiles_left * 100 // 44)
    for seat in range(realm.seats):
        left = min(left, word(realm, seat, SUPPLY) * 100 // 40)
    return left if realm.end == RUNNING else 0


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
    return _name_gain(realm, seat, action)


def _token_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action >= numbers.MOVES:
        moved = action - numbers.MOVES
        return move_gain(realm, seat, moved // 25, moved // 5 % 5, moved % 5)
    if action >= numbers.STEALS:
        at = action - numbers.STEALS
        gain = token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)
        return gain + token_gain(realm, seat, seat, at % FOLK_COUNT, 1)
    at = action - numbers.REMOVES
    return token_gain(realm, seat, at // FOLK_COUNT, at % FOLK_COUNT, -1)


def _small_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    if action == numbers.PASS:
        waits = question(realm) == BEFORE and realm.action not in (CALL, HELP)
        return 1000 if waits else 0
    if action >= numbers.AIMS:
        whom = action - numbers.AIMS
        return word(realm, whom, POINTS) + count(realm, whom, HAND) * 20
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


def _name_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    """What an action gains the acting player against what it gains the others."""
    others: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            others += _action_gain(realm, other, action)
    own = _best_held(realm, seat) if action == HELP else _action_gain(realm, seat, action)
    return own - others * 70 // (100 * (realm.seats - 1))


def _best_held(realm: Faeries, seat: i64) -> i64:
    """What the best card of the hand gains."""
    best: i64 = 0
    for card in range(CARD_COUNT):
        if holds(realm, seat, HAND, card):
            best = max(best, play_gain(realm, seat, card))
    return best


def _action_gain(realm: Faeries, seat: i64, action: i64) -> i64:
    """What performing an action gains, as far as all can see."""
    if action == TRUST:
        return best_place(realm, seat) if word(realm, seat, SUPPLY) else 0
    if action == BUILD:
        return TILE
    if action == BEFRIEND:
        return 3 * FRIEND * _left(realm) // 100
    held = count(realm, seat, HAND)
    if action == HELP:
        return 200 if held else 0
    there = count(realm, seat, PILE) + count(realm, seat, DISCARDS)
    return CARD * max(0, min(5 - held, there)) * 2 // 3
