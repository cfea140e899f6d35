"""The entries of a table's log. Everything about a table follows from its log."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False, tag=str.lower, tag_field="kind"):
    """Something that happened at a seat."""

    seat: int


class Sat(Entry, frozen=True):
    """A person took the seat, and sealed a share of the seed or gave it in clear."""

    guest: str
    name: str
    share: str = ""
    seal: str = ""


class Sealed(Entry, frozen=True):
    """The person sealed another share, before anyone opened one."""

    seal: str


class Unsealed(Entry, frozen=True):
    """The person opened the sealed share."""

    share: str
    nonce: str


class Stood(Entry, frozen=True):
    """The person gave up the seat before the game began; it is open again."""


class Placed(Entry, frozen=True):
    """The owner put a bot of this level on the free seat, or opened the seat again."""

    level: str | None


class Played(Entry, frozen=True):
    """The seat made one or more decisions, one after another."""

    actions: list[int]


class TookBack(Entry, frozen=True):
    """The seat undid its last decision."""


class Rewound(Entry, frozen=True):
    """The seat, alone with bots, undid its last decisions and everything they did since."""

    steps: int
    """How many of its decisions."""


class Hinted(Entry, frozen=True):
    """The player of a daily deal got a hint, for the first time."""


class Agreed(Entry, frozen=True):
    """The player at seat `by` wants a bot to stand in for the absent player at this seat."""

    by: int


class Handed(Entry, frozen=True):
    """A bot stands in for the person, who may come back."""

    level: str
    why: Literal["asked", "agreed", "waited"]


class Returned(Entry, frozen=True):
    """The person is back at the seat, and the bot leaves it."""


class Left(Entry, frozen=True):
    """The person gave up or lost the seat during the shuffle or the game; a bot has it for good."""

    level: str


class Keyed(Entry, frozen=True):
    """A new key lets a program act for the seat; the previous key is void."""

    key_hash: str


class Closed(Entry, frozen=True):
    """The table was closed before its game was over; `seat` is -1 if the owner has none."""


class Rematched(Entry, frozen=True):
    """Another table was created for the same people."""

    table: str


AnyEntry = (
    Sat
    | Sealed
    | Unsealed
    | Stood
    | Placed
    | Played
    | TookBack
    | Rewound
    | Hinted
    | Agreed
    | Handed
    | Returned
    | Left
    | Keyed
    | Closed
    | Rematched
)


class Line(msgspec.Struct, frozen=True, gc=False):
    """An entry with its position in the log."""

    seq: int
    at: int
    """In milliseconds since 1970."""
    move_id: str | None
    entry: AnyEntry
    chain: bytes
    """The hash over this line and all lines before it."""


def chain(before: bytes, table: str, seq: int, at: int, move_id: str | None, entry: bytes) -> bytes:
    """The hash over a line as it is stored and, through `before`, over the log up to it."""
    return sha256(before + msgspec.json.encode((table, seq, at, move_id)) + entry).digest()


def encode(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(stored: bytes) -> AnyEntry:
    """The entry that was stored."""
    return _DECODER.decode(stored)


_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
