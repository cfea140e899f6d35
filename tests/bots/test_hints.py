"""Hints: the search's best moves, with reasons that are true, have words, and reveal no secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.foresight import Foresight
from elfhame.bots.hints import Hint, Reason, hint
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
GAMES = [registry.game(name) for name in registry.names()]
BUDGET = Budget(24)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def rng() -> Rng:
    return keyed(seed_bytes(0), "hint")


def frame_of(game: Game, state: State, seat: int) -> Frame:
    """The frame of the seat that has to decide in this state."""
    choices = tuple(state.legal_actions(seat))
    return Frame(seq=0, view=game.view(state, seat), events=(), choices=choices)


def hints(game: Game, state: State, seat: int, budget: Budget = BUDGET) -> tuple[Hint, ...]:
    return hint(game, frame_of(game, state, seat), budget, rng())


def moments(table: Table, every: int) -> Iterator[tuple[Play, int]]:
    """Some positions of a random game, each with a seat that has to decide."""
    for play in table.walk(3, every):
        for seat in play.waiting[-1:]:
            yield play, seat


def kinds(found: Hint) -> list[str]:
    return [reason.kind for reason in found.reasons]


def term_kinds(found: Hint) -> list[str]:
    """The kinds of terms among the reasons."""
    return [reason.facts["kind"] for reason in found.reasons if reason.kind == "term"]


# ---------------------------------------------------------------- recommended actions


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
def test_hint_and_search_agree_when_few_games_leave_many_ties(game: Game, iterations: int) -> None:
    budget = Budget(iterations)
    for seed in range(5):
        state = Play(game, 2, seed=seed).state
        frame = frame_of(game, state, state.player())
        chance = (keyed(seed_bytes(seed), "bot") for _ in range(2))
        best = hint(game, frame, budget, next(chance))[0]
        assert best.action == make("search", game, state.player(), next(chance)).choose(
            frame, budget
        )


def test_a_ranking_is_sorted_by_visits_then_shares_then_actions() -> None:
    state, tied = Play(FAE, 2, seed=4).state, 0
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    for _ in range(12):
        tree.run(5)
        ranks = [(-trial.visits, -trial.total, trial.action) for trial in tree.ranking()]
        assert ranks == sorted(ranks)
        assert len(ranks) == len(tree.trials())
        equals = {ranked[:2] for ranked in ranks if ranked[0]}
        tied += len(equals) > len({visits for visits, _ in equals})
    assert tied  # some were tried equally often, with different results


@every_game
def test_there_are_at_most_as_many_hints_as_requested(game: Game) -> None:
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


def test_a_certain_victory_is_described_as_certain() -> None:
    """From the eighth step, with the ninth rotten, a stride of two wins and a step of one loses."""
    best, other = hints(STAIRS, Stairs(rotten=9, at=8, heard=True), 0)
    assert (best.action, best.share, best.games) == (2, 1, 23)
    assert (other.action, other.share) == (1, 0)


def test_an_only_choice_is_described_as_such() -> None:
    [found] = hints(STAIRS, Stairs(rotten=4, at=9, heard=True), 0)
    assert (found.action, kinds(found)) == (1, ["only"])


HOPELESS = 16
"""A solo deal of Trails whose first three cards can't place a stone."""


def third_card_of_a_hopeless_deal() -> State:
    chance = keyed(seed_bytes(HOPELESS), "deal")
    state: State = TRAILS.setup(1, TRAILS.options({}), chance)
    for _ in range(2):
        state.apply(0, state.legal_actions(0)[0], chance)
    return state


def test_a_turn_that_loses_the_game_has_no_other_reason() -> None:
    """TRAIL-53: the third card in a row without a stone."""
    best = hints(TRAILS, third_card_of_a_hopeless_deal(), 0)[0]
    assert (kinds(best), best.price) == (["event"], None)
    assert best.reasons[0].facts["rule"] == "TRAIL-53"


def test_a_game_without_terms_says_that_its_advice_looks_ahead() -> None:
    best, _ = hints(STAIRS, Stairs(rotten=9, at=8, heard=True), 0)
    assert kinds(best) == ["later"]


# ---------------------------------------------------------------- predicted events


@every_table
def test_predicted_events_are_those_of_a_look(table: Table) -> None:
    for play, seat in moments(table, every=max(1, table.game.longest // 6)):
        foresight = Foresight(table.game, frame_of(table.game, play.state, seat))
        for number in play.numbers(seat)[::5]:
            assert foresight.events([number]) == play.look(number, seat).events


def last_ritual() -> State:
    """Blue is at one end of a row, yellow at the other; the colour that is isolated now wins."""
    a, b, c, d = min(rows())
    return position({a: "B3", b: "P", c: "R", d: "Y3"}, resolved=11)


def test_a_ritual_that_scores_is_the_first_reason() -> None:
    assert term_kinds(hints(FAE, last_ritual(), 0)[0])[0] == "scores"


def test_a_hint_has_at_most_three_reasons() -> None:
    for seed in range(4):
        state = Play(FAE, 2, seed=seed).state
        assert all(1 <= len(found.reasons) <= 3 for found in hints(FAE, state, state.player()))


def test_a_card_is_recommended_with_its_place() -> None:
    """After choosing a card the same seat decides again, so the hint continues."""
    state = Play(TRAILS, 2, seed=1).state
    best = hints(TRAILS, state, state.player())[0]
    assert len(best.turn) == 2
    assert set(term_kinds(best)) <= {"closes", "nears", "blocks"}


# ---------------------------------------------------------------- wording


@every_game
@every_language
def test_every_reason_can_be_put_into_words(game: Game, language: str) -> None:
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
    """The reasons of a hint and its price in words, after a round trip through JSON."""
    for reason in (*found.reasons, *([found.price] if found.price else [])):
        again = Reason(**plain(reason))
        term, event = again.term(game), again.event(game)
        if event is not None:
            yield narrator.event(event)
        else:
            yield narrator.term(term, mine=True) if term else narrator.say(f"hint-{again.kind}")


# ---------------------------------------------------------------- the search tree


def test_the_tree_reports_what_it_tried() -> None:
    state = Play(FAE, 2, seed=2).state
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    tree.run(50)
    trials = tree.trials()
    assert [trial.action for trial in trials] == state.legal_actions(state.player())
    assert sum(trial.visits for trial in trials) == 50
    assert all(0 <= trial.total <= WHOLE * trial.visits for trial in trials)
    most = max(trial.visits for trial in trials)
    assert tree.best() == next(trial.action for trial in trials if trial.visits == most)


def test_a_line_ends_where_another_seat_decides() -> None:
    state = Play(FAE, 2, seed=2).state
    tree = Tree(state, state.player(), FAE.evaluator(), rng())
    tree.run(50)
    assert tree.line(tree.best()) == [tree.best()]


# ---------------------------------------------------------------- the whole turn


def test_a_hint_for_trails_says_which_card_and_where_it_goes() -> None:
    play = Play(TRAILS, 2, seed=5)
    (best, *_) = hints(TRAILS, play.state, play.waiting[0])
    assert best.turn[0] == best.action
    assert [type(TRAILS.action(number)).__name__ for number in best.turn] == ["CardAction", "Lay"]


@every_table
def test_the_turn_of_a_hint_can_be_played_and_foreseen(table: Table) -> None:
    for play, seat in moments(table, 40):
        for each in hints(table.game, play.state, seat, Budget(6)):
            assert each.turn[0] == each.action
            looks = [play.look(each.turn[:end], seat) for end in range(1, len(each.turn) + 1)]
            assert not any(look.learns for look in looks[:-1])
