"""Tables build frames only for bots that need them, and the games are the same either way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elfhame.bots import Budget, Frame, Table
from elfhame.bots.bot import Bot
from elfhame.bots.dreamer import Dreamer
from elfhame.bots.greedy import Greedy
from elfhame.bots.priors import PriorBot
from elfhame.games import registry
from elfhame.kernel.game import Game, View
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State
from tests.bots.custom_bots import Last
from tests.conformance.kits import Table as Tables
from tests.conformance.kits import every_table

FAE = registry.game("fae")


class WatchfulGreedy(Greedy):
    """Plays like `Greedy`, but from frames."""

    def observe(self, frame: Frame) -> None:
        assert frame.view.observer == self.seat

    def choose(self, frame: Frame, budget: Budget) -> int:
        return super().choose(frame, budget)


class WatchfulDreamer(Dreamer):
    """Plays like `Dreamer`, but from frames."""

    def observe(self, frame: Frame) -> None:
        assert frame.view.observer == self.seat

    def choose(self, frame: Frame, budget: Budget) -> int:
        return super().choose(frame, budget)


class Contrary(Greedy):
    """Takes the last choice, regardless of weights."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[-1]


class Counting:
    """A game that counts the views and events it makes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, state: State, observer: int) -> View:
        self.made["views"] += 1
        view: View = self.game.view(state, observer)
        return view

    def event(self, *how: Any) -> Any:
        self.made["events"] += 1
        return self.game.event(*how)


def count_frames(*bots: str | type[Bot]) -> tuple[Counter[str], Play]:
    """How many views and events a complete game of Fae builds for these bots, and the play."""
    game: Any = Counting(FAE)
    play = Table(Play(game, len(bots), seed=1), dict(enumerate(bots))).finish()
    return game.made, play


@pytest.mark.parametrize("bot", ["greedy", "dreamer", "seedling"])
def test_bots_that_neither_observe_nor_look_ahead_cost_no_frames(bot: str) -> None:
    made, _ = count_frames(bot, bot)
    assert made == Counter()


def test_a_bot_that_does_not_observe_gets_a_frame_when_it_is_asked_and_no_events() -> None:
    made, play = count_frames(Last, "greedy")
    assert made == Counter(views=sum(step.seat == 0 for step in play.steps))


def test_a_bot_that_observes_gets_every_frame_and_every_event() -> None:
    made, play = count_frames(WatchfulGreedy, "greedy")
    assert made["views"] == len(play.steps) + 1
    assert made["events"] == len(play.journal.entries)


def test_a_bot_that_overrides_choose_decides_with_it() -> None:
    (_, contrary), (_, last) = count_frames(Contrary, "greedy"), count_frames(Last, "greedy")
    assert contrary.steps == last.steps


@pytest.mark.parametrize(
    ("lean", "watchful"), [(Greedy, WatchfulGreedy), (Dreamer, WatchfulDreamer)]
)
@every_table
def test_games_without_frames_are_the_same(
    table: Tables, lean: type[PriorBot], watchful: type[PriorBot]
) -> None:
    played = []
    for bot in (lean, watchful):
        seated = Table(table.play(seed=2), dict.fromkeys(range(table.seats), bot))
        for _ in range(25):
            if not seated.play.over:
                seated.act()
        played.append(seated.play.steps)
    assert played[0] == played[1]


@pytest.mark.parametrize("kind", [Greedy, Dreamer])
@every_table
def test_without_a_frame_a_bot_chooses_the_same_in_worlds_that_look_the_same(
    table: Tables, kind: type[PriorBot]
) -> None:
    chance = keyed(seed_bytes(5), "other worlds")
    for play in table.walk(1, every=max(1, table.game.longest // 4)):
        for seat in play.waiting[-1:]:
            worlds = [play.state, *(play.state.determinize(seat, chance) for _ in range(3))]
            assert len({choice_of(kind, table.game, world, seat) for world in worlds}) == 1


def choice_of(kind: type[PriorBot], game: Game, world: State, seat: int) -> int:
    """The bot's choice without a frame, as a table asks for it."""
    bot = kind(game, seat, keyed(seed_bytes(1), "bot"))
    return bot.choose_in(world.determinize(seat, bot.rng), world.legal_actions(seat))
