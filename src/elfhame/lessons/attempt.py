"""An attempt at a step: the learner's actions are played from its position, and judged."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from ..games import registry
from ..kernel.play import Choosable, Play
from ..kernel.position import read_position
from ..kernel.refused import Refused
from .lesson import Lesson, Remark, Step, lesson
from .patterns import Scene, all_match, plain, scene_of

LEARNER: Final = 0
MOST_PLAYS: Final = 128
"""The number of positions that are kept; all lessons together have fewer."""
NOT_YET: Final = "otherwise"
"""The text for a legal move that the step has no text of its own for."""


class Attempt(msgspec.Struct, frozen=True):
    """How an attempt went: the learner goes on, has done it, or did something else."""

    outcome: Literal["on", "done", "otherwise"]
    text: str | None
    """The last words of the message to show, or None."""
    play: Play
    """The game after it, with what the others did."""


def step_of(name: str, number: int) -> tuple[Lesson, Step]:
    """A lesson and one of its steps, counted from 1; refused if there is none."""
    found = lesson(name)
    if not 1 <= number <= len(found.step):
        raise Refused(f"the lesson has no step {number}", field="step")
    return found, found.step[number - 1]


def begin(name: str, number: int) -> Play:
    """The game as the learner finds it at a step."""
    return _begun(name, number).fork()


@lru_cache(MOST_PLAYS)
def _begun(name: str, number: int) -> Play:
    found, step = step_of(name, number)
    game, text = registry.game(found.game), found.positions[step.position]
    at = read_position(game, text)
    play = Play(game, at.seats, at.options, step.seed, text)
    for action in step.first:
        play.act(action)
    return play


def attempt(name: str, number: int, actions: Sequence[Choosable]) -> Attempt:
    """Play the learner's actions from a step's position until it is decided how it went.

    An illegal action is refused with the rule that forbids it.
    """
    _, step = step_of(name, number)
    play, replies = begin(name, number), list(step.replies)
    start = len(play.steps)
    for action in actions:
        play.act(action, LEARNER)
        while replies and play.waiting and LEARNER not in play.waiting:
            if not _reply(play, replies.pop(0)):
                break
        judged = _judge(step, play, start)
        if judged.outcome != "on":
            return judged
    return Attempt("on", None, play)


def _reply(play: Play, reply: str) -> bool:
    """Let another seat do the first of these actions that is legal; return whether one was.

    None is if the learner did something that the lesson doesn't go on from.
    """
    for action in reply.split(" | "):
        if play.why(action) is None:
            play.act(action)
            return True
    return False


def tap(name: str, number: int, taps: Sequence[str]) -> Attempt:
    """Judge what the learner has tapped at a step that asks for it."""
    _, step = step_of(name, number)
    play = begin(name, number)
    scene = Scene([], [], plain(play.view(LEARNER)), taps)
    if set(step.taps) <= set(taps):
        return Attempt("done", _text(step.then, scene, "then"), play)
    if set(taps) <= set(step.taps):
        return Attempt("on", None, play)
    return Attempt("otherwise", _text(step.otherwise, scene, NOT_YET), play)


def _judge(step: Step, play: Play, start: int) -> Attempt:
    events = [event for _, event in play.events(LEARNER, start + 1)]
    own = [play.game.action(move.action) for move in play.steps[start:] if move.seat == LEARNER]
    scene = scene_of(own, events, play.view(LEARNER))
    if any(all_match(patterns, scene) for patterns in step.done):
        return Attempt("done", _text(step.then, scene, "then"), play)
    if LEARNER in play.waiting and play.view(LEARNER).question in step.go_on:
        return Attempt("on", None, play)
    return Attempt("otherwise", _text(step.otherwise, scene, NOT_YET), play)


def _text(remarks: Sequence[Remark], scene: Scene, usual: str) -> str:
    """The text of the first remark that fits, or the usual one."""
    kind = usual.partition("-")[0]
    for remark in remarks:
        if all_match(remark.when, scene):
            return f"{kind}-{remark.text}"
    return usual
