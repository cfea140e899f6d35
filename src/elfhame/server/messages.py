"""The wire: every message that a client sends or gets. A page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..kernel.play import Result

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=8, max_length=80, pattern=r"^[A-Za-z0-9_\-]+$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes, in hex")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Chosen = Number | dict[str, Any]
"""An action: its number, or its typed form with `kind` and fields."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """What a client gets."""


# ---------------------------------------------------------------- guests


class NewGuest(Asked, frozen=True):
    """Somebody who wants to play; a program gets its token, a browser a cookie."""

    name: Name
    program: bool = False


class NewName(Asked, frozen=True):
    """How a guest wants to be called."""

    name: Name


class Guest(Sent, frozen=True):
    """Who you are."""

    id: str
    name: str
    token: str | None = None
    """For programs, told once: it goes into the header `Authorization: Bearer`."""


class DeviceKey(Sent, frozen=True):
    """Opens your tables on another device, once and soon."""

    key: str
    expires: int


class WithKey(Asked, frozen=True):
    """The key of an invitation or of another device, from the fragment of its link."""

    key: Key


# ---------------------------------------------------------------- games


class GameFacts(Sent, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    version: int
    seats: list[int]
    actions: int
    options: dict[str, Any]
    """JSON Schema of its options, defaults included."""
    components: str
    """Where its map, cards and tiles are; what is there never changes."""


class About(Sent, frozen=True):
    """What this server has."""

    version: str
    compiled: bool
    languages: list[str]
    levels: list[str]
    games: list[GameFacts]


class RuleText(Sent, frozen=True):
    """One rule of a ledger."""

    id: str
    kind: str
    section: str
    text: str


class Rules(Sent, frozen=True):
    """All rules of a game in one language."""

    game: str
    language: str
    title: str
    rules: list[RuleText]


# ---------------------------------------------------------------- tables


class Plan(Asked, frozen=True):
    """Who is to sit at a seat: whoever has the link, the owner, or a bot of a level."""

    kind: Literal["open", "person", "bot"]
    level: str | None = None


class NewTable(Asked, frozen=True):
    """A table to be made."""

    game: str
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    hints: bool = False
    daily: bool = False
    """Alone, with the deal that everybody gets today."""
    patience: Annotated[int, Meta(ge=30, le=2_592_000)] | None = 300


class SeatNow(Sent, frozen=True):
    """Who is at a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    """Of the bot that plays it now, perhaps standing in for the person."""
    reserved: bool
    """Whether it is kept for somebody."""
    yours: bool
    agreed: list[int]
    """The seats that want a bot to stand in."""


class Invitation(Sent, frozen=True):
    """What a link leads to; reading it changes nothing."""

    kind: Literal["seat", "watch"]
    table: str
    game: str
    options: dict[str, Any]
    status: str
    seats: list[SeatNow]
    commitment: str


class Links(Sent, frozen=True):
    """The keys of a table's invitations, for those who sit at it."""

    seat: str | None
    watch: str


class TakeSeat(Asked, frozen=True):
    """Sit down: with the invitation's key, unless you own the table or the seat is kept for you."""

    share: Share
    name: Name | None = None
    key: Key | None = None


class PutBot(Asked, frozen=True):
    """Put a bot of a level on a free seat; without a level, open the seat again."""

    level: str | None = None


class StandIn(Asked, frozen=True):
    """Let a bot play for a person."""

    level: str = "druid"


class SeatKey(Sent, frozen=True):
    """A key for a program that plays the seat, told once; the one before is void."""

    key: str


class TableLine(Sent, frozen=True):
    """A table among your tables."""

    table: str
    game: str
    status: str
    names: list[str]
    your_seats: list[int]
    your_turn: bool
    seq: int
    created: int
    since: int
    """When something last happened."""


class MyTables(Sent, frozen=True):
    """Your tables, those first where something happened last."""

    running: list[TableLine]
    finished: list[TableLine]


class Daily(Sent, frozen=True):
    """The deal of the day, and what a bot made of it."""

    game: str
    date: str
    level: str
    scores: list[int] | None
    """None while it still plays."""
    ending: str | None


class NewTableId(Sent, frozen=True):
    """The table that came of it."""

    table: str


# ---------------------------------------------------------------- moves


class Move(Asked, frozen=True):
    """One or more decisions of one seat, all or none."""

    seat: SeatNumber
    move_id: MoveId
    """Yours to choose, a new one for each move: sent twice, a move counts once."""
    ask: Seq
    """The `ask` of the frame that this answers."""
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class TakeBack(Asked, frozen=True):
    """Undo your last decision."""

    seat: SeatNumber
    move_id: MoveId
    seq: Seq
    """The table's seq as you see it."""


class Written(Sent, frozen=True):
    """It is in the log, for good; sent again, the same move gets the same answer."""

    move_id: str
    seq: int


class Looking(Asked, frozen=True):
    """Decisions to be tried out."""

    seat: SeatNumber
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class Asking(Asked, frozen=True):
    """A decision in doubt."""

    seat: SeatNumber
    action: Chosen


class AtSeat(Asked, frozen=True):
    """One of your seats."""

    seat: SeatNumber


class Choice(Sent, frozen=True):
    """Something that may be done now."""

    number: int
    action: Any


class SaidChoice(Sent, frozen=True):
    """The same in words."""

    number: int
    sentence: str


class News(Sent, frozen=True):
    """Something that happened: in the game, told by its rules, or at the table."""

    seq: int
    at: int
    kind: str
    seat: int | None
    sentence: str
    rules: list[str]
    event: Any
    """In the game: the typed event."""


class Foreseen(Sent, frozen=True):
    """What decisions would do, as far as the seat can know."""

    news: list[News]
    learns: bool
    """Whether something would be learned; nothing after it is foreseen."""
    view: Any
    choices: list[Choice]
    sentence: str | None
    """What would be asked next."""


class Why(Sent, frozen=True):
    """Whether a decision is allowed, and if not, why."""

    allowed: bool
    sentence: str | None
    rule: RuleText | None


class Reason(Sent, frozen=True):
    """One reason for a hint, in words."""

    kind: str
    sentence: str


class HintNow(Sent, frozen=True):
    """A decision that the search thinks well of."""

    number: int
    action: Any
    sentence: str
    share: float
    """Of the victory, in the games it imagined."""
    reasons: list[Reason]


class Frame(Sent, frozen=True, tag="frame", tag_field="kind"):
    """All that an observer may know of a table now, and what happened since it last heard."""

    table: str
    game: str
    seq: int
    observer: int
    """A seat; -1 for a watcher; -2 for one who reviews a finished game."""
    status: Literal["open", "running", "finished", "closed"]
    options: dict[str, Any]
    hints: bool
    patience: int | None
    daily: str | None
    """The date whose deal it is."""
    seats: list[SeatNow]
    waiting: list[int]
    since: int
    """When the table began to wait for them."""
    sentence: str
    """What is asked now, and of whom."""
    ask: int | None
    """To be sent back with your move; None if you are not asked."""
    choices: list[Choice]
    can_take_back: bool
    view: Any
    """The game's view; None before it begins."""
    news: list[News]
    result: Result | None
    commitment: str
    links: Links | None
    rematch: str | None


class Fault(Sent, frozen=True):
    """Why something asked for was not done."""

    code: str
    sentence: str
    rule: RuleText | None = None
    field: str | None = None
    seq: int | None = None
    """With `stale`: where the table stands."""
    ask: int | None = None
    """With `stale`: what you are asked now."""


class Health(Sent, frozen=True):
    """That the server works."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
