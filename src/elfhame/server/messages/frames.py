"""Messages to clients: frames, news, choices, previews, hints and errors."""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.steps import Result
from .people import RuleText
from .shapes import FromServer
from .tables import Links, SeatNow, Shuffle


class Choice(FromServer, frozen=True):
    """An action that is legal now."""

    number: int
    action: Any


class WordedChoice(FromServer, frozen=True):
    """An action that is legal now, in words."""

    number: int
    sentence: str


class News(FromServer, frozen=True):
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
    """Whether it shows you something that a watcher doesn't see."""


class SheetRow(FromServer, frozen=True):
    """A row of the score sheet."""

    sentence: str
    points: list[int | None]
    """Points by seat; null where you don't know them."""


class Sheet(FromServer, frozen=True):
    """The score sheet in words."""

    rows: list[SheetRow]
    totals: list[int | None]
    tie: str | None
    """At the end, if several seats have the most points: who won, and why."""


class Preview(FromServer, frozen=True):
    """A preview of decisions, limited to what the seat can know."""

    news: list[News]
    learns: bool
    """Whether the seat would learn something new. The preview ends there."""
    view: Any
    choices: list[Choice]
    said: list[WordedChoice]
    """The same choices in words."""
    sentence: str | None
    """The next question, and whose decision it is."""
    question: str | None
    """The next question alone."""


class Why(FromServer, frozen=True):
    """Whether a decision is allowed, and if not, why."""

    allowed: bool
    sentence: str | None
    reason: str | None
    """The sentence without the rule's id."""
    rule: RuleText | None


class Reason(FromServer, frozen=True):
    """One reason for a decision, or its price, in words."""

    kind: str
    sentence: str


class HintNow(FromServer, frozen=True):
    """A decision that the search recommends."""

    number: int
    action: Any
    sentence: str
    share: float
    """The seat's average share of the victory in the games that the search simulated."""
    reasons: list[Reason]
    """At most three."""
    price: Reason | None
    """What the decision costs or gives away."""
    turn: list[Choice]
    """This decision and those that should follow it, as far as the seat can foresee."""
    then: list[str]
    """The decisions that should follow it, in words: the reasons are about all of them."""


class Explanation(FromServer, frozen=True):
    """Why a bot may have acted as it did, from what the reader knows."""

    seat: int
    """The bot's seat."""
    done: list[str]
    """What it did, in words."""
    reasons: list[Reason]
    """At most three. None if the reader can't know any."""
    price: Reason | None


class Frame(FromServer, frozen=True, tag="frame", tag_field="kind"):
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
    """The date of the daily deal; null if the table doesn't play one."""
    hinted: bool
    """Whether the player of the daily deal has asked for a hint."""
    set_up: str | None
    """A sentence that says so if the game began at a position that the owner chose, instead of a
    deal; otherwise null."""
    seats: list[SeatNow]
    waiting: list[int]
    order: list[int]
    """All seats in the order of their turns, from the one that decides; empty unless the game is
    running."""
    since: int
    """When the table began to wait for these seats."""
    sentence: str
    """The question, and whose decision it is."""
    question: str | None
    """The question alone, for the seat that has to answer it; null if nothing is asked."""
    ask: int | None
    """Send it back with your move. Null if it isn't your decision."""
    choices: list[Choice]
    can_take_back: bool
    view: Any
    """The game's view; null before the game begins."""
    sheet: Sheet | None
    """The points as far as you know them; null before the game begins."""
    news: list[News]
    result: Result | None
    commitment: str
    shuffle: Shuffle | None
    """The state of the shuffle; null once the game has begun."""
    unsealed: list[int]
    """The seats whose players gave their share of the shuffle unsealed: someone who sat down later
    could choose the deal, together with the host."""
    owner: bool
    """Whether the table is yours."""
    links: Links | None
    rematch: str | None


Delta = dict[str, Any] | list[Any]
"""How a JSON value changed. A list holds the new value; an object holds the changes to the values
inside it, by key or list position. Everything else stayed the same."""


class Change(FromServer, frozen=True, tag="change", tag_field="kind"):
    """How a frame changed, for sockets that asked for changes."""

    seq: int
    """The table's seq after the change."""
    since: int
    """The seq of the frame that it changes: the last one that the socket was sent or has built."""
    frame: Delta
    """The changes to the frame. Its `news` is what happened after `since`."""


class Replay(FromServer, frozen=True):
    """A finished game, from every point of view."""

    table: str
    game: str
    version: int
    """The version of the rules it was played with."""
    language: str
    observers: list[int]
    """All seats, the watcher (-1) and the reviewer (-2)."""
    steps: list[list[Delta]]
    """How each observer's frame changed: by step, then in the order of `observers`. The first step
    holds the whole frame. The `news` of a step holds the events since the previous one."""


class Fault(FromServer, frozen=True):
    """Why a request was not carried out."""

    code: str
    sentence: str
    reason: str | None = None
    """With a rule: the sentence without the rule's id."""
    rule: RuleText | None = None
    field: str | None = None
    detail: str | None = None
    """With `malformed`: what is wrong, in English, for client authors."""
    seq: int | None = None
    """With `stale`: the table's current seq."""
    ask: int | None = None
    """With `stale`: the `ask` of your current question."""


class Health(FromServer, frozen=True):
    """The server's health."""

    status: Literal["ok", "degraded"]
    version: str
    tables: int
    sockets: int
    troubles: list[Literal["damaged", "unwritable", "disk", "bots"]]
    """Damaged tables, a damaged database file, a failed write, low disk space, or a hung worker."""
