"""A guide: the rules of a game for players, in short sections, with the rules behind each line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

import msgspec

from ..kernel.refused import Refused
from . import read
from .languages import canonical

SectionKind = Literal["text", "steps", "questions", "table"]
"""Sentences; numbered steps; questions with answers; a table whose first line is its head."""

AID: Final = ("aid", "aid_end", "table", "words")
"""The keys of the sections that make up the player aid, if a game has them."""

_HEADING: Final = re.compile(
    r"^## (?P<key>[a-z_]+)(?: (?P<lesson>[a-z_]+)/(?P<step>\d+))?: (?P<title>.+)$"
)
_RULES: Final = re.compile(r" ?\[((?:[A-Z]+-\d+[RDV]?(?:, )?)+)\]")
_PLACE: Final = re.compile(r"^\{([^}]+)\} ")
_NUMBER: Final = re.compile(r"^\d+\. ")


class GuideLine(msgspec.Struct, frozen=True):
    """A line: one sentence or more, a question and its answer, or the cells of a table."""

    parts: tuple[str, ...]
    rules: tuple[str, ...]
    """The ids of the rules that it explains; readers don't see them."""
    place: str | None = None
    """In a picture: the place or thing that it is about, as lessons name it. In a step of the turn:
    the lesson and the step that picture it, such as ``fae/2``; with a plus, what comes of it."""


class Section(msgspec.Struct, frozen=True):
    """A section of a guide."""

    key: str
    kind: SectionKind
    title: str
    lines: tuple[GuideLine, ...]
    lesson: str | None = None
    step: int | None = None
    """The lesson and the step whose position the section explains, if it is about one."""


class Guide(msgspec.Struct, frozen=True):
    """The rules of a game for players, in one language."""

    title: str
    sections: tuple[Section, ...]

    def aid(self) -> tuple[Section, ...]:
        """The sections of the player aid, which has everything on one card."""
        return tuple(section for section in self.sections if section.key in AID)

    @classmethod
    def parse(cls, text: str) -> Guide:
        """Read a guide: a title, and sections of lines.

        >>> guide = Guide.parse("# Tag\\n## turn: Your turn\\n1. {tree} **Run.** Fast. [TAG-1]")
        >>> guide.sections[0].lines
        (GuideLine(parts=('**Run.** Fast.',), rules=('TAG-1',), place='tree'),)
        """
        title, *blocks = re.split(r"^(?=## )", text, flags=re.MULTILINE)
        return cls(title.strip().removeprefix("# "), tuple(map(_section, blocks)))


def guide(game: str, language: str = "en") -> Guide:
    """The guide to a game in a language; Refused if there is none.

    >>> guide("fae").sections[1].title
    'What you’re after'
    """
    return _guide(game, canonical(language))


@cache
def _guide(game: str, language: str) -> Guide:
    return Guide.parse(read(language, "guides", f"{game}.md"))


def _section(block: str) -> Section:
    heading, *lines = [line for line in block.splitlines() if line]
    found = _HEADING.match(heading)
    if not found:
        raise Refused(f"{heading!r} is no heading of a section", field="guide")
    kind, step = _kind(lines[0]), found["step"]
    return Section(
        key=found["key"],
        kind=kind,
        title=found["title"],
        lines=tuple(_questions(lines) if kind == "questions" else map(_line, lines)),
        lesson=found["lesson"],
        step=None if step is None else int(step),
    )


def _kind(line: str) -> SectionKind:
    if line.startswith("|"):
        return "table"
    if line.startswith("? "):
        return "questions"
    return "steps" if _NUMBER.match(line) else "text"


def _questions(lines: list[str]) -> Iterator[GuideLine]:
    for question, answer in zip(lines[::2], lines[1::2], strict=True):
        if not (question.startswith("? ") and answer.startswith("! ")):
            raise Refused(f"{question!r} has no answer", field="guide")
        yield GuideLine((question[2:], _plain(answer[2:])), _rules(answer))


def _line(line: str) -> GuideLine:
    if line.startswith("|"):
        cells = _plain(line).strip("| ").split(" | ")
        return GuideLine(tuple(cell.strip() for cell in cells), _rules(line))
    text = _NUMBER.sub("", line.removeprefix("- "))
    place = _PLACE.match(text)
    text = _PLACE.sub("", text)
    return GuideLine((_plain(text),), _rules(text), place and place[1])


def _plain(text: str) -> str:
    """The text without the ids of rules."""
    return _RULES.sub("", text)


def _rules(text: str) -> tuple[str, ...]:
    """The ids of rules in a text."""
    return tuple(rule for found in _RULES.findall(text) for rule in found.split(", "))
