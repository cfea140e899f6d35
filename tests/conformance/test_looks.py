"""A look shows what would happen as far as the seat can foresee it, and changes nothing."""

from __future__ import annotations

import pytest

from elfhame.kernel.game import Action
from elfhame.kernel.play import Look, Play, Step, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json

from .kits import TABLES, Table, chosen, drawn, every_table
from .worlds import asked, meaningful, standing, told

LONGEST_LOOK = 5


def _happened(play: Play, steps: list[Step], length: int) -> tuple[object, ...]:
    """What the seat of these steps is told and knows, once they are taken, as a look has it."""
    for step in steps:
        play.act(step.action, step.seat)
    seat = steps[0].seat
    events, learned = told(play.game, play.journal.entries[length:], seat, seat)
    if learned:
        return events, True, b"null", b"[]"
    choices = play.choices(seat) if seat in play.waiting else []
    return events, False, to_json(play.view(seat)), to_json(choices)


def _seen(look: Look) -> tuple[object, ...]:
    return to_json(look.events), look.learns, to_json(look.view), to_json(look.choices)


@every_table
def test_what_a_look_shows_then_happens(table: Table) -> None:
    for seed in range(3):
        play, rng = table.play(seed), keyed(seed_bytes(seed), "look")
        while not play.over:
            step, before, length = chosen(play, rng), standing(play), len(play.journal.entries)
            look = play.look([step.action], step.seat)
            assert standing(play) == before
            assert _seen(look) == _happened(play, [step], length)


@every_table
def test_a_look_of_several_actions_shows_what_then_happens(table: Table) -> None:
    for seed in range(3):
        play, rng = table.play(seed), keyed(seed_bytes(seed), "looks")
        while not play.over:
            steps, length = _turn(play, rng), len(play.journal.entries)
            before = standing(play)
            look = play.look([step.action for step in steps], steps[0].seat)
            assert standing(play) == before
            assert _seen(look) == _happened(play, steps, length)


def _turn(play: Play, rng: Rng) -> list[Step]:
    """Decisions that a waiting seat can put together by looks alone, to play them whole."""
    seat = drawn(play.waiting, rng)
    actions: list[Action] = []
    choices = play.choices(seat)
    while choices and len(actions) < LONGEST_LOOK:
        actions.append(drawn(choices, rng))
        choices = play.look(actions, seat).choices
    return [Step(seat, play.game.number(action)) for action in actions]


def test_in_some_game_a_look_is_of_several_actions() -> None:
    """Else the law above was held against single actions alone."""
    rng = keyed(seed_bytes(0), "turn")
    games = (play for table in TABLES for play in table.walk(0) if not play.over)
    assert any(len(_turn(play, rng)) > 1 for play in games)


@every_table
def test_a_look_at_nothing_shows_what_the_seat_knows_already(table: Table) -> None:
    for play in table.walk(0, every=5):
        for seat in play.waiting:
            look = play.look([], seat)
            assert (look.events, look.learns) == ([], False)
            assert to_json(look.view) == to_json(play.view(seat))
            assert look.choices == play.choices(seat)


@every_table
def test_a_look_does_not_depend_on_hidden_facts(table: Table) -> None:
    rng = keyed(seed_bytes(0), "hidden")
    for play in table.walk(0, every=3):
        for seat, legal in asked(play.state).items():
            redrawn = table.play(0)
            redrawn.state = play.state.determinize(seat, rng)
            for action in {drawn(legal, rng) for _ in range(3)}:
                assert _seen(redrawn.look([action], seat)) == _seen(play.look([action], seat))


@every_table
def test_a_refused_look_names_the_rule_and_changes_nothing(table: Table) -> None:
    for play in table.walk(0, every=12):
        for seat, legal in asked(play.state).items():
            known = set(legal)
            for number in [n for n in meaningful(table.game) if n not in known][::50]:
                _refuses_as_acting_would(play, number, seat)


def _refuses_as_acting_would(play: Play, number: int, seat: int) -> None:
    before, why = standing(play), play.why(number, seat)
    with pytest.raises(Refused) as refused:
        play.look([number], seat)
    assert why is not None
    assert why.rule is not None
    assert (refused.value.rule, str(refused.value)) == (why.rule, str(why))
    assert standing(play) == before


@every_table
def test_a_look_is_refused_for_its_second_action_too(table: Table) -> None:
    for play in table.walk(0, every=4):
        for seat, legal in asked(play.state).items():
            look = play.look(legal[:1], seat)
            allowed = {play.game.number(action) for action in look.choices}
            illegal = next((n for n in meaningful(table.game) if n not in allowed), None)
            if look.choices and illegal is not None:
                with pytest.raises(Refused):
                    play.look([legal[0], illegal], seat)
