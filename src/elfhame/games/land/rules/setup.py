"""Set-up: the decks, the first cards, and what is noted of them (LAND-10 to LAND-16)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import members
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.rows import card_at, pack_deck
from ..data.tables import (
    CLEARINGS,
    COPIES,
    DECK_SIZE,
    ITEM_COUNT,
    KIND_COUNT,
    STARRED,
)
from ..state import FIRST_GAME, Land, cards_in, plays_with, put, take_all
from .dawn import break_of_day
from .entries import BEGAN, OPENED
from .turn import go_on

EVERY_CARD: Final = vec[i64]([kind for kind in range(KIND_COUNT) for _ in range(COPIES[kind])])
FOREST_SIZE: Final = len(EVERY_CARD) - DECK_SIZE - CLEARINGS
"""The number of cards in the Forest deck at the start (LAND-16)."""
EVERY_ITEM: Final = vec[i64](list(range(ITEM_COUNT)))
STARRED_ITEMS: Final = vec[i64](members(STARRED))


def deal(land: Land, rng: Rng) -> None:
    """Lay out the decks, and a card in each Clearing."""
    cards = EVERY_CARD[:]
    rng.shuffle(cards)
    court = STARRED_ITEMS[:] if plays_with(land, FIRST_GAME) else EVERY_ITEM[:]
    rng.shuffle(court)
    land.court = pack_deck(court[:DECK_SIZE])
    land.druids = pack_deck(cards[:DECK_SIZE])
    land.court_count = land.druids_count = DECK_SIZE
    for clearing in range(CLEARINGS):
        put(land, clearing, cards[DECK_SIZE + clearing])
    land.forest = cards[DECK_SIZE + CLEARINGS :]


def begin(land: Land, first: i64) -> None:
    """Let a seat begin: carry its first dawn as far as its first choice (LAND-12)."""
    land.turn = first
    break_of_day(land)
    go_on(land)


def note_opening(land: Land, replay: Land) -> None:
    """Note the first cards, who begins, and the first dawn, which the replay goes through again.

    The replay is a clone of the state. It is changed.
    """
    facts: list[int] = []
    for clearing in range(CLEARINGS):
        kind = card_at(cards_in(land, clearing), 0)
        facts.append(kind)
        take_all(replay, clearing)
        put(replay, clearing, kind)
    land.journal.note(OPENED, EVERYBODY, facts)
    land.journal.note(BEGAN, NOBODY, [land.turn])
    replay.tell(land.journal)
    replay.drawn = 0
    begin(replay, land.turn)
