"""What each seat remembers of the Queen's and the Druids' decks (LAND-112R to LAND-119R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.rows import card_at
from ..data.tables import DECK_SIZE
from ..state import Land

# A seat knows that a card lies in one of some places of a deck: in one place if the seat put it
# there, in one of several if others have looked since. All other cards are unknown to it. Such an
# entry is one number: the places as a set, above five bits for the card. Each seat has a page of
# nine entries for each deck, in ascending order; 0 is none.
_CARD: Final = 31
_PLACES_FROM: Final = 5


def entry_of(card: i64, places: i64) -> i64:
    """The entry for a card that lies in one of these places."""
    return (places << _PLACES_FROM) | card


def card_of(entry: i64) -> i64:
    """The card that an entry is about."""
    return entry & _CARD


def places_of(entry: i64) -> i64:
    """The places where that card may lie, as a set."""
    return entry >> _PLACES_FROM


def entries(land: Land, seat: i64, deck: i64) -> vec[i64]:
    """What a seat knows of the Court's (0) or the Druids' deck (1); a watcher knows nothing."""
    if seat < 0:
        return vec[i64]()
    page = _page(seat, deck)
    return land.known[page : _end(land.known, page)]


def knows_nothing(land: Land, seat: i64, deck: i64) -> bool:
    """Whether a seat never looked at a deck, or lost track of everything it saw there."""
    return not land.known[_page(seat, deck)]


def nothing_known(seats: i64) -> vec[i64]:
    """The entries of all seats before the first look: none."""
    return vec[i64]([0] * (seats * 2 * DECK_SIZE))


def set_entries(known: vec[i64], seat: i64, deck: i64, listed: vec[i64]) -> None:
    """Replace what a seat knows of a deck."""
    page = _page(seat, deck)
    for number in range(len(listed)):
        known[page + number] = listed[number]
    _complete(known, page, page + len(listed))


def known_only_to(land: Land, seat: i64) -> vec[i64]:
    """The entries of all seats, with those of the others left out."""
    known = nothing_known(land.seats)
    if seat >= 0:
        for at in range(_page(seat, 0), _page(seat + 1, 0)):
            known[at] = land.known[at]
    return known


def remember_sight(land: Land, deck: i64, cards: i64, count: i64) -> None:
    """Let the seat looking at a deck know the cards in sight and those it has already buried."""
    known = land.known[:]
    page = _page(land.seat, deck)
    end = _add_places(known, page, cards, 0, land.sight)
    end = _add_places(known, end, cards, count - land.buried, count)
    _complete(known, page, end)
    land.known = known


def after_look(land: Land, looker: i64, deck: i64, cards: i64, count: i64) -> None:
    """A seat has looked at the top: it knows those cards, and the others lose track of places."""
    known = land.known[:]
    for seat in range(land.seats):
        if seat == looker:
            _see(known, land.known, _page(seat, deck), cards, count)
        elif not knows_nothing(land, seat, deck):
            _mix(known, _page(seat, deck), BIT[count] - 1)
    land.known = known


def after_keep(land: Land, looker: i64, deck: i64, place: i64, card: i64) -> None:
    """One of the cards in sight has left the deck, for all to see."""
    known = land.known[:]
    for seat in range(land.seats):
        page = _page(seat, deck)
        if seat == looker:
            _forget(known, page, card, BIT[place])
            _close_gap(known, page, place)
        elif not knows_nothing(land, seat, deck):
            _forget(known, page, card, BIT[land.sight] - 1)
            _close_gap(known, page, land.sight - 1)
    land.known = known


def after_burial(land: Land, looker: i64, deck: i64, place: i64, last: i64) -> None:
    """A card in sight went to the last place; only the seat that put it there knows which."""
    known = land.known[:]
    for seat in range(land.seats):
        if seat == looker:
            _bury(known, _page(seat, deck), place, last)
        elif not knows_nothing(land, seat, deck):
            _bury(known, _page(seat, deck), land.sight - 1, last)
    land.known = known


def after_shuffle(land: Land, deck: i64, count: i64) -> None:
    """A deck was shuffled: cards known to be in it may lie anywhere (LAND-114R)."""
    known = land.known[:]
    for seat in range(land.seats):
        _mix(known, _page(seat, deck), BIT[count] - 1)
    land.known = known


# ---------------------------------------------------------------- one entry


def _without_place(entry: i64, place: i64) -> i64:
    """The entry after a place was removed and those below it moved up."""
    at = _PLACES_FROM + place
    return (entry & (BIT[at] - 1)) | (entry >> (at + 1) << at)


def _straddles(entry: i64, card: i64, top: i64) -> bool:
    """Whether the entry is about such a card that may be in sight or below."""
    where = entry >> _PLACES_FROM
    return entry & _CARD == card and where & top != 0 and where & ~top != 0


# ---------------------------------------------------------------- one page


def _page(seat: i64, deck: i64) -> i64:
    """Where a seat's entries for a deck begin."""
    return (seat * 2 + deck) * DECK_SIZE


