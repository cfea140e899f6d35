"""Routes for lessons. They need no guest and store nothing: every step has its own position."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ....kernel.refused import Refused
from ....lessons.attempt import step_of
from ... import messages
from ...broadcast.lessons import lesson_answer, lesson_list, lesson_look, lesson_step
from ...problems import Problem
from ..dependencies import Locale

LessonName = Annotated[str, PathParameter(description="The name of a lesson.")]
StepNumber = Annotated[int, PathParameter(description="The number of a step, from 1.")]


@get("/api/lessons", sync_to_thread=True, operation_id="lessons", compressed=True)
def lessons(locale: Locale) -> messages.Lessons:
    """List the lessons.

    Each teaches a game, or playing alone, in short steps on the real board.
    """
    return lesson_list(locale)


@get(
    "/api/lessons/{lesson:str}/{step:int}",
    sync_to_thread=True,
    operation_id="see_step",
    problems=("unknown",),
    compressed=True,
)
def see_step(lesson: LessonName, step: StepNumber, locale: Locale) -> messages.LessonStep:
    """See a step of a lesson.

    Its `frame` is like that of a table, seen by seat 0. Nothing is stored: to go back, skip or
    resume, see any other step.
    """
    _check(lesson, step)
    return lesson_step(lesson, step, locale)


@post(
    "/api/lessons/{lesson:str}/{step:int}",
    status_code=200,
    sync_to_thread=True,
    operation_id="try_step",
    problems=("unknown",),
    compressed=True,
)
def try_step(
    lesson: LessonName, step: StepNumber, data: JSONBody[messages.TryStep], locale: Locale
) -> messages.LessonAnswer:
    """Try to do what a step asks.

    Send all actions since the step began, or all things tapped. They are played from the step's
    position by the real rules; the others answer as the lesson says.
    """
    _check(lesson, step)
    return lesson_answer(lesson, step, data, locale)


@post(
    "/api/lessons/{lesson:str}/{step:int}/look",
    status_code=200,
    sync_to_thread=True,
    operation_id="look_step",
    problems=("unknown", "refused"),
    compressed=True,
)
def look_step(
    lesson: LessonName, step: StepNumber, data: JSONBody[messages.LookStep], locale: Locale
) -> messages.Preview:
    """Preview decisions at a step.

    Shows what they would do, as far as seat 0 can know, like a preview at a table.
    """
    _check(lesson, step)
    return lesson_look(lesson, step, data, locale)


def _check(lesson: str, step: int) -> None:
    try:
        step_of(lesson, step)
    except Refused:
        raise Problem("unknown") from None
