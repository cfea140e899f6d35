"""Where a player's cards can be, given everything that others saw.

For the second implementation of Faeries & Magical Creatures: it follows every possible history.
"""

from __future__ import annotations

from tests.games.faeries.oracle_cards import STARTING

Cards = frozenset[str]
Places = tuple[Cards, Cards, Cards]
"""Hand, draw pile and discards."""

NOTHING: Cards = frozenset()


def possible(past: list[tuple[str, str]], most: int) -> set[Places]:
    """FMC-91R to FMC-95R: all possibilities after this history; empty if there were too many."""
    found: set[Places] = {(NOTHING, STARTING, NOTHING)}
    for what, card in past:
        found = {after for before in found for after in _after(before, what, frozenset([card]))}
        if len(found) > most:
            return set()
    return found


def _after(places: Places, what: str, card: Cards) -> list[Places]:
    """Where the cards can be after one more event."""
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
