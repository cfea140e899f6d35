"""Between decisions: who is next, who wins a round, and the end (ACORN-12 to ACORN-20)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..state import NO_CARD, Table, is_over
from .entries import TAKEN
from .scoring import note_the_end


def end_turn(table: Table) -> None:
    """Pass the turn on, or finish the round if everyone has played."""
    after = (table.turn + 1) % table.seats
    if table.shown[after] == NO_CARD:
        table.turn = after
        return
    _finish_round(table)
    if is_over(table) and table.telling:
        note_the_end(table)


def ending(table: Table) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return "ACORN-20" if is_over(table) else None


def _finish_round(table: Table) -> None:
    """The highest card wins an acorn and begins the next round (ACORN-14)."""
    best: i64 = 0
    for seat in range(table.seats):
        if table.shown[seat] > table.shown[best]:
            best = seat
    if table.telling:
        table.journal.note(TAKEN, NOBODY, [best, table.shown[best]])
    table.acorns[best] += 1
    table.rounds += 1
    table.turn = best
    for seat in range(table.seats):
        table.shown[seat] = NO_CARD
