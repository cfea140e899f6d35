"""The four conditions that end the game, and how near each of them is (FMC-70)."""

from __future__ import annotations

from ..data.components import CARDS, FOLKS, GARDEN_TILES, KINSHIP, STARTING
from ..rules.befriend import deck_size
from ..rules.setup import BOX_CARDS, BOX_TILES
from ..state import BESIDE_GARDEN, PICKS, Realm, is_home, piece_lay, supply_of
from .view_types import EndCondition


def end_conditions(realm: Realm) -> tuple[EndCondition, ...]:
    """In the order of the rule: homes, tiles, tokens, cards."""
    placed = sum(is_home(piece) and piece_lay(piece) != BESIDE_GARDEN for piece in realm.laid)
    fewest = min(supply_of(realm, seat) for seat in range(realm.seats))
    return (
        EndCondition("homes", len(FOLKS) - placed, len(FOLKS)),
        EndCondition("tiles", realm.tiles_left, _tiles(realm)),
        EndCondition("tokens", fewest, KINSHIP, _with_supply(realm, fewest)),
        EndCondition("cards", deck_size(realm), _cards(realm)),
    )


def _with_supply(realm: Realm, tokens: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(realm.seats) if supply_of(realm, seat) == tokens)


def _tiles(realm: Realm) -> int:
    """The tiles in the bag after the first offer (FMC-12, FMC-14)."""
    return len(GARDEN_TILES) - (BOX_TILES if realm.seats == 2 else 0) - realm.seats


def _cards(realm: Realm) -> int:
    """The cards in the deck after the first offer and the draft (FMC-11, FMC-14, FMC-15V)."""
    dealt = realm.seats * PICKS if realm.drafted else 0
    return len(CARDS) - STARTING - (BOX_CARDS if realm.seats == 2 else 0) - realm.seats - 1 - dealt
