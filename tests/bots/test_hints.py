"""Hints: the search's best moves, with reasons that are true, can be said, and tell no secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.foresight import Foresight
from elfhame.bots.hints import EVENT, Hint, hint
from elfhame.bots.roster import make
from elfhame.bots.tree import Tree
from elfhame.games import registry
from elfhame.kernel.evaluator import WHOLE
from elfhame.kernel.game import Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator
from tests.bots.clients import plain
from tests.bots.rows import rows
from tests.bots.stairs import GAME as STAIRS
from tests.bots.stairs import Stairs
from tests.conformance.kits import Table, every_table
from tests.games.fae.positions import position

FAE, TRAILS = registry.game("fae"), registry.game("trails")
HOUSE = [registry.game(name) for name in registry.names()]
BUDGET = Budget(24)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)


def rng() -> Rng:
    return keyed(seed_bytes(0), "hint")


def frame_of(game: Game, state: State, seat: int) -> Frame:
    """What the seat, which is asked, is sent in that state."""
    choices = tuple(state.legal_actions(seat))
    return Frame(seq=0, view=game.view(state, seat), events=(), choices=choices)


def hints(game: Game, state: State, seat: int, budget: Budget = BUDGET) -> tuple[Hint, ...]:
    return hint(game, frame_of(game, state, seat), budget, rng())


def moments(table: Table, every: int) -> Iterator[tuple[Play, int]]:
    """Some moments of a random game, and at each a seat that is asked."""
    for play in table.walk(3, every):
        for seat in play.waiting[-1:]:
            yield play, seat


def kinds(found: Hint) -> list[str]:
    return [reason.kind for reason in found.reasons]


def brought(found: Hint) -> list[str]:
    """The kinds of the events among the reasons."""
    return [reason.facts["kind"] for reason in found.reasons if reason.kind == EVENT]


# ---------------------------------------------------------------- what is advised


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_the_first_hint_is_what_the_search_does(game: Game, seed: int) -> None:
    state = Play(game, 2, seed=seed).state
    seat = state.player()
    frame = frame_of(game, state, seat)
    found = hints(game, state, seat)
    assert found[0].action == make("search", game, seat, rng()).choose(frame, BUDGET)
    assert [each.games for each in found] == sorted((e.games for e in found), reverse=True)
    assert all(0 <= each.share <= 1 and each.games > 0 for each in found)


@every_game
@pytest.mark.parametrize("iterations", [1, 2, 3, 5, 8])
def test_hint_and_search_agree_where_few_games_leave_many_equals(
    game: Game, iterations: int
) -> None:
    budget = Budget(iterations)
    for seed in range(5):
        state = Play(game, 2, seed=seed).state
        frame = frame_of(game, state, state.player())
        chance = (keyed(seed_bytes(seed), "bot") for _ in range(2))
        best = hint(game, frame, budget, next(chance))[0]
        assert best.action == make("search", game, state.player(), next(chance)).choose(
            frame, budget
        )


def test_a_ranking_goes_by_visits_then_shares_then_actions() -> None:
    state = Play(FAE, 2, seed=2).state
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    tree.run(9)
    ranks = [(-trial.visits, -trial.total, trial.action) for trial in tree.ranking()]
    assert ranks == sorted(ranks)
    assert len({visits for visits, _, _ in ranks}) < len(ranks) == len(tree.trials())


@every_game
def test_there_are_no_more_hints_than_are_wanted(game: Game) -> None:
    state = Play(game, 2, seed=4).state
    frame = frame_of(game, state, state.player())
    for most in (1, 2, 3):
        found = hint(game, frame, BUDGET, rng(), most)
        assert 1 <= len({each.action for each in found}) == len(found) <= most


@every_table
def test_hints_are_the_same_in_worlds_that_look_the_same(table: Table) -> None:
    chance = keyed(seed_bytes(7), "other worlds")
    for play, seat in moments(table, every=max(1, table.game.longest // 3)):
        found = hints(table.game, play.state, seat, Budget(8))
        for _ in range(2):
            world = play.state.determinize(seat, chance)
            assert hints(table.game, world, seat, Budget(8)) == found


def test_a_sure_victory_is_told_as_one() -> None:
    """From the eighth step, with the ninth rotten, a stride of two wins and a step of one loses."""
    best, other = hints(STAIRS, Stairs(rotten=9, at=8, heard=True), 0)
    assert (best.action, best.share, best.games) == (2, 1, 23)
    assert [(reason.kind, reason.facts) for reason in best.reasons] == [
        ("games", {"games": 23, "wins": 100}),
        ("clear", {"lead": 100}),
    ]
    assert (other.action, other.share, kinds(other)) == (1, 0, ["games", "behind"])


def test_the_only_choice_is_called_so() -> None:
    [found] = hints(STAIRS, Stairs(rotten=4, at=9, heard=True), 0)
    assert (found.action, kinds(found)) == (1, ["only"])


# ---------------------------------------------------------------- what is foreseen


@every_table
def test_what_is_foreseen_is_what_a_look_would_show(table: Table) -> None:
    for play, seat in moments(table, every=max(1, table.game.longest // 6)):
        foresight = Foresight(table.game, frame_of(table.game, play.state, seat))
        for number in play.numbers(seat)[::5]:
            assert foresight.events([number]) == play.look(number, seat).events


def last_ritual() -> State:
    """Blue stands at one end of a row, yellow at the other; who is isolated now wins."""
    a, b, c, d = min(rows())
    return position({a: "B3", b: "P", c: "R", d: "Y3"}, resolved=11)


def test_a_reason_is_what_not_every_choice_brings() -> None:
    """Where a ritual is told, nobody needs to be told that a group was moved."""
    assert brought(hints(FAE, last_ritual(), 0)[0]) == ["ritual", "ended"]


def test_where_choices_differ_in_the_details_alone_these_are_told() -> None:
    state = Play(FAE, 2, seed=1).state
    assert brought(hints(FAE, state, state.player())[0]) == ["moved"]


def test_a_card_is_advised_with_the_place_for_it() -> None:
    """The seat is asked again after it chose a card, so the hint goes on."""
    state = Play(TRAILS, 2, seed=1).state
    best = hints(TRAILS, state, state.player())[0]
    assert "laid" in {
        str(reason.event(TRAILS)).partition("(")[0].lower() for reason in best.reasons
    }


# ---------------------------------------------------------------- what is said


@every_game
@every_language
def test_every_reason_can_be_said(game: Game, language: str) -> None:
    narrator, said = Narrator(game.name, language), set[str]()
    for seed in range(2):
        play = Play(game, 2, seed=seed)
        chance = keyed(seed_bytes(seed), "walk")
        while not play.over:
            if len(play.steps) % 12 == 0:
                for found in hints(game, play.state, play.waiting[0]):
                    said |= set(sentences(narrator, game, found))
            numbers = play.numbers()
            play.act(numbers[chance.below(len(numbers))])
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
    assert len(said) > 10


def sentences(narrator: Narrator, game: Game, found: Hint) -> Iterator[str]:
    """The reasons of a hint in words, after a journey as JSON."""
    for reason in found.reasons:
        event = type(reason)(**plain(reason)).event(game)
        if event is None:
            yield narrator.say(f"hint-{reason.kind}", reason.facts)
        else:
            yield narrator.event(event)


@pytest.mark.parametrize("kind", ["games", "clear", "ahead", "behind", "close", "equal", "only"])
@every_language
def test_there_is_a_sentence_for_every_kind_of_reason(kind: str, language: str) -> None:
    said = Narrator("fae", language).say(f"hint-{kind}", {"games": 1, "wins": 50, "lead": 5})
    assert said.endswith(".")


# ---------------------------------------------------------------- what the tree tells


def test_the_tree_tells_what_it_tried() -> None:
    state = Play(FAE, 2, seed=2).state
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    tree.run(50)
    trials = tree.trials()
    assert [trial.action for trial in trials] == state.legal_actions(state.player())
    assert sum(trial.visits for trial in trials) == 50
    assert all(0 <= trial.total <= WHOLE * trial.visits for trial in trials)
    most = max(trial.visits for trial in trials)
    assert tree.best() == next(trial.action for trial in trials if trial.visits == most)


def test_a_line_ends_where_another_decides() -> None:
    state = Play(FAE, 2, seed=2).state
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    tree.run(50)
    assert tree.line(tree.best()) == [tree.best()]
