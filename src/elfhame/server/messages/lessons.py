"""Messages about lessons: which there are, their steps, and how an attempt went."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .frames import Frame
from .people import RuleText
from .shapes import Chosen, FromClient, FromServer

MOST_ACTIONS = 40
Thing = Annotated[str, Meta(max_length=60)]


class LessonLine(FromServer, frozen=True):
    """An entry in the list of lessons."""

    lesson: str
    game: str
    title: str
    about: str
    """What the game is about, in one sentence."""
    minutes: int
    steps: list[str]
    """The titles of its steps."""
    closing: list[str]
    """The last screen: its title, then what the learner knows now."""


class Lessons(FromServer, frozen=True):
    """All lessons."""

    language: str
    lessons: list[LessonLine]


class LessonMove(FromServer, frozen=True):
    """A decision of a step's solution."""

    number: int
    action: Any
    sentence: str


class LessonStep(FromServer, frozen=True):
    """A step of a lesson: a position on the board, and one thing to do. `**` marks bold words."""

    lesson: str
    step: int
    """From 1."""
    steps: int
    title: str
    say: str
    do: str
    kind: Literal["play", "tap"]
    """Whether to play from `frame`, or to tap things, in which case nothing is played."""
    taps: list[str]
    """The things that can be tapped; some of them may be wrong."""
    labels: list[str]
    """What to write on each of them, if it isn't on the board."""
    lit: list[str]
    """The places and things that the step is about."""
    crossed: list[str]
    """Places to show as out of reach."""
    solution: list[LessonMove]
    """Decisions with which the step is done, to show on request; empty if something is tapped."""
    answers: list[str]
    """The things to tap, all of them; empty if something is played."""
    frame: Frame
    """The table as the learner, seat 0, finds it; `news` is what the others have just done."""


class TryStep(FromClient, frozen=True):
    """What a learner did at a step, from its beginning: actions, or things tapped."""

    actions: Annotated[list[Chosen], Meta(max_length=MOST_ACTIONS)] = msgspec.field(
        default_factory=list
    )
    taps: Annotated[list[Thing], Meta(max_length=MOST_ACTIONS)] = msgspec.field(
        default_factory=list
    )


class LookStep(FromClient, frozen=True):
    """Decisions to preview at a step, after those that were played there before."""

    played: Annotated[list[Chosen], Meta(max_length=MOST_ACTIONS)]
    actions: Annotated[list[Chosen], Meta(min_length=1, max_length=MOST_ACTIONS)]


class LessonAnswer(FromServer, frozen=True):
    """How an attempt at a step went."""

    outcome: Literal["refused", "otherwise", "on", "done"]
    """`refused`: against a rule. `otherwise`: legal, but not what was asked, so it is to be taken
    back. `on`: the learner goes on deciding. `done`: the step is done."""
    lines: list[str]
    """What to say, one after another; `**` marks bold words."""
    rule: RuleText | None
    """With `refused`: the rule."""
    frame: Frame | None
    """The table afterwards, with everything since the step began as `news`. Null if refused."""
