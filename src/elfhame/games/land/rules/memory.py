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
# entry is one number: the places as a set, above five bits for the card. Each seat has nine
# entries for each deck, in ascending order; 0 is none.
_CARD: Final = 31
_PLACES_FROM: Final = 5


def entry_of(card: i64, places: i64) -> int:
    """The entry for a card that lies in one of these places."""
    return (places << _PLACES_FROM) | card


def card_of(entry: i64) -> i64:
    """The card that an entry is about."""
    return entry & _CARD


def places_of(entry: i64) -> i64:
    """The places where that card may lie, as a set."""
    return entry >> _PLACES_FROM


def entries(land: Land, seat: i64, deck: i64) -> list[int]:
    """What a seat knows of the Court's (0) or the Druids' deck (1); a watcher knows nothing."""
    if seat < 0:
        return []
    first = (seat * 2 + deck) * DECK_SIZE
    return [entry for entry in land.known[first : first + DECK_SIZE] if entry]


def knows_nothing(land: Land, seat: i64, deck: i64) -> bool:
    """Whether a seat never looked at a deck, or lost track of everything it saw there."""
    return not land.known[(seat * 2 + deck) * DECK_SIZE]


def nothing_known(seats: i64) -> vec[i64]:
    """The entries of all seats before the first look: none."""
    return vec[i64]([0] * (seats * 2 * DECK_SIZE))


def set_entries(known: vec[i64], seat: i64, deck: i64, listed: list[int]) -> None:
    """Replace what a seat knows of a deck."""
    first = (seat * 2 + deck) * DECK_SIZE
    listed.sort()
    for place in range(DECK_SIZE):
        known[first + place] = listed[place] if place < len(listed) else 0


def known_only_to(land: Land, seat: i64) -> vec[i64]:
    """The entries of all seats, with those of the others left out."""
    known = nothing_known(land.seats)
    for deck in range(2):
        if seat >= 0:
            set_entries(known, seat, deck, entries(land, seat, deck))
    return known


def remember_sight(land: Land, deck: i64, cards: i64, count: i64) -> None:
    """Let the seat looking at a deck know the cards in sight and those it has already buried."""
    listed = [
        entry_of(card_at(cards, place), BIT[place])
        for place in range(count)
        if place < land.sight or place >= count - land.buried
    ]
    known = land.known[:]
    set_entries(known, land.seat, deck, listed)
    land.known = known


def after_look(land: Land, looker: i64, deck: i64, cards: i64, count: i64) -> None:
    """A seat has looked at the top: it knows those cards, and the others lose track of places."""
    top: i64 = BIT[count] - 1
    known = land.known[:]
    for seat in range(land.seats):
        if seat != looker and knows_nothing(land, seat, deck):
            continue
        listed = entries(land, seat, deck)
        if seat == looker:
            listed = _outside(listed, cards, count)
            listed += [entry_of(card_at(cards, place), BIT[place]) for place in range(count)]
        else:
            listed = [_mixed(entry, top) for entry in listed]
        set_entries(known, seat, deck, listed)
    land.known = known


def after_keep(land: Land, looker: i64, deck: i64, place: i64, card: i64) -> None:
    """One of the cards in sight has left the deck, for all to see."""
    known = land.known[:]
    for seat in range(land.seats):
        if knows_nothing(land, seat, deck):
            continue
        listed = entries(land, seat, deck)
        if seat == looker:
            listed.remove(entry_of(card, BIT[place]))
            listed = [_without_place(entry, place) for entry in listed]
        else:
            listed = _not_kept(listed, card, BIT[land.sight] - 1)
            listed = [_without_place(entry, land.sight - 1) for entry in listed]
        set_entries(known, seat, deck, listed)
    land.known = known


