"""The end of Fae, and who wins (FAE-50 to FAE-58)."""

from __future__ import annotations

import pytest

from elfhame.games.fae.data.components import Colour
from elfhame.games.fae.knowledge.events import Ended, Forgone, Revealed, Won
from elfhame.games.fae.rules.engine import Fae, new_game
from elfhame.kernel.game import REVIEWER, WATCHER
from tests.games.fae.positions import (
    GAME,
    SPACES,
    act,
    forks,
    legal,
    points,
    position,
    refusal,
    rituals,
    rng,
)
from tests.games.fae.test_rituals import far_from

FORK, ONE, OTHER = next(fork for fork in forks() if SPACES[fork[1]].terrain == "forest")
PAIR = far_from(FORK, ONE, OTHER)
GOING_ON = {PAIR[0]: "P", PAIR[1]: "P"}
"""Two druids that can still be led."""


def ended(
    kept: tuple[tuple[int, ...], ...], spirits: tuple[Colour, ...], points: tuple[int, ...]
) -> Fae:
    """A game that ends because nobody can move, once two red druids have met (2 points for red)."""
    blue, yellow, red, purple, black = points
    state = position(
        {FORK: "R", ONE: "R"},
        resolved=4,
        spirits=spirits,
        kept=kept,
        points=(blue, yellow, red, purple, black),
    )
    act(state, f"move {FORK} {ONE}")
    assert state.ending() == "FAE-52"
    return state


@pytest.mark.rule("FAE-50")
def test_the_twelfth_ritual_ends_the_game_at_once() -> None:
    state = position({FORK: "B", ONE: "R", **GOING_ON}, resolved=11)
    events = act(state, f"move {FORK} {ONE}")
    assert state.ending() == "FAE-50"
    assert Ended("FAE-50") in events
    assert legal(state) == []
    assert refusal(state, f"move {PAIR[0]} {PAIR[1]}") == "FAE-50"


@pytest.mark.rule("FAE-50")
def test_the_eleventh_ritual_does_not_end_the_game() -> None:
    state = position({FORK: "B", ONE: "R", **GOING_ON}, resolved=10)
    act(state, f"move {FORK} {ONE}")
    assert state.ending() is None


@pytest.mark.rule("FAE-51R")
def test_the_mover_chooses_the_twelfth_and_the_others_score_nothing() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y3", **GOING_ON}, resolved=11)
    act(state, f"move {FORK} {ONE}")
    assert legal(state) == [f"ritual {name}" for name in sorted([ONE, OTHER])]
    events = act(state, f"ritual {OTHER}")
    assert [held.space for held in rituals(events)] == [OTHER]
    assert Forgone((ONE,)) in events
    assert points(state) == {"yellow": 8}
    assert GAME.view(state, WATCHER).kept == ((12,), ())


@pytest.mark.rule("FAE-52")
def test_the_game_ends_when_nobody_can_move() -> None:
    state = position({FORK: "B", ONE: "R"})
    events = act(state, f"move {FORK} {ONE}")
    assert state.ending() == "FAE-52"
    assert Ended("FAE-52") in events


@pytest.mark.rule("FAE-52", "FAE-56R")
def test_groups_that_cannot_be_led_end_the_game_and_score_nothing() -> None:
    state = position({FORK: "B6", ONE: "R7", OTHER: "K"})
    act(state, f"move {OTHER} {FORK}")
    assert state.ending() == "FAE-52"
    assert points(state) == {}


@pytest.mark.rule("FAE-56R")
def test_if_both_endings_apply_the_twelfth_ritual_is_the_reason() -> None:
    state = position({FORK: "B", ONE: "R"}, resolved=11)
    act(state, f"move {FORK} {ONE}")
    assert state.mobility == 0
    assert state.ending() == "FAE-50"


@pytest.mark.rule("FAE-56R")
def test_the_end_is_checked_after_the_turns_rituals() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"}, resolved=3)
    act(state, f"move {FORK} {ONE}")
    assert state.mobility == 0
    assert state.ending() is None
    act(state, f"ritual {ONE}")
    assert state.ending() == "FAE-52"
    assert GAME.view(state, WATCHER).kept == ((4, 5), ())


@pytest.mark.rule("FAE-53")
def test_spirits_are_revealed_and_each_card_is_a_point() -> None:
    state = position({FORK: "B", ONE: "R"}, resolved=2, kept=((1,), (2,)), points=(10, 20, 0, 0, 0))
    events = act(state, f"move {FORK} {ONE}")
    revealed = [event for event in events if isinstance(event, Revealed)]
    assert revealed == [
        Revealed(0, "blue", points=12, cards=2, total=14),
        Revealed(1, "yellow", points=20, cards=1, total=21),
    ]
    assert state.scores() == [14, 21]


