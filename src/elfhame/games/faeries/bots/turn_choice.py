"""Which action to name: what it gains the acting player against those who follow."""
# compiled
#
# All seats perform the action, so what counts is who needs it most and who chooses first. The
# weights are hundredths, fitted so that a glance names what a search would, for two and four.

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import BEFRIEND, BUILD, CARD_COUNT, HELP, TRUST, WORTH
from ..rules.hand_actions import FULL_HAND
from ..rules.scoring import owns
from ..state import (
    DISCARDS,
    HAND,
    OFFER,
    PILE,
    TABLE,
    Realm,
    card_count,
    holds,
    supply_of,
)
from .contest import best_place
from .gains import play_gain
from .promise import time_left

# Facts about a seat that everyone knows:
_PLACES: Final[i64] = 0  # what a token gains it
_HOLDERS: Final[i64] = 1  # whether it has a card to play
_HELD: Final[i64] = 2  # cards in hand
_DRAWS: Final[i64] = 3  # cards it would draw
_OWNED: Final[i64] = 4  # all its cards


def name_gain(realm: Realm, seat: i64, action: i64) -> i64:
    """What naming an action gains, in hundredths of a point."""
    left = time_left(realm)
    if action == TRUST:
        own = 94 * _measured(realm, seat, _PLACES) - 80 * _others(realm, seat, _PLACES)
        return own // 100 - 75 - 225 * left // 100
    if action == BUILD:
        return 30 + 38 * left // 100
    if action == BEFRIEND:
        return _befriend_gain(realm, seat, left)
    if action == HELP:
        own = _best_held(realm, seat) - 88 * left // 100
        cost = 125 * _others(realm, seat, _HOLDERS) + 29 * _others(realm, seat, _HELD)
        return own - cost // 100
    own = 150 * _measured(realm, seat, _DRAWS) - 119 * _others(realm, seat, _DRAWS)
    return own // 100 - 56 + 125 * left // 100


def others_gain(realm: Realm, seat: i64, action: i64) -> i64:
    """The part of it that counts what the others gain, as a cost."""
    if action == TRUST:
        return 80 * _others(realm, seat, _PLACES) // 100
    if action == HELP:
        return (125 * _others(realm, seat, _HOLDERS) + 29 * _others(realm, seat, _HELD)) // 100
    if action in (BEFRIEND, BUILD):
        return 0
    return 119 * _others(realm, seat, _DRAWS) // 100


def drawn_by(realm: Realm, seat: i64) -> i64:
    """The number of cards that a seat would draw."""
    return _measured(realm, seat, _DRAWS) // 100


def best_offered(realm: Realm) -> i64:
    """The strongest card of the offer, or -1 if it is empty."""
    best: i64 = -1
    for card in range(CARD_COUNT):
        if holds(realm, TABLE, OFFER, card) and (best < 0 or WORTH[card] > WORTH[best]):
            best = card
    return best


def _measured(realm: Realm, seat: i64, what: i64) -> i64:
    """A fact about a seat, in hundredths."""
    if what == _PLACES:
        if not supply_of(realm, seat):
            return 0
        return best_place(realm, seat)
    held = card_count(realm, seat, HAND)
    if what == _HOLDERS:
        return min(held, 1) * 100
    if what == _HELD:
        return held * 100
    lying = card_count(realm, seat, PILE) + card_count(realm, seat, DISCARDS)
    if what == _DRAWS:
        return max(0, min(FULL_HAND - held, lying)) * 100
    return (held + lying) * 100


def _others(realm: Realm, seat: i64, what: i64) -> i64:
    """The mean of a fact among the other seats."""
    total: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            total += _measured(realm, other, what)
    return total // (realm.seats - 1)


def _befriend_gain(realm: Realm, seat: i64, left: i64) -> i64:
    """What befriending gains: more with weak cards, and the acting seat takes the best card."""
    best: i64 = 0
    total: i64 = 0
    there: i64 = 0
    for card in range(CARD_COUNT):
        if holds(realm, TABLE, OFFER, card):
            best = max(best, WORTH[card])
            total += WORTH[card]
            there += 1
    ahead = best - (total - best) // max(there - 1, 1)
    company = 4 * _measured(realm, seat, _OWNED) + 16 * _others(realm, seat, _OWNED)
    return (
        325
        + 138 * left // 100
        + 62 * ahead // 100
        + company // 100
        - 210 * _mean_worth(realm, seat) // 100
    )


def _mean_worth(realm: Realm, seat: i64) -> i64:
    """The mean worth of playing one of the seat's cards."""
    total: i64 = 0
    owned: i64 = 0
    for card in range(CARD_COUNT):
        if owns(realm, seat, card):
            total += WORTH[card]
            owned += 1
    return total // max(owned, 1)


def _best_held(realm: Realm, seat: i64) -> i64:
    """What the two best cards in hand gain: the second is the extra card (FMC-45)."""
    best: i64 = 0
    second: i64 = 0
    for card in range(CARD_COUNT):
        if holds(realm, seat, HAND, card):
            gain = play_gain(realm, seat, card)
            if gain > best:
                second = best
                best = gain
            else:
                second = max(second, gain)
    return (62 * best + 19 * second) // 100
