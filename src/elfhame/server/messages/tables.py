"""Messages about tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...kernel.steps import Result
from .shapes import FromClient, FromServer, Key, Name, Seal, Share


class Plan(FromClient, frozen=True):
    """Who may take a seat: anyone with the link, the owner, or a bot of a level."""

    kind: Literal["open", "person", "bot"]
    level: str | None = None


class NewTable(FromClient, frozen=True):
    """A table to create."""

    game: str
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    hints: bool = False
    daily: bool = False
    """Play alone, with the deal that everyone gets today. You have one try."""
    position: Annotated[str, Meta(max_length=8_000)] | None = None
    """Begin at this position, which says the options, too. It is given as text."""
    patience: Annotated[int, Meta(ge=30, le=2_592_000)] | None = 300


class SeatNow(FromServer, frozen=True):
    """Who is at a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    """The level of the bot playing it now, possibly standing in for the person."""
    reserved: bool
    """Whether it is reserved for someone."""
    yours: bool
    agreed: list[int]
    """The seats that want a bot to stand in."""


class Away(FromServer, frozen=True):
    """The seats whose people haven't been seen for a while."""

    seats: list[int]
    waits: list[int | None]
    """For each of them, the seconds until one other player can let a bot play for them while the
    table waits for their decision; null if that takes the agreement of all."""


class Invitation(FromServer, frozen=True):
    """The preview of an invitation."""

    kind: Literal["seat", "watch"]
    table: str
    game: str
    options: dict[str, Any]
    status: str
    seats: list[SeatNow]
    commitment: str
    set_up: bool
    """Whether its game begins at a position that the owner chose."""


class Links(FromServer, frozen=True):
    """The keys of a table's invitations, for those who sit at it."""

    seat: str | None
    watch: str


class TakeSeat(FromClient, frozen=True):
    """Take a seat. Needs the invitation's key, unless you own the table or the seat is reserved.

    Seal your share of the shuffle, or send it unsealed: people who sit down later will know it, and
    everyone is told that they could.
    """

    seal: Seal | None = None
    share: Share | None = None
    name: Name | None = None
    key: Key | None = None


class SealShare(FromClient, frozen=True):
    """Seal another share, because the shuffle was restarted."""

    seal: Seal


class OpenShare(FromClient, frozen=True):
    """Open your sealed share."""

    share: Share
    nonce: Share


class Shuffle(FromServer, frozen=True):
    """The players' part in the shuffle, until the game begins."""

    restarts: int
    """How often it was restarted because a player was lost."""
    seals: list[str]
    """Seals by seat; empty for a bot, a free seat, or a player who sent an unsealed share."""
    to_seal: list[int]
    """The seats whose players still have to seal a share."""
    to_open: list[int]
    """The seats whose players still have to open their share, once everyone has sealed."""


class PutBot(FromClient, frozen=True):
    """Put a bot of this level on a free seat; without a level, open the seat again."""

    level: str | None = None


class StandIn(FromClient, frozen=True):
    """Let a bot play for a person."""

    level: str = "hazel"


class NewNotes(FromClient, frozen=True):
    """Notes to store with your seat."""

    text: Annotated[str, Meta(max_length=4000)]


class SeatNotes(FromServer, frozen=True):
    """The notes of your seat, which only you can read."""

    text: str


class SeatKey(FromServer, frozen=True):
    """A key for a program that plays the seat, shown only once. It replaces any previous key."""

    key: str


class TableLine(FromServer, frozen=True):
    """An entry in the list of your tables."""

    table: str
    game: str
    status: str
    names: list[str]
    """By seat, in your language; empty for a free seat."""
    your_seats: list[int]
    your_turn: bool
    seq: int
    created: int
    since: int
    """When something last happened at the table."""
    outdated: bool
    """Whether its rules have changed since. If its game is over, the replay is still available."""
    damaged: bool
    """Whether what the server stored of it isn't what was written, so that it can't be opened."""
    result: Result | None
    """The scores and shares of the victory, once the game is over."""


class MyTables(FromServer, frozen=True):
    """Your tables, most recently active first."""

    running: list[TableLine]
    finished: list[TableLine]


class Daily(FromServer, frozen=True):
    """The deal of the day, and a bot's result."""

    game: str
    date: str
    level: str
    scores: list[int] | None
    """The bot's scores; null while it is still playing."""
    won: bool | None
    ending: str | None


class DailyTry(FromServer, frozen=True):
    """Your try at the deal of the day. There is one for each person and day."""

    table: str
    status: str
    won: bool | None
    """Null until the game is over."""
    score: int | None
    hinted: bool
    """Whether you asked for a hint."""


class Today(FromServer, frozen=True):
    """The deal of the day, as far as it concerns you."""

    game: str
    date: str
    mine: DailyTry | None
    week: list[bool | None]
    """Whether you won, for each of the last seven days, today last; null for a day that you didn't
    play to the end."""


class NewTableId(FromServer, frozen=True):
    """The id of a table."""

    table: str
