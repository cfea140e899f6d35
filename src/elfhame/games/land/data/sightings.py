"""Sightings packed into numbers: cards that a seat knows to lie in certain places of a deck."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from .rows import CARD_BITS, CARD_MASK
from .tables import DECK_SIZE

# A sighting says that a card lies in one of some places of a deck: the places as a set, above the
# card. Each seat has a page of sightings for each deck, in ascending order; 0 is none.

# ---------------------------------------------------------------- one sighting


def sighting_of(card: i64, places: i64) -> i64:
    """The sighting of a card that lies in one of these places."""
    return (places << CARD_BITS) | card


def card_of(sighting: i64) -> i64:
    """The card that was seen."""
    return sighting & CARD_MASK


def places_of(sighting: i64) -> i64:
    """The places where that card may lie, as a set."""
    return sighting >> CARD_BITS


def top_places(count: i64) -> i64:
    """This many places at the top of a deck, as a set."""
    return BIT[count] - 1


def may_lie_in(sighting: i64, places: i64) -> bool:
    """Whether the card may lie in one of these places."""
    return places_of(sighting) & places != 0


def lies_in(sighting: i64, places: i64) -> bool:
    """Whether the card certainly lies in one of these places."""
    return places_of(sighting) & ~places == 0


def with_places(sighting: i64, places: i64) -> i64:
    """The sighting if the card may lie in these places, too."""
    return sighting | (places << CARD_BITS)


def without_place(sighting: i64, place: i64) -> i64:
    """The sighting after a place was removed and those below it moved up."""
    at = CARD_BITS + place
    return (sighting & (BIT[at] - 1)) | (sighting >> (at + 1) << at)


# ---------------------------------------------------------------- pages


def empty_pages(seats: i64) -> vec[i64]:
    """The pages of all seats before the first look."""
    return vec[i64]([0] * (seats * 2 * DECK_SIZE))


def page_of(seat: i64, deck: i64) -> i64:
    """Where a seat's page for the Court's (0) or the Druids' deck (1) begins."""
    return (seat * 2 + deck) * DECK_SIZE


def page_end(known: vec[i64], page: i64) -> i64:
    """Where the sightings of a page end."""
    at = page
    while at < page + DECK_SIZE and known[at]:
        at += 1
    return at


def complete_page(known: vec[i64], page: i64, end: i64) -> None:
    """End a page here, and put its sightings in order."""
    for at in range(end, page + DECK_SIZE):
        known[at] = 0
    sort_page(known, page, end)


def sort_page(known: vec[i64], page: i64, end: i64) -> None:
    """Put the sightings of a page in order."""
    for at in range(page + 1, end):
        sighting = known[at]
        to = at
        while to > page and known[to - 1] > sighting:
            known[to] = known[to - 1]
            to -= 1
        known[to] = sighting
