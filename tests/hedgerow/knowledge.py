"""What an observer knows about face-down cards, and worlds drawn from that knowledge.

Every hidden card belongs to one lot: a set of cards, and the places that the observer knows they
are in. Lots are carved out of each other (a clump out of its deck, a packet out of the deal), but
each has as many cards as places, so each is filled independently and uniformly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from elfhame.kernel.game import REVIEWER
from elfhame.kernel.rng import Rng

from .state import LAST_PASS, NO_CELL, Table, bit, shuffled


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card may be: in a seat's hand, in a packet, or at a depth in the deck."""

    zone: str
    number: int
    pick: int = 0
    """The pick at which it entered the hand, if the observer knows."""


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards, ascending, and the places that hold them in unknown order."""

    cards: tuple[int, ...]
    places: tuple[Place, ...]
    batch: int
    """The shuffle since which they have been hidden."""
    packet: int | None
    """The packet they were dealt in, -1 for none; None if the observer can't tell."""


Key = tuple[int, int]
KNOWN, PASSED_ON, CLUMP, REST = range(4)


def lots(table: Table, observer: int) -> list[Lot]:
    """All hidden cards as the observer knows them, in a fixed order."""
    groups: dict[Key, list[tuple[int, Place]]] = {}
    for card, place in _whereabouts(table):
        groups.setdefault(_key(table, observer, card, place), []).append((card, place))
    return [_lot(table, key, groups[key]) for key in sorted(groups)]


def settle(table: Table, known: Sequence[Lot], observer: int, rng: Rng | None) -> None:
    """Redistribute all hidden cards within their lots: at random, or in ascending order."""
    table.hands = [[] for _ in range(table.seats)]
    table.packets = [[] for _ in range(table.seats)]
    table.deck = [0] * sum(place.zone == "deck" for lot in known for place in lot.places)
    strangers: list[list[int]] = [[] for _ in range(table.seats)]
    for lot in known:
        cards = shuffled(list(lot.cards), rng) if rng else lot.cards
        for card, place in zip(cards, lot.places, strict=True):
            _lay(table, lot, card, place)
            if lot.packet is None and place.zone == "hand":
                strangers[place.number].append(card)
    for cards_of in (*table.hands, *table.packets):
        cards_of.sort()
    for seat, cards in enumerate(strangers):
        _trace(table, observer, seat, cards, rng)


def _whereabouts(table: Table) -> Iterator[tuple[int, Place]]:
    for seat, hand in enumerate(table.hands):
        yield from ((card, Place("hand", seat, table.cells[card][1])) for card in hand)
    for number, packet in enumerate(table.packets):
        yield from ((card, Place("packet", number)) for card in packet)
    yield from ((card, Place("deck", depth)) for depth, card in enumerate(table.deck))


def _key(table: Table, observer: int, card: int, place: Place) -> Key:
    packet, pick = table.cells[card]
    if observer == REVIEWER or table.shown[card] or _sees(table, observer, place):
        return KNOWN, card
    if packet >= 0 and _saw(table, observer, packet, pick or table.passes + 1):
        return PASSED_ON, packet
    if place.zone == "deck" and place.number < table.clump and table.seen & bit(observer):
        return CLUMP, 0
    return REST, table.batches[card]


def _sees(table: Table, observer: int, place: Place) -> bool:
    """Whether the observer knows which card is in this place."""
    if place.zone == "hand":
        return place.number == observer
    if place.zone == "packet":
        return table.holder(place.number) == observer
    return place.number < table.clump and 0 <= table.arranger == observer


def _saw(table: Table, observer: int, packet: int, pick: int) -> bool:
    """Whether the observer saw the packet while it still held a card that left it at this pick."""
    return observer >= 0 and (observer - packet) % table.seats < pick


def _lot(table: Table, key: Key, found: list[tuple[int, Place]]) -> Lot:
    cards, places = [card for card, _ in found], [place for _, place in found]
    batch = table.batches[cards[0]]
    packet: int | None = table.cells[cards[0]][0]
    if key[0] in (CLUMP, REST):
        packet = None if key == (REST, 0) else -1
        places = [Place(place.zone, place.number) for place in places]
    return Lot(tuple(sorted(cards)), tuple(places), batch, packet)


def _lay(table: Table, lot: Lot, card: int, place: Place) -> None:
    table.batches[card] = lot.batch
    table.cells[card] = NO_CELL
    if place.zone == "hand":
        table.hands[place.number].append(card)
        if lot.packet is not None and lot.packet >= 0:
            table.cells[card] = (lot.packet, place.pick)
    elif place.zone == "packet":
        table.packets[place.number].append(card)
        table.cells[card] = (place.number, 0)
    else:
        table.deck[place.number] = card


def _trace(table: Table, observer: int, seat: int, cards: list[int], rng: Rng | None) -> None:
    """Assign an origin to cards that the observer didn't see a seat get.

    Others may know the origin, and so know more than the observer.
    """
    cells = [cell for cell in _picked(table, seat) if not _saw(table, observer, *cell)]
    ways = [*range(len(cells) + table.foraged[seat])]
    for card, way in zip(sorted(cards), shuffled(ways, rng) if rng else ways, strict=False):
        table.cells[card] = cells[way] if way < len(cells) else NO_CELL


def _picked(table: Table, seat: int) -> list[tuple[int, int]]:
    """The cells from which a seat has received cards in the draft so far."""
    done = table.passes + table.chosen[seat] if table.drafting() else LAST_PASS + 1
    return [((seat - pick) % table.seats, pick + 1) for pick in range(done)]
