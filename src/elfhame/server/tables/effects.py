"""Applies a log entry to a table, or rejects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ...kernel.fairness import check_seal, share
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
    _check_not_settled(table)
    if not table.seat(entry.seat).free:
        raise Problem("seat-taken")
    if table.reserved_for(entry.seat) not in (None, entry.guest):
        raise Problem("not-reserved")
    if bool(share(entry.share)) == bool(entry.seal):
        raise Refused("a person seals a share, or gives it in clear", field="share")
    shared = {"share": entry.share, "seal": entry.seal}
    return table.with_seat(entry.seat, guest=entry.guest, name=entry.name, **shared)


def _sealed(table: Table, entry: log.Sealed) -> Table:
    _check_not_begun(table)
    seat = table.seat(entry.seat)
    if seat.guest is None:
        raise Problem("not-yours")
    if seat.share or any(seat.nonce for seat in table.seats):
        raise Problem("shuffling")  # a share chosen now could depend on those that are known
    return table.with_seat(entry.seat, seal=entry.seal)


def _unsealed(table: Table, entry: log.Unsealed) -> Table:
    _check_not_begun(table)
    if not all(seat.sealed for seat in table.seats):
        raise Problem("not-sealed")
    seat = table.seat(entry.seat)
    if seat.share or not seat.seal:
        raise Problem("shuffling")
    check_seal(table.id, entry.seat, seat.seal, entry.nonce, entry.share)
    return table.with_seat(entry.seat, share=entry.share, nonce=entry.nonce)


def _stood(table: Table, entry: log.Stood) -> Table:
    _check_not_settled(table)
    return table.with_seat(entry.seat, guest=None, name="", share="", seal="", key_hash=None)


def _placed(table: Table, entry: log.Placed) -> Table:
    _check_not_settled(table)
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
            # Otherwise an illegal move would reveal the outcome of its first actions at no cost.
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


def _rewound(table: Table, entry: log.Rewound) -> Table:
    if not table.only_bots_besides(entry.seat):
        raise Problem("kept")
    play = table.running().fork()
    for _ in range(entry.steps):
        play.rewind(entry.seat)
    return replace(table, play=play)


def _hinted(table: Table, entry: log.Hinted) -> Table:
    table.running()
    return replace(table, hinted=True)


def _agreed(table: Table, entry: log.Agreed) -> Table:
    _check_person(table, entry.seat)
    _check_person(table, entry.by)
    agreed = table.seat(entry.seat).agreed | {entry.by}
    return table.with_seat(entry.seat, agreed=agreed)


def _handed(table: Table, entry: log.Handed) -> Table:
    table.running()
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
    if not (table.shuffling or table.settled):
        table.running()
    check_level(entry.level, "level")
    left = table.with_seat(
        entry.seat, guest=None, bot=entry.level, key_hash=None, agreed=frozenset()
    )
    return left if table.play else _restarted(left, entry.seat)


def _restarted(table: Table, lost: int) -> Table:
    """The table with its shuffle restarted, because it lost a player whose share may be missing.

    Shares that were open are void: otherwise the last player to open could choose between two
    known deals. The lost seat goes to a bot for good, so no one gets another deal for free.
    """
    table = table.with_seat(lost, name="", seal="", share="", nonce="")
    seats = tuple(
        replace(seat, seal="", share="", nonce="") if seat.seal else seat for seat in table.seats
    )
    return replace(table, seats=seats, restarts=table.restarts + 1)


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


def _check_not_settled(table: Table) -> None:
    """Raise Problem if the game has begun, or it is too late to change who plays."""
    _check_not_begun(table)
    if table.settled:
        raise Problem("shuffling")


def _check_person(table: Table, number: int) -> None:
    """Raise Problem unless the shuffle or the game is on and a person plays the seat."""
    if not table.shuffling:
        table.running()
    seat = table.seat(number)
    if seat.guest is None or seat.bot is not None:
        raise Problem("stand-in")


_EFFECTS: Final[dict[type[log.Entry], Callable[[Table, Any], Table]]] = {
    log.Sat: _sat,
    log.Sealed: _sealed,
    log.Unsealed: _unsealed,
    log.Stood: _stood,
    log.Placed: _placed,
    log.Played: _played,
    log.TookBack: _took_back,
    log.Rewound: _rewound,
    log.Hinted: _hinted,
    log.Agreed: _agreed,
    log.Handed: _handed,
    log.Returned: _returned,
    log.Left: _left,
    log.Keyed: _keyed,
    log.Closed: _closed,
    log.Rematched: _rematched,
}
