"""What each seat knows in Fairy Trails, and since when (TRAIL-70R to TRAIL-76R)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elfhame.games.trails.knowledge.events import Chose, Dealt, Drew, Ended, Laid, Pile, Shown
from elfhame.games.trails.knowledge.view_types import TrailsView
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.games.trails.state import NO_CARD, hand_of, set_hand
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from tests.games.trails.positions import (
    GAME,
    Moment,
    act,
    found,
    legal,
    moments,
    of_kind,
    rng,
    state_of,
    whole_game,
    with_left,
)

OPEN = ("seats", "easier", "turn", "table", "places", "cells", "networks", "placed", "owed", "left")
ALSO_OPEN = ("cards_held", "pile_count", "idle", "discarded", "has_chosen", "waiting", "question")


def open_part(view: TrailsView) -> tuple[object, ...]:
    return tuple(getattr(view, field) for field in OPEN + ALSO_OPEN)


def through_a_game(seats: int, label: str) -> Iterator[Trails]:
    """States of a random game: some from its beginning, and all from its end."""
    chance = rng(f"through/{label}")
    state = new_game(seats, 0, chance)
    while True:
        if len(state.laid) < 6 or len(state.laid) % 9 == 0 or state.drawn > 55:
            yield state
        if state.player() < 0:
            return
        state.apply(state.player(), state.random_action(state.player(), chance), chance)


def pile_of(state: Trails) -> list[int]:
    return list(state.deck[state.drawn :])


def midway() -> Moment:
    """A card about to be laid with some of the pile left, after which the game continues."""
    return found(2, lambda each: len(each.state.laid) == 20 and not each.after().over)


def observers(seats: int) -> list[int]:
    return [WATCHER, *range(seats)]


@pytest.mark.rule("TRAIL-70R")
@pytest.mark.parametrize("seats", [1, 2])
def test_table_stones_and_card_counts_are_always_public(seats: int) -> None:
    for state in through_a_game(seats, "open"):
        views = [GAME.view(state, observer) for observer in (*observers(seats), REVIEWER)]
        assert all(open_part(view) == open_part(views[0]) for view in views)
        hands = [len(hand_of(state, seat)) for seat in range(seats if seats == 2 else 0)]
        assert views[0].cards_held == tuple(hands)
        assert views[0].pile_count == len(pile_of(state))
        assert views[0].placed == (state.stones & 255, state.stones >> 8)
        assert views[0].left == (19 - views[0].placed[0], 19 - views[0].placed[1])
        assert views[0].idle == state.idle


@pytest.mark.rule("TRAIL-70R")
def test_everyone_sees_the_same_laid_cards_and_stones() -> None:
    for moment in [each for each in moments(2) if len(each.events) > 3][::20]:
        told = [act(moment.again(), moment.action, observer) for observer in (WATCHER, 0, 1)]
        alike = [[event for event in events if not isinstance(event, Drew)] for events in told]
        assert alike[0] == alike[1] == alike[2]
        assert of_kind(told[0], Laid) == moment.told(Laid)


@pytest.mark.rule("TRAIL-71")
def test_only_its_owner_knows_a_hand_until_the_end() -> None:
    for state in through_a_game(2, "hands"):
        for observer in observers(2):
            hands = GAME.view(state, observer).hands
            for seat in (0, 1):
                known = seat == observer or state.ending() is not None
                assert hands[seat] == (tuple(hand_of(state, seat)) if known else None)


@pytest.mark.rule("TRAIL-71")
def test_a_chosen_card_stays_hidden_until_it_is_laid() -> None:
    moment = midway()
    seat, card = moment.state.turn, moment.state.chosen
    start = moment.again()
    start.chosen = NO_CARD
    for observer in (seat, 1 - seat, WATCHER):
        state = start.clone()
        told = act(state, f"card {card}", observer)
        view = GAME.view(state, observer)
        own = observer == seat
        assert told == ([Chose(seat, card)] if own else [])
        assert (view.chosen, view.has_chosen) == (card if own else None, True)
        assert (card in view.unseen) is not own
        laid = of_kind(act(state, moment.action, observer), Laid)
        assert [event.card for event in laid] == [card]
        assert GAME.view(state, observer).table[-1].card == card


@pytest.mark.rule("TRAIL-72R")
def test_others_do_not_see_what_was_drawn() -> None:
    play = whole_game(2, seed=3)
    for observer in observers(2):
        for _, event in play.events(observer):
            if isinstance(event, Drew):
                assert (event.card is None) is (event.seat != observer)
            if isinstance(event, Dealt):
                assert (event.cards is None) is (event.seat != observer)


@pytest.mark.rule("TRAIL-72R")
def test_others_do_not_learn_whether_a_played_card_was_the_last_one_drawn() -> None:
    moment = midway()
    kept_first, drawn_first = moment.again(), moment.again()
    seat, card = moment.state.turn, moment.state.chosen
    (kept,) = (each for each in hand_of(kept_first, seat) if each != card)
    drawn = pile_of(kept_first)[0]
    drawn_first.deck = drawn_first.deck[:]
    drawn_first.deck[drawn_first.drawn] = kept
    set_hand(drawn_first, seat, card, drawn)
    for observer in (1 - seat, WATCHER):
        one, other = kept_first.clone(), drawn_first.clone()
        assert GAME.view(one, observer) == GAME.view(other, observer)
        assert hand_of(one, seat) != hand_of(other, seat)
        actions: list[str | int] = [moment.action, *rivals_turn(moment), f"card {kept}", "lay"]
        for action in actions:
            action = legal(one)[0] if action == "lay" else action
            assert act(one, action, observer) == act(other, action, observer)
            assert GAME.view(one, observer) == GAME.view(other, observer)


def rivals_turn(moment: Moment) -> list[str | int]:
    """The other player's turn after a moment."""
    state = moment.after()
    card = legal(state)[0]
    act(state, card)
    return [card, legal(state)[0]]


