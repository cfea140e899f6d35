"""What a seat of Fairy Land has to remember, as numbers for learning (LAND-112R to LAND-119R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.tensor import Plane, clear, put, put_set, size_of_planes
from ..data.rows import card_at, size
from ..data.sightings import card_of, places_of
from ..data.tables import CLEARINGS, DECK_SIZE, ITEM_COUNT, KIND_COUNT
from ..rules.deck_memory import sightings
from ..state import OVER, Land, cards_in, discard_count
from .sampling import unseen_items
from .tensor import observe

_IN_A_CLEARING: Final = 7

MEMORY_PLANES: Final = (
    Plane("order", (3, 7), "by Clearing: its cards in the order laid, each its kind + 1"),
    Plane("discarded", (21,), "by kind: the number of discarded cards"),
    Plane(
        "court_known",
        (9, 28),
        "by item that the observer knows to be in the Court's deck: 1 for the item, then for each "
        "place from the top where it may lie",
    ),
    Plane("druids_known", (9, 30), "likewise for kinds of cards in the Druids' deck"),
    Plane("unseen", (21,), "by kind: the other cards in the Druids' deck and the Forest"),
    Plane("unseen_items", (19,), "1 for each other item that may be in the Court's deck"),
)
_REMEMBERED: Final[i64] = size_of_planes(MEMORY_PLANES)


def inform(land: Land, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the planes and the memory planes."""
    at = observe(land, seat, out, at)
    clear(out, at, _REMEMBERED)
    for clearing in range(CLEARINGS):
        cards = cards_in(land, clearing)
        for place in range(size(cards)):
            out[at + place] = i16(card_at(cards, place) + 1)
        at += _IN_A_CLEARING
    for kind in range(KIND_COUNT):
        at = put(out, at, discard_count(land, kind))
    if land.stage != OVER:
        _put_decks(land, seat, out, at)


def _put_decks(land: Land, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat knows of both decks, and what else may be in them."""
    items_known = sightings(land, seat, 0)
    cards_known = sightings(land, seat, 1)
    at = _put_sightings(items_known, ITEM_COUNT, out, at)
    at = _put_sightings(cards_known, KIND_COUNT, out, at)
    for place in range(land.drawn, len(land.forest)):
        out[at + land.forest[place]] += 1
    for place in range(land.druids_count):
        out[at + card_at(land.druids, place)] += 1
    for sighting in cards_known:
        out[at + card_of(sighting)] -= 1
    put_set(out, at + KIND_COUNT, ITEM_COUNT, unseen_items(land, items_known))


def _put_sightings(known: vec[i64], cards: i64, out: vec[i16], at: i64) -> i64:
    first = at
    for sighting in known:
        out[first + card_of(sighting)] = 1
        put_set(out, first + cards, DECK_SIZE, places_of(sighting))
        first += cards + DECK_SIZE
    return at + DECK_SIZE * (cards + DECK_SIZE)
