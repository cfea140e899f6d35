"""Messages to clients: frames, news, choices, previews, hints and faults."""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.play import Result
from .people import RuleText
from .shapes import Sent
from .tables import Links, SeatNow


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
    secret: bool
    """Whether you see something in it that a watcher doesn't see."""


class SheetRow(Sent, frozen=True):
    """A row of the score sheet."""

    sentence: str
    points: list[int | None]
    """By seat; null where you don't know them."""


class Sheet(Sent, frozen=True):
    """The score sheet in words."""

    rows: list[SheetRow]
    totals: list[int | None]
    tie: str | None
    """At the end, if several seats have the most points: who won, and why."""


class Foreseen(Sent, frozen=True):
    """What decisions would do, as far as the seat can know."""

    news: list[News]
    learns: bool
    """Whether something would be learned; nothing after it is foreseen."""
    view: Any
    choices: list[Choice]
    said: list[SaidChoice]
    """The same choices in words."""
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
    sheet: Sheet | None
    """The points as far as you know them; None before the game begins."""
    news: list[News]
    result: Result | None
    commitment: str
    owner: bool
    """Whether the table is yours."""
    links: Links | None
    rematch: str | None


class Fault(Sent, frozen=True):
    """Why something asked for was not done."""

    code: str
    sentence: str
    rule: RuleText | None = None
    field: str | None = None
    detail: str | None = None
    """With `malformed`: what is wrong with it, in English, for who writes programs."""
    seq: int | None = None
    """With `stale`: where the table stands."""
    ask: int | None = None
    """With `stale`: what you are asked now."""


class Health(Sent, frozen=True):
    """Whether the server works as it should."""

    status: Literal["ok", "degraded"]
    version: str
    tables: int
    sockets: int
    troubles: list[Literal["damaged", "unwritable", "disk", "bots"]]
    """Damaged tables or database file, a failed write, little space on the disk, a worker that
    hangs."""
