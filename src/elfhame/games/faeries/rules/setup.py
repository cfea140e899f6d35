"""Set-up: supplies, draw piles, offers and packets (FMC-10 to FMC-18R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import all_below, members
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.components import KINSHIP, STARTING, TILE_COUNT
from ..data.tables import CARD_COUNT, HALF_MASK, STARTERS
from ..state import (
    BATCH,
    OFFER,
    PILE,
    TABLE,
    UNSEEN,
    Realm,
    add_supply,
    set_zone,
    zone_list,
)
from .befriend import offer_cards
from .build import offer_tiles
from .draft import deal_packets, note_deal
from .entries import BEGAN, OFFERED, TILES
from .tasks import (
    KEEP_CARD,
    push_task,
)
from .turn import begin_turn

BOX_TILES: Final[i64] = 16
"""The number of tiles that leave a game of two (FMC-14)."""
BOX_CARDS: Final[i64] = 20
"""The number of cards that leave a game of two (FMC-14)."""


def lay_out(realm: Realm, first: i64, rng: Rng) -> None:
    """Set up an empty table; ``first`` is the starting seat, or -1 to draw it (FMC-16R).

    The starting seat is drawn last, so that choosing it leaves offers and packets as they are.
    """
    _fill_deck_and_bag(realm)
    realm.first_piles = all_below(realm.seats)
    for seat in range(realm.seats):
        add_supply(realm, seat, KINSHIP)
        set_zone(realm, seat, PILE, STARTERS, 0)
        set_zone(realm, seat, BATCH, STARTERS, 0)
    offer_cards(realm, realm.seats + 1, rng)
    offer_tiles(realm, realm.seats, rng)
    if realm.drafted:
        deal_packets(realm, rng)
    realm.acting = first
    if first < 0:
        realm.acting = rng.below(realm.seats)
    if realm.drafted:
        push_task(realm, KEEP_CARD, 0)
    else:
        begin_turn(realm)


def note_opening(realm: Realm) -> None:
    """Note both offers, who begins, and the packets of a draft."""
    realm.journal.note(OFFERED, EVERYBODY, zone_list(realm, TABLE, OFFER))
    realm.journal.note(TILES, EVERYBODY, members(realm.tile_offer))
    realm.journal.note(BEGAN, NOBODY, [realm.acting])
    if realm.drafted:
        note_deal(realm)


def _fill_deck_and_bag(realm: Realm) -> None:
    """Shuffle deck and bag; for two players, some go back to the box unseen (FMC-14, FMC-18R)."""
    set_zone(realm, TABLE, UNSEEN, HALF_MASK ^ STARTERS, HALF_MASK)
    realm.deck = CARD_COUNT - STARTING
    realm.bag = all_below(TILE_COUNT)
    realm.tiles_left = TILE_COUNT
    if realm.seats == 2:
        realm.deck -= BOX_CARDS
        realm.tiles_left -= BOX_TILES
