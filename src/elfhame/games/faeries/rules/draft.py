"""The starting draft: all keep a card at once, then pass the rest to the left (FMC-15V)."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, all_below, contains
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import HALF
from ..state import (
    NO_CARD,
    NO_PICKS,
    PICKS,
    PILE,
    Realm,
    put_card,
)
from .befriend import next_card
from .decision import Answers, Decision
from .entries import DEALT, KEPT, PASSED
from .numbers import KEEPS_FROM, card_of, is_keep
from .tasks import KEEP_CARD, push_task
from .turn import begin_turn


@final
class KeepCard(Decision):
    """Each seat keeps a card of the packet before it; all choose at the same time (FMC-17R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        lower: i64 = 0
        upper: i64 = 0
        first = packet_before(realm, seat) * PICKS
        for place in range(first, first + PICKS):
            card = realm.packets[place]
            if card < HALF:
                lower |= BIT[card]
            elif card != NO_CARD:
                upper |= BIT[card - HALF]
        return 0, KEEPS_FROM, lower, KEEPS_FROM + HALF, upper

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        """Ask: the only card of a packet is kept by ``_pass_on``."""
        return False

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """The card isn't in the packet (FMC-15V), or a card must be kept (FMC-17R)."""
        return "FMC-15V" if is_keep(action) else "FMC-17R"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Keep the card; once all have kept one, the packets are passed on (FMC-17R)."""
        _keep(realm, seat, card_of(action))
        realm.chosen |= BIT[seat]
        if realm.chosen == all_below(realm.seats):
            _pass_on(realm)
        if realm.passes < PICKS:
            push_task(realm, KEEP_CARD, 0)


def packet_before(realm: Realm, seat: i64) -> i64:
    """The packet in front of a seat."""
    return (seat + realm.seats * PICKS - realm.passes) % realm.seats


def first_choosing(realm: Realm) -> i64:
    """The first seat that hasn't yet kept a card of its packet."""
    seat: i64 = 0
    while contains(realm.chosen, seat):
        seat += 1
    return seat


def deal_packets(realm: Realm, rng: Rng) -> None:
    """Deal each seat a packet of four cards; a packet's cards always ascend."""
    packets = NO_PICKS[:]
    for packet in range(realm.seats):
        dealt: list[int] = [next_card(realm, rng) for _card in range(PICKS)]
        for place, card in enumerate(sorted(dealt)):
            packets[packet * PICKS + place] = card
    realm.packets = packets


def note_deal(realm: Realm) -> None:
    """Note the packet that each seat was dealt."""
    _note_packets(realm, DEALT)


def _note_packets(realm: Realm, kind: i64) -> None:
    """Note the packet before each seat, which only that seat sees (FMC-97R)."""
    if realm.telling:
        for seat in range(realm.seats):
            first = packet_before(realm, seat) * PICKS
            places = range(first, first + PICKS)
            cards = [realm.packets[place] for place in places if realm.packets[place] != NO_CARD]
            facts: list[int] = [seat, *cards]
            realm.journal.note(kind, BIT[seat], facts)


def _pass_on(realm: Realm) -> None:
    """Pass the packets to the left; the fourth card is kept unasked (FMC-17R)."""
    realm.passes += 1
    realm.chosen = 0
    _note_packets(realm, PASSED)
    if realm.passes < PICKS - 1:
        return
    for seat in range(realm.seats):
        _keep(realm, seat, realm.packets[packet_before(realm, seat) * PICKS])
    _end_draft(realm)


def _keep(realm: Realm, seat: i64, card: i64) -> None:
    picks = realm.picks[:]
    picks[seat * PICKS + realm.passes] = card
    realm.picks = picks
    realm.packets = _without_card(realm.packets, packet_before(realm, seat), card)
    if realm.telling:
        realm.journal.note(KEPT, NOBODY, [seat, card])


def _without_card(packets: vec[i64], packet: i64, card: i64) -> vec[i64]:
    """The packets without a card; the others of its packet close up, so that no gap shows."""
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
    """Add the kept cards to the draw piles and begin the first turn."""
    for seat in range(realm.seats):
        for pick in range(seat * PICKS, seat * PICKS + PICKS):
            put_card(realm, seat, PILE, realm.picks[pick])
    realm.passes = PICKS
    begin_turn(realm)
