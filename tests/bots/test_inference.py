"""Inference: bots learn from what others do, only from what their seat sees, and unlearn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from elfhame.bots.bot import Frame
from elfhame.bots.inference import Inference
from elfhame.bots.search import Search
from elfhame.games import registry
from elfhame.games.fae.bots.belief import CERTAIN, FaeBelief
from elfhame.games.fae.data.components import COLOURS
from elfhame.games.fae.rules.engine import Fae
from elfhame.games.fae.state import set_spirit, spirit
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.play import Play
from elfhame.kernel.state import State
from tests.games.fae.positions import rng

FAE = registry.game("fae")


def frame_of(play: Play, seat: int, since: int) -> Frame:
    return Frame(
        seq=len(play.steps),
        view=play.view(seat),
        events=tuple(play.events(seat, since)),
        choices=(),
    )


def odds(inference: Inference) -> list[int]:
    belief = inference.belief
    assert isinstance(belief, FaeBelief)
    return list(belief.odds)


def as_fae(state: State) -> Fae:
    assert isinstance(state, Fae)
    return state


def observed(play: Play, steps: int, seat: int = 0) -> Inference:
    """What a seat has inferred after some greedy steps of a game."""
    inference, bot = Inference(FAE, seat), registry.game("fae").evaluator()
    inference.observe(frame_of(play, seat, 0))
    for _ in range(steps):
        player = play.waiting[0]
        choices = play.numbers(player)
        weights = vec[i64]([0] * len(choices))
        bot.prior(play.state, player, vec[i64](choices), len(choices), weights)
        best = list(weights).index(max(weights))
        play.act(choices[best], player)
        inference.observe(frame_of(play, seat, len(play.steps)))
    return inference


@pytest.mark.parametrize("seed", range(5))
def test_players_who_do_what_their_colour_wants_are_found_out(seed: int) -> None:
    play = Play(FAE, 3, seed=seed)
    found = odds(observed(play, 18))
    for rival in (1, 2):
        own = found[rival * len(COLOURS) : (rival + 1) * len(COLOURS)]
        assert own.index(max(own)) == spirit(as_fae(play.state), rival)


@pytest.mark.parametrize("seats", FAE.seats)
def test_a_seat_infers_the_same_whatever_the_others_hide(seats: int) -> None:
    play = Play(FAE, seats, seed=7)
    truth = observed(play, 12)
    for deal in permutations(range(len(COLOURS)), seats):
        other = Play(FAE, seats, seed=7)
        if deal[0] != spirit(as_fae(other.state), 0):
            continue
        for seat, colour in enumerate(deal):
            set_spirit(as_fae(other.state), seat, colour)
        inference = Inference(FAE, 0)
        inference.observe(frame_of(other, 0, 0))
        for step in play.steps:
            other.act(step.action, step.seat)
            inference.observe(frame_of(other, 0, len(other.steps)))
        assert odds(inference) == odds(truth)


@pytest.mark.parametrize("seats", FAE.seats)
def test_draws_are_as_likely_as_the_odds_and_keep_the_own_colour(seats: int) -> None:
    state = as_fae(Play(FAE, seats, seed=3).state)
    belief = FaeBelief()
    rival = 1
    likely = (spirit(state, 0) + 1) % len(COLOURS)
    for colour in range(len(COLOURS)):
        belief.odds[rival * len(COLOURS) + colour] = CERTAIN if colour == likely else CERTAIN // 16
    chance = rng()
    drawn: Counter[int] = Counter()
    for _ in range(2000):
        world = as_fae(belief.draw(state, 0, chance))
        spirits = [spirit(world, seat) for seat in range(seats)]
        assert spirits[0] == spirit(state, 0)
        assert len(set(spirits)) == seats
        drawn[spirits[rival]] += 1
    assert 0.80 < drawn[likely] / 2000 < 0.88  # 16 of 19
    assert len(drawn) == len(COLOURS) - 1


def test_equal_odds_draw_every_deal_alike() -> None:
    state, chance, belief = Play(FAE, 4, seed=3).state, rng(), FaeBelief()
    drawn: Counter[int] = Counter()
    for _ in range(4800):
        drawn[as_fae(belief.draw(state, 2, chance)).spirits] += 1
    assert len(drawn) == 24
    assert all(140 < count < 260 for count in drawn.values())


def test_own_moves_teach_nothing() -> None:
    play = Play(FAE, 2, {"first": 0}, seed=5)
    assert odds(observed(play, 1)) == [CERTAIN] * 4 * len(COLOURS)
    assert odds(observed(Play(FAE, 2, {"first": 1}, seed=5), 1)) != [CERTAIN] * 4 * len(COLOURS)


def test_a_move_that_was_taken_back_is_forgotten() -> None:
    play = Play(FAE, 2, {"first": 1}, seed=5)
    inference = observed(play, 0)
    play.act(play.numbers(1)[0], 1)
    inference.observe(frame_of(play, 0, 1))
    learned = odds(inference)
    play.take_back(1)
    inference.observe(frame_of(play, 0, 1))
    assert odds(inference) == [CERTAIN] * 4 * len(COLOURS)
    play.act(play.numbers(1)[0], 1)
    inference.observe(frame_of(play, 0, 1))
    assert odds(inference) == learned


def test_the_search_observes_only_games_in_which_it_can_infer() -> None:
    assert [name for name in registry.names() if Search.follows(registry.game(name))] == ["fae"]
