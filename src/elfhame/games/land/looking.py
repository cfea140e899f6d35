"""A secret look at the Queen's or the Druids' deck: keep one, the rest go under it (LAND-40)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64, vec
from ...kernel.journal import EVERYBODY, NOBODY
from ...kernel.rng import Rng
from . import knowledge
from .state import (
    COURT,
    FEAST,
    HIDDEN_COUNTS,
    ITEMS,
    KEEPING,
    ORDER,
    SUNSET,
    Land,
    base,
    card_at,
    gain,
)
from .tables import BIT
from .telling import BURIED, KEPT, LOOKED, SANK, SHUFFLED


def deck_of(land: Land) -> i64:
    """The deck that is looked at, as one number."""
    return land.court if land.aim == COURT else land.druids


def deck_count(land: Land) -> i64:
    """How many cards it has."""
    return land.court_count if land.aim == COURT else land.druids_count


def look(land: Land, aim: i64, most: i64) -> None:
    """The seat looks at the top cards of a deck: all, if it has no more (LAND-41)."""
    land.aim = aim
    land.total = most + 1
    land.sight = min(most, deck_count(land))
    if not land.sight:
        land.stage = SUNSET
        return
    land.stage = KEEPING
    land.buried = 0
    tidy(land)
    knowledge.looked(land, land.seat, aim - COURT, deck_of(land), land.sight)
    if land.telling:
        _tell_look(land)


def shuffle(land: Land, aim: i64, rng: Rng) -> None:
    """Put a deck into another order, which nobody knows."""
    land.aim = aim
    count = deck_count(land)
    cards = vec[i64]([0] * count)
    for place in range(count):
        cards[place] = card_at(deck_of(land), place)
    rng.shuffle(cards)
    _write(land, packed(cards), count)
    knowledge.shuffled(land, aim - COURT, count)
    if land.telling:
        land.journal.note(SHUFFLED, NOBODY, [aim - COURT])


def asks_keep(land: Land) -> bool:
    """Whether several cards are in sight; a single one is kept (LAND-44R)."""
    if land.sight > 1:
        return True
    keep(land, card_at(deck_of(land), 0))
    return False


def keep(land: Land, card: i64) -> None:
    """Keep a card: an item, or a Forest card as if gained in a Clearing (LAND-46)."""
    place = _place_of(land, card)
    knowledge.kept(land, land.seat, land.aim - COURT, place, card)
    _write(land, _without(deck_of(land), place), deck_count(land) - 1)
    land.sight -= 1
    land.stage = ORDER
    if land.aim == COURT:
        land.board[base(land.seat) + ITEMS] |= BIT[card]
    else:
        gain(land, land.seat, card)
    if land.telling:
        learns = EVERYBODY ^ BIT[land.seat]
        land.journal.note(KEPT, learns, [land.seat, land.aim - COURT, card])


def asks_order(land: Land) -> bool:
    """Whether several cards are to be put back; all can see where a single one goes."""
    if land.sight > 1:
        return True
    if land.sight == 1:
        bury(land, card_at(deck_of(land), 0))
    if land.telling and land.buried:
        facts: list[int] = [land.seat, land.aim - COURT, _hidden(land), land.buried]
        land.journal.note(BURIED, NOBODY, facts)
    land.buried = 0
    land.stage = FEAST
    return False


def bury(land: Land, card: i64) -> None:
    """Put a card in sight under the deck."""
    place = _place_of(land, card)
    last = deck_count(land) - 1
    knowledge.buried(land, land.seat, land.aim - COURT, place, last)
    _write(land, _without(deck_of(land), place) | (card << 5 * last), deck_count(land))
    land.sight -= 1
    land.buried += 1
    if land.telling:
        land.journal.note(SANK, NOBODY, [land.seat, land.aim - COURT, card])


def tidy(land: Land) -> None:
    """Lay the cards in sight ascending: their order in the deck is gone."""
    _write(land, _sorted_top(deck_of(land), land.sight), deck_count(land))


def imagine_look(land: Land, observer: i64) -> None:
    """In an imagined world, whoever else looks at a deck sees what was drawn there."""
    if land.sight:
        tidy(land)
        if land.seat != observer:
            knowledge.sees(land, land.aim - COURT, deck_of(land), deck_count(land))


def packed(cards: vec[i64]) -> i64:
    """Cards from the top as one number."""
    deck: i64 = 0
    for place in range(len(cards)):
        deck |= cards[place] << 5 * place
    return deck


def _write(land: Land, cards: i64, count: i64) -> None:
    if land.aim == COURT:
        land.court = cards
        land.court_count = count
    else:
        land.druids = cards
        land.druids_count = count


def _place_of(land: Land, card: i64) -> i64:
    """The first place in sight with such a card."""
    deck = deck_of(land)
    place: i64 = 0
    while card_at(deck, place) != card:
        place += 1
    return place


def _without(deck: i64, place: i64) -> i64:
    """The deck with one card out, those below moved up."""
    above: i64 = BIT[5 * place] - 1
    return (deck & above) | ((deck >> 5 * (place + 1)) << 5 * place)


def _sorted_top(deck: i64, count: i64) -> i64:
    """The deck with its top cards ascending: who looks at them will give them another order."""
    for end in range(count - 1, 0, -1):
        for place in range(end):
            one = card_at(deck, place)
            other = card_at(deck, place + 1)
            if one > other:
                both = (one ^ other) << 5 * place
                deck ^= both | (both << 5)
    return deck


def _tell_look(land: Land) -> None:
    facts: list[int] = [land.seat, land.aim - COURT, _hidden(land)]
    facts += [card_at(deck_of(land), place) for place in range(land.sight)]
    land.journal.note(LOOKED, BIT[land.seat], facts)


def _hidden(land: Land) -> i64:
    """1 where nobody is told how many cards there are (LAND-19V)."""
    return 1 if land.options & HIDDEN_COUNTS else 0
