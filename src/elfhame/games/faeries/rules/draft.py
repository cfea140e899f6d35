"""The starting draft: all keep a card at the same time, then packets go to the left (FMC-15V)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ..data.tables import BIT, CARD_COUNT
from ..state import NO_CARD, PICKS, PILE, Realm, add, pop
from .entries import DEALT, KEPT, PASSED
from .turn import begin


def packet_before(realm: Realm, seat: i64) -> i64:
    """The packet that lies before a seat."""
    return (seat + realm.seats * PICKS - realm.passes) % realm.seats


def is_in_packet(realm: Realm, packet: i64, card: i64) -> bool:
    """Whether the card is still in the packet."""
    for place in range(packet * PICKS, packet * PICKS + PICKS):
        if realm.packets[place] == card:
            return True
    return False


def first_choosing(realm: Realm) -> i64:
    """The first seat that has not yet kept a card of its packet."""
    seat: i64 = 0
    while (realm.chosen >> seat) & 1:
        seat += 1
    return seat


def keep(realm: Realm, seat: i64, card: i64) -> None:
    """The seat keeps a card; the last to do so makes the packets go round (FMC-17R)."""
    _keep(realm, seat, card)
    realm.chosen |= BIT[seat]
    if realm.chosen == BIT[realm.seats] - 1:
        _pass_on(realm)


def tell_packets(realm: Realm, kind: i64) -> None:
    """Each seat sees the packet before it (FMC-97R)."""
    if realm.telling:
        for seat in range(realm.seats):
            packet = packet_before(realm, seat)
            cards = [card for card in range(CARD_COUNT) if is_in_packet(realm, packet, card)]
            facts: list[int] = [seat, *cards]
            realm.journal.note(kind, BIT[seat], facts)


def tell_deal(realm: Realm) -> None:
    """Each seat sees the packet it was dealt."""
    tell_packets(realm, DEALT)


def _pass_on(realm: Realm) -> None:
    realm.passes += 1
    realm.chosen = 0
    tell_packets(realm, PASSED)
    if realm.passes < PICKS - 1:
        return
    for seat in range(realm.seats):
        packet = packet_before(realm, seat)
        for place in range(packet * PICKS, packet * PICKS + PICKS):
            if realm.packets[place] != NO_CARD:
                _keep(realm, seat, realm.packets[place])
    _end_draft(realm)


def _keep(realm: Realm, seat: i64, card: i64) -> None:
    picks = realm.picks[:]
    picks[seat * PICKS + realm.passes] = card
    realm.picks = picks
    realm.packets = _without(realm.packets, packet_before(realm, seat), card)
    if realm.telling:
        realm.journal.note(KEPT, NOBODY, [seat, card])


def _without(packets: vec[i64], packet: i64, card: i64) -> vec[i64]:
    """The packets with one card gone; the others of its packet close up, so that none tells."""
    rest = packets[:]
    to = packet * PICKS
    for place in range(packet * PICKS, packet * PICKS + PICKS):
        kept = packets[place]
        rest[place] = NO_CARD
        if kept != card and kept != NO_CARD:
            rest[to] = kept
            to += 1
    return rest


def _end_draft(realm: Realm) -> None:
    """The cards kept join the draw piles, and the first turn begins."""
    for seat in range(realm.seats):
        for pick in range(seat * PICKS, seat * PICKS + PICKS):
            add(realm, seat, PILE, realm.picks[pick])
    realm.passes = PICKS
    pop(realm)
    begin(realm)
