"""Choosing a tile of the Tile Offer; the offer and its bag (FMC-31, FMC-34, FMC-36R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.bits import how_many, lowest, nth
from ..data.tables import BUILD
from ..state import (
    NO_TILES,
    Realm,
)
from .answers import decline, list_set, note_unable
from .end import bring_end
from .entries import TILES, TOOK
from .garden import fits_somewhere
from .numbers import PASS, TILES_FROM, is_tile
from .tasks import (
    LAY_TILE,
    is_by_card,
    is_optional,
    pop_task,
    push_task,
    task_terms,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write passing, if a card allows it, then the tiles of the offer that fit."""
    count: i64 = 0
    if is_optional(top_task(realm)):
        out[0] = PASS
        count = 1
    return list_set(out, count, TILES_FROM, fitting_tiles(realm, seat))


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    tiles = fitting_tiles(realm, seat)
    passes: i64 = 1 if is_optional(top_task(realm)) else 0
    drawn = rng.below(passes + how_many(tiles)) - passes
    return PASS if drawn < 0 else TILES_FROM + nth(tiles, drawn)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The tile fits nowhere (FMC-36R), or a tile of the offer must be taken (FMC-31)."""
    if is_tile(action) and contains(realm.tile_offer, action - TILES_FROM):
        return "FMC-36R"
    return "FMC-31"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Take the tile, to be laid next."""
    if action == PASS:
        decline(realm)
    else:
        _take_tile(realm, seat, action - TILES_FROM)


def settle_tile(realm: Realm, seat: i64, task: i64) -> bool:
    """Take the only tile that fits, or none if none does; whether no choice was left."""
    tiles = fitting_tiles(realm, seat)
    if not tiles:
        pop_task(realm)
        if not is_by_card(task):
            note_unable(realm, seat, BUILD)
        return True
    if is_optional(task) or tiles & (tiles - 1):
        return False
    _take_tile(realm, seat, lowest(tiles))
    return True


def fitting_tiles(realm: Realm, seat: i64) -> i64:
    """The tiles of the offer that fit into the seat's garden, as a set (FMC-36R)."""
    fitting: i64 = 0
    left = realm.tile_offer
    while left:
        tile = lowest(left)
        left &= left - 1
        if fits_somewhere(realm, seat, tile):
            fitting |= BIT[tile]
    return fitting


def _take_tile(realm: Realm, seat: i64, tile: i64) -> None:
    terms = task_terms(top_task(realm))
    pop_task(realm)
    realm.tile_offer &= ~BIT[tile]
    if realm.telling:
        realm.journal.note(TOOK, NOBODY, [seat, tile])
    push_task(realm, LAY_TILE, seat, tile=tile, terms=terms)


# ---------------------------------------------------------------- the Tile Offer and its bag


def offer_tiles(realm: Realm, number: i64, rng: Rng) -> None:
    """Add this many tiles from the bag to the offer."""
    before = realm.tile_offer
    left = how_many(realm.bag)
    for _ in range(number):
        tile = nth(realm.bag, rng.below(left))
        left -= 1
        realm.bag &= ~BIT[tile]
        realm.tiles_left -= 1
        realm.tile_offer |= BIT[tile]
    new = realm.tile_offer & ~before
    if realm.telling and new:
        facts: list[int] = [nth(new, place) for place in range(how_many(new))]
        realm.journal.note(TILES, EVERYBODY, facts)


def refill_tiles(realm: Realm, rng: Rng) -> None:
    """Refill the offer (FMC-34), or trigger the end if the bag is too small (FMC-75R)."""
    missing = realm.seats - how_many(realm.tile_offer)
    if missing > realm.tiles_left:
        bring_end(realm, NO_TILES)
    else:
        offer_tiles(realm, missing, rng)


def replace_tile(realm: Realm, rng: Rng) -> None:
    """Replace a tile that an effect took out of the offer (FMC-56R)."""
    if realm.tiles_left:
        offer_tiles(realm, 1, rng)
    else:
        bring_end(realm, NO_TILES)
