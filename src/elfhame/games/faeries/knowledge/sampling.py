"""Drawing anew what a seat cannot know: cards kept in the draft, and where rivals' cards lie."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..data.tables import CARD_COUNT
from ..state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    PILE,
    SEEN,
    SHOWN,
    STRANGERS,
    STRIDE,
    Realm,
    count,
)
from .draft_memory import deal, hidden_picks, redraw_picks, size_of


def _binomials() -> list[int]:
    rows = [[1] + [0] * CARD_COUNT]
    for _ in range(CARD_COUNT):
        above = rows[-1]
        rows.append([1] + [above[k] + above[k + 1] for k in range(CARD_COUNT)])
    return [number for row in rows for number in row]


CHOICES: Final = vec[i64](_binomials())
"""By n * (CARD_COUNT + 1) + k: in how many ways k of n things can be taken."""

ALL_BITS: Final = 2**61


def redraw(realm: Realm, observer: i64, rng: Rng) -> None:
    """Draw all that the observer (-1: a watcher) cannot know, every fitting world as likely."""
    before = hidden_picks(realm)
    if realm.drafted:
        redraw_picks(realm, observer, rng)
    now = hidden_picks(realm)
    for seat in range(realm.seats):
        if seat != observer:
            _redraw_places(realm, seat, before, now, rng)


# ---------------------------------------------------------------- where a rival's cards lie


def _redraw_places(realm: Realm, seat: i64, before: vec[i64], now: vec[i64], rng: Rng) -> None:
    """Lay the seat's hidden cards anew into hand, draw pile and discards (FMC-93R, FMC-94R).

    Cards of the batch may be anywhere; fresh ones are not in the draw pile; of all others, which
    were in the hand or unseen in the discards when the pile was made, no more are in the pile
    than went into it unseen. ``before`` and ``now`` are the cards kept in secret, as
    ``hidden_picks`` lists them.
    """
    batch = vec[i64]([0, 0])
    others = vec[i64]([0, 0])
    rest = vec[i64]([0, 0])
    _sort(realm, seat, before, batch, others, rest)
    is_first = (realm.first_piles >> seat) & 1 != 0
    for half in range(2):
        if is_first:
            batch[half] |= now[seat * 2 + half]
        else:
            others[half] |= now[seat * 2 + half]
    piled = count(realm, seat, PILE)
    held = count(realm, seat, HAND) - count(realm, seat, SHOWN)
    pile = vec[i64]([0, 0])
    strangers = _strangers(realm, seat, size_of(batch), size_of(others), piled, rng)
    deal(others, pile, strangers, rng)
    deal(batch, pile, piled - strangers, rng)
    hand = vec[i64]([0, 0])
    for half in range(2):
        rest[half] |= batch[half] | others[half]
    deal(rest, hand, held, rng)
    at = seat * STRIDE
    words = realm.words
    for half in range(2):
        words[at + PILE + half] = pile[half]
        words[at + HAND + half] = hand[half] | words[at + SHOWN + half]
        words[at + DISCARDS + half] = rest[half] | words[at + SEEN + half]


def _sort(
    realm: Realm,
    seat: i64,
    kept: vec[i64],
    batch: vec[i64],
    others: vec[i64],
    fresh: vec[i64],
) -> None:
    """The seat's hidden cards: of the batch, seen in the hand since, and others; none kept."""
    at = seat * STRIDE
    words = realm.words
    for half in range(2):
        every = words[at + HAND + half] | words[at + PILE + half] | words[at + DISCARDS + half]
        every &= ~(words[at + SEEN + half] | words[at + SHOWN + half] | kept[seat * 2 + half])
        batch[half] = every & words[at + BATCH + half]
        fresh[half] = every & words[at + FRESH + half]
        others[half] = every & ~(batch[half] | fresh[half])


def _strangers(realm: Realm, seat: i64, batch: i64, others: i64, piled: i64, rng: Rng) -> i64:
    """How many cards of the draw pile are not of the batch: drawn by how many worlds there are."""
    least = piled - batch
    if least < 0:
        least = 0
    most = realm.words[seat * STRIDE + STRANGERS]
    if most > others:
        most = others
    if most > piled:
        most = piled
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
    """In how many ways so many others, and cards of the batch, make up the draw pile."""
    row: i64 = CARD_COUNT + 1
    return CHOICES[others * row + number] * CHOICES[batch * row + piled - number]


def below(n: i64, rng: Rng) -> i64:
    """A number from 0 to n - 1, each exactly as likely, for n up to 2**61."""
    limit = ALL_BITS // n * n
    while True:
        drawn = (rng.word() << 29) | (rng.word() >> 3)
        if drawn < limit:
            return drawn % n
