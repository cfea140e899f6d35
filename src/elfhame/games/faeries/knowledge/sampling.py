"""Drawing what a seat cannot know: cards kept in the draft, and where rivals' cards are."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, without
from ....kernel.rng import Rng
from ..data.tables import CARD_COUNT, HALVES, set_size
from ..state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    PILE,
    SEEN,
    SHOWN_HAND,
    Realm,
    card_count,
    half_zone,
    owned_half,
    set_zone,
    strangers_of,
    zone_of,
)
from .draft_memory import deal, hidden_picks, redraw_picks


def _binomials() -> list[int]:
    rows = [[1] + [0] * CARD_COUNT]
    for _row in range(CARD_COUNT):
        above = rows[-1]
        rows.append([1] + [above[k] + above[k + 1] for k in range(CARD_COUNT)])
    return [number for row in rows for number in row]


CHOICES: Final = vec[i64](_binomials())
"""By n * (CARD_COUNT + 1) + k: the number of ways to take k of n things."""

ALL_BITS: Final = 2**61


def redraw_hidden(realm: Realm, seat: i64, rng: Rng) -> None:
    """Draw all that a seat cannot know, each fitting world equally likely (FMC-91R to FMC-97R).

    Seat -1 is a watcher. At the end nothing is hidden.
    """
    if realm.over:
        return
    before = hidden_picks(realm)
    if realm.drafted:
        redraw_picks(realm, seat, rng)
    now = hidden_picks(realm)
    for other in range(realm.seats):
        if other != seat:
            _redraw_places(realm, other, before, now, rng)


# ---------------------------------------------------------------- where a rival's cards are


def _redraw_places(realm: Realm, seat: i64, before: vec[i64], now: vec[i64], rng: Rng) -> None:
    """Put the seat's hidden cards anywhere they can be in hand, draw pile and discards.

    Cards of the batch can be anywhere; fresh ones aren't in the draw pile. All others were in
    the hand or unseen in the discards when the pile was made, so the pile has no more of them
    than went into it unseen (FMC-93R, FMC-94R). ``before`` and ``now`` are the cards kept in
    secret, as ``hidden_picks`` lists them.
    """
    batch = vec[i64]([0, 0])
    others = vec[i64]([0, 0])
    rest = vec[i64]([0, 0])
    _sort_hidden(realm, seat, before, batch, others, rest)
    is_first = contains(realm.first_piles, seat)
    for half in range(HALVES):
        if is_first:
            batch[half] |= now[seat * 2 + half]
        else:
            others[half] |= now[seat * 2 + half]
    piled = card_count(realm, seat, PILE)
    held = card_count(realm, seat, HAND) - card_count(realm, seat, SHOWN_HAND)
    pile = vec[i64]([0, 0])
    strangers = _strangers(realm, seat, set_size(batch), set_size(others), piled, rng)
    deal(others, pile, strangers, rng)
    deal(batch, pile, piled - strangers, rng)
    hand = vec[i64]([0, 0])
    for half in range(HALVES):
        rest[half] |= batch[half] | others[half]
    deal(rest, hand, held, rng)
    set_zone(realm, seat, PILE, pile[0], pile[1])
    lower, upper = zone_of(realm, seat, SHOWN_HAND)
    set_zone(realm, seat, HAND, hand[0] | lower, hand[1] | upper)
    lower, upper = zone_of(realm, seat, SEEN)
    set_zone(realm, seat, DISCARDS, rest[0] | lower, rest[1] | upper)


def _sort_hidden(
    realm: Realm,
    seat: i64,
    kept: vec[i64],
    batch: vec[i64],
    others: vec[i64],
    fresh: vec[i64],
) -> None:
    """Sort the seat's hidden cards, except those kept: in the batch, fresh, and all others."""
    for half in range(HALVES):
        seen = half_zone(realm, seat, SEEN, half) | half_zone(realm, seat, SHOWN_HAND, half)
        hidden = without(owned_half(realm, seat, half), seen | kept[seat * HALVES + half])
        batch[half] = hidden & half_zone(realm, seat, BATCH, half)
        fresh[half] = hidden & half_zone(realm, seat, FRESH, half)
        others[half] = without(hidden, batch[half] | fresh[half])


def _strangers(realm: Realm, seat: i64, batch: i64, others: i64, piled: i64, rng: Rng) -> i64:
    """Draw how many cards of the draw pile aren't of the batch, by the number of worlds."""
    least = max(0, piled - batch)
    most = min(others, piled)
    most = min(most, strangers_of(realm, seat))
    if least >= most:
        return least
    total: i64 = 0
    for number in range(least, most + 1):
        total += _worlds(batch, others, piled, number)
    drawn = below(total, rng)
    for number in range(least, most + 1):
        drawn -= _worlds(batch, others, piled, number)
        if drawn < 0:
            return number
    raise AssertionError("one of them was drawn")


def _worlds(batch: i64, others: i64, piled: i64, number: i64) -> i64:
    """The number of draw piles with this many other cards, and the rest of the batch."""
    row: i64 = CARD_COUNT + 1
    return CHOICES[others * row + number] * CHOICES[batch * row + piled - number]


def below(n: i64, rng: Rng) -> i64:
    """A number from 0 to n - 1, all equally likely, for n up to 2**61."""
    limit = ALL_BITS // n * n
    while True:
        drawn = (rng.word() << 29) | (rng.word() >> 3)
        if drawn < limit:
            return drawn % n
