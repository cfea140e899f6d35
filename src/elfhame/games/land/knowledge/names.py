"""Cards by name, from the numbers that the rules know them by."""

from __future__ import annotations

from collections.abc import Iterable

from ..data.components import HAND, ITEM_NAMES, KINDS, Cards


def forest_names(cards: Iterable[int]) -> Cards:
    """The names of Forest cards."""
    return tuple(KINDS[card] for card in cards)


def fairy_names(fairies: Iterable[int]) -> Cards:
    """The names of fairies in a hand."""
    return tuple(HAND[fairy] for fairy in fairies)


def card_name(deck: int, card: int) -> str:
    """The name of a card of the Court's deck (0), an item, or of the Druids' (1)."""
    return KINDS[card] if deck else ITEM_NAMES[card]


def card_names(deck: int, cards: Iterable[int]) -> Cards:
    """The names of several cards of one deck."""
    return tuple(card_name(deck, card) for card in cards)