@pytest.mark.rule("FAE-54")
def test_the_player_with_the_highest_total_wins_never_a_neutral_colour() -> None:
    state = ended(((1, 2), (3, 4)), ("blue", "yellow"), (9, 30, 0, 99, 0))
    assert state.returns() == [0, 12]


@pytest.mark.rule("FAE-54")
def test_one_point_more_beats_any_number_of_cards() -> None:
    all_but_the_fifth = tuple(card for card in range(1, 13) if card != 5)
    state = ended((all_but_the_fifth, ()), ("blue", "yellow"), (10, 21, 0, 0, 0))
    assert state.scores() == [22, 21]
    assert state.returns() == [12, 0]


@pytest.mark.rule("FAE-55")
def test_with_equal_totals_fewer_cards_win() -> None:
    state = ended(((1, 2, 3), (4,)), ("blue", "yellow"), (10, 13, 0, 0, 0))
    assert state.scores() == [14, 14]
    assert state.returns() == [0, 12]


@pytest.mark.rule("FAE-55")
@pytest.mark.parametrize(("seats", "share"), [(2, 6), (3, 4), (4, 3)])
def test_equal_totals_and_equal_cards_share_the_victory(seats: int, share: int) -> None:
    everyone: tuple[Colour, ...] = ("blue", "yellow", "purple", "black")
    spirits = everyone[:seats]
    kept = (((), (1,), (2,), (3,)))[:seats]
    counted = [8, 8, 0, 8, 8]
    state = ended(kept, spirits, tuple(counted))
    assert state.scores() == [9] * seats
    assert state.returns() == [share] * seats


@pytest.mark.rule("FAE-55")
def test_the_winners_are_announced() -> None:
    state = position({FORK: "R", ONE: "R"}, resolved=1, kept=((), (1,)), points=(8, 8, 0, 0, 0))
    won = act(state, f"move {FORK} {ONE}")[-1]
    assert won == Won((0, 1), rivals=())
    assert won.rules == ("FAE-54", "FAE-55")


@pytest.mark.rule("FAE-54", "FAE-55")
@pytest.mark.parametrize(
    ("points", "won", "rules"),
    [
        ((9, 8, 0, 0, 0), Won((0,), rivals=(1,)), ("FAE-54", "FAE-55")),
        ((9, 7, 0, 0, 0), Won((0,), rivals=()), ("FAE-54",)),
    ],
)
def test_a_tie_broken_by_ritual_cards_is_announced_as_one(
    points: tuple[int, int, int, int, int], won: Won, rules: tuple[str, ...]
) -> None:
    kept = ((), (1, 2)) if won.rivals else ((), (1,))
    state = position({FORK: "R", ONE: "R"}, resolved=1, kept=kept, points=points)
    announced = act(state, f"move {FORK} {ONE}")[-1]
    assert (announced, announced.rules) == (won, rules)


@pytest.mark.rule("FAE-57R")
def test_the_places_below_are_ranked_the_same_way() -> None:
    state = ended(((), (2, 3), (1,), (4,)), ("blue", "yellow", "purple", "black"), (20, 7, 0, 8, 8))
    standings = GAME.view(state, WATCHER).standings
    assert [row.total for row in standings if row] == [21, 9, 9, 9]
    assert [row.place for row in standings if row] == [1, 4, 2, 2]


@pytest.mark.rule("FAE-58")
def test_every_move_empties_a_space_permanently() -> None:
    chance = rng("emptying")
    for game in range(40):
        state = new_game(2 + game % 3, game & 1, chance)
        moves = 0
        while state.player() >= 0:
            before = state.occupied
            action = state.random_action(state.player(), chance)
            state.apply(state.player(), action, chance)
            assert state.occupied & ~before == 0
            if str(GAME.action(action)).startswith("move"):
                moves += 1
                assert state.occupied != before
        assert moves <= 59


@pytest.mark.rule("FAE-53", "FAE-73R")
def test_a_standing_is_the_colours_points_and_the_cards() -> None:
    state = position({FORK: "B", ONE: "R", **GOING_ON}, kept=((), ()), points=(3, 4, 0, 0, 0))
    act(state, f"move {FORK} {ONE}")
    (own, other) = GAME.view(state, 0).standings
    assert other is None
    assert own is not None
    assert (own.points, own.cards, own.total, own.place) == (5, 1, 6, None)
    assert GAME.view(state, REVIEWER).standings[1] is not None
