"""What tokens gain in contested areas: placed, moved, removed or stolen."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.components import HOME_AT
from ..data.tables import ANYONE, FOLK_COUNT, OWN
from ..state import Realm, add_tokens, home_owner, tokens

AREA_POINT: Final[i64] = 60
"""The value of a point that an area would bring now, in hundredths: it may still be lost."""
STAKE: Final[i64] = 45
"""The value of a token for what it may bring later."""
HOMEWARD: Final[i64] = 25
"""The value of a token towards a home that nobody has."""
ARRIVAL: Final[i64] = 400
"""The value of the tenth token, which brings a home."""


def standing(realm: Realm, seat: i64, folk: i64) -> i64:
    """What an area is worth to a seat against the mean of the others (FMC-62 to FMC-63V)."""
    most = most_tokens(realm, folk)
    second: i64 = 0
    leaders: i64 = 0
    prize: i64 = 0
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        prize += there
        if there == most:
            leaders += 1
        else:
            second = max(second, there)
    if leaders > 1:
        second = most
        prize = prize if realm.friendly else most
    promise = STAKE + HOMEWARD if home_owner(realm, folk) < 0 else STAKE
    own: i64 = 0
    others: i64 = 0
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        worth = there * promise + _brings(there, most, second, prize) * AREA_POINT
        if other == seat:
            own = worth
        else:
            others += worth
    return own - others // (realm.seats - 1)


def most_tokens(realm: Realm, folk: i64) -> i64:
    """The most tokens that any seat has in an area."""
    most: i64 = 0
    for seat in range(realm.seats):
        most = max(most, tokens(realm, seat, folk))
    return most


def _brings(there: i64, most: i64, second: i64, prize: i64) -> i64:
    """The points that this many tokens bring now, if the most bring the prize."""
    if there == most:
        return prize
    return there if there == second else 0


def token_gain(realm: Realm, seat: i64, whose: i64, folk: i64, by: i64) -> i64:
    """What a seat gains if ``whose`` gets ``by`` more tokens in an area."""
    before = standing(realm, seat, folk)
    add_tokens(realm, whose, folk, by)
    gain = standing(realm, seat, folk) - before
    add_tokens(realm, whose, folk, -by)
    if by > 0 and whose == seat and tokens(realm, seat, folk) == HOME_AT - 1:
        gain += ARRIVAL if home_owner(realm, folk) < 0 else 0
    return gain


def best_place(realm: Realm, seat: i64) -> i64:
    """What a seat gains by placing a token where that gains most."""
    best = token_gain(realm, seat, seat, 0, 1)
    for folk in range(1, FOLK_COUNT):
        best = max(best, token_gain(realm, seat, seat, folk, 1))
    return best


def best_taking(realm: Realm, seat: i64, put: i64) -> i64:
    """The most a seat gains by taking off a rival's token and putting its own there."""
    best: i64 = 0
    for other in range(realm.seats):
        for folk in range(FOLK_COUNT):
            if other != seat and tokens(realm, other, folk):
                gain = token_gain(realm, seat, other, folk, -1)
                best = max(best, gain + token_gain(realm, seat, seat, folk, put))
    return best


def move_gain(realm: Realm, seat: i64, whose: i64, source: i64, target: i64) -> i64:
    """What a seat gains by moving a token."""
    return token_gain(realm, seat, whose, source, -1) + token_gain(realm, seat, whose, target, 1)


def best_move(realm: Realm, seat: i64, mode: i64) -> i64:
    """The most a seat gains by moving a token that it may move."""
    best: i64 = 0
    for whose in range(realm.seats):
        if (whose == seat) == (mode == OWN) or mode == ANYONE:
            best = max(best, _best_move_of(realm, seat, whose))
    return best


def _best_move_of(realm: Realm, seat: i64, whose: i64) -> i64:
    arrivals = vec[i64]([0] * FOLK_COUNT)
    for folk in range(FOLK_COUNT):
        arrivals[folk] = token_gain(realm, seat, whose, folk, 1)
    best: i64 = 0
    for source in range(FOLK_COUNT):
        if tokens(realm, whose, source):
            leaving = token_gain(realm, seat, whose, source, -1)
            for target in range(FOLK_COUNT):
                if target != source:
                    best = max(best, leaving + arrivals[target])
    return best
