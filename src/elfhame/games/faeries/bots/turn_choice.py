"""Which action to name: what it gains the acting player against those who follow."""
# compiled
#
# Everybody performs the action, so what counts is who needs it most and who is first to choose.
# The weights are hundredths; with them a glance names what a search would, for two and for four.

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import CARD_COUNT, WORTH
from ..rules.hand import is_offered
from ..rules.turn import FULL_HAND
from ..state import (
    BEFRIEND,
    BUILD,
    DISCARDS,
    HAND,
    HELP,
    PILE,
    SUPPLY,
    TRUST,
    Realm,
    count,
    holds,
    word,
)
from .contest import best_place
from .gains import play_gain
from .promise import time_left

# What may be asked about the others, on the average.
PLACES: Final = 0  # what a token gains them
HOLDERS: Final = 1  # whether they have a card to play
HELD: Final = 2  # cards in hand
DRAWS: Final = 3  # cards they would draw
OWNED: Final = 4  # cards at all


def name_gain(realm: Realm, seat: i64, action: i64) -> i64:
    """What it gains to name an action, in hundredths of a point."""
    left = time_left(realm)
    if action == TRUST:
        own = 94 * _measured(realm, seat, PLACES) - 80 * _others(realm, seat, PLACES)
        return own // 100 - 75 - 225 * left // 100
    if action == BUILD:
        return 30 + 38 * left // 100
    if action == BEFRIEND:
        return _befriend_gain(realm, seat, left)
    if action == HELP:
        own = _best_held(realm, seat) - 88 * left // 100
        return own - (125 * _others(realm, seat, HOLDERS) + 29 * _others(realm, seat, HELD)) // 100
    own = 150 * _measured(realm, seat, DRAWS) - 119 * _others(realm, seat, DRAWS)
    return own // 100 - 56 + 125 * left // 100


def _measured(realm: Realm, seat: i64, what: i64) -> i64:
    """A fact about a seat, open to all, in hundredths."""
    if what == PLACES:
        return best_place(realm, seat) if word(realm, seat, SUPPLY) else 0
    held = count(realm, seat, HAND)
    if what == HOLDERS:
        return min(held, 1) * 100
    if what == HELD:
        return held * 100
    lying = count(realm, seat, PILE) + count(realm, seat, DISCARDS)
    if what == DRAWS:
        return max(0, min(FULL_HAND - held, lying)) * 100
    return (held + lying) * 100


def _others(realm: Realm, seat: i64, what: i64) -> i64:
    """The mean of it among the others."""
    total: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            total += _measured(realm, other, what)
    return total // (realm.seats - 1)


def _befriend_gain(realm: Realm, seat: i64, left: i64) -> i64:
    """Weak cards want better company; who acts takes the best of the offer."""
    best: i64 = 0
    total: i64 = 0
    there: i64 = 0
    for card in range(CARD_COUNT):
        if is_offered(realm, card):
            best = max(best, WORTH[card])
            total += WORTH[card]
            there += 1
    ahead = best - (total - best) // max(there - 1, 1)
    company = 4 * _measured(realm, seat, OWNED) + 16 * _others(realm, seat, OWNED)
    return (
        325
        + 138 * left // 100
        + 62 * ahead // 100
        + company // 100
        - 210 * _mean_worth(realm, seat) // 100
    )


def _mean_worth(realm: Realm, seat: i64) -> i64:
    """What playing one of the seat's cards is worth, on the average."""
    total: i64 = 0
    owned: i64 = 0
    for card in range(CARD_COUNT):
        if (
            holds(realm, seat, HAND, card)
            or holds(realm, seat, PILE, card)
            or holds(realm, seat, DISCARDS, card)
        ):
            total += WORTH[card]
            owned += 1
    return total // max(owned, 1)


def _best_held(realm: Realm, seat: i64) -> i64:
    """What the two best cards of the hand gain: the second is the extra card (FMC-45)."""
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
