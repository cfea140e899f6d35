"""The set-up of Fairy Land (LAND-10 to LAND-19V)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.land.data.components import FAIRIES, FOREST, ITEMS
from elfhame.games.land.knowledge.events import Began, Dawned, Opened
from elfhame.games.land.knowledge.view_types import LandView
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.land.positions import GAME, legal, refusal, state_of

SEEDS = range(20)


def begun(seats: int, seed: int, **options: object) -> LandView:
    play = Play(GAME, seats, options, seed)
    return GAME.view(state_of(play), REVIEWER)


@pytest.mark.rule("LAND-10")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_has_a_house(seats: int) -> None:
    for player in begun(seats, 1).players:
        assert player.hand == FAIRIES
        assert player.played == ()
        assert player.items == ()


@pytest.mark.rule("LAND-11")
def test_with_two_players_each_has_two_crests() -> None:
    crests = {seats: [one.crests for one in begun(seats, 1).players] for seats in GAME.seats}
    assert crests == {2: [2, 2], 3: [1, 1, 1], 4: [1, 1, 1, 1]}


@pytest.mark.rule("LAND-12")
def test_a_random_player_starts_unless_one_is_chosen() -> None:
    turns = Counter(begun(4, seed).turn for seed in range(200))
    assert sorted(turns) == [0, 1, 2, 3]
    assert all(begun(4, seed, first=2).turn == 2 for seed in SEEDS)
    with pytest.raises(Refused):
        begun(3, 1, first=3)


@pytest.mark.rule("LAND-12")
def test_choosing_the_starting_player_does_not_change_the_deal() -> None:
    for seed in SEEDS:
        drawn, chosen = begun(3, seed), begun(3, seed, first=0)
        assert (drawn.court, drawn.druids, drawn.forest) == (
            chosen.court,
            chosen.druids,
            chosen.forest,
        )


@pytest.mark.rule("LAND-13")
def test_nine_random_items_form_the_court_and_the_rest_leaves_the_game() -> None:
    views = [begun(2, seed) for seed in SEEDS]
    for view in views:
        assert view.court is not None
        assert len(set(view.court)) == 9
        assert sorted((*view.court, *view.unseen_items)) == sorted(item.name for item in ITEMS)
    assert len({view.court for view in views}) == len(views)


@pytest.mark.rule("LAND-14V")
def test_in_a_first_game_the_court_has_the_starred_items() -> None:
    starred = sorted(item.name for item in ITEMS if item.star)
    courts = [begun(2, seed, first_game=True).court for seed in SEEDS]
    assert all(sorted(court or ()) == starred for court in courts)
    assert len(set(courts)) > 10


@pytest.mark.rule("LAND-15")
def test_nine_forest_cards_form_the_druids_deck() -> None:
    for seed in SEEDS:
        view = begun(3, seed)
        assert view.druids is not None
        assert view.forest is not None
        assert (len(view.druids), len(view.forest)) == (9, 70)
        seen = [
            *view.druids,
            *view.forest,
            *view.drawn,
            *(c for lot in view.clearings for c in lot),
        ]
        assert Counter(seen) == {kind.name: kind.count for kind in FOREST.card}


@pytest.mark.rule("LAND-16")
def test_each_clearing_has_one_card_before_the_first_dawn() -> None:
    play = Play(GAME, 3, seed=5)
    first, begins, dawn, *_ = [event for _, event in play.events(WATCHER)]
    assert isinstance(first, Opened)
    assert isinstance(begins, Began)
    assert isinstance(dawn, Dawned)
    assert len(first.cards) == 3
    assert [cards[0] for cards in GAME.view(state_of(play), WATCHER).clearings] == [*first.cards]
    assert begins.seat == dawn.seat == play.waiting[0]


@pytest.mark.rule("LAND-17")
def test_there_are_three_clearings() -> None:
    assert len(begun(2, 1).clearings) == 3
    for text in ("explore 0", "explore 4", "place fox 4", "take 9 fox"):
        with pytest.raises(Refused) as refused:
            GAME.number(GAME.parse(text))
        assert refused.value.rule == "LAND-17"


@pytest.mark.parametrize("text", ["bid 0", "bid 61", "keep dragon", "use fox", "pay fairy_8"])
def test_a_text_that_names_nothing_has_no_number(text: str) -> None:
    with pytest.raises(Refused):
        GAME.number(GAME.parse(text))


@pytest.mark.rule("LAND-20")
def test_an_answer_to_another_question_is_refused() -> None:
    play = Play(GAME, 2, seed=4)
    state = state_of(play)
    assert all(text.startswith("place") for text in legal(state))
    assert refusal(state, "explore 1") == "LAND-21"