def _end(known: vec[i64], page: i64) -> i64:
    """Where they end."""
    at = page
    while at < page + DECK_SIZE and known[at]:
        at += 1
    return at


def _complete(known: vec[i64], page: i64, end: i64) -> None:
    """End a page here, and put its entries in order."""
    for at in range(end, page + DECK_SIZE):
        known[at] = 0
    _sort(known, page, end)


def _sort(known: vec[i64], page: i64, end: i64) -> None:
    for at in range(page + 1, end):
        entry = known[at]
        to = at
        while to > page and known[to - 1] > entry:
            known[to] = known[to - 1]
            to -= 1
        known[to] = entry


def _add_places(known: vec[i64], at: i64, cards: i64, first: i64, end: i64) -> i64:
    """Add the cards in these places of a deck, and return where the page now ends."""
    for place in range(first, end):
        known[at] = entry_of(card_at(cards, place), BIT[place])
        at += 1
    return at


def _mix(known: vec[i64], page: i64, places: i64) -> None:
    """Note that these places were mixed up."""
    end = _end(known, page)
    mixed = entry_of(0, places)
    for at in range(page, end):
        if known[at] & mixed:
            known[at] |= mixed
    _sort(known, page, end)


def _close_gap(known: vec[i64], page: i64, place: i64) -> None:
    """Note that the card in a place is gone and those below it moved up."""
    end = _end(known, page)
    for at in range(page, end):
        known[at] = _without_place(known[at], place)
    _sort(known, page, end)


def _bury(known: vec[i64], page: i64, place: i64, last: i64) -> None:
    """Note that the card in a place went to the last place."""
    end = _end(known, page)
    here = entry_of(0, BIT[place])
    below = entry_of(0, BIT[last])
    for at in range(page, end):
        entry = known[at]
        known[at] = _without_place(entry, place)
        if entry & here:
            known[at] |= below
    _sort(known, page, end)


def _forget(known: vec[i64], page: i64, card: i64, top: i64) -> None:
    """Note that such a card was taken from one of these places.

    If the seat knew such a card to be among them, it is gone. If one may have been among them,
    the seat no longer counts on it (LAND-119R).
    """
    end = _end(known, page)
    certain = entry_of(card, top)
    gone = page
    while gone < end and known[gone] != certain:
        gone += 1
    if gone == end:
        gone = _merge(known, page, end, card, top)
    if gone < end:
        for at in range(gone, end - 1):
            known[at] = known[at + 1]
        known[end - 1] = 0


def _merge(known: vec[i64], page: i64, end: i64, card: i64, top: i64) -> i64:
    """Let all such cards that may be in sight lie where any may; return the last, or the end."""
    union = _anywhere(known, page, card, top)
    last = end
    for at in range(page, end):
        if _straddles(known[at], card, top):
            known[at] = entry_of(card, union)
            last = at
    return last


def _anywhere(known: vec[i64], page: i64, card: i64, top: i64) -> i64:
    """All places where such a card that may be in sight may lie."""
    union: i64 = 0
    for at in range(page, page + DECK_SIZE):
        if _straddles(known[at], card, top):
            union |= places_of(known[at])
    return union


# ---------------------------------------------------------------- a look


def _see(known: vec[i64], before: vec[i64], page: i64, cards: i64, count: i64) -> None:
    """Replace what a seat knew of the top with what it sees, and keep what it knows of the rest."""
    end = page
    for at in range(page, _end(before, page)):
        known[end] = _below(before, page, at, cards, count)
        if known[end]:
            end += 1
    _complete(known, page, _add_places(known, end, cards, 0, count))


def _below(before: vec[i64], page: i64, at: i64, cards: i64, count: i64) -> i64:
    """What an entry still says of the places below those in sight, or 0 if nothing.

    A card that may be in sight or below is taken to be in sight if one like it is (LAND-119R).
    """
    top: i64 = BIT[count] - 1
    entry = before[at]
    card = card_of(entry)
    where = places_of(entry)
    if not where & top:
        return entry
    if not where & ~top:
        return 0
    unexpected = _unexpected(before, page, card, cards, count)
    if _doubtful(before, page, at, card, top) < unexpected:
        return 0
    if unexpected:
        where = _anywhere(before, page, card, top)
    return entry_of(card, where & ~top)


def _unexpected(before: vec[i64], page: i64, card: i64, cards: i64, count: i64) -> i64:
    """How many such cards are in sight beyond those that the seat knew to be there."""
    spare: i64 = 0
    for place in range(count):
        if card_at(cards, place) == card:
            spare += 1
    for at in range(page, _end(before, page)):
        if card_of(before[at]) == card and not places_of(before[at]) >> count:
            spare -= 1
    return spare


def _doubtful(before: vec[i64], page: i64, end: i64, card: i64, top: i64) -> i64:
    """How many entries up to there say that such a card may be in sight or below."""
    found: i64 = 0
    for at in range(page, end):
        if _straddles(before[at], card, top):
            found += 1
    return found
