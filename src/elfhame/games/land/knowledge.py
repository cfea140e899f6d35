"""What each seat knows of the Queen's and the Druids' decks (LAND-112R to LAND-115R, LAND-119R)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from ...kernel.rng import Rng, keyed
from .state import DECK_SIZE, Land, card_at
from .tables import BIT, POP

# A seat knows cards: each of a kind, and lying in one of some places of the deck. One place, if the
# seat put the card there; several, if others have looked since. What it does not know fills the
# rest. An entry is one number, the places as bits above five bits for the card; there are nine
# entries for each seat and deck, ascending, 0 for none.
KIND: Final = 31
PLACES_AT: Final = 5


def entries(land: Land, seat: i64, deck: i64) -> list[int]:
    """What a seat knows of the Court's (0) or the Druids' deck (1); a watcher knows nothing."""
    if seat < 0:
        return []
    first = (seat * 2 + deck) * DECK_SIZE
    return [entry for entry in land.known[first : first + DECK_SIZE] if entry]


def knows_nothing(land: Land, seat: i64, deck: i64) -> bool:
    """Whether a seat has never looked at a deck, or lost track of all it saw there."""
    return not land.known[(seat * 2 + deck) * DECK_SIZE]


def nothing_known(seats: i64) -> vec[i64]:
    """How it is before the first look."""
    return vec[i64]([0] * (seats * 2 * DECK_SIZE))


def note(known: vec[i64], seat: i64, deck: i64, listed: list[int]) -> None:
    """Write what a seat knows of a deck."""
    first = (seat * 2 + deck) * DECK_SIZE
    listed.sort()
    for place in range(DECK_SIZE):
        known[first + place] = listed[place] if place < len(listed) else 0


def known_to(land: Land, seat: i64) -> vec[i64]:
    """The same, with what all other seats know left out."""
    known = nothing_known(land.seats)
    for deck in range(2):
        if seat >= 0:
            note(known, seat, deck, entries(land, seat, deck))
    return known


def sees(land: Land, deck: i64, cards: i64, count: i64) -> None:
    """Make who looks at a deck know the cards in sight, and those it has put back already."""
    listed = [
        entry_of(card_at(cards, place), BIT[place])
        for place in range(count)
        if place < land.sight or place >= count - land.buried
    ]
    known = land.known[:]
    note(known, land.seat, deck, listed)
    land.known = known


def entry_of(card: i64, places: i64) -> int:
    """The entry for a card that lies in one of these places."""
    return (places << PLACES_AT) | card


def looked(land: Land, looker: i64, deck: i64, cards: i64, count: i64) -> None:
    """Somebody looks at the top: it sees all of that, the others lose track of the places."""
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
            listed = [_widened(entry, top) for entry in listed]
        note(known, seat, deck, listed)
    land.known = known


def kept(land: Land, looker: i64, deck: i64, place: i64, card: i64) -> None:
    """One of the cards in sight leaves the deck, and all see which."""
    known = land.known[:]
    for seat in range(land.seats):
        if knows_nothing(land, seat, deck):
            continue
        listed = entries(land, seat, deck)
        if seat == looker:
            listed.remove(entry_of(card, BIT[place]))
            listed = [_without(entry, place) for entry in listed]
        else:
            listed = _not_kept(listed, card, BIT[land.sight] - 1)
            listed = [_without(entry, land.sight - 1) for entry in listed]
        note(known, seat, deck, listed)
    land.known = known


def buried(land: Land, looker: i64, deck: i64, place: i64, last: i64) -> None:
    """A card in sight goes to the last place; only who puts it there knows which."""
    known = land.known[:]
    for seat in range(land.seats):
        if knows_nothing(land, seat, deck):
            continue
        at = place if seat == looker else land.sight - 1
        listed = [_sunk(entry, at, last) for entry in entries(land, seat, deck)]
        note(known, seat, deck, listed)
    land.known = known


def shuffled(land: Land, deck: i64, count: i64) -> None:
    """A deck is shuffled: what was known to be in it may lie anywhere there (LAND-114R)."""
    known = land.known[:]
    for seat in range(land.seats):
        listed = [_widened(entry, BIT[count] - 1) for entry in entries(land, seat, deck)]
        note(known, seat, deck, listed)
    land.known = known


def drawn_deck(known: list[int], count: i64, rng: Rng) -> vec[i64]:
    """A deck with the known cards in places drawn for them, all ways equally likely; else -1."""
    deck = vec[i64]([-1] * count)
    used: i64 = 0
    loose: list[int] = []
    for entry in known:
        if POP[entry >> PLACES_AT] == 1:
            used |= entry >> PLACES_AT
            deck[POP[(entry >> PLACES_AT) - 1]] = entry & KIND
        else:
            loose.append(entry)
    if loose:
        _lay_loose(deck, loose, used, rng)
    return deck


def some_deck(known: list[int], count: i64) -> vec[i64]:
    """The same, with the cards in any places that fit."""
    return drawn_deck(known, count, keyed(bytes(32), "some deck"))


# -- one entry ---------------------------------------------------------------------------------


def _widened(entry: i64, places: i64) -> int:
    """The same card anywhere among these places, if it may be in one of them."""
    where = entry >> PLACES_AT
    return entry_of(entry & KIND, where | places) if where & places else entry


def _without(entry: i64, place: i64) -> int:
    """The same entry once a place is gone, those below it having moved up."""
    where = entry >> PLACES_AT
    above: i64 = BIT[place] - 1
    return entry_of(entry & KIND, (where & above) | ((where >> (place + 1)) << place))


def _sunk(entry: i64, place: i64, last: i64) -> int:
    """The same entry once the card in a place has gone to the last one."""
    moved: i64 = _without(entry, place)
    if (entry >> (PLACES_AT + place)) & 1:
        moved |= BIT[last] << PLACES_AT
    return moved


# -- all entries of a seat ---------------------------------------------------------------------


def _outside(listed: list[int], cards: i64, count: i64) -> list[int]:
    """What a seat still knows of the places below those that it sees now.

    A card that may be in sight or below is taken to be in sight if one like it is (LAND-119R).
    """
    top: i64 = BIT[count] - 1
    spare = _not_accounted_for(listed, cards, count)
    doubtful: list[int] = spare[:]
    below: list[int] = []
    for entry in listed:
        kind = entry & KIND
        if not _straddles(entry, kind, top):
            if not (entry >> PLACES_AT) & top:
                below.append(entry)
        elif spare[kind] > 0:
            spare[kind] -= 1
        else:
            where = _anywhere(listed, kind, top) if doubtful[kind] else entry >> PLACES_AT
            below.append(entry_of(kind, where & ~top))
    return below


def _not_accounted_for(listed: list[int], cards: i64, count: i64) -> list[int]:
    """By kind: how many cards in sight are not such as the seat knew to be there."""
    spare: list[int] = [0] * (KIND + 1)
    for place in range(count):
        spare[card_at(cards, place)] += 1
    for entry in listed:
        if not (entry >> PLACES_AT) & ~(BIT[count] - 1):
            spare[entry & KIND] -= 1
    return spare


def _not_kept(listed: list[int], card: i64, top: i64) -> list[int]:
    """What a seat knows that did not look, once one of the top cards was kept.

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
    where = entry >> PLACES_AT
    return entry & KIND == card and where & top != 0 and where & ~top != 0


