"""Prices: how good bids and payments are, given what a Clearing or a visit would bring."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ..data.tables import CLEARINGS, FAIRY_COUNT, WARRIOR
from ..rules.numbers import ENOUGH, MOST_BID, PASS, fairy_to_pay, value_to_bid
from ..rules.worth import bonus, reach, worth
from ..state import Land, bid_of, cards_in, hand
from .hopes import look_promise
from .promise import pile, rate

SPECIAL_COST: Final = 3
"""The cost of playing a special fairy, in value of a hand."""


def exploration_gain(land: Land, clearing: i64) -> i64:
    """What exploring brings: the Clearing less the price of outbidding all, or others' gain."""
    seat = land.turn
    cards = cards_in(land, clearing)
    mine = pile(land, seat, cards)
    price = rivals_offer(land, clearing, cards)
    if mine <= 0:
        return -20 * price
    if reach(land, seat, clearing) <= price:
        return -40 * price
    gain = mine - cost(land, seat, price + 1, clearing)
    if gain > 0:
        return gain
    return -10


def rivals_offer(land: Land, clearing: i64, cards: i64) -> i64:
    """The highest bid that another seat is likely to make."""
    most: i64 = 0
    for other in range(land.seats):
        if other != land.turn:
            most = max(most, _willing(land, other, clearing, cards))
    return most


def _willing(land: Land, seat: i64, clearing: i64, cards: i64) -> i64:
    """The most that a seat would bid, its bonus included."""
    can = reach(land, seat, clearing)
    if not can:
        return 0
    would = pile(land, seat, cards) * 3 // 4 // max(rate(land, seat), 8)
    if would <= 0:
        return 0
    return min(can, would + bonus(land, seat, clearing))


def cost(land: Land, seat: i64, value: i64, clearing: i64) -> i64:
    """What it costs a seat to pay this value."""
    own = value - bonus(land, seat, clearing)
    return max(own, 1) * rate(land, seat)


def weigh_bids(land: Land, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
    """Write for each bid the Clearing less its cost, times the chance that nobody bids more."""
    seat = land.seat
    mine = pile(land, seat, cards_in(land, land.aim))
    if mine > cost(land, seat, value_to_bid(actions[0]), land.aim):
        _weigh_chances(land, actions, count, weights)
    added = bonus(land, seat, land.aim)
    each = rate(land, seat)
    for place in range(count):
        gain = mine - max(value_to_bid(actions[place]) - added, 1) * each
        if actions[place] == PASS:
            weights[place] = 0
        elif gain <= 0:
            weights[place] = gain - 60
        else:
            weights[place] = gain * weights[place] // 100


def _weigh_chances(land: Land, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
    """Write the chance that nobody bids more, in hundredths."""
    for place in range(count):
        weights[place] = 100
    for other in range(land.seats):
        if other != land.seat and not bid_of(land, other):
            can = reach(land, other, land.aim)
            would = _willing(land, other, land.aim, cards_in(land, land.aim))
            for place in range(count):
                value = value_to_bid(actions[place])
                if can > value:
                    weights[place] = weights[place] * _chance(would - value) // 100


def _chance(over: i64) -> i64:
    """The chance that a rival who would bid that much more doesn't, in hundredths."""
    if over > 0:
        return max(8, 45 - 6 * over)
    return min(97, 78 - 4 * over)


def payment_gain(land: Land, action: i64) -> i64:
    """Better the less is wasted, above all of what is worth more elsewhere."""
    if action == ENOUGH:
        if land.aim < CLEARINGS:
            return 60
        return look_promise(land, land.seat, land.aim, land.total - 1)
    fairy = fairy_to_pay(action)
    paid, here = paid_with(land, fairy)
    price = fairy + 1
    if fairy >= WARRIOR:
        price = SPECIAL_COST
    each = rate(land, land.seat)
    if land.aim >= CLEARINGS:
        return look_promise(land, land.seat, land.aim, paid - 1) - price * each
    over = _overpaid(land, fairy, land.high - paid)
    return (here - price - over) * each


def paid_with(land: Land, fairy: i64) -> tuple[i64, i64]:
    """What is paid with this fairy in addition, and what she is worth here."""
    seat = land.seat
    paid = worth(land, seat, land.paid | BIT[fairy], land.aim) + bonus(land, seat, land.aim)
    return paid, worth(land, seat, BIT[fairy], land.aim)


def _overpaid(land: Land, fairy: i64, needed: i64) -> i64:
    """The least that must be overpaid if this fairy is played."""
    if needed <= 0:
        return -needed
    rest = hand(land, land.seat) & ~BIT[fairy]
    sums: i64 = 1  # the totals that some of the other fairies can make, as a set
    for other in range(FAIRY_COUNT):
        if contains(rest, other):
            sums |= sums << worth(land, land.seat, BIT[other], land.aim)
    over: i64 = 0
    while not contains(sums, needed + over) and needed + over < MOST_BID:
        over += 1
    return over
