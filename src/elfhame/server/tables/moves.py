"""Playing and taking back moves, and previewing them: judge, commit, acknowledge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.play import Look, Play
from ...kernel.refused import Refused
from ..messages import Move, TakeBack, Written
from ..problems import Problem
from .log import AnyEntry, Played, TookBack
from .store import Proposal, TableStore
from .table import Table

Chosen = int | dict[str, Any]


async def play(tables: TableStore, table: str, move: Move) -> Written:
    """Play a person's or a program's move. Sent again, the same move counts only once."""
    game = await _dealt(tables, table)
    entry = Played(move.seat, [game.number(action) for action in move.actions])

    def judge(now: Table) -> None:
        running = _playing(now, move.seat)
        ask = now.asks.get(move.seat)
        if ask is None:
            raise Refused("this seat is not asked now", rule=running.game.turn_rule)
        if ask != move.ask:
            raise Problem("stale", seq=now.seq, ask=ask)

    return await _write(tables, table, move.move_id, entry, judge)


async def play_for(tables: TableStore, table: str, seat: int, ask: int, action: int) -> None:
    """Play a bot's move. Chosen again, the same move counts only once."""

    def judged(now: Table) -> AnyEntry:
        if now.seat(seat).bot is None or now.asks.get(seat) != ask:
            raise Problem("stale")
        return Played(seat, [action])

    await tables.append(table, Proposal(judged, _own_id(seat, f"bot/{ask}")))


async def take_back(tables: TableStore, table: str, request: TakeBack) -> Written:
    """Undo the seat's last decision, as long as no one has learned anything from it."""

    def judge(now: Table) -> None:
        running = _playing(now, request.seat)
        if request.seq != now.seq:
            raise Problem("stale", seq=now.seq, ask=now.asks.get(request.seat))
        if not running.can_take_back(request.seat):
            raise Problem("kept")

    return await _write(tables, table, request.move_id, TookBack(request.seat), judge)


def look(table: Table, seat: int, actions: Sequence[Chosen]) -> Look:
    """Preview these decisions as far as the seat can know; refused where a move would be."""
    play = table.running()
    seen = play.look(list(actions), seat)
    for place in range(1, len(actions) if seen.learns else 0):
        if play.look(list(actions[:place]), seat).learns:
            raise Problem("learned", field=f"actions[{place}]")
    return seen


def why(table: Table, seat: int, action: Chosen) -> Refused | None:
    """Why the decision isn't allowed; None if it is."""
    return table.running().why(action, seat)


async def _write(
    tables: TableStore, table: str, move_id: str, entry: AnyEntry, judge: Callable[[Table], None]
) -> Written:
    """Append the entry once; Problem if its id was used for something else before."""

    def judged(now: Table) -> AnyEntry:
        judge(now)
        return entry

    own = _own_id(entry.seat, move_id)
    line = (await tables.append(table, Proposal(judged, own))).line_of(own)
    if line is None or line.entry != entry:
        raise Problem("reused")
    return Written(move_id=move_id, seq=line.seq)


async def _dealt(tables: TableStore, table: str) -> Play:
    """The game, running or over."""
    found = await tables.find(table)
    if found.play is None and await tables.catch_up(found):
        found = await tables.find(table)
    if found.play is None:
        raise Problem("not-begun")
    return found.play


def _playing(table: Table, seat: int) -> Play:
    """The game in progress, if a person plays the seat."""
    running = table.running()
    if table.seat(seat).bot is not None:
        raise Problem("stand-in")
    return running


def _own_id(seat: int, move_id: str) -> str:
    """A move's id in the log. Each seat has its own ids, so no one can probe another's."""
    return f"{seat}:{move_id}"
