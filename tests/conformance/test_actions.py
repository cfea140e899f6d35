"""Legal actions, refusals and the forms of an action agree with each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import from_json, to_json
from elfhame.kernel.state import MOST_CHOICES, choice_buffer, playout, playout_listing

from .kit import Kit
from .kits import Table, every_kit, every_table, play_out
from .worlds import either, everything, legal_actions, snapshot, some_numbers, valid_numbers, words


@every_table
def test_legal_actions_ascend_within_bounds(table: Table) -> None:
    for seed in range(5):
        for play in table.walk(seed):
            for legal in legal_actions(play.state).values():
                assert 1 <= len(legal) <= MOST_CHOICES
                assert all(a < b for a, b in pairwise(legal))
                assert 0 <= legal[0] <= legal[-1] < table.game.actions


@every_table
def test_legal_actions_have_a_meaning(table: Table) -> None:
    numbers = set(valid_numbers(table.game))
    for play in table.walk(0):
        for legal in legal_actions(play.state).values():
            assert numbers.issuperset(legal)


@every_table
def test_a_random_action_is_the_legal_one_at_the_drawn_index(table: Table) -> None:
    rng = keyed(seed_bytes(0), "place")
    for seed in range(3):
        for play in table.walk(seed):
            for seat, legal in legal_actions(play.state).items():
                twin = rng.clone()
                assert play.state.random_action(seat, rng) == legal[twin.below(len(legal))]
                assert words(rng) == words(twin)


@every_table
def test_both_kinds_of_playout_play_the_same_game(table: Table) -> None:
    buffer = choice_buffer()
    for seed in range(20):
        short, listing = table.play(seed).state.clone(), table.play(seed).state.clone()
        rng, twin = keyed(seed_bytes(seed), "playout"), keyed(seed_bytes(seed), "playout")
        assert playout(short, rng) == playout_listing(listing, twin, buffer)
        assert everything(table.game, short) == everything(table.game, listing)
        assert words(rng) == words(twin)


@every_table
def test_a_step_applies_an_action_and_lists_those_of_the_next_player(table: Table) -> None:
    buffer, rng = choice_buffer(), keyed(seed_bytes(0), "step")
    for seed in range(3):
        state = table.play(seed).state.clone()
        count = state.legal(state.player(), buffer)
        while count:
            twin, chance = state.clone(), rng.clone()
            place = rng.below(count)
            twin.apply(twin.player(), buffer[chance.below(count)], chance)
            count = state.step(buffer, place, rng)
            assert list(buffer[:count]) == legal_actions(twin).get(twin.player(), [])
            assert state == twin
            assert words(rng) == words(chance)
        assert state.ending() is not None


@every_table
def test_exactly_the_illegal_actions_are_refused_and_each_by_a_rule(table: Table) -> None:
    ledger = table.kit.ledger()
    rng = keyed(seed_bytes(0), "refusals")
    for play in table.walk(0):
        for seat, legal in legal_actions(play.state).items():
            numbers = sorted({*some_numbers(table.game, rng), *legal})
            refusals = {number: play.state.refusal(seat, number) for number in numbers}
            assert [number for number, rule in refusals.items() if rule is None] == legal
            assert {rule for rule in refusals.values() if rule is not None} <= ledger


@every_kit
def test_every_form_of_an_action_leads_back_to_its_number(kit: Kit) -> None:
    game = kit.game
    shape = either(game.action_types)
    assert valid_numbers(game)
    for number in valid_numbers(game):
        action = game.action(number)
        assert game.number(action) == number
        assert game.parse(str(action)) == action
        assert from_json(to_json(action), shape, "action") == action


@every_kit
def test_two_numbers_never_mean_the_same_action(kit: Kit) -> None:
    texts = {str(kit.game.action(number)) for number in valid_numbers(kit.game)}
    assert len(texts) == len(valid_numbers(kit.game))


@every_table
def test_every_form_of_an_action_is_accepted(table: Table) -> None:
    play, step = table.play(0), play_out(table.play(0), 0).steps[0]
    play.act(step.action, step.seat)
    action = table.game.action(step.action)
    for form in (action, str(action), from_json(to_json(action), dict, "action")):
        again = table.play(0)
        again.act(form, step.seat)
        assert snapshot(again) == snapshot(play)


@every_table
def test_views_and_events_survive_json(table: Table) -> None:
    shape = either(table.game.event_types)
    for play in table.walk(0, every=4):
        for observer in [*table.observers, REVIEWER]:
            view = table.game.view(play.state, observer)
            assert from_json(to_json(view), table.game.view_type, "view") == view
    for observer in [*table.observers, REVIEWER]:
        for _, event in play.events(observer):
            assert from_json(to_json(event), shape, "event") == event


@every_table
def test_events_cite_rules_of_the_ledger(table: Table) -> None:
    play = play_out(table.play(0), 0)
    for _, event in play.events(REVIEWER):
        assert table.kit.ledger().issuperset(event.rules)


@every_table
def test_a_number_without_a_meaning_is_refused_and_changes_nothing(table: Table) -> None:
    play = table.play(0)
    known = set(valid_numbers(table.game))
    gaps = [number for number in range(table.game.actions) if number not in known][:5]
    for number in (-1, -(2**70), table.game.actions, 2**31, 2**70, *gaps):
        _refuses_as_action(play, number)


def _refuses_as_action(play: Play, number: int) -> None:
    before = snapshot(play)
    with pytest.raises(Refused) as by_game:
        play.game.action(number)
    with pytest.raises(Refused) as by_play:
        play.act(number)
    assert by_game.value.field == by_play.value.field == "action"
    assert snapshot(play) == before


@every_table
def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(table: Table) -> None:
    for play in table.walk(0, every=6):
        for seat, legal in legal_actions(play.state).items():
            illegal = next((n for n in valid_numbers(table.game) if n not in legal), None)
            if illegal is not None:
                _refuses_by_rule(play, illegal, seat)


def _refuses_by_rule(play: Play, number: int, seat: int) -> None:
    before = snapshot(play)
    with pytest.raises(Refused) as refused:
        play.act(number, seat)
    assert refused.value.rule == play.state.refusal(seat, number)
    assert str(play.why(number, seat)) == str(refused.value)
    assert snapshot(play) == before