def _anywhere(listed: list[int], card: i64, top: i64) -> i64:
    """All places in which such a card that may be in sight may lie."""
    union: i64 = 0
    for entry in listed:
        if _straddles(entry, card, top):
            union |= entry >> PLACES_AT
    return union


def _lay_loose(deck: vec[i64], loose: list[int], used: i64, rng: Rng) -> None:
    """Lay each card into one of its places, every way to lay them all being equally likely."""
    ways = _ways(loose, len(deck))
    span = BIT[len(deck)]
    for number in range(len(loose)):
        entry: i64 = loose[number]
        left: i64 = rng.below(ways[number * span + used])
        for place in range(len(deck)):
            if (entry >> (PLACES_AT + place)) & 1 and not (used >> place) & 1:
                after = ways[(number + 1) * span + (used | BIT[place])]
                if left < after:
                    deck[place] = entry & KIND
                    used |= BIT[place]
                    break
                left -= after


def _ways(loose: list[int], count: i64) -> vec[i64]:
    """By number of cards laid and places used: in how many ways the other cards can be laid."""
    span = BIT[count]
    ways = vec[i64]([0] * ((len(loose) + 1) * span))
    for used in range(span):
        ways[len(loose) * span + used] = 1
    for number in range(len(loose) - 1, -1, -1):
        entry: i64 = loose[number]
        for used in range(span):
            total: i64 = 0
            for place in range(count):
                if (entry >> (PLACES_AT + place)) & 1 and not (used >> place) & 1:
                    total += ways[(number + 1) * span + (used | BIT[place])]
            ways[number * span + used] = total
    return ways
