"""The decks as somebody can imagine them: what was never seen, drawn anew (LAND-112R on)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64, vec
from ...kernel.rng import Rng
from . import knowledge, looking
from .state import FIRST_GAME, Land, card_at, items
from .tables import ALL_ITEMS, BIT, ITEM_COUNT, KIND_COUNT, STARRED


def redraw_court(land: Land, known: list[int], rng: Rng) -> None:
    """Draw the Court's deck anew, but for what is known to lie there."""
    unseen = unseen_items(land, known)
    pool = vec[i64]([0] * ITEM_COUNT)
    count: i64 = 0
    for item in range(ITEM_COUNT):
        if (unseen >> item) & 1:
            pool[count] = item
            count += 1
    pool = pool[:count]
    rng.shuffle(pool)
    deck = knowledge.drawn_deck(known, land.court_count, rng)
    _fill(deck, pool)
    land.court = looking.packed(deck)


def redraw_forest(land: Land, known: list[int], rng: Rng) -> None:
    """Draw the Druids' deck and the Forest anew, likewise."""
    pool = unseen_cards(land, known)
    rng.shuffle(pool)
    deck = knowledge.drawn_deck(known, land.druids_count, rng)
    taken = _fill(deck, pool)
    land.druids = looking.packed(deck)
    forest = land.forest[:]
    for place in range(land.drawn, len(forest)):
        forest[place] = pool[taken + place - land.drawn]
    land.forest = forest


def unseen_items(land: Land, known: list[int]) -> i64:
    """The items that may lie in the Court's deck, but for those known to, as bits."""
    unseen: i64 = (STARRED if land.options & FIRST_GAME else ALL_ITEMS) & ~land.used
    for seat in range(land.seats):
        unseen &= ~items(land, seat)
    for entry in known:
        unseen &= ~BIT[entry & knowledge.KIND]
    return unseen


def unseen_cards(land: Land, known: list[int]) -> vec[i64]:
    """The Forest cards in both decks of them, but for those known, ascending."""
    counts = vec[i64]([0] * KIND_COUNT)
    for place in range(land.drawn, len(land.forest)):
        counts[land.forest[place]] += 1
    for place in range(land.druids_count):
        counts[card_at(land.druids, place)] += 1
    for entry in known:
        counts[entry & knowledge.KIND] -= 1
    pool = vec[i64]([0] * (len(land.forest) - land.drawn + land.druids_count - len(known)))
    count: i64 = 0
    for kind in range(KIND_COUNT):
        for _ in range(counts[kind]):
            pool[count] = kind
            count += 1
    return pool


def _fill(deck: vec[i64], pool: vec[i64]) -> i64:
    """Lay cards from a pool where the deck has none; how many."""
    taken: i64 = 0
    for place in range(len(deck)):
        if deck[place] < 0:
            deck[place] = pool[taken]
            taken += 1
    return taken
