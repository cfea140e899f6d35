"""Applies a log entry to a table, or rejects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ...kernel.fairness import share
from ...kernel.refused import Refused
from ..problems import Problem
from . import log
from .config import check_level
from .table import Table


def apply_entry(table: Table, entry: log.AnyEntry) -> Table:
    """The table after the entry; raises Problem or Refused if the entry isn't possible."""
    if table.closed and not isinstance(entry, log.Rematched):
        raise Problem("over")
    return _EFFECTS[type(entry)](table, entry)


def _sat(table: Table, entry: log.Sat) -> Table:
    _check_not_begun(table)
    if not table.seat(entry.seat).free:
        raise Problem("seat-taken")
    if table.reserved_for(entry.seat) not in (None, entry.guest):
        raise Problem("not-reserved")
    if not share(entry.share):
        raise Refused("a person adds random bytes to the seed", field="share")
    return table.with_seat(entry.seat, guest=entry.guest, name=entry.name, share=entry.share)


def _stood(table: Table, entry: log.Stood) -> Table:
    _check_not_begun(table)
    return table.with_seat(entry.seat, guest=None, name="", share="", key_hash=None)


def _placed(table: Table, entry: log.Placed) -> Table:
    _check_not_begun(table)
    if table.seat(entry.seat).guest is not None:
        raise Problem("seat-taken")
    if entry.level is not None:
        check_level(entry.level, "level")
    return table.with_seat(entry.seat, bot=entry.level)


def _played(table: Table, entry: log.Played) -> Table:
    play = table.running().fork()
    known = len(play.journal.entries)
    for place, action in enumerate(entry.actions):
        if any(new.learns >> entry.seat & 1 for new in play.journal.entries[known:]):
            # Otherwise an illegal move would reveal, at no cost, what its first actions bring.
            raise Problem("learned", field=f"actions[{place}]")
        try:
            play.act(action, entry.seat)
        except Refused as refused:
            raise refused.within(f"actions[{place}]") from None
    played = replace(table, play=play)
    agreed = table.seats[entry.seat].agreed
    return played.with_seat(entry.seat, agreed=frozenset()) if agreed else played


def _took_back(table: Table, entry: log.TookBack) -> Table:
    play = table.running().fork()
    play.take_back(entry.seat)
    return replace(table, play=play)


def _agreed(table: Table, entry: log.Agreed) -> Table:
    _check_person(table, entry.seat)
    _check_person(table, entry.by)
    agreed = table.seat(entry.seat).agreed | {entry.by}
    return table.with_seat(entry.seat, agreed=agreed)


def _handed(table: Table, entry: log.Handed) -> Table:
    _check_person(table, entry.seat)
    check_level(entry.level, "level")
    return table.with_seat(entry.seat, bot=entry.level, agreed=frozenset())


def _returned(table: Table, entry: log.Returned) -> Table:
    table.running()
    seat = table.seat(entry.seat)
    if seat.guest is None or seat.bot is None:
        raise Problem("stand-in")
    return table.with_seat(entry.seat, bot=None)


def _left(table: Table, entry: log.Left) -> Table:
    table.running()
    check_level(entry.level, "level")
    return table.with_seat(
        entry.seat, guest=None, bot=entry.level, key_hash=None, agreed=frozenset()
    )


def _keyed(table: Table, entry: log.Keyed) -> Table:
    if table.seat(entry.seat).guest is None:
        raise Problem("not-yours")
    return table.with_seat(entry.seat, key_hash=entry.key_hash)


def _closed(table: Table, entry: log.Closed) -> Table:
    if table.status == "finished":
        raise Problem("over")
    return replace(table, closed=True)


def _rematched(table: Table, entry: log.Rematched) -> Table:
    if table.status in ("open", "running"):
        raise Problem("not-over")
    return replace(table, rematch=entry.table)


def _check_not_begun(table: Table) -> None:
    if table.play is not None:
        raise Problem("begun")


def _check_person(table: Table, number: int) -> None:
    """Raise Problem unless the game is running and a person plays the seat."""
    table.running()
    seat = table.seat(number)
    if seat.guest is None or seat.bot is not None:
        raise Problem("stand-in")


_EFFECTS: Final[dict[type[log.Entry], Callable[[Table, Any], Table]]] = {
    log.Sat: _sat,
    log.Stood: _stood,
    log.Placed: _placed,
    log.Played: _played,
    log.TookBack: _took_back,
    log.Agreed: _agreed,
    log.Handed: _handed,
    log.Returned: _returned,
    log.Left: _left,
    log.Keyed: _keyed,
    log.Closed: _closed,
    log.Rematched: _rematched,
}
