"""The legal actions of each stage, listed or drawn one at random without a list."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from ...kernel.rng import Rng
from . import numbers
from .looking import deck_of
from .state import (
    BIDDING,
    CLEARINGS,
    COURT,
    DAWN,
    DAY,
    DRUIDS,
    FEAST,
    FIGHT,
    KEEPING,
    ORDER,
    OVER,
    PAYMENT,
    TAKING,
    WINDY,
    Land,
    card_at,
    crests,
    goods,
    hand,
    items,
    size,
)
from .tables import BIT, FAIRIES_FROM, HAND_COUNT, ITEM_COUNT, KIND_COUNT, POP, USABLE
from .turns import may_visit
from .using import kinds_to_take


def offer(land: Land, buffer: vec[i64]) -> i64:
    """Write the legal actions, ascending; how many there are."""
    stage = land.stage
    if stage == PAYMENT:
        return _payment(land, buffer)
    if stage == BIDDING:
        return _bids(land, buffer)
    if stage == DAWN:
        return _places(land, buffer)
    if stage == DAY:
        return _day(land, buffer)
    if stage == WINDY:
        return _pair(buffer, numbers.RECALL)
    if stage == FIGHT:
        return _pair(buffer, numbers.BANISH)
    return 0 if stage == OVER else _offer_rarely(land, buffer)


def _offer_rarely(land: Land, buffer: vec[i64]) -> i64:
    stage = land.stage
    if stage == KEEPING:
        return _sights(land, buffer, numbers.KEEP)
    if stage == ORDER:
        return _sights(land, buffer, numbers.UNDER)
    if stage == FEAST:
        return _food(land, buffer)
    if stage == TAKING:
        return _takings(land, buffer)
    buffer[0] = numbers.GAIN + (land.opened & 31) - 1
    buffer[1] = numbers.GAIN + (land.opened >> 5) - 1
    return 2


def draw_action(land: Land, rng: Rng) -> i64:
    """The legal action at a place drawn at random."""
    stage = land.stage
    if stage == BIDDING:
        more = land.most - land.high
        drawn = rng.below(more + 1)
        return numbers.PASS if drawn == more else numbers.BID + land.high + 1 + drawn
    if stage == PAYMENT:
        held = hand(land, land.seat)
        count = POP[held]
        drawn = rng.below(count + 1 if land.total >= land.high else count)
        return numbers.ENOUGH if drawn == count else numbers.PAY + nth(held, drawn)
    if stage == DAWN:
        place = nth(land.choices, rng.below(POP[land.choices]))
        return ((land.opened >> (5 if place > 2 else 0)) & 31) * 3 - 3 + place % 3
    count = offer(land, _ROOM)
    return _ROOM[rng.below(count)]


_ROOM: Final = vec[i64]([0] * 128)
"""To draw one of the rarer answers from; nothing is kept in it."""


def nth(mask: i64, place: i64) -> i64:
    """The bit at this place among those that are set."""
    for _ in range(place):
        mask &= mask - 1
    return POP[(mask & -mask) - 1]


def _places(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for place in range(6):
        if (land.choices >> place) & 1:
            kind = card_at(land.opened, place // 3) - 1
            buffer[count] = numbers.PLACE + kind * CLEARINGS + place % 3
            count += 1
    return count


def _day(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for clearing in range(CLEARINGS):
        if size(land.board[clearing]):
            buffer[count] = numbers.EXPLORE + clearing
            count += 1
    if may_visit(land, COURT):
        buffer[count] = numbers.AUDIENCE
        count += 1
    if may_visit(land, DRUIDS):
        buffer[count] = numbers.DRUIDS
        count += 1
    if crests(land, land.turn):
        buffer[count] = numbers.CREST
        count += 1
    usable = items(land, land.turn) & USABLE
    return _usable(usable, buffer, count) if usable else count


def _usable(usable: i64, buffer: vec[i64], count: i64) -> i64:
    for item in range(ITEM_COUNT):
        if usable & BIT[item]:
            buffer[count] = numbers.USE + item
            count += 1
    return count


def _bids(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for value in range(land.high + 1, land.most + 1):
        buffer[count] = numbers.BID + value
        count += 1
    buffer[count] = numbers.PASS
    return count + 1


def _payment(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    held = hand(land, land.seat)
    for fairy in range(HAND_COUNT):
        if (held >> fairy) & 1:
            buffer[count] = numbers.PAY + fairy
            count += 1
    if land.total >= land.high:
        buffer[count] = numbers.ENOUGH
        count += 1
    return count


def _pair(buffer: vec[i64], first: i64) -> i64:
    buffer[0] = first
    buffer[1] = first + 1
    return 2


def _sights(land: Land, buffer: vec[i64], first: i64) -> i64:
    """The different cards in sight, which lie ascending."""
    deck = deck_of(land)
    start = first + KIND_COUNT if land.aim == COURT else first
    count: i64 = 0
    last: i64 = -1
    for place in range(land.sight):
        card = card_at(deck, place)
        if card != last:
            buffer[count] = start + card
            count += 1
        last = card
    return count


def _food(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(FAIRIES_FROM):
        if goods(land, land.seat, kind):
            buffer[count] = numbers.FEED + kind
            count += 1
    return count


def _takings(land: Land, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for clearing in range(CLEARINGS):
        kinds = kinds_to_take(land, clearing)
        for kind in range(KIND_COUNT):
            if (kinds >> kind) & 1:
                buffer[count] = numbers.TAKE + clearing * KIND_COUNT + kind
                count += 1
    return count
