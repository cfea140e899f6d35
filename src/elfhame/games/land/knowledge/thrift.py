"""The choices that leave a seat with most: payments that save its hand, food it can spare.

They follow from open cards alone, so everyone can work them out for every seat (LAND-111R).
"""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, members
from ..data.tables import FAIRIES_FROM, SET_SIZE, WARRIOR, WIND, house_value, special_count
from ..rules.numbers import FEEDS_FROM
from ..rules.ogre import MEAL, apply, asks_food
from ..rules.scoring import total
from ..rules.wind import SMALL_HAND
from ..rules.worth import bonus, reach, worth
from ..state import OGRE_MEAL, Land, goods, hand, lose

_MORE_THAN_A_HAND: Final = 16
"""More than a hand can hold, to rank payments by several numbers at once."""


def hand_after(held: i64, paid: i64) -> i64:
    """The hand that a payment leaves, with the Fairy of the Wind back if she may return."""
    left = held & ~paid
    if contains(paid, WIND) and SET_SIZE[left] <= SMALL_HAND:
        left |= BIT[WIND]
    return left


def thriftiest(land: Land, seat: i64, aim: i64, fights: bool) -> vec[i64]:
    """By value, up to the most that the seat can pay there: the payment that leaves most in hand.

    Of several, one with the fewest cards, then with the fewest special fairies. If it fights, the
    Warrior must be among them; 0 means that there is no such payment.
    """
    held = hand(land, seat)
    added = bonus(land, seat, aim)
    most = reach(land, seat, aim)
    best = vec[i64]([0] * (most + 1))
    ranks = vec[i64]([-1] * (most + 1))
    paid = held
    while paid:
        if not fights or contains(paid, WARRIOR):
            value = worth(land, seat, paid, aim) + added
            rank = _rank(held, paid)
            if rank > ranks[value]:
                ranks[value] = rank
                best[value] = paid
        paid = (paid - 1) & held
    _cover_lower(best, ranks, most)
    return best


def sums_of(land: Land, seat: i64, aim: i64) -> vec[i64]:
    """By set of the seat's Fairies, the lowest one being bit 0: what they pay there."""
    fairies = members(hand(land, seat))
    added = bonus(land, seat, aim)
    sums = vec[i64]([0] * BIT[len(fairies)])
    for chosen in range(1, len(sums)):
        paid: i64 = 0
        for place in members(chosen):
            paid |= BIT[fairies[place]]
        sums[chosen] = worth(land, seat, paid, aim) + added
    return sums


def _rank(held: i64, paid: i64) -> i64:
    left = hand_after(held, paid)
    kept = house_value(left) + special_count(left)
    return (kept * _MORE_THAN_A_HAND + SET_SIZE[left]) * _MORE_THAN_A_HAND + special_count(left)


def _cover_lower(best: vec[i64], ranks: vec[i64], most: i64) -> None:
    """Let a payment that leaves more cover every lower value too (LAND-39R)."""
    value = most - 1
    while value >= 0:
        if ranks[value + 1] >= ranks[value]:
            ranks[value] = ranks[value + 1]
            best[value] = best[value + 1]
        value -= 1


def feed_ogres(land: Land) -> None:
    """Let the seat that gained ogres feed them so that it keeps most points."""
    while land.stage == OGRE_MEAL:
        if asks_food(land):
            apply(land, land.seat, FEEDS_FROM + _sparest(land))


def _sparest(land: Land) -> i64:
    """The kind of food to give next, if what follows is chosen as well."""
    eaten = land.feeding + MEAL * land.ogres
    best: i64 = -1
    most: i64 = -1000
    for kind in range(FAIRIES_FROM):
        found = _most_after(land, kind, eaten)
        if found > most:
            most = found
            best = kind
    return best


def _most_after(land: Land, kind: i64, eaten: i64) -> i64:
    """The most points left if this kind is given, and then only kinds that come no earlier."""
    if not goods(land, land.seat, kind):
        return -1000
    before = land.board
    land.board = before[:]
    lose(land, land.seat, kind)
    most: i64 = -1000
    if eaten == 1:
        most = total(land, land.seat)
    else:
        for other in range(kind, FAIRIES_FROM):
            most = max(most, _most_after(land, other, eaten - 1))
    land.board = before
    return most
