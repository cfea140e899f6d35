"""The end of a game, and its winners."""

from __future__ import annotations

from typing import Final

from elfhame.kernel.journal import NOBODY
from elfhame.kernel.state import VICTORY

from .events import ENDED, REVEALED
from .state import ROSE, Table, bit

ROSE_POINTS: Final = 2


def roses(cards: list[int]) -> int:
    """The points for the roses among the cards of a hand."""
    return ROSE_POINTS * sum(card % ROSE == 0 for card in cards)


def score(table: Table, seat: int) -> int:
    """The points of a seat, including those of its hand."""
    return table.points[seat] + roses(table.hands[seat])


def shares(scores: list[int]) -> list[int]:
    """Each seat's share of the victory, in twelfths."""
    best = max(scores)
    return [VICTORY // scores.count(best) if points == best else 0 for points in scores]


def end(table: Table, rule: str) -> None:
    """End the game by this rule, and reveal all hands."""
    table.ended = rule
    table.asked = ""
    for seat, hand in enumerate(table.hands):
        _reveal(table, seat, hand)
    if table.telling:
        table.journal.note(ENDED, NOBODY, [int(rule.removeprefix("HEDGE-"))])


def _reveal(table: Table, seat: int, hand: list[int]) -> None:
    hidden = any(not table.shown[card] for card in hand)
    learns = bit(table.seats) - 1 - bit(seat) if hidden else NOBODY
    for card in hand:
        table.uncover(card)
        table.shown[card] = True
    if table.telling:
        table.journal.note(REVEALED, learns, [seat, *hand])
