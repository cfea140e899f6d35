"""Messages about guests, and about the games on offer."""

from __future__ import annotations

from typing import Any

from ...kernel.options import OptionKind
from .shapes import Asked, Key, Name, Sent


class NewGuest(Asked, frozen=True):
    """A guest to register. A program gets a token, a browser a cookie."""

    name: Name
    program: bool = False


class NewName(Asked, frozen=True):
    """A guest's new name."""

    name: Name


class Guest(Sent, frozen=True):
    """Who you are."""

    id: str
    name: str
    token: str | None = None
    """For programs, shown once; send it in the header `Authorization: Bearer`."""


class DeviceKey(Sent, frozen=True):
    """A key that signs you in on another device, once and soon."""

    key: str
    expires: int


class WithKey(Asked, frozen=True):
    """The key of an invitation or of another device, from the fragment of its link."""

    key: Key


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
    option_kinds: dict[str, OptionKind]
    """How to offer each option: as a flag, a number, a choice or a seat."""
    closing_event: str | None
    """The kind of the event that announces the end; it and later events tell the outcome."""
    components: str
    """The address of its map, cards and tiles, whose content never changes."""


class About(Sent, frozen=True):
    """What this server offers."""

    version: str
    compiled: bool
    """Whether the bots run on compiled rules."""
    compiling: bool
    """Whether they will, once the rules have been compiled."""
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
