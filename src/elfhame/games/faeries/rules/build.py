"""Choosing a tile of the Tile Offer; the offer and its bag (FMC-31, FMC-34, FMC-36R)."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64
from ....kernel.bits import BIT, contains, how_many, lowest, members, nth, without, without_lowest
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.readings import TILES_MAY_BE_DECLINED
from ..data.tables import BUILD
from ..state import NO_TILES, Realm
from .decision import Answers, Decision, note_unable
from .end import bring_end
from .entries import TILES, TOOK
from .garden import fits_somewhere
from .numbers import TILES_FROM, is_tile
from .tasks import LAY_TILE, is_by_card, push_task, task_passes, task_terms


@final
class ChooseTile(Decision):
    """A tile of the offer is taken, to be laid next (FMC-31)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return (
            task_passes(task) | TILES_MAY_BE_DECLINED,
            TILES_FROM,
            fitting_tiles(realm, seat),
            0,
            0,
        )

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """The tile fits nowhere (FMC-36R), or a tile of the offer must be taken (FMC-31)."""
        if is_tile(action) and contains(realm.tile_offer, action - TILES_FROM):
            return "FMC-36R"
        return "FMC-31"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        tile = action - TILES_FROM
        realm.tile_offer = without(realm.tile_offer, BIT[tile])
        if realm.telling:
            realm.journal.note(TOOK, NOBODY, [seat, tile])
        push_task(realm, LAY_TILE, seat, tile=tile, terms=task_terms(task))

    def forgo(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> None:
        if not is_by_card(task):
            note_unable(realm, seat, BUILD)


def fitting_tiles(realm: Realm, seat: i64) -> i64:
    """The tiles of the offer that fit into the seat's garden, as a set (FMC-36R)."""
    fitting: i64 = 0
    left = realm.tile_offer
    while left:
        tile = lowest(left)
        if fits_somewhere(realm, seat, tile):
            fitting |= BIT[tile]
        left = without_lowest(left)
    return fitting


# ---------------------------------------------------------------- the Tile Offer and its bag


def offer_tiles(realm: Realm, number: i64, rng: Rng) -> None:
    """Add this many tiles from the bag to the offer."""
    before = realm.tile_offer
    left = how_many(realm.bag)
    for _tile in range(number):
        tile = nth(realm.bag, rng.below(left))
        left -= 1
        realm.bag = without(realm.bag, BIT[tile])
        realm.tiles_left -= 1
        realm.tile_offer |= BIT[tile]
    new = without(realm.tile_offer, before)
    if realm.telling and new:
        realm.journal.note(TILES, EVERYBODY, members(new))


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
