"""A board shows one seat what it may know, and takes its choices; bots answer."""

from __future__ import annotations

import pytest

import elfhame
from elfhame.games import registry
from elfhame.kernel.game import REVIEWER
from elfhame.notebook import Board


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_can_be_played_by_clicks(game: str) -> None:
    play = elfhame.new(game, seats=2, seed=1)
    board = Board(play, seat=0, bots={1: "random"}, language="fr")
    rng = elfhame.chance(1, "clicks")
    while not play.over:
        assert play.waiting == [0]
        assert [choice[0] for choice in board.choices] == play.numbers(0)
        number = board.choices[rng.below(len(board.choices))][0]
        board._receive(board, {"action": number}, None)
    assert board.choices == []
    assert board.svg.startswith("<svg")


def test_only_what_the_seat_may_know_is_sent() -> None:
    play = elfhame.new("land", seats=2, seed=3)
    board = Board(play, seat=0, bots={1: "random"})
    sent = board.get_state()
    twin = elfhame.new("land", seats=2, seed=3)
    twin.state = play.state.determinize(0, elfhame.chance(5))
    assert Board(twin, seat=0, bots={1: "random"}).get_state()["svg"] == sent["svg"]
    assert play.svg(0) == sent["svg"]
    assert play.svg(0) != play.svg(1)


def test_a_click_that_came_too_late_is_refused_in_words() -> None:
    play = elfhame.new("fae", seats=2, seed=1)
    board = Board(play)
    first = board.choices[0][0]
    board._receive(board, {"action": first}, None)
    steps = list(play.steps)
    board._receive(board, {"action": first}, None)
    assert "FAE-" in board.refusal
    assert play.steps == steps


def test_without_a_seat_everyone_plays_here() -> None:
    play = elfhame.new("trails", seats=2, seed=1)
    board = Board(play)
    seen = set()
    while not play.over:
        seen.add(board.observer)
        board.act(board.choices[0][0])
    assert seen == {0, 1}
    assert board.observer == REVIEWER


def test_there_is_no_other_seat() -> None:
    with pytest.raises(elfhame.Refused, match="no seat 2"):
        Board(elfhame.new("fae", seats=2), seat=2)
