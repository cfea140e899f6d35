"""The move path: judge, commit, acknowledge; and beside it what would be, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel.play import Look, Play
from ..kernel.refused import Refused
from .hall import Hall, Wish
from .log import AnyEntry, Played, TookBack
from .messages import Move, TakeBack, Written
from .problems import Problem
from .table import Table

Chosen = int | dict[str, Any]


async def play(hall: Hall, table: str, move: Move) -> Written:
    """Carry a person's or a program's move out, once, however often it is sent."""
    game = await _dealt(hall, table)
    entry = Played(move.seat, [game.number(action) for action in move.actions])

    def judge(now: Table) -> None:
        running = _playing(now, move.seat)
        ask = now.asks.get(move.seat)
        if ask is None:
            raise Refused("this seat is not asked now", rule=running.game.turn_rule)
        if ask != move.ask:
            raise Problem("stale", seq=now.seq, ask=ask)

    return await _write(hall, table, move.move_id, entry, judge)


async def play_for(hall: Hall, table: str, seat: int, ask: int, action: int) -> None:
    """Carry a bot's move out, once, however often it was thought of."""

    def judged(now: Table) -> AnyEntry:
        if now.chair(seat).bot is None or now.asks.get(seat) != ask:
            raise Problem("stale")
        return Played(seat, [action])

    await hall.enter(table, Wish(judged, _own(seat, f"bot/{ask}")))


async def take_back(hall: Hall, table: str, wish: TakeBack) -> Written:
    """Undo the seat's last decision, while nobody has learned anything from it."""

    def judge(now: Table) -> None:
        running = _playing(now, wish.seat)
        if wish.seq != now.seq:
            raise Problem("stale", seq=now.seq, ask=now.asks.get(wish.seat))
        if not running.can_take_back(wish.seat):
            raise Problem("kept")

    return await _write(hall, table, wish.move_id, TookBack(wish.seat), judge)


def look(table: Table, seat: int, actions: Sequence[Chosen]) -> Look:
    """What the decisions would do, as far as the seat can know; refused where a move would be."""
    play = table.running()
    seen = play.look(list(actions), seat)
    for place in range(1, len(actions) if seen.learns else 0):
        if play.look(list(actions[:place]), seat).learns:
            raise Problem("learned", field=f"actions[{place}]")
    return seen


def why(table: Table, seat: int, action: Chosen) -> Refused | None:
    """Why the decision is not allowed; None if it is."""
    return table.running().why(action, seat)


async def _write(
    hall: Hall, table: str, move_id: str, entry: AnyEntry, judge: Callable[[Table], None]
) -> Written:
    """Enter it once; an id that wrote something else before is refused."""

    def judged(now: Table) -> AnyEntry:
        judge(now)
        return entry

    own = _own(entry.seat, move_id)
    line = (await hall.enter(table, Wish(judged, own))).written(own)
    if line is None or line.entry != entry:
        raise Problem("reused")
    return Written(move_id=move_id, seq=line.seq)


async def _dealt(hall: Hall, table: str) -> Play:
    """The game, running or over."""
    found = await hall.find(table)
    if found.play is None and await hall.catch_up(found):
        found = await hall.find(table)
    if found.play is None:
        raise Problem("not-begun")
    return found.play


def _playing(table: Table, seat: int) -> Play:
    """The game in progress, if a person plays the seat."""
    running = table.running()
    if table.chair(seat).bot is not None:
        raise Problem("stand-in")
    return running


def _own(seat: int, move_id: str) -> str:
    """A move's id in the log: each seat has its own, so that nobody can try out another's."""
    return f"{seat}:{move_id}"
