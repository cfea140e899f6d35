"""Every lesson is played to its end in every language, and every remark can be provoked."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any, Final

import pytest

from elfhame.kernel.position import position_of, read_position
from elfhame.kernel.refused import Refused
from elfhame.lessons.attempt import LEARNER, Attempt, attempt, begin, step_of, tap
from elfhame.lessons.lesson import NAMES, Remark, Step, lesson
from elfhame.lessons.wording import Wording
from elfhame.texts import LANGUAGES, read, rulebook
from scripts.measure_minutes import lesson_minutes
from tests.texts.messages import messages_in

STEPS: Final = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in NAMES
    for number in range(1, len(lesson(name).step) + 1)
]
every_step = pytest.mark.parametrize(("name", "number"), STEPS)


def tried(name: str, number: int, *actions: str) -> Attempt:
    _, step = step_of(name, number)
    return tap(name, number, actions) if step.taps else attempt(name, number, actions)


def events(found: Attempt) -> dict[str, Any]:
    """The last event of each kind."""
    return {type(event).__name__.lower(): event for _, event in found.play.events(LEARNER)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_to_its_end_in_every_language(name: str, language: str) -> None:
    wording = Wording(name, language)
    for number, step in enumerate(lesson(name).step, 1):
        for key in ("title", "say", "do"):
            assert len(wording.of_step(number, key)) == 1
        found = tried(name, number, *step.solution)
        assert (found.outcome, found.text) == ("done", "then")
        assert all(wording.of_step(number, "then"))
    assert len(wording.closing) >= 4
    assert wording.title
    assert wording.about


@every_step
def test_a_step_is_done_only_by_its_last_action(name: str, number: int) -> None:
    _, step = step_of(name, number)
    for count in range(len(step.solution)):
        assert tried(name, number, *step.solution[:count]).outcome == "on"


@every_step
def test_every_remark_can_be_provoked(name: str, number: int) -> None:
    _, step = step_of(name, number)
    for kind, remark in remarks(step):
        found = tried(name, number, *remark.example)
        assert (found.outcome, found.text) == (
            "done" if kind == "then" else "otherwise",
            f"{kind}-{remark.text}",
        )


def remarks(step: Step) -> Iterator[tuple[str, Remark]]:
    yield from (("then", remark) for remark in step.then)
    yield from (("otherwise", remark) for remark in step.otherwise)


@every_step
def test_every_legal_move_is_judged_and_every_other_is_refused(name: str, number: int) -> None:
    _, step = step_of(name, number)
    play = begin(name, number)
    if step.taps:
        return
    outcomes = {attempt(name, number, [action]).outcome for action in play.numbers(LEARNER)}
    assert outcomes <= {"on", "otherwise", "done"}
    illegal = next(n for n in range(play.game.actions) if n not in play.numbers(LEARNER))
    with pytest.raises(Refused):
        attempt(name, number, [illegal])


@every_step
def test_a_lesson_shows_the_learner_only_what_a_seat_may_know(name: str, number: int) -> None:
    found, step = step_of(name, number)
    play = begin(name, number)
    known = play.position(LEARNER)
    redrawn = play.state.determinize(LEARNER, play.chance)
    assert position_of(play.game, redrawn, LEARNER) == known
    read_position(play.game, found.positions[step.position])
    assert play.view(LEARNER).observer == LEARNER


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_text_for_everything_and_no_other(name: str, language: str) -> None:
    expected = {"title", "about", "closing-title"}
    for number, step in enumerate(lesson(name).step, 1):
        keys = ["title", "say", "do", "then"]
        keys += [f"{kind}-{remark.text}" for kind, remark in remarks(step)]
        keys += [f"refusal-{text}" for text in step.refusals.values()]
        if (name, number) == ("land", 12):  # rows of the score, which the board doesn't draw
            rows = [thing.replace(".", "-") for thing in step.taps]
            keys += [f"{kind}-{row}" for kind in ("tap", "tapped") for row in rows]
        expected |= {f"step-{number}-{key}" for key in keys}
    found = set(messages_in(read(language, f"lessons/{name}.ftl")))
    assert {message for message in found if not message.startswith("closing-")} == expected - {
        "closing-title"
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_a_lesson_is_about_exists(name: str) -> None:
    book = rulebook(lesson(name).game)
    cited = [*lesson(name).closing, *(rule for step in lesson(name).step for rule in step.rules)]
    assert [rule for rule in cited if rule not in book] == []


def test_refusals_have_the_words_of_the_lesson() -> None:
    for name, number, actions, rule in (
        ("fae", 4, ["move F5 G3"], "FAE-26"),
        ("fae", 9, ["move F4 A5"], "FAE-24"),
        ("land", 1, ["place ogre 3"], "LAND-22"),
        ("land", 1, ["place deer 1"], "LAND-24R"),
        ("faeries", 4, ["tile 0", "lay path 0 4 4"], "FMC-32"),
        ("faeries", 11, ["lay path 0 7 7"], "FMC-32"),
    ):
        _, step = step_of(name, number)
        with pytest.raises(Refused) as refused:
            attempt(name, number, actions)
        assert refused.value.rule == rule
        assert Wording(name).of_step(number, f"refusal-{step.refusals[rule]}")


def test_the_results_are_those_that_the_texts_tell() -> None:
    scores = {
        number: events(tried("fae", number, *lesson("fae").step[number - 1].solution))
        for number in (5, 6, 8, 12)
    }
    assert [scores[number]["ritualevent"].value for number in (5, 6, 8)] == [3, 4, 4]
    assert (scores[12]["revealed"].total, scores[12]["won"].seats) == (36, (0,))
    last = tried("trails", 10, *lesson("trails").step[9].solution).play
    assert (last.result and last.result.scores) == [19, 10]
    solo = tried("trails_solo", 9, *lesson("trails_solo").step[8].solution).play
    assert (solo.result and solo.result.scores) == [22]
    assert begin("land", 12).view(LEARNER).sheet.totals == (30, 18)
    home = tried("faeries", 7, "home 4 2").play.view(LEARNER)
    assert home.players[0].garden.tiles[1].points == 8  # type: ignore[attr-defined]


def test_other_moves_that_reach_the_goal_count_as_well() -> None:
    for name, number, actions in (
        ("fae", 2, ["move F5 J2"]),
        ("fae", 5, ["move J4 J1"]),
        ("fae", 10, ["move F3 J1", "ritual E5"]),
        ("trails", 2, ["card 48", "lay -1 0 3"]),
        ("trails", 6, ["card 26", "lay 1 1 3"]),
        ("trails", 10, ["card 2", "lay 3 -3 0"]),
        ("land", 8, ["feed blue", "feed violet"]),
        ("land", 10, ["druids", "pay fairy_1", "pay fairy_2", "enough", "keep yellow"]),
        ("faeries", 7, ["home 0 3"]),
        ("faeries", 8, ["name befriend", "befriend hill_king"]),
        (
            "faeries",
            10,
            [
                *("name help", "pass", "play skipping_stone", "move 0 earth fae"),
                *("play paper_lantern", "place fae"),
            ],
        ),
    ):
        assert tried(name, number, *actions).outcome == "done", (name, number)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_takes_as_many_minutes_as_it_says(name: str) -> None:
    measured = max(lesson_minutes(name, language) for language in LANGUAGES)
    assert lesson(name).minutes == ceil(measured)
    assert measured < 6


def test_a_lesson_or_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="no lesson"):
        lesson("chess")
    for number in (0, 13):
        with pytest.raises(Refused, match="no step"):
            step_of("fae", number)
