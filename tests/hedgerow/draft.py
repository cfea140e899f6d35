"""The draft: everyone picks at the same time, then the packets are passed on."""

from __future__ import annotations

from bisect import insort

from elfhame.kernel.journal import NOBODY

from .events import DEALT, PASSED, PICKED
from .state import Table, bit


def opening(table: Table) -> None:
    """Announce to each seat the packet it was dealt."""
    for seat in range(table.seats):
        _show_packet(table, DEALT, seat)


def pick(table: Table, seat: int, card: int) -> None:
    """The seat picks a card; after the last seat, packets are passed on."""
    _into_hand(table, seat, card)
    table.chosen[seat] = True
    if table.telling:
        table.journal.note(PICKED, NOBODY, [seat, card])
    if all(table.chosen):
        _pass_on(table)


def _pass_on(table: Table) -> None:
    table.passes += 1
    table.chosen = [False] * table.seats
    for seat in range(table.seats):
        _show_packet(table, PASSED, seat)
    if not table.drafting():
        for seat in range(table.seats):
            _into_hand(table, seat, table.packets[table.before(seat)][0])
        table.asked = "turn"


def _into_hand(table: Table, seat: int, card: int) -> None:
    packet = table.before(seat)
    table.packets[packet].remove(card)
    insort(table.hands[seat], card)
    table.cells[card] = (packet, table.passes + 1)


def _show_packet(table: Table, kind: int, seat: int) -> None:
    if table.telling:
        table.journal.note(kind, bit(seat), [seat, *table.packets[table.before(seat)]])
