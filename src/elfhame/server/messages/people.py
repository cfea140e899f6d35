"""Messages about guests, and about the games on offer."""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.options import OptionKind
from .shapes import FromClient, FromServer, Key, Name


class NewGuest(FromClient, frozen=True):
    """A guest to register. A program gets a token, a browser a cookie."""

    name: Name
    program: bool = False


class NewName(FromClient, frozen=True):
    """A guest's new name."""

    name: Name


class Guest(FromServer, frozen=True):
    """Who you are."""

    id: str
    name: str
    token: str | None = None
    """A program's token, shown only once. Send it in the header `Authorization: Bearer`."""


class DeviceKey(FromServer, frozen=True):
    """A key that signs you in on another device. It works once and expires soon."""

    key: str
    expires: int


class WithKey(FromClient, frozen=True):
    """The key of an invitation or of another device, from the fragment of its link."""

    key: Key


class GameFacts(FromServer, frozen=True):
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
    option_seats: dict[str, list[int]]
    """The numbers of seats that each option goes with."""
    closing_event: str | None
    """The kind of event that announces the end. It and later events reveal the outcome."""
    lesson: str | None
    """The name of the lesson that teaches it; null if there is none."""
    lesson_alone: str | None
    """The same for someone who plays alone."""
    components: str
    """The address of its map, cards and tiles, with their names in one language. The content there
    never changes."""


class Wins(FromServer, frozen=True):
    """Your latest games against bots of one level."""

    won: int
    played: int


class Suggestion(FromServer, frozen=True):
    """How you could play a game next: simply, until you have finished one."""

    level: str
    """The level of the bots: two wins in a row lead to a stronger one, two losses to a weaker."""
    options: dict[str, Any]
    """Options that differ from their defaults."""
    finished: bool
    """Whether you have finished a game of it."""
    wins: dict[str, Wins]
    """By level: your latest results against its bots."""


class Suggestions(FromServer, frozen=True):
    """A suggestion for each game, by its name."""

    games: dict[str, Suggestion]


class About(FromServer, frozen=True):
    """Information about this server."""

    version: str
    compiled: bool
    """Whether the bots run on compiled rules."""
    compiling: bool
    """Whether the rules are still being compiled for the bots."""
    languages: list[str]
    levels: list[str]
    games: list[GameFacts]


class PieceText(FromServer, frozen=True):
    """The words on a piece of a game."""

    name: str
    effect: str | None
    """What it does."""
    options: list[str]
    """The alternatives of an effect that its player chooses from, one at a time."""
    lines: list[str]
    """Its sentences one by one: those of the alternatives, then the rest of the effect."""
    flavour: str | None


class RuleText(FromServer, frozen=True):
    """One rule of a game."""

    id: str
    kind: str
    section: str
    text: str


class Rules(FromServer, frozen=True):
    """All rules of a game in one language."""

    game: str
    language: str
    title: str
    rules: list[RuleText]


class GuideEntry(FromServer, frozen=True):
    """A line of a guide: sentences, a question and its answer, or the cells of a table."""

    parts: list[str]
    """`**` marks bold words."""
    rules: list[str]
    """The ids of the rules that it explains, for links; not to be shown in the text."""
    place: str | None
    """In a picture: the place or thing that a callout points at, named as in lessons."""


class GuideSection(FromServer, frozen=True):
    """A section of a guide."""

    key: str
    """Such as `story`, `aim`, `picture`, `turn`, `scoring`, `end`, `questions`, `tricks`, `aid`."""
    kind: Literal["text", "steps", "questions", "table"]
    """Sentences; numbered steps; questions with answers; a table whose first line is its head."""
    title: str
    lines: list[GuideEntry]
    lesson: str | None
    """The lesson whose step has the position that the section is about, or null."""
    step: int | None


class GuideText(FromServer, frozen=True):
    """The rules of a game for players: one page, and a player aid."""

    game: str
    language: str
    title: str
    sections: list[GuideSection]
    aid: list[str]
    """The keys of the sections that make up the player aid."""
