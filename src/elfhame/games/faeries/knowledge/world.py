"""A full state that fits a view: what its observer cannot know is put anywhere it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.arrays import i64, vec
from ..data.components import ACTIONS, FOLKS, GARDEN
from ..data.tables import HALF, HALF_MASK, HOME_OUTLINE, OUTLINE, PLANT, SQUARES
from ..rules.build import SIDES_FROM, cover
from ..rules.engine import Faeries, empty_realm
from ..state import (
    BATCH,
    BESIDE,
    DISCARDS,
    FRESH,
    HAND,
    HOME_PIECES,
    PICKS,
    PILE,
    POINTS,
    SEEN,
    SHOWN,
    STRANGERS,
    STRIDE,
    SUPPLY,
    TOKENS,
    piece,
    push,
)
from .actions import CARD_NAMES, SIDES
from .draft_world import remember
from .garden_view import GardenView
from .tellers import CAUSES
from .view import WORK, at_work, hidden_kept
from .view_types import FaeriesView, SeatView

NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}


def fitting(view: FaeriesView) -> Faeries:
    """A full state that looks to its observer just like the view."""
    realm = empty_realm(view.seats, int(view.friendly_ties), int(view.draft))
    realm.turns, realm.acting, realm.extra = view.turn, view.acting, int(view.extra_used)
    realm.action = ACTIONS.index(view.action) if view.action else 0
    realm.end = CAUSES.index(view.cause or "")
    realm.over = realm.end if view.ending else 0
    for work in view.agenda:
        push(realm, WORK.index(work.kind), work.seat, work.first, work.second)
    _lay_out(realm, view)
    if view.draft:
        remember(realm, view, NUMBER)
    for seat, player in enumerate(view.players):
        _give(realm, seat, player)
    return realm


def _lay_out(realm: Faeries, view: FaeriesView) -> None:
    """What lies in the middle, and in the gardens."""
    realm.offer = _set(view.offer)
    realm.unseen = _set(view.unseen)
    realm.under = vec[i64]([NUMBER[name] for name in view.under])
    realm.deck = view.deck - len(view.under)
    realm.bag = _mask(view.unseen_tiles)
    realm.tiles_left = view.bag
    realm.tile_offer = _mask(view.tile_offer)
    realm.passes, realm.chosen = view.passes, _mask(view.chosen)
    for folk, area in enumerate(view.areas):
        if area.home is not None:
            realm.homes |= area.home + 1 << 3 * folk
    laid: list[int] = []
    for seat, player in enumerate(view.players):
        laid += _plant(realm, seat, player.garden)
    realm.laid = vec[i64](laid)


def _plant(realm: Faeries, seat: int, garden: GardenView) -> list[int]:
    """Cover what is covered in a garden; its pieces."""
    pieces = []
    for tile in garden.tiles:
        side, square = SIDES.index(tile.side), tile.y * GARDEN.side + tile.x
        lay = side * SIDES_FROM + tile.turns * SQUARES + square
        cover(realm, seat, OUTLINE[tile.tile * 8 + lay // SQUARES], square, side)
        pieces.append(piece(seat, tile.tile, lay))
    for home in garden.homes:
        square = BESIDE
        if home.x is not None and home.y is not None:
            square = home.y * GARDEN.side + home.x
            cover(realm, seat, HOME_OUTLINE, square, PLANT)
        pieces.append(piece(seat, HOME_PIECES + FOLKS.index(home.folk), square))
    return pieces


# ---------------------------------------------------------------- what a seat has


def _give(realm: Faeries, seat: int, player: SeatView) -> None:
    at = seat * STRIDE
    realm.words[at + POINTS] = player.points
    realm.words[at + SUPPLY] = player.supply
    realm.words[at + STRANGERS] = player.strangers
    for folk, number in enumerate(player.tokens):
        realm.words[at + TOKENS + folk] = number
    if player.first_pile:
        realm.first_piles |= 1 << seat
    marks = {SEEN: player.seen, SHOWN: player.shown, BATCH: player.batch, FRESH: player.fresh}
    for zone, cards in marks.items():
        _put(realm, seat, zone, [NUMBER[name] for name in cards])
    if player.hand is not None and player.pile is not None and player.discards is not None:
        known = {HAND: player.hand, PILE: player.pile, DISCARDS: player.discards}
        for zone, cards in known.items():
            _put(realm, seat, zone, [NUMBER[name] for name in cards])
    else:
        _spread(realm, seat, player)


def _spread(realm: Faeries, seat: int, player: SeatView) -> None:
    """Hidden cards go to the draw pile, first those that may be there most surely; then on."""
    secret = hidden_kept(realm, seat) if realm.passes == PICKS else []
    batch = [NUMBER[name] for name in player.batch]
    fresh = [NUMBER[name] for name in player.fresh]
    known = {NUMBER[name] for name in (*player.seen, *player.shown)} | at_work(realm, seat)
    others = [NUMBER[name] for name in player.cards if NUMBER[name] not in known]
    others = [card for card in others if card not in batch and card not in fresh]
    if player.first_pile:
        batch += secret
    else:
        others += secret
    hidden = [*batch, *others, *fresh]
    held = player.held - len(player.shown)
    _put(realm, seat, PILE, hidden[: player.piled])
    _put(realm, seat, HAND, hidden[player.piled : player.piled + held])
    _put(realm, seat, HAND, [NUMBER[name] for name in player.shown])
    _put(realm, seat, DISCARDS, hidden[player.piled + held :])
    _put(realm, seat, DISCARDS, [NUMBER[name] for name in player.seen])


def _put(realm: Faeries, seat: int, zone: int, cards: Iterable[int]) -> None:
    for card in cards:
        realm.words[seat * STRIDE + zone + card // HALF] |= 1 << card % HALF


def _set(cards: Iterable[str]) -> vec[i64]:
    both = _mask(NUMBER[name] for name in cards)
    return vec[i64]([both & HALF_MASK, both >> HALF])


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
