"""The search takes certain wins, looks ahead, respects its budget, and plays any game."""

from __future__ import annotations

from time import perf_counter

import pytest

from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.roster import make
from elfhame.bots.table import Table
from elfhame.bots.tree import Tree
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.game import REVIEWER, Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State
from tests.bots.rows import rows
from tests.bots.stairs import GAME as STAIRS
from tests.bots.stairs import LISTEN, Stairs
from tests.conformance.kits import walk
from tests.games.fae.positions import position
from tests.hedgerow.game import GAME as HEDGEROW

FAE = registry.game("fae")
LONG = Budget(400)


def rng(label: str = "bot") -> Rng:
    return keyed(seed_bytes(0), label)


def frame_of(game: Game, state: State, seat: int) -> Frame:
    """The frame of the seat that has to decide in this state."""
    choices = tuple(state.legal_actions(seat))
    return Frame(seq=0, view=game.view(state, seat), events=(), choices=choices)


def choice_of(bot: Bot, state: State, budget: Budget = LONG) -> int:
    """The action that the bot chooses in this state."""
    return bot.choose(frame_of(bot.game, state, bot.seat), budget)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_of_two_last_rituals_it_chooses_the_one_it_profits_from(name: str) -> None:
    """Blue is at one end of the row, yellow at the other; the colour isolated now scores."""
    for a, b, c, d in sorted(rows())[::40]:
        state = position({a: "B3", b: "P", c: "R", d: "Y3"}, resolved=11)
        state.apply(state.player(), choice_of(make(name, FAE, 0, rng()), state), rng())
        assert state.returns() == [12, 0]


def ends(state: State, action: int, seat: int) -> list[list[int]]:
    """The seat's shares if the action or a reply to it ends the game, in many possible worlds.

    A share of -1 means that the game continues, or that the seat itself decides next.
    """
    chance, shares = rng("worlds"), []
    for _ in range(12):
        world = state.determinize(seat, chance)
        world.apply(world.player(), action, rng())
        after = [world.clone() for _ in world.legal_actions(world.player())] or [world]
        for end, reply in zip(after, world.legal_actions(world.player()), strict=False):
            end.apply(end.player(), reply, rng())
        own = world.player() == seat
        shares.append([-1 if own or end.player() >= 0 else end.returns()[seat] for end in after])
    return shares


def is_won(shares: list[list[int]]) -> bool:
    return all(share == 12 for world in shares for share in world)


def may_lose(shares: list[list[int]]) -> bool:
    return sum(0 in world for world in shares) >= 4


def test_a_certain_win_is_taken_if_everything_else_may_lose() -> None:
    found = 0
    for seed in range(60):
        for play in walk(Play(FAE, 2, seed=seed), seed):
            numbers = play.numbers()
            if not 2 <= len(numbers) <= 9:
                continue
            seat = play.state.player()
            after = {number: ends(play.state, number, seat) for number in numbers}
            won = {number for number in numbers if is_won(after[number])}
            rest = [after[number] for number in numbers if number not in won]
            if won and rest and all(map(may_lose, rest)):
                found += 1
                assert choice_of(make("search", FAE, seat, rng()), play.state) in won
    assert found >= 3


def test_it_plays_solo_and_pays_to_learn_a_secret() -> None:
    """From the third step, any of the next three may be rotten, so listening pays off."""
    unsure = Stairs(rotten=5, at=3)
    assert choice_of(make("search", STAIRS, 0, rng()), unsure, Budget(3000)) == LISTEN
    for seed in range(4):
        play = Play(STAIRS, 1, seed=seed)
        assert Table(play, {0: "search:3000"}).finish().state.returns() == [12]


def test_it_decides_when_several_seats_decide_at_once() -> None:
    play = Play(HEDGEROW, 3, seed=1)
    assert play.waiting == [0, 1, 2]
    for seat in (2, 0, 1):
        done = choice_of(make("search", HEDGEROW, seat, rng()), play.state, Budget(30))
        assert done in play.numbers(seat)


@pytest.mark.parametrize("game", [FAE, HEDGEROW, STAIRS], ids=lambda game: game.name)
def test_one_iteration_is_enough(game: Game) -> None:
    play = Play(game, game.seats[0], seed=3)
    seat = play.waiting[0]
    assert choice_of(make("search", game, seat, rng()), play.state, Budget(1)) in play.numbers(seat)


def test_an_only_choice_is_taken_without_searching() -> None:
    bot = make("search", STAIRS, 0, rng())
    begun = perf_counter()
    assert choice_of(bot, Stairs(rotten=4, at=9, heard=True), Budget(10_000_000)) == 1
    assert perf_counter() - begun < 1


def test_a_time_limit_ends_the_search() -> None:
    state = Play(FAE, 2, seed=1).state
    bot = make("search", FAE, state.player(), rng())
    begun = perf_counter()
    choice_of(bot, state, Budget(10_000_000, seconds=0.2))
    assert 0.1 < perf_counter() - begun < 5


def test_a_time_limit_that_is_not_reached_changes_nothing() -> None:
    state = Play(FAE, 2, seed=1).state
    seat = state.player()
    capped, free = (
        choice_of(make("search", FAE, seat, rng()), state, Budget(30, seconds))
        for seconds in (600.0, None)
    )
    assert capped == free


def test_a_search_can_run_in_several_parts() -> None:
    state = FAE.world(Play(FAE, 2, seed=2).view(0))
    trees = [Tree(state, state.player(), FAE.evaluator(), rng()) for _ in range(2)]
    trees[0].run(60)
    for _ in range(4):
        trees[1].run(15)
    assert trees[0].best() == trees[1].best()


class Stubborn(Evaluator):
    """Written in pure Python; considers the last action by far the best."""

    def prior(  # type: ignore[override]  # a list is a vec where nothing is compiled
        self, state: State, seat: int, actions: object, count: int, weights: list[int]
    ) -> None:
        for place in range(count):
            weights[place] = 900 * (place == count - 1)


def test_an_evaluator_in_pure_python_guides_the_search() -> None:
    state = Play(HEDGEROW, 2, seed=1).state
    tree = Tree(state, 0, Stubborn(), rng())
    tree.run(3)
    assert tree.best() == state.legal_actions(0)[-1]


def test_the_tree_handles_actions_that_are_legal_only_in_some_worlds() -> None:
    """Rivals in Hedgerow hold hidden cards, so their legal actions differ from world to world."""
    play = Play(HEDGEROW, 3, seed=4)
    while len(play.waiting) > 1:
        play.act(play.numbers()[0])
    seat = play.waiting[0]
    tree = Tree(play.state, seat, Evaluator(), rng())
    tree.run(300 if COMPILED else 120)
    assert tree.best() in play.numbers(seat)


def test_the_starting_state_is_not_changed() -> None:
    state = Play(FAE, 2, seed=1).state
    before = FAE.view(state, REVIEWER), state.legal_actions(state.player())
    Tree(state, state.player(), FAE.evaluator(), rng()).run(20)
    assert (FAE.view(state, REVIEWER), state.legal_actions(state.player())) == before
