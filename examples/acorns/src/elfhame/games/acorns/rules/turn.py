"""Between decisions: who is next, who wins a round, and the end (ACORN-12 to ACORN-20)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..state import NO_CARD, Grove, is_over
from .entries import TAKEN
from .scoring import note_the_end


def end_turn(grove: Grove) -> None:
    """Pass the turn on, or finish the round if everyone has played."""
    after = (grove.turn + 1) % grove.seats
    if grove.shown[after] == NO_CARD:
        grove.turn = after
        return
    _finish_round(grove)
    if is_over(grove) and grove.telling:
        note_the_end(grove)


def ending(grove: Grove) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return "ACORN-20" if is_over(grove) else None


def _finish_round(grove: Grove) -> None:
    """The highest card wins an acorn and begins the next round (ACORN-14)."""
    best: i64 = 0
    for seat in range(grove.seats):
        if grove.shown[seat] > grove.shown[best]:
            best = seat
    if grove.telling:
        grove.journal.note(TAKEN, NOBODY, [best, grove.shown[best]])
    grove.acorns[best] += 1
    grove.rounds += 1
    grove.turn = best
    for seat in range(grove.seats):
        grove.shown[seat] = NO_CARD
