"""Taking and leaving seats, bots that stand in, and closing a table."""

from __future__ import annotations

from math import ceil
from secrets import token_urlsafe
from typing import Final

from ..messages import OpenShare, TakeSeat
from ..people.access import Access, Caller, check_holds
from ..people.guests import Guest, plain_name, token_hash
from ..people.presence import Presence
from ..problems import Problem
from ..settings import Settings
from . import log
from .store import Judge, Proposal, TableStore
from .table import Table

SHUFFLE_PATIENCE: Final = 24 * 60 * 60
"""Seconds that a shuffle waits for an absent player, even at a table whose patience has no end."""


class Seats:
    """Changes who sits where."""

    def __init__(
        self, tables: TableStore, access: Access, presence: Presence, settings: Settings
    ) -> None:
        self._tables = tables
        self._access = access
        self._presence = presence
        self._settings = settings

    async def take(self, guest: Guest, table: str, seat: int, request: TakeSeat) -> Table:
        """Take a free seat, with an invitation or because it is reserved for the guest."""
        found = await self._find_invited(guest, table, request.key)
        name = plain_name(request.name) if request.name else guest.name
        entry = log.Sat(seat, guest.id, name, request.share or "", request.seal or "")

        def judge(now: Table) -> log.AnyEntry | None:
            held = now.seat(seat)
            if held.free and request.key is None and not _needs_no_key(now, guest, seat):
                raise Problem("unknown")
            given = held.seal == entry.seal if entry.seal else held.share == entry.share
            return None if held.guest == guest.id and given else entry

        return await self._tables.append(found.id, Proposal(judge))

    async def seal(self, caller: Caller, table: str, seat: int, seal: str) -> Table:
        """Seal another share, before anyone has opened theirs."""

        def judge(now: Table) -> log.AnyEntry | None:
            return None if now.seat(seat).seal == seal else log.Sealed(seat, seal)

        return await self._append(caller, table, seat, judge)

    async def open_share(self, caller: Caller, table: str, seat: int, request: OpenShare) -> Table:
        """Open the sealed share, once everyone has sealed; the last one begins the game."""
        entry = log.Unsealed(seat, request.share, request.nonce)

        def judge(now: Table) -> log.AnyEntry | None:
            held = now.seat(seat)
            again = (held.share, held.nonce) == (entry.share, entry.nonce)
            return None if again else entry

        return await self._append(caller, table, seat, judge)

    async def put_bot(self, guest: Guest, table: str, seat: int, level: str | None) -> Table:
        """Put a bot on a free seat of the guest's own table, or open the seat again."""
        found = await self._access.table(Caller(guest), table)
        if found.facts.owner != guest.id:
            raise Problem("not-owner")
        return await self._tables.append(table, Proposal(lambda now: log.Placed(seat, level)))

    async def leave(self, guest: Guest, table: str, seat: int, level: str) -> Table:
        """Give up a seat for good. It becomes free, or a bot's once a share has been opened."""

        def judge(now: Table) -> log.AnyEntry:
            free = now.play is None and not now.settled
            return log.Stood(seat) if free else log.Left(seat, level)

        return await self._append(Caller(guest), table, seat, judge)

    async def stand_in(self, caller: Caller, table: str, seat: int, level: str) -> Table:
        """Let a bot play for a person: for yourself at once, for others if all agree.

        Once someone has been away for longer than the table's patience, one other player is
        enough. Before the game, only a player whose share is missing can be replaced, for good.
        """
        guest = caller.known()
        found = await self._access.table(caller, table)
        mine = set(found.seats_of(guest.id))
        if seat in mine:
            handed = log.Handed(seat, level, "asked")
            return await self._append(caller, table, seat, lambda now: handed)
        absent = found.seat(seat).guest
        voters = mine & {other for other in found.people if found.seats[other].guest != absent}
        if not voters:
            raise Problem("not-yours")
        return await self._replace(found, caller, seat, level, min(voters))

    async def away(self, table: Table) -> dict[int, int | None]:
        """The seats of people who haven't been seen at any of their seats for a while.

        The value is the number of seconds until one other player can call a stand-in, or None if
        the table's patience has no end.
        """
        absences = {seat: await self._presence.absent(table.id, seat) for seat in table.people}
        here = {
            table.seats[seat].guest
            for seat, absence in absences.items()
            if absence < self._settings.absent
        }
        patience = _patience(table)
        return {
            seat: None if patience is None else ceil(max(0.0, patience - absence))
            for seat, absence in absences.items()
            if table.seats[seat].guest not in here
        }

    async def come_back(self, guest: Guest, table: str, seat: int) -> Table:
        """Take the seat back from the bot that stood in."""
        await self._access.at_seat(Caller(guest), table, seat)
        await self._presence.save((table, seat))
        return await self._append(Caller(guest), table, seat, lambda now: log.Returned(seat))

    async def key(self, guest: Guest, table: str, seat: int) -> str:
        """A new key for a program that plays the seat."""
        key = token_urlsafe(32)
        keyed = log.Keyed(seat, token_hash(key))
        await self._append(Caller(guest), table, seat, lambda now: keyed)
        return key

    async def close(self, guest: Guest, table: str) -> Table:
        """Close the guest's own table, before its game begins or if no one else plays."""
        found = await self._access.table(Caller(guest), table)
        if found.facts.owner != guest.id:
            raise Problem("not-owner")

        def judge(now: Table) -> log.AnyEntry:
            mine = now.seats_of(guest.id)
            if now.play and not set(now.people) <= set(mine):
                raise Problem("begun")
            return log.Closed(mine[0] if mine else -1)

        return await self._tables.append(table, Proposal(judge))

    async def _replace(self, table: Table, caller: Caller, seat: int, level: str, by: int) -> Table:
        """Hand an absent person's seat to a bot, or note that the caller at seat `by` agrees."""
        away = await self._presence.absent(table.id, seat)
        if away < self._settings.absent:
            raise Problem("not-absent")

        def judge(now: Table) -> log.AnyEntry:
            check_holds(now, caller, by)
            absent = now.seat(seat)
            if absent.guest != table.seats[seat].guest:
                raise Problem("not-absent")  # someone else sits there now
            if now.play is None and absent.ready:
                raise Problem("not-begun")
            others = {other for other in now.people if now.seats[other].guest != absent.guest}
            patience = _patience(now)
            impatient = patience is not None and away >= patience
            waited = impatient and (seat in now.asks or now.shuffling)
            agreed = others <= absent.agreed | {by} and len(others) > 1
            if not (waited or agreed):
                return log.Agreed(seat, by)
            if now.play is None:
                return log.Left(seat, level)
            return log.Handed(seat, level, "waited" if waited else "agreed")

        return await self._tables.append(table.id, Proposal(judge))

    async def _find_invited(self, guest: Guest, table: str, key: str | None) -> Table:
        """The table, if the guest belongs there or has its key."""
        if key is None:
            return await self._access.table(Caller(guest), table)
        try:
            found = await self._tables.find(table)
        except Problem:  # otherwise any key could be used to find out whether the table exists
            return await self._access.table(Caller(guest), table)
        if key != found.facts.seat_key:
            raise Problem("unknown")
        return found

    async def _append(self, caller: Caller, table: str, seat: int, judge: Judge) -> Table:
        """Append an entry about the caller's seat, if it is still theirs when its turn comes."""
        await self._access.at_seat(caller, table, seat)

        def judge_held(now: Table) -> log.AnyEntry | None:
            check_holds(now, caller, seat)
            return judge(now)

        return await self._tables.append(table, Proposal(judge_held))


def _needs_no_key(table: Table, guest: Guest, seat: int) -> bool:
    """Whether the guest may sit down without the key of the seat link; a watcher may not."""
    own = guest.id == table.facts.owner or bool(table.seats_of(guest.id))
    return own or table.reserved_for(seat) == guest.id


def _patience(table: Table) -> int | None:
    """Seconds until one player may call a bot for an absent one alone; None if they never may."""
    patience = table.facts.config.patience
    return SHUFFLE_PATIENCE if patience is None and table.shuffling else patience
