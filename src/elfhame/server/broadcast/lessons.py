"""Renders lessons: a step as the frame of a table, and how an attempt at it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...games import registry
from ...kernel.game import WATCHER, seats_from
from ...kernel.play import Choosable, Play
from ...kernel.refused import Refused
from ...lessons.attempt import LEARNER, attempt, begin, step_of, tap
from ...lessons.lesson import NAMES
from ...lessons.wording import Wording
from ...texts.languages import tag
from ...texts.narrator import Narrator
from .. import messages
from ..problems import Problem
from .choices import encoded_choices
from .renderer import rule_text
from .sentences import news_of, preview_of, sheet_in_words

NO_COMMITMENT: Final = ""


def lesson_list(language: str) -> messages.Lessons:
    """All lessons whose games are on offer."""
    words = {name: Wording(name, language) for name in NAMES}
    lines = [_line(name, wording) for name, wording in words.items()]
    offered = [line for line in lines if line.game in registry.names()]
    return messages.Lessons(language=tag(language), lessons=offered)


def _line(name: str, wording: Wording) -> messages.LessonLine:
    return messages.LessonLine(
        lesson=name,
        game=wording.lesson.game,
        title=wording.title,
        about=wording.about,
        minutes=wording.lesson.minutes,
        steps=wording.titles,
        closing=wording.closing,
    )


def lesson_step(name: str, number: int, language: str) -> messages.LessonStep:
    """A step, as the learner finds it."""
    lesson, step = step_of(name, number)
    wording, play = Wording(name, language), begin(name, number)
    narrator = Narrator(lesson.game, language, lesson.players)
    taps = sorted((*step.taps, *step.offered)) if step.offered else list(step.taps)
    actions = () if step.taps else step.solution
    return messages.LessonStep(
        lesson=name,
        step=number,
        steps=len(lesson.step),
        title=wording.of_step(number, "title")[0],
        say=wording.of_step(number, "say")[0],
        do=wording.of_step(number, "do")[0],
        kind=step.kind,
        taps=taps,
        labels=[wording.label(number, thing) for thing in taps],
        lit=list(step.lit),
        crossed=list(step.crossed),
        solution=[_move(narrator, play, action) for action in actions],
        answers=list(step.taps),
        frame=_frame(name, play, 0, language),
    )


def _move(narrator: Narrator, play: Play, text: str) -> messages.LessonMove:
    action = play.game.parse(text)
    return messages.LessonMove(
        number=play.game.number(action), action=action, sentence=narrator.action(action)
    )


def lesson_look(
    name: str, number: int, looking: messages.LookStep, language: str
) -> messages.Preview:
    """What decisions would do, as far as the learner can know. Raises a Problem if illegal."""
    lesson, _ = step_of(name, number)
    narrator = Narrator(lesson.game, language, lesson.players)
    try:
        play = attempt(name, number, looking.played).play
        look = play.look(looking.actions, LEARNER)
    except Refused as refused:
        raise Problem.refusal(refused, lesson.game) from None
    return preview_of(narrator, play.game, look, len(play.steps) + 1, 0)


def lesson_answer(
    name: str, number: int, tried: messages.TryStep, language: str
) -> messages.LessonAnswer:
    """How an attempt went. Raises Refused if it isn't an action of the game."""
    _, step = step_of(name, number)
    wording = Wording(name, language)
    try:
        actions: Sequence[Choosable] = tried.actions
        found = tap(name, number, tried.taps) if step.taps else attempt(name, number, actions)
    except Refused as refused:
        if refused.rule is None:
            raise
        return _refusal(wording, name, number, refused, language)
    lines = [] if found.text is None else wording.of_step(number, found.text)
    remark = wording.remark(number, tried.taps[-1]) if tried.taps else []
    return messages.LessonAnswer(
        outcome=found.outcome,
        lines=[*remark, *lines],
        rule=None,
        frame=_frame(name, found.play, len(begin(name, number).steps) + 1, language),
    )


def _refusal(
    wording: Wording, name: str, number: int, refused: Refused, language: str
) -> messages.LessonAnswer:
    """Why a move is illegal, in the lesson's own words if it has some."""
    lesson, step = step_of(name, number)
    text = step.refusals.get(refused.rule or "")
    narrator = Narrator(lesson.game, language)
    lines = [narrator.reason(refused) or narrator.refusal(refused)]
    if text is not None:
        lines = wording.of_step(number, f"refusal-{text}")
    return messages.LessonAnswer(
        outcome="refused",
        lines=lines,
        rule=rule_text(lesson.game, language, refused.rule),
        frame=None,
    )


def _frame(name: str, play: Play, since: int, language: str) -> messages.Frame:
    """The frame of a table at which this game is played, with the news from a step on."""
    lesson, _ = step_of(name, 1)
    narrator = Narrator(lesson.game, language, lesson.players)
    view, asked = play.view(LEARNER), LEARNER in play.waiting
    return messages.Frame(
        table=f"lesson-{name}",
        game=lesson.game,
        seq=len(play.steps),
        observer=LEARNER,
        status="finished" if play.over else "running",
        options={key: getattr(play.options, key) for key in play.options.__struct_fields__},
        hints=False,
        patience=None,
        daily=None,
        hinted=False,
        set_up=None,
        seats=[_seat(seat, player) for seat, player in enumerate(lesson.players)],
        waiting=play.waiting,
        order=[] if play.over else list(seats_from(play.waiting[0], len(lesson.players))),
        since=0,
        sentence=narrator.question(view),
        question=None if play.over else narrator.bare_question(view),
        ask=0 if asked else None,
        choices=encoded_choices(play.game, play.numbers(LEARNER)) if asked else [],
        can_take_back=False,
        view=view,
        sheet=sheet_in_words(narrator, view.sheet, narrator.score),
        news=_news(narrator, play, since),
        result=play.result,
        commitment=NO_COMMITMENT,
        shuffle=None,
        unsealed=[],
        owner=False,
        links=None,
        rematch=None,
    )


def _news(narrator: Narrator, play: Play, since: int) -> list[messages.News]:
    """Everything that the learner has seen from a step on."""
    public = play.events(WATCHER, since)
    return [
        news_of(narrator, step, 0, event, secret=(step, event) not in public)
        for step, event in play.events(LEARNER, since)
    ]


def _seat(seat: int, name: str) -> messages.SeatNow:
    return messages.SeatNow(
        seat=seat,
        kind="person",
        name=name,
        level=None,
        reserved=False,
        yours=seat == LEARNER,
        agreed=[],
    )
