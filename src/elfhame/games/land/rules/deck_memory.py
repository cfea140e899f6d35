"""What each seat remembers of the Queen's and the Druids' decks (LAND-112R to LAND-119R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.rows import card_at
from ..data.sightings import (
    card_of,
    complete_page,
    empty_pages,
    lies_in,
    may_lie_in,
    page_end,
    page_of,
    places_of,
    sighting_of,
    sort_page,
    top_places,
    with_places,
    without_place,
)
from ..data.tables import DECK_SIZE
from ..state import Land

# A seat knows that a card lies in one place if the seat put it there, or in one of several if
# others have looked since. All other cards are unknown to it.


def sightings(land: Land, seat: i64, deck: i64) -> vec[i64]:
    """What a seat knows of the Court's (0) or the Druids' deck (1); a watcher knows nothing."""
    if seat < 0:
        return vec[i64]()
    page = page_of(seat, deck)
    return land.known[page : page_end(land.known, page)]


def knows_nothing(land: Land, seat: i64, deck: i64) -> bool:
    """Whether a seat never looked at a deck, or lost track of everything it saw there."""
    return not land.known[page_of(seat, deck)]


def set_sightings(known: vec[i64], seat: i64, deck: i64, listed: vec[i64]) -> None:
    """Replace what a seat knows of a deck."""
    page = page_of(seat, deck)
    for number in range(len(listed)):
        known[page + number] = listed[number]
    complete_page(known, page, page + len(listed))


def known_only_to(land: Land, seat: i64) -> vec[i64]:
    """The sightings of all seats, with those of the others left out."""
    known = empty_pages(land.seats)
    if seat >= 0:
        for at in range(page_of(seat, 0), page_of(seat + 1, 0)):
            known[at] = land.known[at]
    return known


def remember_sight(land: Land, deck: i64, cards: i64, count: i64) -> None:
    """Let the seat looking at a deck know the cards in sight and those it has already buried."""
    known = land.known[:]
    page = page_of(land.seat, deck)
    end = _add_places(known, page, cards, 0, land.sight)
    end = _add_places(known, end, cards, count - land.buried, count)
    complete_page(known, page, end)
    land.known = known


def after_look(land: Land, looker: i64, deck: i64, cards: i64, count: i64) -> None:
    """A seat has looked at the top: it knows those cards, and the others lose track of places."""
    known = land.known[:]
    for seat in range(land.seats):
        if seat == looker:
            _see(known, land.known, page_of(seat, deck), cards, count)
        elif not knows_nothing(land, seat, deck):
            _mix(known, page_of(seat, deck), top_places(count))
    land.known = known


def after_keep(land: Land, looker: i64, deck: i64, place: i64, card: i64) -> None:
    """One of the cards in sight has left the deck, for all to see."""
    known = land.known[:]
    for seat in range(land.seats):
        page = page_of(seat, deck)
        if seat == looker:
            _forget(known, page, card, BIT[place])
            _close_gap(known, page, place)
        elif not knows_nothing(land, seat, deck):
            _forget(known, page, card, top_places(land.sight))
            _close_gap(known, page, land.sight - 1)
    land.known = known


def after_burial(land: Land, looker: i64, deck: i64, place: i64, last: i64) -> None:
    """A card in sight went to the last place; only the seat that put it there knows which."""
    known = land.known[:]
    for seat in range(land.seats):
        if seat == looker:
            _bury(known, page_of(seat, deck), place, last)
        elif not knows_nothing(land, seat, deck):
            _bury(known, page_of(seat, deck), land.sight - 1, last)
    land.known = known


def after_shuffle(land: Land, deck: i64, count: i64) -> None:
    """A deck was shuffled: cards known to be in it may lie anywhere (LAND-114R)."""
    known = land.known[:]
    for seat in range(land.seats):
        _mix(known, page_of(seat, deck), top_places(count))
    land.known = known


# ---------------------------------------------------------------- one page


def _add_places(known: vec[i64], at: i64, cards: i64, first: i64, end: i64) -> i64:
    """Add the cards in these places of a deck, and return where the page now ends."""
    for place in range(first, end):
        known[at] = sighting_of(card_at(cards, place), BIT[place])
        at += 1
    return at


def _mix(known: vec[i64], page: i64, places: i64) -> None:
    """Note that these places were mixed up."""
    end = page_end(known, page)
    for at in range(page, end):
        if may_lie_in(known[at], places):
            known[at] = with_places(known[at], places)
    sort_page(known, page, end)


def _close_gap(known: vec[i64], page: i64, place: i64) -> None:
    """Note that the card in a place is gone and those below it moved up."""
    end = page_end(known, page)
    for at in range(page, end):
        known[at] = without_place(known[at], place)
    sort_page(known, page, end)


def _bury(known: vec[i64], page: i64, place: i64, last: i64) -> None:
    """Note that the card in a place went to the last place."""
    end = page_end(known, page)
    for at in range(page, end):
        sighting = known[at]
        known[at] = without_place(sighting, place)
        if may_lie_in(sighting, BIT[place]):
            known[at] = with_places(known[at], BIT[last])
    sort_page(known, page, end)


def _forget(known: vec[i64], page: i64, card: i64, top: i64) -> None:
    """Note that such a card was taken from one of these places.

    If the seat knew such a card to be among them, it is gone. If one may have been among them,
    the seat no longer counts on it (LAND-119R).
    """
    end = page_end(known, page)
    certain = sighting_of(card, top)
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
            known[at] = sighting_of(card, union)
            last = at
    return last


def _anywhere(known: vec[i64], page: i64, card: i64, top: i64) -> i64:
    """All places where such a card that may be in sight may lie."""
    union: i64 = 0
    for at in range(page, page + DECK_SIZE):
        if _straddles(known[at], card, top):
            union |= places_of(known[at])
    return union


def _straddles(sighting: i64, card: i64, top: i64) -> bool:
    """Whether it is of such a card that may be in sight or below."""
    return card_of(sighting) == card and may_lie_in(sighting, top) and not lies_in(sighting, top)


# ---------------------------------------------------------------- a look


def _see(known: vec[i64], before: vec[i64], page: i64, cards: i64, count: i64) -> None:
    """Replace what a seat knew of the top with what it sees, and keep what it knows of the rest."""
    end = page
    for at in range(page, page_end(before, page)):
        known[end] = _below(before, page, at, cards, count)
        if known[end]:
            end += 1
    complete_page(known, page, _add_places(known, end, cards, 0, count))


def _below(before: vec[i64], page: i64, at: i64, cards: i64, count: i64) -> i64:
    """What a sighting still says of the places below those in sight, or 0 if nothing.

    A card that may be in sight or below is taken to be in sight if one like it is (LAND-119R).
    """
    top = top_places(count)
    sighting = before[at]
    card = card_of(sighting)
    if not may_lie_in(sighting, top):
        return sighting
    if lies_in(sighting, top):
        return 0
    unexpected = _unexpected(before, page, card, cards, count)
    if _doubtful(before, page, at, card, top) < unexpected:
        return 0
    where = places_of(sighting)
    if unexpected:
        where = _anywhere(before, page, card, top)
    return sighting_of(card, where & ~top)


def _unexpected(before: vec[i64], page: i64, card: i64, cards: i64, count: i64) -> i64:
    """How many such cards are in sight beyond those that the seat knew to be there."""
    top = top_places(count)
    spare: i64 = 0
    for place in range(count):
        if card_at(cards, place) == card:
            spare += 1
    for at in range(page, page_end(before, page)):
        if card_of(before[at]) == card and lies_in(before[at], top):
            spare -= 1
    return spare


def _doubtful(before: vec[i64], page: i64, end: i64, card: i64, top: i64) -> i64:
    """How many sightings up to there say that such a card may be in sight or below."""
    found: i64 = 0
    for at in range(page, end):
        if _straddles(before[at], card, top):
            found += 1
    return found
