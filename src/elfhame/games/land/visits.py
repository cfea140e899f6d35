"""Payments for Clearings and visits, and what the Wind and the Warrior do then (LAND-83R)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from ...kernel.journal import NOBODY
from .state import (
    CLEARINGS,
    FIGHT,
    HARVEST,
    HELD,
    PAYMENT,
    PLAYED,
    WINDY,
    Land,
    base,
    card_at,
    discard,
    hand,
    items,
    size,
)
from .tables import BIT, EVIL_AT, GOBLIN, OGRE, POP, STEP, WARRIOR, WIND
from .telling import BANISHED, PAID, RECALLED, SPARED, STAYED, VISITED
from .telling import PLAYED as TELL_PLAYED
from .worth import bonus, worth

LEAST: Final = 2
"""What a visit takes at least (LAND-43R)."""
FEW: Final = 3
"""With so many cards left in the hand, the Wind may return (LAND-95)."""


def visit(land: Land, aim: i64) -> None:
    """The player sets out to the Queen (LAND-40) or to the Druids (LAND-45)."""
    if land.telling:
        land.journal.note(VISITED, NOBODY, [land.turn, aim - CLEARINGS])
    pay_for(land, land.turn, aim, LEAST)


def pay_for(land: Land, seat: i64, aim: i64, needed: i64) -> None:
    """From now on a seat plays Fairies, until they are worth what is needed, or more."""
    land.stage = PAYMENT
    land.seat = seat
    land.aim = aim
    land.high = needed
    land.paid = 0
    land.total = 0


def asks_payment(land: Land) -> bool:
    """Whether there is a choice what to play; a last card that is needed is played."""
    held = hand(land, land.seat)
    if not held:
        enough(land)
        return False
    if land.total >= land.high or POP[held] > 1:
        return True
    pay(land, POP[held - 1])
    return False


def pay(land: Land, fairy: i64) -> None:
    """Play a Fairy, face up."""
    at = base(land.seat)
    land.board[at + HELD] -= BIT[fairy]
    land.board[at + PLAYED] |= BIT[fairy]
    land.paid |= BIT[fairy]
    owned = items(land, land.seat)
    land.total = worth(land, owned, land.paid, land.aim) + bonus(land, owned, land.aim)
    if land.telling:
        here = worth(land, owned, BIT[fairy], land.aim)
        land.journal.note(TELL_PLAYED, NOBODY, [land.seat, fairy, here])


def enough(land: Land) -> None:
    """The payment is complete."""
    land.stage = WINDY
    if land.telling:
        added = bonus(land, items(land, land.seat), land.aim)
        land.journal.note(PAID, NOBODY, [land.seat, land.total, added])


def asks_wind(land: Land) -> bool:
    """Whether the Wind was played and may return."""
    if (land.paid >> WIND) & 1 and POP[hand(land, land.seat)] <= FEW:
        return True
    land.stage = FIGHT
    return False


def recall(land: Land) -> None:
    """The Wind returns to the hand."""
    at = base(land.seat)
    land.board[at + PLAYED] -= BIT[WIND]
    land.board[at + HELD] |= BIT[WIND]
    if land.telling:
        land.journal.note(RECALLED, NOBODY, [land.seat])


def stay(land: Land) -> None:
    """She stays where she was played."""
    if land.telling:
        land.journal.note(STAYED, NOBODY, [land.seat])


def asks_fight(land: Land) -> bool:
    """Whether the Warrior was played, and finds somebody to drive away."""
    if land.aim < CLEARINGS and (land.paid >> WARRIOR) & 1 and land.board[land.aim] >> EVIL_AT:
        return True
    land.stage = HARVEST
    return False


def banish(land: Land) -> None:
    """All goblins and ogres of the Clearing are discarded (LAND-90)."""
    cards = land.board[land.aim]
    left: i64 = 0
    facts: list[int] = [land.seat, land.aim]
    for place in range(size(cards)):
        kind = card_at(cards, place)
        if kind in (GOBLIN, OGRE):
            discard(land, kind)
            facts.append(kind)
        else:
            left += (kind << 5 * size(left)) + STEP[kind]
    land.board[land.aim] = left
    if land.telling:
        land.journal.note(BANISHED, NOBODY, facts)


def spare(land: Land) -> None:
    """They may stay."""
    if land.telling:
        land.journal.note(SPARED, NOBODY, [land.seat, land.aim])
