"""A journal entry of Fairy Land, as an observer is told of it: who may see which cards."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.game import REVIEWER
from ...kernel.journal import Entry
from . import telling
from .components import DECKS, HAND, ITEM_NAMES, KINDS, Cards
from .events import (
    Abandoned,
    Bade,
    Banished,
    Began,
    Boxed,
    Buried,
    Counted,
    Crested,
    Dawned,
    Drew,
    Emptied,
    Ended,
    Explored,
    Fed,
    Gained,
    Kept,
    Leftover,
    Looked,
    Opened,
    Paid,
    Passed,
    Placed,
    Played,
    Recalled,
    Returned,
    Sank,
    Shown,
    Shuffled,
    Spared,
    Stayed,
    Struck,
    Told,
    Took,
    Used,
    Visited,
    Won,
)


def told(entry: Entry, observer: int) -> Told | None:
    """What the observer is told of an entry: cards looked at, the looker alone (LAND-113R)."""
    owned = observer == REVIEWER or (bool(entry.facts) and observer == entry.facts[0])
    if entry.kind == telling.LOOKED:
        return _looked(owned, *entry.facts)
    if entry.kind == (telling.BURIED if owned else telling.SANK):
        return None
    return _TELLERS[entry.kind](*entry.facts)


def forest(numbers: tuple[int, ...]) -> Cards:
    """Forest cards by name."""
    return tuple(KINDS[number] for number in numbers)


def fairies(numbers: tuple[int, ...]) -> Cards:
    """Fairies of a hand by name."""
    return tuple(HAND[number] for number in numbers)


def of_deck(deck: int, numbers: tuple[int, ...]) -> Cards:
    """Cards of the Court (items) or of the Druids by name."""
    names = KINDS if deck else ITEM_NAMES
    return tuple(names[number] for number in numbers)


def _looked(owned: bool, seat: int, deck: int, hidden: int, *cards: int) -> Looked:
    count = len(cards) if owned or not hidden else None
    return Looked(seat, DECKS[deck], count, of_deck(deck, cards) if owned else None)


def _buried(seat: int, deck: int, hidden: int, count: int) -> Buried:
    return Buried(seat, DECKS[deck], None if hidden else count)


def _deck_card(shape: Callable[[int, str, str], Told], seat: int, deck: int, card: int) -> Told:
    return shape(seat, DECKS[deck], of_deck(deck, (card,))[0])


_TELLERS: dict[int, Callable[..., Told]] = {
    telling.OPENED: lambda *cards: Opened(forest(cards)),
    telling.BEGAN: Began,
    telling.DAWNED: lambda seat, *cards: Dawned(seat, forest(cards)),
    telling.PLACED: lambda seat, card, clearing: Placed(seat, KINDS[card], clearing + 1),
    telling.EXPLORED: lambda seat, clearing: Explored(seat, clearing + 1),
    telling.VISITED: lambda seat, deck: Visited(seat, DECKS[deck]),
    telling.BADE: Bade,
    telling.PASSED: Passed,
    telling.PLAYED: lambda seat, fairy, worth: Played(seat, HAND[fairy], worth),
    telling.PAID: Paid,
    telling.RECALLED: Recalled,
    telling.STAYED: Stayed,
    telling.SPARED: lambda seat, at: Spared(seat, at + 1),
    telling.BANISHED: lambda seat, at, *cards: Banished(seat, at + 1, forest(cards)),
    telling.TOOK: lambda seat, at, *cards: Took(seat, at + 1, forest(cards)),
    telling.ABANDONED: lambda at, *cards: Abandoned(at + 1, forest(cards)),
    telling.SHUFFLED: lambda deck: Shuffled(DECKS[deck]),
    telling.KEPT: lambda *facts: _deck_card(Kept, *facts),
    telling.SANK: lambda *facts: _deck_card(Sank, *facts),
    telling.BURIED: _buried,
    telling.CRESTED: lambda seat, *cards: Crested(seat, fairies(cards)),
    telling.USED: lambda seat, item: Used(seat, ITEM_NAMES[item]),
    telling.RETURNED: lambda seat, *cards: Returned(seat, fairies(cards)),
    telling.DREW: lambda seat, *cards: Drew(seat, forest(cards)),
    telling.GAINED: lambda seat, card: Gained(seat, KINDS[card]),
    telling.STRUCK: lambda seat, count, shielded: Struck(seat, count, bool(shielded)),
    telling.FED: lambda seat, card: Fed(seat, KINDS[card]),
    telling.EMPTIED: lambda at, *cards: Emptied(at + 1, forest(cards)),
    telling.ENDED: Ended,
    telling.SHOWN: lambda seat, *cards: Shown(seat, fairies(cards)),
    telling.LEFT_OVER: lambda deck, *cards: Leftover(DECKS[deck], of_deck(deck, cards)),
    telling.BOXED: lambda *items: Boxed(tuple(ITEM_NAMES[item] for item in items)),
    telling.COUNTED: Counted,
    telling.WON: Won,
}
