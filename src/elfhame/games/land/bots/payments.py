"""Payments: how good it is to play each fairy for a Clearing or a visit."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, without
from ..data.tables import CLEARINGS, FAIRY_COUNT, WARRIOR
from ..rules.numbers import ENOUGH, MOST_BID, fairy_to_pay
from ..rules.worth import bonus, worth
from ..state import Land, hand
from .hands import rate
from .hopes import look_promise
from .prices import WASTED

SPECIAL_COST: Final = 3
"""The cost of playing a special fairy, in value of a hand."""
MOST_OVERPAID: Final = 2
"""No bot overpays by more than this if it could pay exactly."""


def weigh_payments(land: Land, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
    """Write how good each fairy is as a payment; overpaying far more than necessary is wasted."""
    for_clearing = land.aim < CLEARINGS
    most: i64 = 0
    if for_clearing:
        most = _least_overpaid(land) + MOST_OVERPAID
    for place in range(count):
        if not for_clearing:
            weights[place] = _visit_gain(land, actions[place])
        elif actions[place] == ENOUGH:
            weights[place] = 60
        else:
            weights[place] = _clearing_gain(land, fairy_to_pay(actions[place]), most)


def _visit_gain(land: Land, action: i64) -> i64:
    """The more is paid for a visit, the more cards it shows."""
    if action == ENOUGH:
        return look_promise(land, land.seat, land.aim, land.total - 1)
    fairy = fairy_to_pay(action)
    promise = look_promise(land, land.seat, land.aim, paid_with(land, fairy) - 1)
    return promise - price(fairy) * rate(land, land.seat)


def _clearing_gain(land: Land, fairy: i64, most: i64) -> i64:
    """Better the less is wasted, above all of what is worth more elsewhere."""
    over = overpaid_with(land, fairy)
    if over > most:
        return WASTED
    return (worth_here(land, fairy) - price(fairy) - over) * rate(land, land.seat)


def price(fairy: i64) -> i64:
    """What playing a fairy costs, in value of a hand."""
    if fairy >= WARRIOR:
        return SPECIAL_COST
    return fairy + 1


def worth_here(land: Land, fairy: i64) -> i64:
    """What a fairy pays at the place that the player aims at."""
    return worth(land, land.seat, BIT[fairy], land.aim)


def paid_with(land: Land, fairy: i64) -> i64:
    """What is paid if this fairy is added."""
    fairies = land.paid | BIT[fairy]
    return worth(land, land.seat, fairies, land.aim) + bonus(land, land.seat, land.aim)


def overpaid_with(land: Land, fairy: i64) -> i64:
    """The least that must be overpaid for a Clearing if this fairy is played."""
    rest = without(hand(land, land.seat), BIT[fairy])
    return _overpaid(land, rest, land.high - paid_with(land, fairy))


def _least_overpaid(land: Land) -> i64:
    """The least that had to be overpaid when the payment began; it takes at least one fairy."""
    needed = land.high - bonus(land, land.seat, land.aim)
    value: i64 = max(needed, 1)
    return value - needed + _overpaid(land, hand(land, land.seat) | land.paid, value)


def _overpaid(land: Land, fairies: i64, needed: i64) -> i64:
    """The least that must be overpaid if some of these fairies pay what is needed."""
    if needed <= 0:
        return -needed
    sums: i64 = 1  # the totals that some of the fairies can make, as a set
    for fairy in range(FAIRY_COUNT):
        if contains(fairies, fairy):
            sums |= sums << worth_here(land, fairy)
    over: i64 = 0
    while not contains(sums, needed + over) and needed + over < MOST_BID:
        over += 1
    return over
