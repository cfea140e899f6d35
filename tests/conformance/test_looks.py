"""A look shows what would happen as far as the seat can predict it, and changes nothing."""

from __future__ import annotations

import pytest

from elfhame.kernel.game import Action
from elfhame.kernel.play import Look, Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.steps import Step

from .kits import TABLES, Table, chosen, drawn, every_table
from .worlds import disclosure, legal_actions, snapshot, valid_numbers

LONGEST_LOOK = 5


def _outcome(play: Play, steps: list[Step], length: int) -> tuple[object, ...]:
    """What the seat sees after taking these steps, in the form of a look."""
    for step in steps:
        play.act(step.action, step.seat)
    seat = steps[0].seat
    events, learned = disclosure(play.game, play.journal.entries[length:], seat, seat)
    if learned:
        return events, True, b"null", b"[]"
    choices = play.choices(seat) if seat in play.waiting else []
    return events, False, to_json(play.view(seat)), to_json(choices)


def _of_look(look: Look) -> tuple[object, ...]:
    return to_json(look.events), look.learns, to_json(look.view), to_json(look.choices)


@every_table
def test_a_look_shows_what_then_happens(table: Table) -> None:
    for seed in range(3):
        play, rng = table.play(seed), keyed(seed_bytes(seed), "look")
        while not play.over:
            step, before, length = chosen(play, rng), snapshot(play), len(play.journal.entries)
            look = play.look([step.action], step.seat)
            assert snapshot(play) == before
            assert _of_look(look) == _outcome(play, [step], length)


@every_table
def test_a_look_of_several_actions_shows_what_then_happens(table: Table) -> None:
    for seed in range(3):
        play, rng = table.play(seed), keyed(seed_bytes(seed), "looks")
        while not play.over:
            steps, length = _turn(play, rng), len(play.journal.entries)
            before = snapshot(play)
            look = play.look([step.action for step in steps], steps[0].seat)
            assert snapshot(play) == before
            assert _of_look(look) == _outcome(play, steps, length)


def _turn(play: Play, rng: Rng) -> list[Step]:
    """A sequence of decisions that a waiting seat can plan with looks alone."""
    seat = drawn(play.waiting, rng)
    actions: list[Action] = []
    choices = play.choices(seat)
    while choices and len(actions) < LONGEST_LOOK:
        actions.append(drawn(choices, rng))
        choices = play.look(actions, seat).choices
    return [Step(seat, play.game.number(action)) for action in actions]


def test_some_game_allows_looks_at_several_actions() -> None:
    """Otherwise the test above would only cover single actions."""
    rng = keyed(seed_bytes(0), "turn")
    games = (play for table in TABLES for play in table.walk(0) if not play.over)
    assert any(len(_turn(play, rng)) > 1 for play in games)


@every_table
def test_a_look_at_nothing_shows_the_current_view(table: Table) -> None:
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
        for seat, legal in legal_actions(play.state).items():
            redrawn = table.play(0)
            redrawn.state = play.state.determinize(seat, rng)
            for action in {drawn(legal, rng) for _ in range(3)}:
                assert _of_look(redrawn.look([action], seat)) == _of_look(play.look([action], seat))


@every_table
def test_a_refused_look_cites_the_rule_and_changes_nothing(table: Table) -> None:
    for play in table.walk(0, every=12):
        for seat, legal in legal_actions(play.state).items():
            known = set(legal)
            for number in [n for n in valid_numbers(table.game) if n not in known][::50]:
                _refuses_as_acting_would(play, number, seat)


def _refuses_as_acting_would(play: Play, number: int, seat: int) -> None:
    before, why = snapshot(play), play.why(number, seat)
    with pytest.raises(Refused) as refused:
        play.look([number], seat)
    assert why is not None
    assert why.rule is not None
    assert (refused.value.rule, str(refused.value)) == (why.rule, str(why))
    assert snapshot(play) == before


@every_table
def test_a_look_with_an_illegal_second_action_is_refused(table: Table) -> None:
    for play in table.walk(0, every=4):
        for seat, legal in legal_actions(play.state).items():
            look = play.look(legal[:1], seat)
            allowed = {play.game.number(action) for action in look.choices}
            illegal = next((n for n in valid_numbers(table.game) if n not in allowed), None)
            if look.choices and illegal is not None:
                with pytest.raises(Refused):
                    play.look([legal[0], illegal], seat)
