"""What Clearings and visits are worth paying for: bids, payments, and what rivals would bid."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from . import numbers
from .hopes import sight
from .promise import pile, rate
from .state import CLEARINGS, PASSED, Land, hand, items
from .tables import BIT, HAND_COUNT
from .worth import bonus, reach, worth

SPECIAL_COST: Final = 3
"""What giving a special fairy away counts, in value of a hand."""


def explore(land: Land, clearing: i64) -> i64:
    """What is left of the Clearing's worth when all others were outbid; or their gain."""
    seat = land.turn
    cards = land.board[clearing]
    mine = pile(land, seat, cards)
    price = _rivals_offer(land, clearing, cards)
    if mine <= 0:
        return -20 * price
    if reach(land, seat, clearing) <= price:
        return -40 * price
    gain = mine - _cost(land, seat, price + 1, clearing)
    return gain if gain > 0 else -10


def _rivals_offer(land: Land, clearing: i64, cards: i64) -> i64:
    """The highest that another is likely to bid."""
    most: i64 = 0
    for other in range(land.seats):
        if other != land.turn:
            most = max(most, _willing(land, other, clearing, cards))
    return most


def _willing(land: Land, seat: i64, clearing: i64, cards: i64) -> i64:
    """What a seat would bid at most, its bonus included."""
    can = reach(land, seat, clearing)
    if not can:
        return 0
    would = pile(land, seat, cards) * 3 // 4 // max(rate(land, seat), 8)
    return min(can, would + bonus(land, items(land, seat), clearing)) if would > 0 else 0


def _cost(land: Land, seat: i64, value: i64, clearing: i64) -> i64:
    """What paying so much takes from a hand."""
    own = value - bonus(land, items(land, seat), clearing)
    return max(own, 1) * rate(land, seat)


def bid(land: Land, action: i64) -> i64:
    """The Clearing's worth less what it costs, as likely as nobody bids more."""
    if action == numbers.PASS:
        return 0
    value = action - numbers.BID
    cards = land.board[land.aim]
    gain = pile(land, land.seat, cards) - _cost(land, land.seat, value, land.aim)
    if gain <= 0:
        return gain - 60
    if land.seat == land.turn:
        return gain
    return gain * _safe(land, value, cards) // 100


def _safe(land: Land, value: i64, cards: i64) -> i64:
    """How likely a bid stands, of a hundred."""
    likely: i64 = 100
    for other in range(land.seats):
        waits = other != land.seat and not (land.bids >> 6 * other) & PASSED
        if waits and reach(land, other, land.aim) > value:
            over = _willing(land, other, land.aim, cards) - value
            stands = max(8, 45 - 6 * over) if over > 0 else min(97, 78 - 4 * over)
            likely = likely * stands // 100
    return likely


def payment(land: Land, action: i64) -> i64:
    """Waste little, and what is worth more elsewhere least of all."""
    if action == numbers.ENOUGH:
        return 60 if land.aim < CLEARINGS else sight(land, land.seat, land.aim, land.total - 1)
    fairy = action - numbers.PAY
    owned = items(land, land.seat)
    paid = worth(land, owned, land.paid | BIT[fairy], land.aim) + bonus(land, owned, land.aim)
    here = worth(land, owned, BIT[fairy], land.aim)
    price: i64 = fairy + 1 if fairy < 7 else SPECIAL_COST
    each = rate(land, land.seat)
    if land.aim >= CLEARINGS:
        return sight(land, land.seat, land.aim, paid - 1) - price * each
    over = _overpaid(land, fairy, land.high - paid)
    return (here - price - over) * each


def _overpaid(land: Land, fairy: i64, needed: i64) -> i64:
    """How much too much must be played if this Fairy is."""
    if needed <= 0:
        return -needed
    owned = items(land, land.seat)
    rest = hand(land, land.seat) & ~BIT[fairy]
    sums: i64 = 1
    for other in range(HAND_COUNT):
        if (rest >> other) & 1:
            sums |= sums << worth(land, owned, BIT[other], land.aim)
    over: i64 = 0
    while not (sums >> (needed + over)) & 1 and needed + over < 60:
        over += 1
    return over
