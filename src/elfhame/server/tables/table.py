"""A table as an immutable value: each log entry makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from ...kernel import record as records
from ...kernel.fairness import Fairness, commitment
from ...kernel.journal import Entry as JournalEntry
from ...kernel.play import Play
from ...kernel.record import Record
from ..problems import Problem
from .config import TableConfig
from .log import AnyEntry, Line, chain, encode


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything about a table that is fixed when it is created."""

    id: str
    owner: str
    config: TableConfig
    secret: bytes = field(repr=False)
    seat_key: str = field(repr=False)
    watch_key: str = field(repr=False)
    created: int
    rematch_of: str | None = None
    commitment: str = field(init=False)
    """The hash of the secret, published before anyone sits down."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "commitment", commitment(self.secret))


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat of the table, and who plays it."""

    guest: str | None = None
    """The person who holds it."""
    name: str = ""
    share: str = ""
    bot: str | None = None
    """The level of the bot that plays it now: its own, or standing in for the person."""
    key_hash: str | None = None
    agreed: frozenset[int] = frozenset()
    """The seats that want a bot to stand in."""

    @property
    def free(self) -> bool:
        """Whether neither a person nor a bot has it."""
        return self.guest is None and self.bot is None


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table after a number of log entries."""

    facts: Facts
    seats: tuple[Seat, ...]
    lines: tuple[Line, ...] = ()
    journal: tuple[tuple[JournalEntry, ...], ...] = ((),)
    """By seq, from 0: the entries that the rules added to the play's journal."""
    play: Play | None = None
    asks: Mapping[int, int] = msgspec.field(default_factory=dict)
    """For each seat that has to decide: the seq at which it was asked."""
    closed: bool = False
    rematch: str | None = None
    ids: dict[str, Line] = msgspec.field(default_factory=dict)
    """Lines by move id. All versions of a table share it, including versions that were never
    committed: an id counts only if its line is in this table's log."""

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.facts.id

    @property
    def seq(self) -> int:
        """The number of entries in the log."""
        return len(self.lines)

    @property
    def status(self) -> str:
        """Open, running, finished or closed."""
        if self.play is not None and self.play.over:
            return "finished"
        if self.closed:
            return "closed"
        return "open" if self.play is None else "running"

    @property
    def people(self) -> list[int]:
        """The seats that people play, and no bot in their place."""
        return [number for number, seat in enumerate(self.seats) if seat.guest and not seat.bot]

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: if the table allows it, or to one person alone."""
        return self.facts.config.hints or len(self.people) == 1

    def running(self) -> Play:
        """The game in progress; Problem if there is none."""
        if self.play is None:
            raise Problem("not-begun")
        if self.status != "running":
            raise Problem("over")
        return self.play

    def seat(self, number: int) -> Seat:
        """The seat with this number; Problem if there is none."""
        if not 0 <= number < len(self.seats):
            raise Problem("unknown")
        return self.seats[number]

    def reserved_for(self, seat: int) -> str | None:
        """The guest for whom a seat is reserved; None if anyone may take it."""
        plan = self.facts.config.seats[seat]
        return plan.guest or (self.facts.owner if plan.kind == "person" else None)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def names(self) -> list[str]:
        """The names at the seats: of their people, or the levels of their bots."""
        return [seat.name or (seat.bot or "").capitalize() for seat in self.seats]

    def time_of(self, seq: int) -> int:
        """When an entry was written; for seq 0, when the table was created."""
        return self.lines[seq - 1].at if seq else self.facts.created

    def line_of(self, move_id: str) -> Line | None:
        """The line that was written under this id, if any."""
        line = self.ids.get(move_id)
        own = line is not None and line.seq <= self.seq and self.lines[line.seq - 1] is line
        return line if own else None

    def next_line(self, at: int, move_id: str | None, entry: AnyEntry) -> Line:
        """The entry as the next line of this table's log."""
        seq = self.seq + 1
        linked = chain(self.chain, self.id, seq, at, move_id, encode(entry))
        return Line(seq, at, move_id, entry, linked)

    @property
    def chain(self) -> bytes:
        """The hash over the whole log; empty for an empty one."""
        return self.lines[-1].chain if self.lines else b""

    def with_seat(self, number: int, **changes: object) -> Table:
        """The table with one seat changed."""
        seat = replace(self.seat(number), **changes)
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def fairness(self) -> Fairness:
        """How the seed was made; secret until the game is over."""
        facts = self.facts
        shares = [seat.share for seat in self.seats]
        return Fairness(facts.id, facts.commitment, facts.secret.hex(), shares)

    def record(self) -> Record:
        """The finished game, with its secret and shares; Problem before the end."""
        if self.play is None or not self.play.over:
            raise Problem("not-over")
        named = replace(records.record(self.play), names=self.names())
        if self.facts.config.daily is not None:
            return replace(named, daily=self.facts.config.daily)
        return replace(named, fairness=self.fairness())