@pytest.mark.rule("TRAIL-73R")
def test_a_seat_knows_only_which_cards_the_pile_and_hidden_hands_hold_together() -> None:
    for state in through_a_game(2, "pile"):
        if state.ending() is None:
            for observer in observers(2):
                view = GAME.view(state, observer)
                hidden = [card for seat in {0, 1} - {observer} for card in hand_of(state, seat)]
                assert view.pile is None
                assert list(view.unseen) == sorted(pile_of(state) + hidden)


@pytest.mark.rule("TRAIL-73R")
def test_when_the_pile_is_empty_each_seat_knows_the_others_hand() -> None:
    late = [state.clone() for state in through_a_game(2, "late") if state.drawn == 58]
    assert any(state.ending() is None for state in late)
    for state in late:
        if state.ending() is None:
            for seat in (0, 1):
                assert list(GAME.view(state, seat).unseen) == hand_of(state, 1 - seat)
            both = sorted(hand_of(state, 0) + hand_of(state, 1))
            assert list(GAME.view(state, WATCHER).unseen) == both


@pytest.mark.rule("TRAIL-73R")
@pytest.mark.parametrize("observer", [WATCHER, 0, 1])
def test_any_unseen_card_may_be_in_a_hidden_hand_or_at_either_end_of_the_pile(
    observer: int,
) -> None:
    state = new_game(2, 0, rng("unseen"))
    view, chance = GAME.view(state, observer), rng("imagined")
    worlds = [GAME.imagine(view, chance) for _ in range(500)]
    for seat in (0, 1):
        held = {card for world in worlds for card in hand_of(world, seat)}
        assert held == set(view.hands[seat] or view.unseen)
    assert {pile_of(world)[0] for world in worlds} == set(view.unseen)
    assert {pile_of(world)[-1] for world in worlds} == set(view.unseen)


@pytest.mark.rule("TRAIL-74R")
def test_the_owner_sees_a_drawn_card_before_the_opponent_plays() -> None:
    moment = midway()
    state, seat = moment.again(), moment.state.turn
    drawn = pile_of(state)[0]
    assert Drew(seat, drawn, face_up=False) in act(state, moment.action, seat)
    view = GAME.view(state, seat)
    assert view.waiting == (1 - seat,)
    assert drawn in (view.hands[seat] or ())


@pytest.mark.rule("TRAIL-74R", "TRAIL-75R", "TRAIL-73R")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_look_ahead_stops_before_the_draw(seats: int) -> None:
    play = Play(GAME, seats, seed=5)
    if seats == 2:
        play.act(play.choices()[0])
    look = play.look([play.choices()[0]])
    assert look.learns
    assert look.view is None
    assert [type(event) for event in look.events] == [Laid]


@pytest.mark.rule("TRAIL-75R")
def test_in_a_solo_game_the_next_card_is_seen_only_after_laying_the_current_one() -> None:
    one = new_game(1, 0, rng("next"))
    other = one.clone()
    other.deck = one.deck[:]
    for place, card in enumerate(reversed(pile_of(one))):
        other.deck[one.drawn + place] = card
    view = GAME.view(one, 0)
    assert view == GAME.view(other, 0)
    assert view.chosen == one.deck[0]
    assert view.pile is None
    assert list(view.unseen) == sorted(pile_of(one))
    nexts = [pile_of(state)[0] for state in (one, other)]
    for state, card in zip((one, other), nexts, strict=True):
        laid, drew = act(state, legal(state)[0], 0)
        assert isinstance(laid, Laid)
        assert drew == Drew(0, card, face_up=True)
        assert GAME.view(state, 0).chosen == card


@pytest.mark.rule("TRAIL-76R")
@pytest.mark.parametrize("observer", [WATCHER, 0, 1, REVIEWER])
def test_after_a_win_everyone_sees_hands_and_pile(observer: int) -> None:
    moment = found(2, lambda each: each.completed(each.own) > 0 and len(pile_of(each.state)) > 5)
    state = with_left(moment.again(), 1, 1)
    hands, pile = [hand_of(state, seat) for seat in (0, 1)], tuple(pile_of(state))
    hands[state.turn].remove(state.chosen)
    events = act(state, moment.action, observer)
    assert state.ending() == "TRAIL-40"
    assert [(event.seat, list(event.cards)) for event in of_kind(events, Shown)] == [
        *enumerate(hands)
    ]
    assert of_kind(events, Pile) == [Pile(pile)]
    view = GAME.view(state, observer)
    assert [list(hand or ()) for hand in view.hands] == hands
    assert (view.pile, view.unseen) == (pile, ())


@pytest.mark.rule("TRAIL-76R")
def test_before_the_end_hands_and_pile_are_hidden() -> None:
    for moment in moments(2)[::15]:
        events = act(moment.again(), moment.action, WATCHER)
        if not of_kind(events, Ended):
            assert not of_kind(events, Shown)
            assert not of_kind(events, Pile)


@pytest.mark.rule("TRAIL-76R")
def test_in_a_solo_game_the_deck_is_shown_after_a_loss() -> None:
    play = whole_game(1, seed=2)
    for observer in (WATCHER, 0):
        pile = tuple(pile_of(state_of(play)))
        assert pile
        assert GAME.view(state_of(play), observer).pile == pile
        assert Pile(pile) in [event for _, event in play.events(observer)]
