"""Cards in a row packed into one number: Clearings and decks, from the first card on."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from .tables import ANY, GROUP

# Each card takes five bits. Above its cards, a Clearing has four bits for the number of cards in
# each group: ANY, ANIMAL, FLOWER, EVIL. Decks are longer, and their size is kept elsewhere.
CARD_BITS: Final = 5
CARD_MASK: Final = 31
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
_COUNTS_FROM: Final = 36

_ADDED_COUNTS: Final = vec[i64](
    [
        2**_COUNTS_FROM + (0 if group == ANY else 2 ** (_COUNTS_FROM + COUNT_BITS * group))
        for group in GROUP
    ]
)
"""By kind: what a card adds to the counts of its Clearing."""


def card_at(row: i64, place: i64) -> i64:
    """The card in a place of a Clearing or deck, counted from 0."""
    return (row >> CARD_BITS * place) & CARD_MASK


def size(clearing: i64) -> i64:
    """The number of cards in a Clearing."""
    return (clearing >> _COUNTS_FROM) & COUNT_MASK


def count_in(clearing: i64, group: i64) -> i64:
    """The number of cards in a Clearing that belong to a group."""
    return (clearing >> (_COUNTS_FROM + COUNT_BITS * group)) & COUNT_MASK


def with_card(clearing: i64, kind: i64) -> i64:
    """The Clearing with a card added at its end."""
    return clearing + (kind << CARD_BITS * size(clearing)) + _ADDED_COUNTS[kind]


def without_kind(clearing: i64, kind: i64) -> i64:
    """The Clearing without the first card of a kind."""
    left: i64 = 0
    found = False
    for place in range(size(clearing)):
        card = card_at(clearing, place)
        if card == kind and not found:
            found = True
        else:
            left = with_card(left, card)
    return left


def listing(clearing: i64) -> list[int]:
    """The cards of a Clearing for the journal."""
    return [card_at(clearing, place) for place in range(size(clearing))]


def pack_deck(cards: vec[i64]) -> i64:
    """Cards from the top as a deck."""
    deck: i64 = 0
    for place in range(len(cards)):
        deck |= cards[place] << CARD_BITS * place
    return deck


def with_card_at(deck: i64, place: i64, card: i64) -> i64:
    """The deck with a card in a place that was empty."""
    return deck | card << CARD_BITS * place


def without_card_at(deck: i64, place: i64) -> i64:
    """The deck without the card in a place; those below it move up."""
    above: i64 = BIT[CARD_BITS * place] - 1
    return (deck & above) | ((deck >> CARD_BITS * (place + 1)) << CARD_BITS * place)


def with_top_sorted(deck: i64, count: i64) -> i64:
    """The deck with its top cards in ascending order."""
    for sorted_below in range(1, count):
        for place in range(count - sorted_below):
            one = card_at(deck, place)
            other = card_at(deck, place + 1)
            if one > other:
                both = (one ^ other) << CARD_BITS * place
                deck ^= both | (both << CARD_BITS)
    return deck
