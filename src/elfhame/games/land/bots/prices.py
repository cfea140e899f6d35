"""Prices: how good bids are, given what a Clearing would bring."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..rules.numbers import PASS, value_to_bid
from ..rules.worth import bonus, reach
from ..state import Land, bid_of, cards_in
from .hands import rate
from .promise import pile

WASTED: Final = -100_000
"""The weight of paying much more than it takes, or for nothing: even a careless bot doesn't."""
MARGIN: Final = 3
"""No bot bids further above what others would bid, or above what the cards are worth to it."""


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
    """Write for each bid the Clearing less its cost, times the chance that nobody bids more.

    Bids far above the others' or above what the cards are worth are wasted, and all bids for an
    empty Clearing.
    """
    seat = land.seat
    cards = cards_in(land, land.aim)
    mine = pile(land, seat, cards)
    if mine > cost(land, seat, value_to_bid(actions[0]), land.aim):
        _weigh_chances(land, actions, count, weights)
    added = bonus(land, seat, land.aim)
    each = rate(land, seat)
    enough = enough_bid(land)
    for place in range(count):
        value = value_to_bid(actions[place])
        gain = mine - max(value - added, 1) * each
        if actions[place] == PASS:
            weights[place] = 0
        elif value > enough or gain <= -MARGIN * each or not cards:
            weights[place] = WASTED
        elif gain <= 0:
            weights[place] = gain - 60
        else:
            weights[place] = gain * weights[place] // 100


def enough_bid(land: Land) -> i64:
    """The lowest bid that nobody can outbid, or is likely to; the seat may be unable to pay it."""
    cards = cards_in(land, land.aim)
    enough = land.high + 1
    for other in range(land.seats):
        if other != land.seat and not bid_of(land, other):
            likely = _willing(land, other, land.aim, cards) + MARGIN
            enough = max(enough, min(reach(land, other, land.aim), likely))
    return enough


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
