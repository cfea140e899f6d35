"""Messages about tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .shapes import Asked, Key, Name, Sent, Share


class Plan(Asked, frozen=True):
    """Who may take a seat: anyone with the link, the owner, or a bot of a level."""

    kind: Literal["open", "person", "bot"]
    level: str | None = None


class NewTable(Asked, frozen=True):
    """A table to create."""

    game: str
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    hints: bool = False
    daily: bool = False
    """Play alone, with the deal that everyone gets today."""
    patience: Annotated[int, Meta(ge=30, le=2_592_000)] | None = 300


class SeatNow(Sent, frozen=True):
    """Who is at a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    """The level of the bot that plays it now, perhaps standing in for the person."""
    reserved: bool
    """Whether it is reserved for someone."""
    yours: bool
    agreed: list[int]
    """The seats that want a bot to stand in."""


class Away(Sent, frozen=True):
    """The seats whose people haven't been seen for a while."""

    seats: list[int]


class Invitation(Sent, frozen=True):
    """The preview of an invitation."""

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
    """Take a seat. Needs the invitation's key, unless you own the table or the seat is reserved."""

    share: Share
    name: Name | None = None
    key: Key | None = None


class PutBot(Asked, frozen=True):
    """Put a bot of this level on a free seat; without a level, open the seat again."""

    level: str | None = None


class StandIn(Asked, frozen=True):
    """Let a bot play for a person."""

    level: str = "druid"


class SeatKey(Sent, frozen=True):
    """A key for a program that plays the seat, shown once; the previous key is void."""

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
    """Your tables, most recently active first."""

    running: list[TableLine]
    finished: list[TableLine]


class Daily(Sent, frozen=True):
    """The deal of the day, and a bot's result."""

    game: str
    date: str
    level: str
    scores: list[int] | None
    """None while the bot is still playing."""
    ending: str | None


class NewTableId(Sent, frozen=True):
    """The id of a table."""

    table: str
