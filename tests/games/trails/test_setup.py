"""Set-up of Fairy Trails, for two and solo (TRAIL-10 to TRAIL-12R, TRAIL-50)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.trails.data.components import COLOURS
from elfhame.games.trails.knowledge.events import Began, Dealt, Drew, Settled
from elfhame.games.trails.knowledge.view_types import LaidCard, TrailsView
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.trails.positions import GAME, moments, state_of

START = LaidCard(0, 0, 0, 0)
ALL_BUT_START = list(range(1, 59))
# 57 degrees of freedom: beyond 110 once in some tens of thousands of runs.
FAR_FROM_FAIR = 110


def new(seats: int, seed: int, **options: object) -> Play:
    return Play(GAME, seats, options, seed)


def seen(seats: int, seed: int, observer: int = REVIEWER, **options: object) -> TrailsView:
    return GAME.view(state_of(new(seats, seed, **options)), observer)


def spread(cards: Counter[int]) -> float:
    """The chi-square statistic of the cards' frequencies."""
    expected = cards.total() / 58
    return sum((cards[card] - expected) ** 2 / expected for card in ALL_BUT_START)


@pytest.mark.rule("TRAIL-10")
@pytest.mark.parametrize("observer", [WATCHER, 0, 1])
def test_each_player_has_nineteen_stones_and_none_is_placed(observer: int) -> None:
    view = seen(2, 1, observer)
    assert (view.left, view.placed, view.owed) == ((19, 19), (0, 0), (0, 0))


@pytest.mark.rule("TRAIL-11")
def test_only_the_starting_card_is_on_the_table() -> None:
    view = seen(2, 1, WATCHER)
    assert view.table == (START,)
    assert set(view.places) == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@pytest.mark.rule("TRAIL-11")
def test_each_player_is_dealt_two_cards_and_the_rest_is_the_pile() -> None:
    view = seen(2, 2)
    hands = [hand or () for hand in view.hands]
    assert [len(hand) for hand in hands] == [2, 2]
    assert view.pile_count == len(view.pile or ()) == 54
    assert sorted([*hands[0], *hands[1], *(view.pile or ())]) == ALL_BUT_START


@pytest.mark.rule("TRAIL-11")
@pytest.mark.parametrize("observer", [WATCHER, 0, 1])
def test_dealt_hands_are_hidden(observer: int) -> None:
    play = new(2, 2)
    view = GAME.view(state_of(play), observer)
    assert [seat for seat in (0, 1) if view.hands[seat]] == [observer][: observer + 1]
    assert view.cards_held == (2, 2)
    dealt = [event for _, event in play.events(observer) if isinstance(event, Dealt)]
    assert [(deal.seat, deal.count) for deal in dealt] == [(0, 2), (1, 2)]
    assert tuple(deal.cards for deal in dealt) == view.hands


@pytest.mark.rule("TRAIL-11")
def test_every_card_is_equally_likely_in_each_hand_and_at_either_end_of_the_pile() -> None:
    views = [seen(2, seed) for seed in range(800)]
    piles = [view.pile or () for view in views]
    counts = [
        Counter(card for view in views for card in view.hands[0] or ()),
        Counter(card for view in views for card in view.hands[1] or ()),
        Counter(pile[0] for pile in piles),
        Counter(pile[-1] for pile in piles),
    ]
    assert all(spread(count) < FAR_FROM_FAIR for count in counts)


@pytest.mark.rule("TRAIL-12R")
def test_the_starting_player_is_random_unless_chosen() -> None:
    begun = Counter(new(2, seed).waiting[0] for seed in range(200))
    assert min(begun[0], begun[1]) > 65
    for first in (0, 1):
        assert {new(2, seed, first=first).waiting[0] for seed in range(20)} == {first}


@pytest.mark.rule("TRAIL-12R")
def test_everyone_sees_who_begins() -> None:
    for seed in range(8):
        play = new(2, seed)
        for observer in (WATCHER, 0, 1):
            assert (0, Began(play.waiting[0])) in play.events(observer)


@pytest.mark.rule("TRAIL-12R")
def test_choosing_the_starting_player_does_not_change_the_deal() -> None:
    drawn = seen(2, 9)
    chosen = seen(2, 9, first=1 - drawn.turn)
    assert (drawn.hands, drawn.pile) == (chosen.hands, chosen.pile)
    assert drawn.turn != chosen.turn


@pytest.mark.rule("TRAIL-10", "TRAIL-12R")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_seat_is_pink_and_the_second_yellow_whoever_starts(first: int, seat: int) -> None:
    # The starting player lays the second card on the table, the fourth, and so on.
    own = [
        moment
        for moment in moments(2)
        if moment.state.turn == seat
        and (seat + len(moment.state.laid) + 1) % 2 == first
        and moment.completed(moment.own)
    ]
    assert {moment.told(Settled)[0].colour for moment in own} == {COLOURS[seat]}
    before, after = own[0].state.scores(), own[0].after().scores()
    assert after[seat] == before[seat] + own[0].settled(COLOURS[seat])


@pytest.mark.rule("TRAIL-50")
def test_solo_has_all_stones_no_hand_and_every_other_card_in_the_deck() -> None:
    view = seen(1, 3)
    assert view.left == (19, 19)
    assert view.table == (START,)
    assert (view.hands, view.cards_held) == ((), ())
    assert view.chosen is not None
    assert sorted([view.chosen, *(view.pile or ())]) == ALL_BUT_START


@pytest.mark.rule("TRAIL-50")
def test_the_solo_deck_is_shuffled() -> None:
    views = [seen(1, seed) for seed in range(800)]
    tops = Counter(view.chosen for view in views if view.chosen is not None)
    assert spread(tops) < FAR_FROM_FAIR
    assert spread(Counter((view.pile or ())[-1] for view in views)) < FAR_FROM_FAIR


@pytest.mark.rule("TRAIL-50", "TRAIL-51")
def test_solo_opens_with_a_draw() -> None:
    play = new(1, 3)
    assert play.events(0) == [(0, Drew(0, seen(1, 3).chosen, face_up=True))]


@pytest.mark.parametrize("seats", [0, 3, -1])
def test_the_game_is_for_one_or_two_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new(seats, 1)
    assert refused.value.field == "seats"


@pytest.mark.rule("TRAIL-56V")
def test_only_solo_can_be_easier() -> None:
    with pytest.raises(Refused) as refused:
        new(2, 1, easier=True)
    assert (refused.value.rule, refused.value.field) == ("TRAIL-56V", "options.easier")
    assert seen(1, 1, easier=True).easier


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, -1), (1, 1)])
def test_the_starting_player_must_be_at_the_table(seats: int, first: int) -> None:
    with pytest.raises(Refused) as refused:
        new(seats, 1, first=first)
    assert refused.value.field == "options.first"


@pytest.mark.parametrize("options", [{"easy": True}, {"easier": "yes"}, {"first": "north"}])
def test_unknown_options_and_wrong_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        new(1, 1, **options)
    assert (refused.value.field or "").startswith("options.")
