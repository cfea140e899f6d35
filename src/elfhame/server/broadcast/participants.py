"""Who sits at a table, as each guest sees it, and the names that narrators use."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from ...kernel.game import View
from ...kernel.memory import Memory
from ...texts.narrator import Narrator
from .. import messages
from ..tables.table import Seat, Table

MOST_PARTICIPANTS: Final = 4096
"""So many are remembered; then all are looked at anew."""


class Participants:
    """What stays the same at a table until somebody comes or goes, or its game begins or ends."""

    def __init__(self, table: Table) -> None:
        self.seats = table.seats
        self.status = table.status
        self.hints = table.gives_hints
        kept = (table.reserved_for(seat) for seat in range(len(table.seats)))
        self.concerned: frozenset[str | None] = frozenset(
            {table.facts.owner, *kept, *(seat.guest for seat in table.seats)}
        )
        """The guests who own the table, sit at it, or for whom a seat is kept."""
        self._seats: dict[str | None, list[messages.SeatNow]] = {}
        self._links: dict[str | None, messages.Links | None] = {}
        self._narrators: dict[str, Narrator] = {}
        self._questions: dict[tuple[str, str | None, tuple[int, ...], str | None], str] = {}

    def is_of(self, table: Table) -> bool:
        """Whether nobody has come or gone since, and the game neither begun nor ended."""
        return self.seats is table.seats and self.status == table.status

    def seats_for(self, table: Table, guest: str | None) -> list[messages.SeatNow]:
        """The seats as a guest sees them: as JSON already, since nobody reads them here."""
        known = self._seats.get(guest)
        if known is None:
            told = msgspec.Raw(msgspec.json.encode(seats_now(table, guest)))
            known = self._seats[guest] = cast(list[messages.SeatNow], told)
        return known

    def links(self, table: Table, guest: str | None) -> messages.Links | None:
        """The links that are the guest's to give."""
        if guest not in self._links:
            self._links[guest] = links(table, guest)
        return self._links[guest]

    def narrator(self, table: Table, language: str) -> Narrator:
        """A narrator who calls the seats by their names."""
        known = self._narrators.get(language)
        if known is None:
            speaker = Narrator(table.facts.config.game, language)
            names = [_name(speaker, self.seats, seat) for seat in range(len(self.seats))]
            known = Narrator(table.facts.config.game, language, names)
            self._narrators[language] = known
        return known

    def question(self, narrator: Narrator, view: View) -> str:
        """What is asked now, and of whom, as one of its narrators says it."""
        key = (narrator.language, view.question, view.waiting, view.ending)
        known = self._questions.get(key)
        if known is None:
            known = self._questions[key] = narrator.question(view)
        return known


class ParticipantsCache:
    """The participants at the tables that were told of last."""

    def __init__(self) -> None:
        self._known: Memory[str, Participants] = Memory(MOST_PARTICIPANTS)

    def of(self, table: Table) -> Participants:
        """The participants at the table as it is now."""
        known = self._known.get(table.id)
        if known is None or not known.is_of(table):
            return self._known.keep(table.id, Participants(table))
        return known


def seats_now(table: Table, guest: str | None) -> list[messages.SeatNow]:
    """Who is at the seats, as one guest sees it."""
    return [seat_now(table, seat, guest) for seat in range(len(table.seats))]


def seat_now(table: Table, number: int, guest: str | None) -> messages.SeatNow:
    """Who is at a seat, as one guest sees it."""
    seat = table.seats[number]
    holder = table.reserved_for(number) if seat.free else seat.guest
    return messages.SeatNow(
        seat=number,
        kind="person" if seat.guest else "bot" if seat.bot else "open",
        name=seat.name,
        level=seat.bot,
        reserved=seat.free and holder is not None,
        yours=guest is not None and guest == holder,
        agreed=sorted(seat.agreed),
    )


def links(table: Table, guest: str | None) -> messages.Links | None:
    """The keys of the table's invitations, for those who sit at it or own it."""
    if guest is None or not (table.facts.owner == guest or table.seats_of(guest)):
        return None
    seat = table.facts.seat_key if table.status == "open" else None
    return messages.Links(seat=seat, watch=table.facts.watch_key)


def _name(speaker: Narrator, seats: tuple[Seat, ...], number: int) -> str:
    """The name of a seat: its person's, or one made from its bot's level."""
    seat = seats[number]
    if seat.name:
        return seat.name
    if seat.bot is None:
        return speaker.say("nobody-yet", {"number": number + 1})
    twins = [other for other in seats if other.bot == seat.bot and not other.name]
    numbered = "bot-name-numbered" if len(twins) > 1 else "bot-name"
    return speaker.say(numbered, {"level": seat.bot, "number": number + 1})
