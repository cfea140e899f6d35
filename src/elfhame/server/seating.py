"""Taking seats, leaving them, and letting bots stand in."""

from __future__ import annotations

from secrets import token_urlsafe

from . import log
from .access import Access, Caller
from .guests import Guest, hashed, plain_name
from .hall import Hall, Wish
from .messages import TakeSeat
from .presence import Presence
from .problems import Problem
from .settings import Settings
from .table import Table


class Seating:
    """Who sits where."""

    def __init__(self, hall: Hall, access: Access, presence: Presence, settings: Settings) -> None:
        self._hall = hall
        self._access = access
        self._presence = presence
        self._settings = settings

    async def take(self, guest: Guest, table: str, seat: int, wish: TakeSeat) -> Table:
        """Sit down at a free seat: by an invitation, or because it is kept for the guest."""
        found = await self._invited(guest, table, wish.key)
        name = plain_name(wish.name) if wish.name else guest.name
        entry = log.Sat(seat, guest.id, name, wish.share)

        def judged(now: Table) -> log.AnyEntry | None:
            chair = now.chair(seat)
            again = chair.guest == guest.id and chair.share == wish.share
            return None if again else entry

        return await self._hall.enter(found.id, Wish(judged))

    async def put_bot(self, guest: Guest, table: str, seat: int, level: str | None) -> Table:
        """The owner lets a bot have a free seat, or opens it again."""
        found = await self._access.table(Caller(guest), table)
        if found.facts.owner != guest.id:
            raise Problem("not-owner")
        return await self._enter(table, log.Placed(seat, level))

    async def leave(self, guest: Guest, table: str, seat: int, level: str) -> Table:
        """Give a seat up for good: before the game it is free again, in it a bot plays on."""
        await self._access.at_seat(Caller(guest), table, seat)

        def judged(now: Table) -> log.AnyEntry:
            if seat not in now.seats_of(guest.id):
                raise Problem("not-yours")
            return log.Stood(seat) if now.play is None else log.Left(seat, level)

        return await self._hall.enter(table, Wish(judged))

    async def stand_in(self, caller: Caller, table: str, seat: int, level: str) -> Table:
        """Let a bot play for a person: for oneself at once, for who is away if all others agree.

        Who is away for longer than the table's patience, one other may let a bot play for.
        """
        guest = caller.known()
        found = await self._access.table(caller, table)
        if seat in found.seats_of(guest.id):
            return await self._enter(table, log.Handed(seat, level, "asked"))
        mine = found.seats_of(guest.id)
        others = [
            other for other in found.persons if found.chairs[other].guest != found.chair(seat).guest
        ]
        if not set(mine) & set(others):
            raise Problem("not-yours")
        return await self._replace(found, seat, level, min(set(mine) & set(others)))

    async def away(self, table: Table) -> list[int]:
        """The seats whose persons were not seen for a while, at this or another seat of theirs."""
        here = {
            table.chairs[seat].guest
            for seat in table.persons
            if await self._presence.absent(table.id, seat) < self._settings.absent
        }
        return [seat for seat in table.persons if table.chairs[seat].guest not in here]

    async def come_back(self, guest: Guest, table: str, seat: int) -> Table:
        """Take the seat back from the bot that stood in."""
        await self._access.at_seat(Caller(guest), table, seat)
        await self._presence.note((table, seat))
        return await self._enter(table, log.Returned(seat))

    async def key(self, guest: Guest, table: str, seat: int) -> str:
        """A new key for a program that plays the seat."""
        await self._access.at_seat(Caller(guest), table, seat)
        key = token_urlsafe(32)
        await self._enter(table, log.Keyed(seat, hashed(key)))
        return key

    async def close(self, guest: Guest, table: str) -> Table:
        """The owner closes a table whose game has not begun, or that has no other person."""
        found = await self._access.table(Caller(guest), table)
        if found.facts.owner != guest.id:
            raise Problem("not-owner")
        if any(found.chairs[seat].guest != guest.id for seat in found.persons) and found.play:
            raise Problem("begun")
        mine = found.seats_of(guest.id)
        return await self._enter(table, log.Closed(mine[0] if mine else -1))

    async def _replace(self, table: Table, seat: int, level: str, by: int) -> Table:
        """Hand an absent person's seat to a bot, or note that one more would."""
        away = await self._presence.absent(table.id, seat)
        if away < self._settings.absent:
            raise Problem("not-absent")
        patience = table.facts.charter.patience
        waited = seat in table.asks and patience is not None and away >= patience

        def judged(now: Table) -> log.AnyEntry:
            absent = now.chair(seat)
            others = {n for n in now.persons if now.chairs[n].guest != absent.guest}
            if waited:
                return log.Handed(seat, level, "waited")
            if others <= absent.agreed | {by} and len(others) > 1:
                return log.Handed(seat, level, "agreed")
            return log.Agreed(seat, by)

        return await self._hall.enter(table.id, Wish(judged))

    async def _invited(self, guest: Guest, table: str, key: str | None) -> Table:
        """The table, if the guest belongs there or shows its key."""
        if key is None:
            return await self._access.table(Caller(guest), table)
        try:
            found = await self._hall.find(table)
        except Problem:  # any key would do to ask whether there is such a table
            return await self._access.table(Caller(guest), table)
        if key != found.facts.seat_key:
            raise Problem("unknown")
        return found

    async def _enter(self, table: str, entry: log.AnyEntry) -> Table:
        return await self._hall.enter(table, Wish(lambda now: entry))
