"""Builds a state of Faeries & Magical Creatures that fits an observer's view."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.components import BOARD_ACTIONS, FOLKS, GARDEN_BOARD
from ..data.outlines import lay_of
from ..data.tables import card_set
from ..rules.engine import Faeries, empty_realm
from ..rules.homes import cover_with_home
from ..rules.lay import cover_with_tile
from ..state import (
    BATCH,
    BESIDE_GARDEN,
    DISCARDS,
    FRESH,
    HAND,
    OFFER,
    PICKS,
    PILE,
    SEEN,
    SHOWN_HAND,
    TABLE,
    UNSEEN,
    add_points,
    add_supply,
    add_tokens,
    give_home,
    home_piece,
    lay_piece,
    put_card,
    set_strangers,
    set_zone,
)
from .draft_world import restore_draft
from .names import CARD_NUMBERS, CAUSES, SIDES
from .task_view import push_from_view
from .view import cards_in_play, hidden_kept
from .view_types import FaeriesView, GardenView, SeatView


def world_from(view: FaeriesView) -> Faeries:
    """A full state that fits the view; what the observer cannot know is arbitrary."""
    realm = empty_realm(view.seats, int(view.friendly_ties), int(view.draft))
    realm.turns, realm.acting, realm.extra = view.turn, view.acting, int(view.extra_used)
    realm.action = BOARD_ACTIONS.index(view.action) if view.action else 0
    realm.end = CAUSES.index(view.cause) + 1 if view.cause else 0
    realm.over = realm.end if view.ending else 0
    for task in view.agenda:
        push_from_view(realm, task)
    _lay_out(realm, view)
    if view.draft:
        restore_draft(realm, view)
    for seat, player in enumerate(view.players):
        _give(realm, seat, player)
    return realm


def _lay_out(realm: Faeries, view: FaeriesView) -> None:
    """Lay out the offers, deck, bag and gardens."""
    set_zone(realm, TABLE, OFFER, *card_set(_numbers(view.offer)))
    set_zone(realm, TABLE, UNSEEN, *card_set(_numbers(view.unseen)))
    realm.under = vec[i64](_numbers(view.under))
    realm.deck = view.deck - len(view.under)
    realm.bag = _mask(view.unseen_tiles)
    realm.tiles_left = view.bag
    realm.tile_offer = _mask(view.tile_offer)
    realm.passes, realm.chosen = view.passes, _mask(view.chosen)
    for folk, area in enumerate(view.areas):
        if area.home is not None:
            give_home(realm, folk, area.home)
    for seat, player in enumerate(view.players):
        _plant(realm, seat, player.garden)


def _plant(realm: Faeries, seat: int, garden: GardenView) -> None:
    """Lay the pieces of a garden."""
    side = GARDEN_BOARD.side
    for tile in garden.tiles:
        lay = lay_of(SIDES.index(tile.side), tile.turns, tile.y * side + tile.x)
        cover_with_tile(realm, seat, tile.tile, lay)
        lay_piece(realm, seat, tile.tile, lay)
    for home in garden.homes:
        square = BESIDE_GARDEN
        if home.x is not None and home.y is not None:
            square = home.y * side + home.x
            cover_with_home(realm, seat, square)
        lay_piece(realm, seat, home_piece(FOLKS.index(home.folk)), square)


# ---------------------------------------------------------------- what a seat has


def _give(realm: Faeries, seat: int, player: SeatView) -> None:
    """Give a seat its points, tokens and cards."""
    add_points(realm, seat, player.points)
    add_supply(realm, seat, player.supply)
    set_strangers(realm, seat, player.strangers)
    for folk, number in enumerate(player.tokens):
        add_tokens(realm, seat, folk, number)
    if player.first_pile:
        realm.first_piles |= BIT[seat]
    marks = {SEEN: player.seen, SHOWN_HAND: player.shown, BATCH: player.batch, FRESH: player.fresh}
    for zone, cards in marks.items():
        _put(realm, seat, zone, _numbers(cards))
    if player.hand is not None and player.pile is not None and player.discards is not None:
        known = {HAND: player.hand, PILE: player.pile, DISCARDS: player.discards}
        for zone, cards in known.items():
            _put(realm, seat, zone, _numbers(cards))
    else:
        _spread(realm, seat, player)


def _spread(realm: Faeries, seat: int, player: SeatView) -> None:
    """Put hidden cards where they can be: the batch first into the draw pile, fresh ones last."""
    secret = hidden_kept(realm, seat) if realm.passes == PICKS else []
    batch, fresh = _numbers(player.batch), _numbers(player.fresh)
    known = {*_numbers((*player.seen, *player.shown))} | cards_in_play(realm, seat)
    others = [card for card in _numbers(player.cards) if card not in known]
    others = [card for card in others if card not in batch and card not in fresh]
    if player.first_pile:
        batch += secret
    else:
        others += secret
    hidden = [*batch, *others, *fresh]
    held = player.held - len(player.shown)
    _put(realm, seat, PILE, hidden[: player.piled])
    _put(realm, seat, HAND, hidden[player.piled : player.piled + held])
    _put(realm, seat, HAND, _numbers(player.shown))
    _put(realm, seat, DISCARDS, hidden[player.piled + held :])
    _put(realm, seat, DISCARDS, _numbers(player.seen))


def _put(realm: Faeries, seat: int, zone: int, cards: Iterable[int]) -> None:
    for card in cards:
        put_card(realm, seat, zone, card)


def _numbers(cards: Iterable[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in cards]


def _mask(numbers: Iterable[int]) -> int:
    return sum(BIT[number] for number in numbers)