def after_burial(land: Land, looker: i64, deck: i64, place: i64, last: i64) -> None:
    """A card in sight went to the last place; only the seat that put it there knows which."""
    known = land.known[:]
    for seat in range(land.seats):
        if knows_nothing(land, seat, deck):
            continue
        at = place if seat == looker else land.sight - 1
        listed = [_with_last(entry, at, last) for entry in entries(land, seat, deck)]
        set_entries(known, seat, deck, listed)
    land.known = known


def after_shuffle(land: Land, deck: i64, count: i64) -> None:
    """A deck was shuffled: cards known to be in it may lie anywhere (LAND-114R)."""
    known = land.known[:]
    for seat in range(land.seats):
        listed = [_mixed(entry, BIT[count] - 1) for entry in entries(land, seat, deck)]
        set_entries(known, seat, deck, listed)
    land.known = known


# ---------------------------------------------------------------- one entry


def _mixed(entry: i64, places: i64) -> int:
    """The entry after these places were mixed up."""
    where = entry >> _PLACES_FROM
    return entry_of(entry & _CARD, where | places) if where & places else entry


def _without_place(entry: i64, place: i64) -> int:
    """The entry after a place was removed and those below it moved up."""
    where = entry >> _PLACES_FROM
    above = where & (BIT[place] - 1)
    below = where >> (place + 1) << place
    return entry_of(entry & _CARD, above | below)


def _with_last(entry: i64, place: i64, last: i64) -> int:
    """The entry after the card in a place went to the last place."""
    moved: i64 = _without_place(entry, place)
    if (entry >> (_PLACES_FROM + place)) & 1:
        moved |= BIT[last] << _PLACES_FROM
    return moved


# ---------------------------------------------------------------- all entries of a seat


def _outside(listed: list[int], cards: i64, count: i64) -> list[int]:
    """What a seat still knows of the places below those it sees now.

    A card that may be in sight or below is taken to be in sight if one like it is (LAND-119R).
    """
    top: i64 = BIT[count] - 1
    spare = _not_accounted_for(listed, cards, count)
    doubtful: list[int] = spare[:]
    below: list[int] = []
    for entry in listed:
        kind = entry & _CARD
        if not _straddles(entry, kind, top):
            if not (entry >> _PLACES_FROM) & top:
                below.append(entry)
        elif spare[kind] > 0:
            spare[kind] -= 1
        else:
            where = _anywhere(listed, kind, top) if doubtful[kind] else places_of(entry)
            below.append(entry_of(kind, where & ~top))
    return below


def _not_accounted_for(listed: list[int], cards: i64, count: i64) -> list[int]:
    """By card: how many in sight are beyond those that the seat knew to be there."""
    spare: list[int] = [0] * (_CARD + 1)
    for place in range(count):
        spare[card_at(cards, place)] += 1
    for entry in listed:
        if not (entry >> _PLACES_FROM) & ~(BIT[count] - 1):
            spare[entry & _CARD] -= 1
    return spare


def _not_kept(listed: list[int], card: i64, top: i64) -> list[int]:
    """What a seat that didn't look knows after one of the top cards was kept.

    If the seat knew such a card to be among them, it is gone. If one may have been among them,
    the seat no longer counts on it (LAND-119R).
    """
    surely = entry_of(card, top)
    if surely in listed:
        listed.remove(surely)
        return listed
    union = entry_of(card, _anywhere(listed, card, top))
    others = [entry for entry in listed if not _straddles(entry, card, top)]
    doubtful = len(listed) - len(others)
    return others + [union] * (doubtful - 1) if doubtful else others


def _straddles(entry: i64, card: i64, top: i64) -> bool:
    where = entry >> _PLACES_FROM
    return entry & _CARD == card and where & top != 0 and where & ~top != 0


def _anywhere(listed: list[int], card: i64, top: i64) -> i64:
    """All places where such a card that may be in sight may lie."""
    union: i64 = 0
    for entry in listed:
        if _straddles(entry, card, top):
            union |= places_of(entry)
    return union
