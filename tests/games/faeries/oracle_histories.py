"""Where the cards of a player can be, by all that somebody else saw of them.

For the second implementation of Faeries & Magical Creatures: every history is followed to its end.
"""

from __future__ import annotations

from tests.games.faeries.oracle_cards import STARTING

Cards = frozenset[str]
Places = tuple[Cards, Cards, Cards]
"""Hand, draw pile and discards."""

NOTHING: Cards = frozenset()


def possible(past: list[tuple[str, str]], most: int) -> set[Places]:
    """FMC-91R to FMC-95R: all that can be after this past; nothing if it was ever too much."""
    found: set[Places] = {(NOTHING, STARTING, NOTHING)}
    for what, card in past:
        found = {after for before in found for after in _after(before, what, frozenset([card]))}
        if len(found) > most:
            return set()
    return found


def _after(places: Places, what: str, card: Cards) -> list[Places]:
    """Where the cards can be after one more thing that happened to them."""
    hand, pile, discards = places
    match what:
        case "play":
            return [(hand - card, pile, discards)] if card <= hand else []
        case "take":
            return [(hand | card, pile, discards)]
        case "recover":
            return [(hand | card, pile, discards - card)] if card <= discards else []
        case "discard":
            return [(hand, pile, discards | card)]
        case "draw":
            return [(hand | {drawn}, pile - {drawn}, discards) for drawn in pile]
        case "drop":
            return [(hand - {left}, pile, discards | {left}) for left in hand]
        case _:
            return [] if pile else [(hand, discards, NOTHING)]
