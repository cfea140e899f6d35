"""Plays moves and takes them back, and previews them: judge, commit, acknowledge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ...kernel.play import Look, Play
from ...kernel.refused import Refused
from ..messages import Move, TakeBack, Written
from ..people.access import Access, Caller, check_holds
from ..problems import Problem, problem_of
from ..store.database import Unreadable, Unwritable
from .log import AnyEntry, Hinted, Played, Rewound, TookBack
from .store import Proposal, TableStore
from .table import Table

Chosen = int | dict[str, Any]


class Moves:
    """Handles all moves, by people, programs and bots, over HTTP and sockets."""

    def __init__(self, tables: TableStore, access: Access) -> None:
        self._tables = tables
        self._access = access

    async def play(self, caller: Caller, table: str, move: Move) -> Written | Problem:
        """Play a move of the caller's seat. Sent again, the same move counts only once.

        Returns the problem if the move wasn't played; nothing has changed then.
        """
        try:
            found = await self._access.at_seat(caller, table, move.seat)
            with refusals(found):
                return await self._play(found, caller, move)
        except (Problem, Unreadable, Unwritable) as error:
            return problem_of(error) or Problem("broken")

    async def play_for_bot(self, table: str, seat: int, ask: int, action: int) -> None:
        """Play a bot's move. Chosen again, the same move counts only once."""

        def judge(now: Table) -> AnyEntry:
            if now.seat(seat).bot is None or now.asks.get(seat) != ask:
                raise Problem("stale")
            return Played(seat, [action])

        await self._tables.append(table, Proposal(judge, _own_id(seat, f"bot/{ask}")))

    async def take_back(self, caller: Caller, table: str, request: TakeBack) -> Written:
        """Undo the seat's last decision, as long as no one has learned anything from it.

        Alone with bots, it can be undone until the next one, with everything the bots did since.
        """
        await self._access.at_seat(caller, table, request.seat)
        seat = request.seat

        def judge(now: Table) -> AnyEntry:
            _playing(now, caller, seat)
            undo = now.undo_for(seat)
            since = now.lines[request.seq :]
            bots_since = isinstance(undo, Rewound) and all(
                line.entry.seat != seat for line in since
            )
            if request.seq > now.seq or (since and not bots_since):
                raise Problem("stale", seq=now.seq, ask=now.asks.get(seat))
            if undo is None:
                raise Problem("kept")
            return undo

        own = _own_id(seat, request.move_id)
        line = (await self._tables.append(table, Proposal(judge, own))).line_of(own)
        if line is None or not isinstance(line.entry, TookBack | Rewound):
            raise Problem("reused")
        return Written(move_id=request.move_id, seq=line.seq)

    async def note_hint(self, table: Table, seat: int) -> None:
        """Note the first hint for a daily deal, whose result says whether there was one."""
        if table.facts.config.daily is None:
            return

        def judge(now: Table) -> AnyEntry | None:
            return None if now.hinted else Hinted(seat)

        await self._tables.append(table.id, Proposal(judge))

    async def _play(self, table: Table, caller: Caller, move: Move) -> Written:
        if table.play is None and await self._tables.catch_up(table):
            table = await self._tables.find(table.id)
        if table.play is None:
            raise Problem("not-begun")
        entry = Played(move.seat, [table.play.number(action) for action in move.actions])
        own = _own_id(move.seat, move.move_id)

        def judge(now: Table) -> AnyEntry:
            running = _playing(now, caller, move.seat)
            ask = now.asks.get(move.seat)
            if ask is None:
                raise Refused("this seat is not asked now", rule=running.game.turn_rule)
            if ask != move.ask:
                raise Problem("stale", seq=now.seq, ask=ask)
            return entry

        line = (await self._tables.append(table.id, Proposal(judge, own))).line_of(own)
        if line is None or line.entry != entry:
            raise Problem("reused")  # the id was used for something else before
        return Written(move_id=move.move_id, seq=line.seq)


def look(table: Table, seat: int, actions: Sequence[Chosen]) -> Look:
    """Preview these decisions as far as the seat can know; raises the same Problems as a move."""
    play = table.running()
    with refusals(table):
        seen = play.look(list(actions), seat)
        for place in range(1, len(actions) if seen.learns else 0):
            if play.look(list(actions[:place]), seat).learns:
                raise Problem("learned", field=f"actions[{place}]")
    return seen


def why(table: Table, seat: int, action: Chosen) -> Refused | None:
    """Why the decision isn't allowed; None if it is."""
    return table.running().why(action, seat)


@contextmanager
def refusals(table: Table) -> Iterator[None]:
    """Turn refusals into problems that name the table's game."""
    try:
        yield
    except Refused as refused:
        raise Problem.refusal(refused, table.facts.config.game) from None


def _playing(table: Table, caller: Caller, seat: int) -> Play:
    """The game in progress, if the seat is the caller's and no bot stands in."""
    check_holds(table, caller, seat)
    running = table.running()
    if table.seat(seat).bot is not None:
        raise Problem("stand-in")
    return running


def _own_id(seat: int, move_id: str) -> str:
    """A move's id in the log. Each seat has its own ids, so no one can probe another's."""
    return f"{seat}:{move_id}"
