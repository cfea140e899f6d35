"""A table as an immutable value: each log entry makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from ...kernel import record as records
from ...kernel.fairness import Fairness, Seals, daily_table
from ...kernel.journal import Entry as JournalEntry
from ...kernel.play import Play
from ...kernel.record import Record
from ..problems import Problem
from .facts import Facts
from .log import AnyEntry, Line, Played, Rewound, TookBack, chain, encode

Status = Literal["open", "running", "finished", "closed"]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat of the table, and who plays it."""

    guest: str | None = None
    """The person who holds it."""
    name: str = ""
    seal: str = ""
    """The commitment to a share that no one else knows yet."""
    share: str = ""
    nonce: str = ""
    """Known once the sealed share is open."""
    bot: str | None = None
    """The level of the bot that plays it now: its own, or standing in for the person."""
    key_hash: str | None = None
    agreed: frozenset[int] = frozenset()
    """The seats that want a bot to stand in."""

    @property
    def free(self) -> bool:
        """Whether neither a person nor a bot has it."""
        return self.guest is None and self.bot is None

    @property
    def sealed(self) -> bool:
        """Whether its share is fixed: sealed, known, or not needed because a bot has the seat."""
        return bool(self.bot or self.seal or self.share)

    @property
    def ready(self) -> bool:
        """Whether its share is known, or it is a bot's."""
        return bool(self.bot or self.share)


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table after a number of log entries."""

    id: str
    """The name of the table in addresses."""
    facts: Facts
    seats: tuple[Seat, ...]
    status: Status = "open"
    seq: int = 0
    """The number of entries in the log."""
    lines: tuple[Line, ...] = ()
    journal: tuple[tuple[JournalEntry, ...], ...] = ((),)
    """By seq, from 0: the entries that the rules added to the play's journal."""
    play: Play | None = None
    asks: Mapping[int, int] = msgspec.field(default_factory=dict)
    """For each seat that has to decide: the seq at which it was asked."""
    closed: bool = False
    hinted: bool = False
    """Whether the player of a daily deal has asked for a hint."""
    restarts: int = 0
    """How many seats were lost during the shuffle, so that everyone had to seal again."""
    passed_over: int = 0
    """How many hopeless deals were passed over when the game began."""
    rematch: str | None = None
    ids: dict[str, Line] = msgspec.field(default_factory=dict)
    """Lines by move id. All versions of a table share it, including versions that were never
    committed: an id counts only if its line is in this table's log."""

    @property
    def shuffling(self) -> bool:
        """Whether all seats are taken, but not all shares are open."""
        if self.status != "open" or any(seat.free for seat in self.seats):
            return False
        return not all(seat.ready for seat in self.seats)

    @property
    def settled(self) -> bool:
        """Whether someone has opened a share, after which no one else may sit down."""
        return self.restarts > 0 or any(seat.nonce for seat in self.seats)

    @property
    def unsealed(self) -> list[int]:
        """The seats whose shares count in the deal, but were never sealed."""
        if self.facts.config.daily is not None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.share and not seat.seal]

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves, without a bot standing in."""
        return [number for number, seat in enumerate(self.seats) if seat.guest and not seat.bot]

    def only_bots_besides(self, seat: int) -> bool:
        """Whether a person plays the seat, and bots have all others; no one is just away."""
        held = [number for number, other in enumerate(self.seats) if other.guest]
        return held == [seat] and seat in self.people and len(self.seats) > 1

    def undo_for(self, seat: int) -> TookBack | Rewound | None:
        """The entry that undoes the seat's last decision, or None if it stays.

        Alone with bots, a move that they have replied to is undone as a whole.
        """
        if self.play is None or self.status != "running":
            return None
        if self.play.can_take_back(seat):
            return TookBack(seat)
        if not self.only_bots_besides(seat):
            return None
        steps = self._last_move(seat)
        return Rewound(seat, steps) if self.play.can_rewind(seat, steps) else None

    def _last_move(self, seat: int) -> int:
        """How many decisions the seat made at once, if it has undone nothing since; otherwise 1."""
        own = next((line.entry for line in reversed(self.lines) if line.entry.seat == seat), None)
        return len(own.actions) if isinstance(own, Played) else 1

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: if the table allows it or only one person plays."""
        return self.facts.config.hints or len(self.people) == 1

    def moved_on_from(self, before: Table) -> bool:
        """Whether nothing but moves in the same game lies between that version and this one."""
        return before.seats is self.seats and before.status == self.status == "running"

    def running(self) -> Play:
        """The game in progress; raises Problem if there is none."""
        if self.play is None:
            raise Problem("not-begun")
        if self.status != "running":
            raise Problem("over")
        return self.play

    def seat(self, number: int) -> Seat:
        """The seat with this number; raises Problem if there is none."""
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
        facts, config = self.facts, self.facts.config
        if config.daily is not None:
            day = daily_table(config.game, config.daily)
            return Fairness(day, facts.commitment, facts.secret.hex(), [""] * len(self.seats))
        shares = [seat.share for seat in self.seats]
        sealed, passed = self.seals() or msgspec.UNSET, self.passed_over or msgspec.UNSET
        return Fairness(facts.id, facts.commitment, facts.secret.hex(), shares, sealed, passed)

    def seals(self) -> Seals | None:
        """The seals of the seats; None if no one sealed."""
        if not any(seat.seal for seat in self.seats):
            return None
        seals, nonces = [seat.seal for seat in self.seats], [seat.nonce for seat in self.seats]
        return Seals(seals, nonces, self.restarts)

    def record(self) -> Record:
        """The finished game, with its secret and shares; raises Problem before the end."""
        if self.play is None or not self.play.over:
            raise Problem("not-over")
        about: records.About = {"names": self.names(), "fairness": self.fairness()}
        if self.facts.config.daily is not None:
            about["daily"] = self.facts.config.daily
        return records.record(self.play, **about)
