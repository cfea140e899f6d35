"""What a seat has to remember, as numbers for learning (FMC-92R to FMC-97R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.bits import contains
from ....kernel.tensor import Plane, clear, facing, put, put_set, size_of_planes, turned
from ..data.components import TILE_COUNT
from ..data.tables import CARD_COUNT, HALF, HALVES
from ..rules.tasks import FINISH_CARD, task_card, task_kind, task_seat
from ..state import (
    AGENDA,
    BATCH,
    FRESH,
    MOST_SEATS,
    MOST_TASKS,
    NO_CARD,
    PICKS,
    SEEN,
    SHOWN_HAND,
    TABLE,
    UNSEEN,
    Realm,
    owned_half,
    strangers_of,
)
from .draft_memory import SLOTS, card_in, hidden_picks, keeper_of, packet_of, sight
from .tensor import TASK_FACTS, observe, put_task, put_zone

_AGENDA_FACTS: Final[i64] = TASK_FACTS + 2

MEMORY_PLANES: Final = (
    Plane("known", (4, 64), "by seat: 1 for each card that the observer knows it has"),
    Plane("seen", (4, 64), "by seat: 1 for each of its discards that everyone saw go there"),
    Plane("shown", (4, 64), "by seat: 1 for each card in its hand that everyone saw go there"),
    Plane("batch", (4, 64), "by seat: 1 for each card in its draw pile when that was last made"),
    Plane("fresh", (4, 64), "by seat: 1 for each card seen in its hand since then"),
    Plane("strangers", (4,), "by seat: cards that went unseen into its draw pile"),
    Plane("first_pile", (4,), "by seat: 1 if it still draws from its first draw pile"),
    Plane("agenda", (24, 11), "by task, the next one last: kind, seat + 1, then as in task"),
    Plane("under", (64,), "by card under the deck: its place, from 1"),
    Plane("unseen", (64,), "1 for each card that the observer hasn't seen yet"),
    Plane("unseen_tiles", (48,), "1 for each tile that nobody has seen yet"),
    Plane("kept", (64,), "by card that the observer kept in the draft: the pick, from 1"),
    Plane("secret", (4,), "by seat: cards kept in the draft that not everyone has seen"),
    Plane("revealed", (4, 64), "by seat: 1 for each kept card that everyone has seen"),
    Plane("sights", (4, 64), "by pick: 1 for each card of the packet before the observer then"),
)
_REMEMBERED: Final[i64] = size_of_planes(MEMORY_PLANES)


def inform(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the planes and the memory planes."""
    at = observe(realm, seat, out, at)
    clear(out, at, _REMEMBERED)
    at = _put_cards(realm, seat, out, at)
    at = _put_agenda(realm, seat, out, at)
    for place in range(len(realm.under)):
        out[at + realm.under[place]] = i16(place + 1)
    at = put_zone(realm, TABLE, UNSEEN, out, at + CARD_COUNT)
    if realm.drafted:
        _put_unseen_picks(realm, seat, out, at - CARD_COUNT)
    at = put_set(out, at, TILE_COUNT, realm.bag)
    if realm.drafted:
        _put_draft(realm, seat, out, at)


def _put_cards(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what is known of all seats' cards, and of where they are."""
    hidden = hidden_picks(realm)
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        first = at + place * CARD_COUNT
        for half in range(HALVES):
            cards = owned_half(realm, other, half)
            if other != seat and not realm.over:
                cards &= ~hidden[other * HALVES + half]
            put_set(out, first + half * HALF, HALF, cards)
        first += MOST_SEATS * CARD_COUNT
        put_zone(realm, other, SEEN, out, first)
        put_zone(realm, other, SHOWN_HAND, out, first + MOST_SEATS * CARD_COUNT)
        put_zone(realm, other, BATCH, out, first + 2 * MOST_SEATS * CARD_COUNT)
        put_zone(realm, other, FRESH, out, first + 3 * MOST_SEATS * CARD_COUNT)
        first = at + 5 * MOST_SEATS * CARD_COUNT + place
        put(out, first, strangers_of(realm, other))
        put(out, first + MOST_SEATS, i64(contains(realm.first_piles, other)))
    _put_cards_at_work(realm, seat, out, at)
    return at + MOST_SEATS * (5 * CARD_COUNT + 2)


def _put_cards_at_work(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """Count the cards that lie face up as known cards of their seats."""
    for place in range(realm.depth):
        task = realm.words[AGENDA + place]
        if task_kind(task) == FINISH_CARD:
            owner = turned(task_seat(task), seat, realm.seats)
            out[at + owner * CARD_COUNT + task_card(task)] = 1


def _put_agenda(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    first = at
    for place in range(realm.depth):
        task = realm.words[AGENDA + place]
        first = put(out, first, task_kind(task))
        first = put(out, first, turned(task_seat(task), seat, realm.seats) + 1)
        first = put_task(task, out, first)
    return at + MOST_TASKS * _AGENDA_FACTS


# ---------------------------------------------------------------- the draft


def _put_unseen_picks(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """Add the cards in places of the draft that the observer never saw (FMC-97R)."""
    if realm.over:
        return
    for place in range(2 * SLOTS):
        if _has_card(realm, place):
            is_open = place < SLOTS and contains(realm.open_picks, place)
            if not is_open and keeper_of(realm, place) != seat and sight(realm, seat, place) < 0:
                out[at + card_in(realm, place)] = 1


def _has_card(realm: Realm, place: i64) -> bool:
    return place % SLOTS < realm.seats * PICKS and card_in(realm, place) != NO_CARD


def _put_draft(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    for pick in range(PICKS):
        card = realm.picks[seat * PICKS + pick]
        if card != NO_CARD:
            out[at + card] = i16(pick + 1)
    at += CARD_COUNT
    for place in range(realm.seats):
        _put_picks(realm, seat, place, out, at)
    _put_sights(realm, seat, out, at + MOST_SEATS * (1 + CARD_COUNT))


def _put_picks(realm: Realm, seat: i64, place: i64, out: vec[i16], at: i64) -> None:
    """Write how many of a seat's kept cards are secret, and which aren't once the draft is over."""
    first = facing(place, seat, realm.seats) * PICKS
    for pick in range(first, first + PICKS):
        card = realm.picks[pick]
        if card != NO_CARD:
            if not contains(realm.open_picks, pick):
                out[at + place] += 1
            elif realm.passes == PICKS:
                out[at + MOST_SEATS + place * CARD_COUNT + card] = 1


def _put_sights(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the packets as they lay before the observer, pick by pick."""
    for pick in range(min(realm.passes + 1, PICKS)):
        packet = (seat - pick + PICKS * realm.seats) % realm.seats
        for place in range(2 * SLOTS):
            there = place >= SLOTS or place % PICKS >= pick
            if there and _has_card(realm, place) and packet_of(realm, place) == packet:
                out[at + pick * CARD_COUNT + card_in(realm, place)] = 1
