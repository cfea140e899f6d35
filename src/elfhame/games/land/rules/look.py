"""A secret look at a deck: one card is kept, the rest go under it (LAND-40 to LAND-46)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.rows import card_at, pack_deck, with_card_at, with_top_sorted, without_card_at
from ..data.tables import COURT, KIND_COUNT, deck_number
from ..state import (
    BURIAL,
    HIDDEN_COUNTS,
    KEEPING,
    OGRE_MEAL,
    SUNSET,
    Land,
    add_item,
    deck_cards,
    deck_size,
    gain,
    plays_with,
    set_deck,
)
from . import deck_memory
from .entries import BURIED, KEPT, LOOKED, SANK, SHUFFLED
from .numbers import BURIALS_FROM, KEEPS_FROM, card_to_bury, card_to_keep


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write the different cards looked at, to keep or to bury, and return their number."""
    deck = deck_cards(land, land.aim)
    first: i64 = BURIALS_FROM
    if land.stage == KEEPING:
        first = KEEPS_FROM
    if land.aim == COURT:
        first += KIND_COUNT
    count: i64 = 0
    last: i64 = -1
    for place in range(land.sight):
        card = card_at(deck, place)
        if card != last:
            out[count] = first + card
            count += 1
        last = card
    return count


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule by which one of the cards looked at is kept, or is put under the deck."""
    return "LAND-44R" if land.stage == KEEPING else "LAND-40"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Keep one of the cards, or put one of the rest under the deck."""
    from_court = land.aim == COURT
    if land.stage == KEEPING:
        _keep(land, seat, card_to_keep(action, from_court))
    else:
        _bury(land, seat, card_to_bury(action, from_court))


def look(land: Land, aim: i64, most: i64) -> None:
    """Let the seat look at the top cards of a deck, or at all if it has no more (LAND-41)."""
    land.aim = aim
    land.total = most + 1
    land.sight = min(most, deck_size(land, aim))
    if not land.sight:
        land.stage = SUNSET
        return
    land.stage = KEEPING
    land.buried = 0
    _sort_sight(land)
    deck_memory.after_look(land, land.seat, deck_number(aim), deck_cards(land, aim), land.sight)
    if land.telling:
        _note_look(land)


def shuffle(land: Land, aim: i64, rng: Rng) -> None:
    """Shuffle a deck."""
    count = deck_size(land, aim)
    cards = vec[i64]([0] * count)
    for place in range(count):
        cards[place] = card_at(deck_cards(land, aim), place)
    rng.shuffle(cards)
    set_deck(land, aim, pack_deck(cards), count)
    deck_memory.after_shuffle(land, deck_number(aim), count)
    if land.telling:
        land.journal.note(SHUFFLED, NOBODY, [deck_number(aim)])


def asks_keep(land: Land) -> bool:
    """Whether there are several cards to choose from; a single one is kept (LAND-44R)."""
    if land.sight > 1:
        return True
    _keep(land, land.seat, card_at(deck_cards(land, land.aim), 0))
    return False


def asks_order(land: Land) -> bool:
    """Whether several cards are still to be buried; a single one is buried at once."""
    if land.sight > 1:
        return True
    if land.sight == 1:
        _bury(land, land.seat, card_at(deck_cards(land, land.aim), 0))
    if land.telling and land.buried:
        facts: list[int] = [land.seat, deck_number(land.aim), _hides_counts(land), land.buried]
        land.journal.note(BURIED, NOBODY, facts)
    land.buried = 0
    land.stage = OGRE_MEAL
    return False


def imagine_look(land: Land, observer: i64) -> None:
    """In an imagined world, let another seat that is looking at a deck see its cards there."""
    if land.sight:
        _sort_sight(land)
        if land.seat != observer:
            deck = deck_cards(land, land.aim)
            deck_memory.remember_sight(land, deck_number(land.aim), deck, deck_size(land, land.aim))


def _sort_sight(land: Land) -> None:
    """Sort the cards looked at: their order in the deck no longer matters."""
    deck = with_top_sorted(deck_cards(land, land.aim), land.sight)
    set_deck(land, land.aim, deck, deck_size(land, land.aim))


def _keep(land: Land, seat: i64, card: i64) -> None:
    """Keep an item, or a Forest card as if it came from a Clearing (LAND-46)."""
    deck = deck_cards(land, land.aim)
    place = _place_of(deck, card)
    deck_memory.after_keep(land, seat, deck_number(land.aim), place, card)
    set_deck(land, land.aim, without_card_at(deck, place), deck_size(land, land.aim) - 1)
    land.sight -= 1
    land.stage = BURIAL
    if land.aim == COURT:
        add_item(land, seat, card)
    else:
        gain(land, seat, card)
    if land.telling:
        land.journal.note(KEPT, EVERYBODY ^ BIT[seat], [seat, deck_number(land.aim), card])


def _bury(land: Land, seat: i64, card: i64) -> None:
    """Put one of the cards looked at under the deck."""
    deck = deck_cards(land, land.aim)
    count = deck_size(land, land.aim)
    place = _place_of(deck, card)
    deck_memory.after_burial(land, seat, deck_number(land.aim), place, count - 1)
    set_deck(land, land.aim, with_card_at(without_card_at(deck, place), count - 1, card), count)
    land.sight -= 1
    land.buried += 1
    if land.telling:
        land.journal.note(SANK, NOBODY, [seat, deck_number(land.aim), card])


def _place_of(deck: i64, card: i64) -> i64:
    """The first place of such a card in a deck that has one."""
    place: i64 = 0
    while card_at(deck, place) != card:
        place += 1
    return place


def _note_look(land: Land) -> None:
    facts: list[int] = [land.seat, deck_number(land.aim), _hides_counts(land)]
    facts += [card_at(deck_cards(land, land.aim), place) for place in range(land.sight)]
    land.journal.note(LOOKED, BIT[land.seat], facts)


def _hides_counts(land: Land) -> int:
    """1 if the others aren't told the number of cards (LAND-19V)."""
    return int(plays_with(land, HIDDEN_COUNTS))
