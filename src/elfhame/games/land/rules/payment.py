"""Payment: Fairies are played for a Clearing or a visit (LAND-34, LAND-40, LAND-43R, LAND-45)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, list_set, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import CLEARINGS, SET_SIZE, deck_number, lowest_of
from ..state import PAYMENT, WIND_RETURN, Land, hand, play_fairy
from .entries import PAID, PLAYED, VISITED
from .numbers import ENOUGH, PAYS_FROM, fairy_to_pay
from .worth import bonus, worth

VISIT_COST: Final = 2
"""The least that a visit costs (LAND-43R)."""


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write the fairies in hand and, once enough is played, the end; return their number."""
    count = list_set(out, 0, PAYS_FROM, hand(land, seat))
    if land.total >= land.high:
        out[count] = ENOUGH
        count += 1
    return count


def random(land: Land, seat: i64, rng: Rng) -> i64:
    """Draw one of them."""
    held = hand(land, seat)
    fairies = SET_SIZE[held]
    count = fairies
    if land.total >= land.high:
        count += 1
    place = rng.below(count)
    if place == fairies:
        return ENOUGH
    return PAYS_FROM + nth(held, place)


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule that forbids it: too little was played for a visit, or it isn't a payment."""
    return "LAND-43R" if action == ENOUGH and land.aim >= CLEARINGS else "LAND-34"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Play a fairy, or end the payment."""
    if action == ENOUGH:
        _complete(land, seat)
    else:
        _pay(land, seat, fairy_to_pay(action))


def visit(land: Land, seat: i64, aim: i64) -> None:
    """Set out to the Queen (LAND-40) or to the Druids (LAND-45)."""
    if land.telling:
        land.journal.note(VISITED, NOBODY, [seat, deck_number(aim)])
    pay_for(land, seat, aim, VISIT_COST)


def pay_for(land: Land, seat: i64, aim: i64, needed: i64) -> None:
    """Let a seat play fairies worth at least what is needed."""
    land.stage = PAYMENT
    land.seat = seat
    land.aim = aim
    land.high = needed
    land.paid = 0
    land.total = 0


def asks_payment(land: Land) -> bool:
    """Whether there is a choice of fairies; if not, play the last one, or end the payment."""
    held = hand(land, land.seat)
    if not held:
        _complete(land, land.seat)
        return False
    if land.total >= land.high or SET_SIZE[held] > 1:
        return True
    _pay(land, land.seat, lowest_of(held))
    return False


def _pay(land: Land, seat: i64, fairy: i64) -> None:
    """Play a fairy, face up."""
    play_fairy(land, seat, fairy)
    land.paid |= BIT[fairy]
    land.total = worth(land, seat, land.paid, land.aim) + bonus(land, seat, land.aim)
    if land.telling:
        here = worth(land, seat, BIT[fairy], land.aim)
        land.journal.note(PLAYED, NOBODY, [seat, fairy, here, land.aim])


def _complete(land: Land, seat: i64) -> None:
    land.stage = WIND_RETURN
    if land.telling:
        added = bonus(land, seat, land.aim)
        land.journal.note(PAID, NOBODY, [seat, land.total, added, land.aim])
