"""A lesson: its steps, each with a position, what to do there, and how that is judged."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from ..kernel.refused import Refused
from ..kernel.shapes import from_toml

NAMES: Final = ("fae", "trails", "trails_solo", "land", "faeries")
"""The names of all lessons; each has a file in ``data`` and one in each language's texts."""

Pattern = dict[str, Any]
"""Something that must have happened or be so; see ``patterns.py``."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson's data."""


class Remark(_Part, frozen=True, kw_only=True):
    """A text for what a learner did, if all its patterns match."""

    text: str
    """The last word of its message's id."""
    when: tuple[Pattern, ...] = ()
    example: tuple[str, ...] = ()
    """Actions or taps that lead to it."""


class Step(_Part, frozen=True, kw_only=True):
    """One step: a position on the board, and one thing to do."""

    position: str
    """The name of its position."""
    seed: int = 0
    """Decides what the learner can't know there."""
    first: tuple[str, ...] = ()
    """What the others do before the learner's decision."""
    replies: tuple[str, ...] = ()
    """What the others do when they are asked; of several with | between them, what is legal."""
    lit: tuple[str, ...] = ()
    """The places and things that the step is about."""
    crossed: tuple[str, ...] = ()
    """Places that are shown as out of reach."""
    taps: tuple[str, ...] = ()
    """The things to tap, all of them. If there are any, nothing is played."""
    offered: tuple[str, ...] = ()
    """Other things to tap, which are wrong."""
    done: tuple[tuple[Pattern, ...], ...] = ()
    """The step is done if all patterns of one of these match."""
    go_on: tuple[str, ...] = ()
    """The questions at which the learner goes on; at any other, the step is judged."""
    solution: tuple[str, ...]
    """Actions, or taps, with which the step is done."""
    otherwise: tuple[Remark, ...] = ()
    """Remarks on other legal moves; the first that fits is shown."""
    refusals: dict[str, str] = {}
    """By rule: the last word of the message for a move that it forbids."""
    then: tuple[Remark, ...] = ()
    """Closing texts for special cases, shown instead of the usual one."""
    rules: tuple[str, ...]
    """The rules that its texts are about."""

    @property
    def kind(self) -> Literal["tap", "play"]:
        """Whether something is to be tapped or played."""
        return "tap" if self.taps else "play"


class Lesson(_Part, frozen=True, kw_only=True):
    """A lesson about a game. The learner is seat 0."""

    game: str
    minutes: int
    players: tuple[str, ...]
    """The names of all seats, in every language."""
    closing: tuple[str, ...]
    """The rules that the lines of the last screen are about."""
    positions: dict[str, str]
    step: tuple[Step, ...]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; refused if there is none.

    >>> lesson("fae").game, len(lesson("fae").step)
    ('fae', 12)
    """
    if name not in NAMES:
        raise Refused(f"there is no lesson {name!r}", field="lesson")
    text = files(__name__.rpartition(".")[0]).joinpath("data", f"{name}.toml").read_text("utf-8")
    return from_toml(text, Lesson)


def lesson_for(game: str, *, alone: bool = False) -> str | None:
    """The name of the lesson that teaches a game, with others or alone; None if there is none.

    >>> lesson_for("trails"), lesson_for("trails", alone=True), lesson_for("fae", alone=True)
    ('trails', 'trails_solo', 'fae')
    """
    teaching = [name for name in NAMES if lesson(name).game == game]
    fitting = [name for name in teaching if (len(lesson(name).players) == 1) is alone]
    return next(iter((*fitting, *teaching)), None)
