"""What tokens gain in contested areas: placed, moved, removed or stolen."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.components import HOME_AT
from ..data.tables import ANYONE, FOLK_COUNT, OWN
from ..state import Realm, area_of, home_owner, tokens, tokens_in, with_tokens

AREA_POINT: Final[i64] = 60
"""The value of a point that an area would bring now, in hundredths: it may still be lost."""
STAKE: Final[i64] = 45
"""The value of a token for what it may bring later."""
HOMEWARD: Final[i64] = 25
"""The value of a token towards a home that nobody has."""
ARRIVAL: Final[i64] = 400
"""The value of the tenth token, which brings a home."""


def token_gain(realm: Realm, seat: i64, whose: i64, folk: i64, by: i64) -> i64:
    """What a seat gains if ``whose`` gets ``by`` more tokens in an area."""
    area = area_of(realm, folk)
    token = STAKE
    if home_owner(realm, folk) < 0:
        token += HOMEWARD
    gain = standing(realm, with_tokens(area, whose, by), seat, token)
    gain -= standing(realm, area, seat, token)
    if by > 0 and whose == seat and tokens_in(area, seat) == HOME_AT - 1 and token > STAKE:
        gain += ARRIVAL
    return gain


def standing(realm: Realm, area: i64, seat: i64, token: i64) -> i64:
    """What an area is worth to a seat against the mean of the others (FMC-62 to FMC-63V).

    ``token`` is the value of each token for what it may bring later.
    """
    most, second, prize = _ranking(realm, area)
    own: i64 = 0
    others: i64 = 0
    for other in range(realm.seats):
        there = tokens_in(area, other)
        worth = there * token + _brings(there, most, second, prize) * AREA_POINT
        if other == seat:
            own = worth
        else:
            others += worth
    return own - others // (realm.seats - 1)


def _ranking(realm: Realm, area: i64) -> tuple[i64, i64, i64]:
    """The most tokens in an area, the second most, and the points that the most bring."""
    most: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    total: i64 = 0
    for seat in range(realm.seats):
        there = tokens_in(area, seat)
        total += there
        if there > most:
            second = most
            most = there
            leaders = 1
        elif there == most:
            leaders += 1
        elif there > second:
            second = there
    if leaders == 1:
        return most, second, total
    if realm.friendly:
        return most, most, total
    return most, most, most


def _brings(there: i64, most: i64, second: i64, prize: i64) -> i64:
    """The points that this many tokens bring now, if the most bring the prize."""
    if there == most:
        return prize
    if there == second:
        return there
    return 0


def area_brings(realm: Realm, area: i64, seat: i64) -> i64:
    """The points that an area brings a seat now."""
    most, second, prize = _ranking(realm, area)
    return _brings(tokens_in(area, seat), most, second, prize)


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
