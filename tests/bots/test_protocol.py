"""The bot interface: which frames bots get, their names, and that seeds decide their games."""

from __future__ import annotations

import pytest

from elfhame.bots.bot import ITERATIONS, Bot, Budget, Frame
from elfhame.bots.roster import BOTS, find_bot, make
from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from tests.hedgerow.game import GAME as HEDGEROW

FAE = registry.game("fae")


class Witness(Bot):
    """Takes the last choice, and records every frame."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]  # as every bot is made
        self.frames: list[Frame] = []
        self.asked: list[tuple[Frame, Budget]] = []

    def observe(self, frame: Frame) -> None:
        self.frames.append(frame)

    def choose(self, frame: Frame, budget: Budget) -> int:
        self.asked.append((frame, budget))
        return frame.choices[-1]


@pytest.fixture
def witnesses(monkeypatch: pytest.MonkeyPatch) -> list[Witness]:
    """All bots made under the name "witness"."""
    made: list[Witness] = []

    class Recorded(Witness):
        thinks = True

        def __init__(self, *how: object) -> None:
            super().__init__(*how)
            made.append(self)

    monkeypatch.setitem(BOTS, "witness", Recorded)
    return made


def test_a_bot_gets_a_frame_before_the_first_step_and_after_each_step(
    witnesses: list[Witness],
) -> None:
    play = Table(Play(FAE, 3, seed=1), dict.fromkeys(range(3), "witness")).finish()
    for seat, bot in enumerate(witnesses):
        assert [frame.seq for frame in bot.frames] == list(range(len(play.steps) + 1))
        assert {frame.view.observer for frame in bot.frames} == {seat}
        told = [event for frame in bot.frames for event in frame.events]
        assert told == play.events(seat)
        assert all(step == frame.seq for frame in bot.frames for step, _ in frame.events)


def test_only_a_seat_that_has_to_decide_has_choices(witnesses: list[Witness]) -> None:
    play = Play(HEDGEROW, 3, seed=2)
    Table(play, dict.fromkeys(range(3), "witness")).finish()
    for seat, bot in enumerate(witnesses):
        for frame in bot.frames:
            assert bool(frame.choices) == (seat in frame.view.waiting)
            assert list(frame.choices) == sorted(set(frame.choices))


def test_a_bot_decides_about_the_frame_it_saw_last(witnesses: list[Witness]) -> None:
    play = Table(Play(FAE, 2, seed=3), {0: "witness:77", 1: "random"}).finish()
    (bot,) = witnesses
    assert all(frame in bot.frames for frame, _ in bot.asked)
    assert {budget for _, budget in bot.asked} == {Budget(77)}
    steps = [step.action for step in play.steps if step.seat == 0]
    assert steps == [frame.choices[-1] for frame, _ in bot.asked]


def test_a_persons_moves_are_in_the_next_frame(witnesses: list[Witness]) -> None:
    play = Play(FAE, 2, {"first": 0}, seed=4)
    table = Table(play, {1: "witness"})
    play.act(play.numbers()[0])
    if play.can_take_back():
        play.take_back()
        play.act(play.numbers()[1])
    table.act()
    (bot,) = witnesses
    assert [frame.seq for frame in bot.frames] == [1, 2]
    assert bot.frames[0].events == tuple(play.events(1)[: len(bot.frames[0].events)])


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_complete_games(name: str) -> None:
    for game, seats in ((FAE, 2), (HEDGEROW, 4)):
        kind = f"{name}:5" if BOTS[name].thinks else name
        play = Play(game, seats, seed=5)
        assert Table(play, dict.fromkeys(range(seats), kind)).finish().result is not None


@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def steps(seed: int) -> list[tuple[int, int]]:
        table = Table(Play(FAE, 2, seed=seed), dict.fromkeys(range(2), name))
        for _ in range(12):
            table.act()
        return [(step.seat, step.action) for step in table.play.steps]

    assert steps(6) == steps(6)
    assert steps(6) != steps(7)


def test_bots_at_two_seats_have_separate_generators() -> None:
    play = Play(FAE, 2, {"first": 0}, seed=8)
    Table(play, dict.fromkeys(range(2), "random")).finish()
    places = [[], []]  # type: list[list[int]]
    again = Play(FAE, 2, {"first": 0}, seed=8)
    for step in play.steps:
        places[step.seat].append(again.numbers().index(step.action))
        again.act(step.action, step.seat)
    assert places[0][:9] != places[1][:9]


def test_a_name_can_include_a_number_of_iterations() -> None:
    assert find_bot("search").budget == Budget(ITERATIONS)
    assert find_bot("search:12").budget == Budget(12)
    rng = keyed(seed_bytes(0), "bot")
    assert [type(make(name, FAE, 0, rng)) for name in BOTS] == list(BOTS.values())


@pytest.mark.parametrize(
    "name",
    ["", "deep", "Search", "search:", "search:0", "search:-5", "search:2.5", "search:many",
     f"search:{10**30}", "search:²", "search:5:5", "greedy:3", "random:1", ":5"],
)  # fmt: skip
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(name)
    assert refused.value.field == "bot"
    assert "\n" not in refused.value.reason
