"""Sunset, the end, points and places (LAND-60 to LAND-76R)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.land.data.components import FOREST
from elfhame.games.land.knowledge.events import Counted, Emptied, Ended, Won
from elfhame.games.land.knowledge.view_types import Score
from elfhame.games.land.rules.scoring import place
from tests.games.land.positions import (
    GAME,
    act,
    at_dawn,
    of_kind,
    position,
    question,
    state_of,
    told_of,
    whole_game,
)

ANIMALS = [card.name for card in FOREST.card if card.group == "animal"]
FLOWERS = [card.name for card in FOREST.card if card.group == "flower"]
ONLY_FOX = (("fox",), ("deer",), ())


def scores(seats: int = 3, **parts: object) -> list[Score]:
    view = GAME.view(position(seats, **parts), 0)  # type: ignore[arg-type]  # as position has them
    return [player.score for player in view.players]


@pytest.mark.rule("LAND-60")
@pytest.mark.parametrize(("cards", "emptied"), [(5, 0), (6, 1), (7, 1)])
def test_at_sunset_a_clearing_with_six_cards_is_emptied(cards: int, emptied: int) -> None:
    clearings = (("ogre", *("goblin",) * (cards - 1)), ("fox",), ())
    state = position(clearings=clearings, has={0: ("deer", "bear")})
    told = act(state, "crest")
    assert len(of_kind(told, Emptied)) == emptied
    assert GAME.view(state, 0).players[0].collection == {"deer": 1, "bear": 1}


@pytest.mark.rule("LAND-64")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_takes_36_turns_unless_an_item_draws_cards(seats: int) -> None:
    for seed in range(6):
        play = whole_game(seats, seed, first_game=True)
        assert GAME.view(state_of(play), 0).turns == 36


@pytest.mark.rule("LAND-65")
def test_when_the_forest_deck_runs_out_the_turn_is_completed_and_the_game_ends() -> None:
    state = at_dawn(position(2, forest=("fox", "deer")))
    act(state, "place fox 1", "place deer 2")
    assert question(state) == ("day", 0)
    told = act(state, "crest")
    assert of_kind(told, Ended)
    assert state.ending() == "LAND-65"
    assert state.player() == -1


@pytest.mark.rule("LAND-66", "LAND-68R")
def test_the_most_of_a_kind_scores_its_points() -> None:
    has = {0: ("squirrel", "squirrel"), 1: ("squirrel", "bear"), 2: ()}
    assert [score.animals for score in scores(has=has)] == [{"squirrel": 10}, {"bear": 2}, {}]


@pytest.mark.rule("LAND-67", "LAND-68R")
def test_two_tied_seats_share_and_three_or_four_get_nothing() -> None:
    tied = [scores(4, has=dict.fromkeys(range(count), ("turtle",))) for count in (1, 2, 3, 4)]
    assert [[score.animals.get("turtle", 0) for score in four] for four in tied] == [
        [4, 0, 0, 0],
        [2, 2, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]


@pytest.mark.rule("LAND-68R")
def test_ties_of_two_are_only_possible_for_even_points() -> None:
    odd = {kind.name: kind.count for kind in FOREST.card if kind.count % 2}
    animals = FOREST.named("animal")
    assert {name: count for name, count in odd.items() if name in animals} == {"unicorn": 1}
    assert scores(has={0: ("unicorn",)})[0].animals == {"unicorn": 1}


@pytest.mark.rule("LAND-69")
@pytest.mark.parametrize(("turtles", "points"), [(2, 0), (3, 3), (4, 0)])
def test_exactly_three_turtles_score_3_more(turtles: int, points: int) -> None:
    assert scores(has={0: ("turtle",) * turtles})[0].turtles == points


@pytest.mark.rule("LAND-70")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 2), (3, 5), (4, 10), (5, 15)])
def test_flowers_of_one_colour_score_by_number(count: int, points: int) -> None:
    assert scores(has={0: ("blue",) * count})[0].flowers == points


@pytest.mark.rule("LAND-71")
@pytest.mark.parametrize(("count", "points"), [(0, -5), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_different_flowers_score_by_number(count: int, points: int) -> None:
    flowers = ("yellow", "white", "violet", "pink", "blue")[:count]
    assert scores(has={0: flowers})[0].variety == points


@pytest.mark.rule("LAND-72")
def test_the_most_goblins_cost_2_each_or_1_if_tied() -> None:
    assert [score.goblins for score in scores(has={0: ("goblin",) * 3, 1: ("goblin",)})] == [
        -6,
        0,
        0,
    ]
    assert [score.goblins for score in scores(has=dict.fromkeys((0, 2), ("goblin",) * 3))] == [
        -3,
        0,
        -3,
    ]
    assert [score.goblins for score in scores()] == [0, 0, 0]


@pytest.mark.rule("LAND-73")
def test_items_score_as_they_say() -> None:
    items = ("heirloom_casket", "goblin_purse", "oak_staff")
    assert scores(items={0: items}, has={0: ("goblin",)})[0].items == 1 + 3 + 1


@pytest.mark.rule("LAND-74", "LAND-76R")
@pytest.mark.parametrize(
    ("hands", "applause"),
    [
        ((("fairy_7",), ("fairy_6",), (), ()), [3, 0, 0, 0]),
        ((("fairy_7",), ("fairy_6", "wind"), (), ()), [2, 2, 0, 0]),
        ((("fairy_3",), ("fairy_1", "fairy_2"), ("fairy_2", "flora"), ()), [1, 1, 1, 0]),
        ((("fairy_3",),) * 4, [0, 0, 0, 0]),
        (((),) * 4, [0, 0, 0, 0]),
    ],
)
def test_applause_goes_by_the_total_in_hand(
    hands: tuple[tuple[str, ...], ...], applause: list[int]
) -> None:
    found = scores(4, hands=dict(enumerate(hands)))
    assert [score.applause for score in found] == applause


@pytest.mark.rule("LAND-74", "LAND-76R")
@pytest.mark.parametrize(("seats", "applause"), [(2, 2), (3, 1), (4, 0)])
def test_a_highest_total_of_0_is_applauded(seats: int, applause: int) -> None:
    empty: dict[int, tuple[str, ...]] = dict.fromkeys(range(seats), ())
    found = scores(seats, hands=empty)
    assert [score.applause for score in found] == [applause] * seats


def placed(seats: int, turn: int, **parts: object) -> list[int]:
    state = position(seats, turn=turn, **parts)  # type: ignore[arg-type]  # as position has them
    return [place(state, seat) for seat in range(seats)]


@pytest.mark.rule("LAND-75")
def test_most_points_win() -> None:
    assert placed(3, 0, has={1: ("squirrel",), 2: ("fox",)}) == [3, 1, 2]


@pytest.mark.rule("LAND-75")
def test_a_tie_goes_to_the_higher_hand() -> None:
    has = {0: ("deer",), 1: ("turtle",), 2: ("squirrel",)}
    hands = {0: ("fairy_3",), 1: ("fairy_4",), 2: ("fairy_7",)}
    assert placed(3, 2, has=has, hands=hands) == [3, 2, 1]


@pytest.mark.rule("LAND-75", "LAND-76R")
@pytest.mark.parametrize(
    ("turn", "places"), [(0, [1, 4, 3, 2]), (1, [2, 1, 4, 3]), (3, [4, 3, 2, 1])]
)
def test_a_further_tie_goes_to_the_last_to_play_for_all_places(
    turn: int, places: list[int]
) -> None:
    assert placed(4, turn) == places


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_shows_the_cards_that_each_row_counts(seats: int) -> None:
    play = whole_game(seats, 4)
    for player in GAME.view(state_of(play), 0).players:
        counted, had = player.counted, player.collection
        animals = {kind: counted.get(kind, ()) for kind in ANIMALS}
        assert animals == {kind: (kind,) * had.get(kind, 0) for kind in ANIMALS}
        assert counted.get("turtles", ()) == animals["turtle"]
        assert Counter(counted.get("flowers", ())) == {k: n for k, n in had.items() if k in FLOWERS}
        assert sorted(counted.get("variety", ())) == sorted(kind for kind in FLOWERS if kind in had)
        assert counted.get("goblins", ()) == ("goblin",) * had.get("goblin", 0)
        assert counted.get("items", ()) == player.items


def test_before_the_end_no_cards_are_counted() -> None:
    assert {len(player.counted) for player in GAME.view(position(3), 0).players} == {0}


@pytest.mark.rule("LAND-74", "LAND-75")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_announces_every_score_and_one_winner(seats: int) -> None:
    play = whole_game(seats, 3)
    told = told_of(play, 0)
    counted = of_kind(told, Counted)
    assert [event.total for event in counted] == play.state.scores()
    for event in counted:
        rows = (event.animals, event.turtles, event.flowers, event.variety, event.goblins)
        assert sum(rows) + event.items + event.applause == event.total
    (won,) = of_kind(told, Won)
    assert play.state.returns()[won.seat] == 12
    assert GAME.view(state_of(play), 0).places[won.seat] == 1
