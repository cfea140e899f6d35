"""Messages about guides: the rules of a game for players."""

from __future__ import annotations

from typing import Literal

from .shapes import Sent


class GuideEntry(Sent, frozen=True):
    """A line of a guide: sentences, a question and its answer, or the cells of a table."""

    parts: list[str]
    """`**` marks bold words."""
    rules: list[str]
    """The ids of the rules that it explains, for links; not to be shown in the text."""
    place: str | None
    """In a picture: the place or thing that a callout points at, named as in lessons."""


class GuideSection(Sent, frozen=True):
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


class GuideText(Sent, frozen=True):
    """The rules of a game for players: one page, and a player aid."""

    game: str
    language: str
    title: str
    sections: list[GuideSection]
    aid: list[str]
    """The keys of the sections that make up the player aid."""
