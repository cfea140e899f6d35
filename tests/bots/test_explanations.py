"""Explanations: terms are the evaluator's own, fit into sentences, and reveal no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from elfhame.bots.explanation import MOST_REASONS, explain
from elfhame.bots.hindsight import Sight, hindsight, last_turn
from elfhame.games import registry
from elfhame.games.fae.bots import evaluate as fae
from elfhame.games.faeries.bots import evaluate as faeries
from elfhame.games.faeries.bots.gains import POINT
from elfhame.games.trails.bots import evaluate as trails
from elfhame.kernel.evaluator import FOLD
from elfhame.kernel.game import Game
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State, choice_buffer
from elfhame.kernel.term import Term
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator
from tests.conformance.kits import Table, every_table
from tests.games.fae.positions import position

FAE, TRAILS, LAND = (registry.game(name) for name in ("fae", "trails", "land"))
WEIGHT: Final[dict[str, Callable[[int], int]]] = {
    "fae": lambda gain: gain * fae.HOT * FOLD // (100 * fae.POINT),
    "trails": lambda gain: gain * trails.HOT,
    "land": lambda gain: gain,
    "faeries": lambda gain: gain * faeries.HOT * FOLD // (100 * POINT),
}
"""By game: the weight in a prior of a gain in hundredths of a point or a house."""


class Good(Term, frozen=True, kw_only=True):
    """A term with a name."""

    name: str


def weights_of(game: Game, state: State, seat: int) -> dict[int, int]:
    """What the evaluator's prior says about each of a seat's actions."""
    actions, weights = choice_buffer(), choice_buffer()
    count = state.legal(seat, actions)
    game.evaluator().prior(state, seat, actions, count, weights)
    return dict(zip(actions[:count], weights[:count], strict=True))


def decisions(table: Table, every: int) -> Iterator[tuple[Play, int]]:
    """Some decisions of a random game."""
    for play in table.walk(5, every):
        if play.waiting:
            yield play, play.waiting[0]


# ---------------------------------------------------------------- the evaluator's own terms


@every_table
def test_terms_add_up_to_what_the_evaluator_says(table: Table) -> None:
    if table.game.name not in WEIGHT:
        pytest.skip("this game explains nothing")
    for play, seat in decisions(table, 2):
        weights = weights_of(table.game, play.state, seat)
        for action in list(weights)[:: max(1, len(weights) // 12)]:
            terms = table.game.terms(play.state, seat, action)
            assert all(type(term) in table.game.term_types for term in terms)
            assert WEIGHT[table.game.name](sum(term.worth for term in terms)) == weights[action]


@every_table
def test_terms_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    chance = keyed(seed_bytes(11), "other worlds")
    for play, seat in decisions(table, max(1, table.game.longest // 8)):
        world = play.state.determinize(seat, chance)
        for action in play.numbers(seat)[::4]:
            assert table.game.terms(world, seat, action) == table.game.terms(
                play.state, seat, action
            )


def test_the_terms_of_an_isolated_group_name_its_points_and_who_shares_them() -> None:
    """Blue leads its druids from C1 to C2, where blue and red are then alone."""
    state = position({"C1": "B2", "C2": "R2", "H1": "P", "H2": "Y"})
    [action] = [
        number for number in state.legal_actions(0) if str(FAE.action(number)) == "move C1 C2"
    ]
    said = [Narrator("fae").term(term, mine=True) for term in FAE.terms(state, 0, action)]
    assert "+4 for red at C2, too." in said
    assert "C2 is left alone: 4 points for your colour." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_about_a_group_that_is_left_names_the_neighbour_it_loses(language: str) -> None:
    state, said = Play(FAE, 2, seed=1).state, set()
    for number in state.legal_actions(0):
        source = str(FAE.action(number)).split()[1]
        for term in FAE.terms(state, 0, number):
            if term.facts().get("bereft"):
                assert source in Narrator("fae", language).term(term, mine=True)
                said.add(type(term).__name__)
    assert said >= {"Gathers", "Feeds"}


# ---------------------------------------------------------------- which terms are mentioned


def test_an_explanation_has_the_largest_terms_and_the_worst_as_its_price() -> None:
    worths = {"a": 300, "b": 200, "c": 100, "d": 90, "e": -40, "f": -80, "g": 2}
    terms = [Good(name=name, worth=worth) for name, worth in worths.items()]
    reasons, price = explain(terms)
    assert [term.worth for term in reasons] == [300, 200, 100]
    assert len(reasons) == MOST_REASONS
    assert price == Good(name="f", worth=-80)


def test_what_the_alternative_brings_as_well_counts_less() -> None:
    chosen = [Good(name="both", worth=300), Good(name="only", worth=200)]
    assert explain(chosen, chosen[:1]).reasons == (chosen[1], chosen[0])


def test_slight_terms_are_left_out() -> None:
    terms = [Good(name="large", worth=500), Good(name="slight", worth=30)]
    assert explain(terms).reasons == (terms[0],)
    assert explain(terms[1:]).reasons == (terms[1],)


# ---------------------------------------------------------------- other players' moves


@every_table
def test_hindsight_is_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    """Two worlds that an observer can't tell apart, and a step that looks the same in both."""
    game, chance, compared = table.game, keyed(seed_bytes(12), "other worlds"), 0
    for play, seat in decisions(table, min(25, table.game.longest // 24)):
        observer = (seat + 1) % play.seats
        if observer == seat:
            return
        world = play.state.determinize(observer, chance)
        for action in sorted({*play.numbers(seat)} & {*world.legal_actions(seat)})[::6]:
            one, other = (sight(game, state, observer, action) for state in (play.state, world))
            if one == other:
                compared += 1
                assert hindsight(game, [one]) == hindsight(game, [other])
    assert compared


@every_table
def test_an_action_that_the_events_show_is_the_one_that_was_taken(table: Table) -> None:
    """Events that come of themselves, such as the next player's only choice, mislead nobody."""
    game, chance, witnessed = table.game, keyed(seed_bytes(13), "witness"), 0
    for play, seat in decisions(table, 1):
        for action in play.numbers(seat)[:: max(1, len(play.numbers(seat)) // 3)]:
            for observer in {seat, (seat + 1) % play.seats}:
                step = sight(game, play.state, observer, action)
                found = game.witness(step.before, step.events, chance)
                if found is not None:
                    assert found[1:] == (seat, action)
                    witnessed += 1
    assert witnessed > 10 or table.game.name not in WEIGHT


def sight(game: Game, state: State, observer: int, action: int) -> Sight:
    """A step of the seat that decides, as an observer sees it."""
    journal, world, before = Journal(), state.clone(), game.view(state, observer)
    world.tell(journal)
    world.apply(world.player(), action, keyed(seed_bytes(0), "step"))
    seen = (game.event(entry, observer) for entry in journal.entries)
    return Sight(before, [event for event in seen if event is not None])


def test_a_laid_card_explains_itself_although_the_hand_was_hidden() -> None:
    play = Play(TRAILS, 2, seed=1)
    while len(play.steps) < 40 or play.waiting == [0]:
        weights = weights_of(TRAILS, play.state, play.waiting[0])
        play.act(max(weights, key=lambda number: weights[number]))
        turn = last_turn(play, 0, {1})
        if turn is not None and any(sight.events for sight in turn[1]):
            assert turn[0] == 1
            reasons, price = hindsight(TRAILS, turn[1])
            assert len(reasons) <= MOST_REASONS
            assert price is None or price.worth < 0
    assert last_turn(play, 0, ()) is None


# ---------------------------------------------------------------- wording


@every_table
def test_every_term_has_a_sentence_in_every_language(table: Table) -> None:
    narrators = [Narrator(table.game.name, language) for language in LANGUAGES]
    for play, seat in decisions(table, 4):
        for action in play.numbers(seat)[::5]:
            for term in table.game.terms(play.state, seat, action):
                for narrator in narrators:
                    for mine in (True, False):
                        said = narrator.term(term, mine)
                        assert said.endswith(".")
                        assert "{" not in said
                        assert "  " not in said
