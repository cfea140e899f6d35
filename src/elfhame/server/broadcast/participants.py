"""A table and its players as each guest sees them, and the names that narrators use."""

from __future__ import annotations

from typing import Any

from ...texts.narrator import Narrator
from .. import messages
from ..tables.table import Seat, Table


def concerned(table: Table) -> frozenset[str | None]:
    """The guests who own the table, sit at it, or have a seat reserved."""
    reserved = (table.reserved_for(seat) for seat in range(len(table.seats)))
    return frozenset({table.facts.owner, *reserved, *(seat.guest for seat in table.seats)})


def narrator_of(table: Table, language: str) -> Narrator:
    """A narrator that refers to the seats by name."""
    nameless = Narrator(table.facts.config.game, language)
    names = [_name(nameless, table.seats, seat) for seat in range(len(table.seats))]
    return Narrator(table.facts.config.game, language, names)


def names_at(table: Table, language: str) -> list[str]:
    """The names at the seats in a language; empty for free seats."""
    named = zip(table.seats, narrator_of(table, language).names, strict=True)
    return ["" if seat.free else name for seat, name in named]


def fixed_fields(table: Table, narrator: Narrator, guest: str | None) -> dict[str, Any]:
    """The fields of a guest's frames that no move changes, except the one that ends the game."""
    config, play = table.facts.config, table.play
    return {
        "table": table.id,
        "game": config.game,
        "status": table.status,
        "options": config.options,
        "hints": table.gives_hints,
        "patience": config.patience,
        "daily": config.daily,
        "set_up": set_up(table, narrator),
        "seats": seats_now(table, guest),
        "result": None if play is None else play.result,
        "commitment": table.facts.commitment,
        "shuffle": shuffle_now(table),
        "unsealed": table.unsealed,
        "owner": guest is not None and guest == table.facts.owner,
        "links": links(table, guest),
        "rematch": table.rematch,
    }


def set_up(table: Table, narrator: Narrator) -> str | None:
    """A sentence that says so if the game begins at a position that the owner chose."""
    return None if table.facts.config.position is None else narrator.say("table-set-up")


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


def shuffle_now(table: Table) -> messages.Shuffle | None:
    """The state of the shuffle, or None if the game has begun or never will."""
    if table.status != "open":
        return None
    people, sealed = table.people, all(seat.sealed for seat in table.seats)
    return messages.Shuffle(
        restarts=table.restarts,
        seals=[seat.seal for seat in table.seats],
        to_seal=[seat for seat in people if not table.seats[seat].sealed],
        to_open=[seat for seat in people if sealed and not table.seats[seat].ready],
    )


def links(table: Table, guest: str | None) -> messages.Links | None:
    """The keys of the table's invitations, for those who sit at it or own it."""
    if guest is None or not (table.facts.owner == guest or table.seats_of(guest)):
        return None
    seat = table.facts.seat_key if table.status == "open" else None
    return messages.Links(seat=seat, watch=table.facts.watch_key)


def _name(narrator: Narrator, seats: tuple[Seat, ...], number: int) -> str:
    """The name of a seat: its person's, or one made from its bot's level."""
    seat = seats[number]
    if seat.name:
        return seat.name
    if seat.bot is None:
        return narrator.say("nobody-yet", {"number": number + 1})
    twins = [other for other in seats if other.bot == seat.bot and not other.name]
    numbered = "bot-name-numbered" if len(twins) > 1 else "bot-name"
    return narrator.say(numbered, {"level": seat.bot, "number": number + 1})
