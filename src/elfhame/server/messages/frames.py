"""Messages to clients: frames, news, choices, previews, hints and errors."""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.play import Result
from .people import RuleText
from .shapes import Sent
from .tables import Links, SeatNow


class Choice(Sent, frozen=True):
    """An action that is legal now."""

    number: int
    action: Any


class SaidChoice(Sent, frozen=True):
    """An action that is legal now, in words."""

    number: int
    sentence: str


class News(Sent, frozen=True):
    """Something that happened in the game or at the table."""

    seq: int
    at: int
    kind: str
    seat: int | None
    sentence: str
    rules: list[str]
    event: Any
    """The typed event, if it happened in the game."""
    secret: bool
    """Whether you see something in it that a watcher doesn't."""


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
    """A preview of decisions, as far as the seat can know."""

    news: list[News]
    learns: bool
    """Whether the seat would learn something; the preview ends there."""
    view: Any
    choices: list[Choice]
    said: list[SaidChoice]
    """The same choices in words."""
    sentence: str | None
    """The next question."""


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
    """A decision that the search recommends."""

    number: int
    action: Any
    sentence: str
    share: float
    """The seat's average share of the victory in the games that the search imagined."""
    reasons: list[Reason]


class Frame(Sent, frozen=True, tag="frame", tag_field="kind"):
    """Everything an observer may know about a table now, and what happened since its last frame."""

    table: str
    game: str
    seq: int
    observer: int
    """A seat; -1 for a watcher; -2 for a reviewer of a finished game."""
    status: Literal["open", "running", "finished", "closed"]
    options: dict[str, Any]
    hints: bool
    patience: int | None
    daily: str | None
    """The date whose deal is played."""
    seats: list[SeatNow]
    waiting: list[int]
    since: int
    """When the table began to wait for these seats."""
    sentence: str
    """The question, and whose decision it is."""
    ask: int | None
    """Send it back with your move; None if it isn't your decision."""
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
    """Why a request was not carried out."""

    code: str
    sentence: str
    rule: RuleText | None = None
    field: str | None = None
    detail: str | None = None
    """With `malformed`: what is wrong, in English, for client authors."""
    seq: int | None = None
    """With `stale`: the table's current seq."""
    ask: int | None = None
    """With `stale`: the `ask` of your current question."""


class Health(Sent, frozen=True):
    """Whether the server works as it should."""

    status: Literal["ok", "degraded"]
    version: str
    tables: int
    sockets: int
    troubles: list[Literal["damaged", "unwritable", "disk", "bots"]]
    """Damaged tables or database file, a failed write, little space on the disk, a worker that
    hangs."""
