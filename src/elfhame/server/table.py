"""A table: what its log makes of it, as a value that every entry turns into a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from ..kernel import record as filing
from ..kernel.fairness import Fairness, commitment
from ..kernel.journal import Entry as Told
from ..kernel.play import Play
from ..kernel.record import Record
from .charter import Charter
from .log import Line
from .problems import Problem


@dataclass(frozen=True, slots=True)
class Facts:
    """What a table is from its making on."""

    id: str
    owner: str
    charter: Charter
    secret: bytes = field(repr=False)
    seat_key: str = field(repr=False)
    watch_key: str = field(repr=False)
    created: int
    rematch_of: str | None = None
    commitment: str = field(init=False)
    """What is published of the secret before anybody sits down."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "commitment", commitment(self.secret))


class Chair(msgspec.Struct, frozen=True, gc=False):
    """A seat of the table, and who is on it."""

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
        """Whether nobody is on it."""
        return self.guest is None and self.bot is None


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table at one moment. It is never changed: an entry makes a new one of it."""

    facts: Facts
    chairs: tuple[Chair, ...]
    lines: tuple[Line, ...] = ()
    told: tuple[tuple[Told, ...], ...] = ((),)
    """By seq, from 0: what the rules told by it."""
    play: Play | None = None
    asks: Mapping[int, int] = msgspec.field(default_factory=dict)
    """By seat that is asked: the seq at which its decision was put to it."""
    closed: bool = False
    rematch: str | None = None
    ids: dict[str, Line] = msgspec.field(default_factory=dict)
    """By move id, where its line is. All that a table becomes shares it, and also what it did not
    become: what stands here counts only if the line is the table's own."""

    @property
    def id(self) -> str:
        """The name of the table in addresses."""
        return self.facts.id

    @property
    def seq(self) -> int:
        """How many entries its log has."""
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
    def persons(self) -> list[int]:
        """The seats that persons play."""
        return [n for n, chair in enumerate(self.chairs) if chair.guest and not chair.bot]

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask what to do: to all if it was agreed on, else to one alone."""
        return self.facts.charter.hints or len(self.persons) == 1

    def running(self) -> Play:
        """The game, if it is going on."""
        if self.play is None:
            raise Problem("not-begun")
        if self.status != "running":
            raise Problem("over")
        return self.play

    def chair(self, seat: int) -> Chair:
        """The seat of that number."""
        if not 0 <= seat < len(self.chairs):
            raise Problem("unknown")
        return self.chairs[seat]

    def keeper(self, seat: int) -> str | None:
        """The guest whom a person's seat is kept for; None if anybody may take it."""
        plan = self.facts.charter.seats[seat]
        return plan.guest or (self.facts.owner if plan.kind == "person" else None)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def names(self) -> list[str]:
        """What the seats are called: by their persons, or by the levels of their bots."""
        return [chair.name or (chair.bot or "").capitalize() for chair in self.chairs]

    def at(self, seq: int) -> int:
        """When the entry was written; 0 is the making of the table."""
        return self.lines[seq - 1].at if seq else self.facts.created

    def written(self, move_id: str) -> Line | None:
        """The line that this id wrote, if it did."""
        line = self.ids.get(move_id)
        own = line is not None and line.seq <= self.seq and self.lines[line.seq - 1] is line
        return line if own else None

    def with_chair(self, seat: int, **changes: object) -> Table:
        """The table with other people or bots at one seat."""
        chair = replace(self.chair(seat), **changes)
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def fairness(self) -> Fairness:
        """Where the seed came from; to be told once the game is over."""
        facts = self.facts
        shares = [chair.share for chair in self.chairs]
        return Fairness(facts.id, facts.commitment, facts.secret.hex(), shares)

    def record(self) -> Record:
        """The finished game, with its secret and shares laid open."""
        if self.play is None or not self.play.over:
            raise Problem("not-over")
        named = replace(filing.record(self.play), names=self.names())
        if self.facts.charter.daily is not None:
            return replace(named, daily=self.facts.charter.daily)
        return replace(named, fairness=self.fairness())
