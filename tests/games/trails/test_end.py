"""The end of Fairy Trails, and who wins (TRAIL-40 to TRAIL-43R, solo TRAIL-53 to TRAIL-57R)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elfhame.games.trails.data.components import COLOURS
from elfhame.games.trails.knowledge.events import Drew, Ended, Laid, Settled, TrailsEvent, Won
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.kernel.game import WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.trails.positions import (
    GAME,
    Moment,
    act,
    alone,
    by_the_other,
    found,
    legal,
    of_kind,
    refusal,
    rng,
    with_last_card,
    with_left,
    with_pile,
)

both_seats = pytest.mark.parametrize("seat", [0, 1])


def laid_by(
    seat: int, moment: Moment, change: Callable[[Trails], Trails] = lambda state: state
) -> Trails:
    """The state before a moment, with this seat about to lay the card."""
    state = moment.again()
    return change(state if state.turn == seat else by_the_other(state))


def left(state: Trails, seat: int, own: int, other: int) -> Trails:
    """The state with `own` stones left for the seat, and `other` for its rival."""
    return with_left(state, *((own, other) if seat == 0 else (other, own)))


def only_own(seat: int) -> Moment:
    """A card that completes paths with houses of the seat's colour only."""
    return going_on(lambda moment: count(moment, seat) > 0 and not count(moment, 1 - seat))


def of_both() -> Moment:
    return going_on(lambda moment: count(moment, 0) > 0 and count(moment, 1) > 0)


def of_none() -> Moment:
    return going_on(lambda moment: count(moment, 0) == count(moment, 1) == 0)


def going_on(fits: Callable[[Moment], bool]) -> Moment:
    """The first moment that fits and is followed by a draw."""
    return found(2, lambda moment: bool(moment.told(Drew)) and fits(moment))


def count(moment: Moment, seat: int) -> int:
    return moment.completed(COLOURS[seat])


def endings(events: list[TrailsEvent]) -> list[str]:
    return [event.rule for event in of_kind(events, Ended)]


# ----------------------------------------------------------------------- two players


@both_seats
@pytest.mark.rule("TRAIL-40", "TRAIL-25R")
def test_the_player_whose_card_places_their_last_stone_wins(seat: int) -> None:
    moment = only_own(seat)
    state = left(laid_by(seat, moment), seat, count(moment, seat), 1)
    drawn = state.drawn
    events = act(state, moment.action)
    assert endings(events) == ["TRAIL-40"]
    assert events[-1] == Won((seat,), "TRAIL-40")
    assert state.returns() == [12 * (seat == 0), 12 * (seat == 1)]
    assert state.drawn == drawn


@both_seats
@pytest.mark.rule("TRAIL-40")
def test_one_stone_left_is_not_a_win(seat: int) -> None:
    moment = only_own(seat)
    state = left(laid_by(seat, moment), seat, count(moment, seat) + 1, 1)
    assert not endings(act(state, moment.action))
    assert state.returns() == [0, 0]
    assert state.player() == 1 - seat


@both_seats
@pytest.mark.rule("TRAIL-40", "TRAIL-32", "TRAIL-25R")
def test_owed_stones_can_win_at_the_start_of_a_turn_before_any_card(seat: int) -> None:
    moment = only_own(seat)
    state = left(laid_by(1 - seat, moment), seat, count(moment, seat), 5)
    events = act(state, moment.action)
    kinds = [type(event) for event in events]
    assert kinds.index(Drew) < kinds.index(Settled) < kinds.index(Ended)
    assert endings(events) == ["TRAIL-40"]
    assert len(of_kind(events, Laid)) == 1
    assert (state.turn, events[-1]) == (seat, Won((seat,), "TRAIL-40"))


@both_seats
@pytest.mark.rule("TRAIL-40", "TRAIL-43R")
def test_if_a_card_places_both_players_last_stones_the_player_who_laid_it_wins(seat: int) -> None:
    moment = of_both()
    state = left(laid_by(seat, moment), seat, count(moment, seat), count(moment, 1 - seat))
    events = act(state, moment.action)
    assert events[-1] == Won((seat,), "TRAIL-40")
    assert {event.colour for event in of_kind(events, Settled)} == {COLOURS[seat]}


@both_seats
@pytest.mark.rule("TRAIL-43R", "TRAIL-70R")
def test_a_win_ends_the_game_at_once_and_owed_stones_are_not_placed(seat: int) -> None:
    moment = of_both()
    state = left(laid_by(seat, moment), seat, count(moment, seat), 19)
    assert not of_kind(act(state, moment.action), Drew)
    view = GAME.view(state, WATCHER)
    assert view.left[1 - seat] == 19
    assert view.owed == (0, 0)
    assert (view.waiting, view.question, legal(state)) == ((), None, [])
    assert refusal(state, "lay 0 1 0") == refusal(state, "card 1") == "TRAIL-40"


@pytest.mark.rule("TRAIL-43R")
def test_after_the_end_nobody_can_act() -> None:
    moment = only_own(0)
    play = Play(GAME, 2, seed=1)
    play.state = left(laid_by(0, moment), 0, count(moment, 0), 1)
    play.act(moment.action)
    with pytest.raises(Refused) as refused:
        play.act("lay 0 1 0")
    assert refused.value.rule == "TRAIL-40"


@both_seats
@pytest.mark.rule("TRAIL-41")
@pytest.mark.parametrize(("pink", "yellow", "won"), [(3, 4, (0,)), (9, 2, (1,)), (7, 7, (0, 1))])
def test_when_all_cards_are_laid_the_most_stones_win_and_equal_numbers_tie(
    pink: int, yellow: int, won: tuple[int, ...], seat: int
) -> None:
    moment = of_none()
    state = laid_by(seat, moment, lambda state: with_last_card(with_left(state, pink, yellow)))
    events = act(state, moment.action)
    assert endings(events) == ["TRAIL-41"]
    assert events[-1] == Won(won, "TRAIL-41")
    assert state.scores() == [19 - pink, 19 - yellow]
    assert state.returns() == [12 // len(won) * (each in won) for each in (0, 1)]


@both_seats
@pytest.mark.rule("TRAIL-41", "TRAIL-31")
def test_stones_placed_by_the_last_card_count(seat: int) -> None:
    moment = only_own(seat)
    many = count(moment, seat) + 3
    state = laid_by(seat, moment, lambda state: with_last_card(left(state, seat, many, 3)))
    assert act(state, moment.action)[-1] == Won((0, 1), "TRAIL-41")


@both_seats
@pytest.mark.rule("TRAIL-40", "TRAIL-41")
def test_the_last_stone_placed_by_the_last_card_wins(seat: int) -> None:
    moment = only_own(seat)
    state = laid_by(seat, moment, lambda s: with_last_card(left(s, seat, count(moment, seat), 1)))
    assert endings(act(state, moment.action)) == ["TRAIL-40"]


@both_seats
@pytest.mark.rule("TRAIL-42R")
@pytest.mark.parametrize(("more", "tie"), [(0, False), (1, False), (3, True)])
def test_stones_owed_by_the_last_card_count_before_the_numbers_are_compared(
    more: int, tie: bool, seat: int
) -> None:
    moment = only_own(seat)
    start = laid_by(1 - seat, moment)
    state = with_last_card(left(start, seat, count(moment, seat) + more, 3))
    events = act(state, moment.action)
    assert endings(events) == ["TRAIL-41"]
    assert state.scores()[seat] == 19 - more
    assert events[-1] == Won((0, 1) if tie else (seat,), "TRAIL-41")
    assert GAME.view(state, WATCHER).owed == (0, 0)


@both_seats
@pytest.mark.rule("TRAIL-42R", "TRAIL-35R")
def test_owed_stones_count_as_long_as_the_supply_lasts(seat: int) -> None:
    moment = going_on(lambda each: count(each, seat) > 1 and not count(each, 1 - seat))
    state = with_last_card(left(laid_by(1 - seat, moment), seat, 1, 2))
    assert endings(act(state, moment.action)) == ["TRAIL-41"]
    assert state.scores()[seat] == 19


# --------------------------------------------------------------------------- solo


@pytest.mark.rule("TRAIL-53")
def test_the_third_card_in_a_row_without_a_stone_loses_not_counting_the_starting_card() -> None:
    state = new_game(1, 0, rng("three"))
    # These complete nothing: their outer edges and the start's western one are open.
    for idle, place in enumerate(["0 -1", "1 0"], start=1):
        assert not endings(act(state, f"lay {place} 0"))
        assert state.idle == idle
    events = act(state, "lay 0 1 0")
    assert endings(events) == ["TRAIL-53"]
    assert events[-1] == Won((), "TRAIL-53")
    assert (state.scores(), state.returns(), legal(state)) == ([0], [0], [])


@pytest.mark.rule("TRAIL-53")
@pytest.mark.parametrize("idle", [0, 1, 2])
def test_placing_a_stone_resets_the_count(idle: int) -> None:
    for moment in (only_own(0), only_own(1), of_both()):
        state = alone(with_left(moment.again(), 19, 19), idle)
        assert not endings(act(state, moment.action))
        assert GAME.view(state, WATCHER).idle == 0


@pytest.mark.rule("TRAIL-54", "TRAIL-57R", "TRAIL-53R")
@pytest.mark.parametrize("idle", [0, 2])
@pytest.mark.parametrize("pile", [0, 1, 17])
def test_placing_all_stones_wins_one_point_for_each_card_in_the_deck(pile: int, idle: int) -> None:
    for moment in (only_own(0), only_own(1), of_both()):
        start = with_left(moment.again(), count(moment, 0), count(moment, 1))
        state = with_pile(alone(start, idle), pile)
        events = act(state, moment.action)
        assert endings(events) == ["TRAIL-54"]
        assert events[-1] == Won((0,), "TRAIL-54")
        assert not of_kind(events, Drew)
        assert (state.scores(), state.returns()) == ([pile], [12])


@pytest.mark.rule("TRAIL-54", "TRAIL-58R")
def test_a_discarded_card_is_not_part_of_the_score() -> None:
    moment = of_both()
    start = with_left(moment.again(), count(moment, 0), count(moment, 1))
    state = with_pile(alone(start, easier=1), 9)
    card = state.chosen
    act(state, "discard")
    state.chosen = card  # the card that wins, as if it had come next
    act(state, moment.action)
    assert (state.ending(), state.scores()) == ("TRAIL-54", [8])


@pytest.mark.rule("TRAIL-54")
@pytest.mark.parametrize("spare", [0, 1])
def test_both_colours_must_be_placed_to_win(spare: int) -> None:
    moment = of_both()
    counts = [count(moment, seat) + (seat == spare) for seat in (0, 1)]
    state = alone(with_left(moment.again(), *counts))
    assert not endings(act(state, moment.action))


@pytest.mark.rule("TRAIL-55R", "TRAIL-57R")
@pytest.mark.parametrize("moment", [only_own, of_none], ids=["with a stone", "without"])
def test_the_game_is_lost_when_the_deck_runs_out_with_stones_left(
    moment: Callable[..., Moment],
) -> None:
    last = moment(0) if moment is only_own else moment()
    state = with_pile(alone(with_left(last.again(), 19, 19)), 0)
    events = act(state, last.action)
    assert endings(events) == ["TRAIL-55R"]
    assert state.scores() == state.returns() == [0]
    assert state.stones == count(last, 0)
    assert refusal(state, "lay 0 1 0") == "TRAIL-55R"


@pytest.mark.rule("TRAIL-55R")
def test_the_last_card_can_still_be_laid() -> None:
    moment = of_none()
    state = with_pile(alone(moment.again()), 1)
    assert not endings(act(state, moment.action))
    assert GAME.view(state, WATCHER).pile_count == 0
    assert legal(state)


@pytest.mark.rule("TRAIL-57R")
def test_the_third_card_is_checked_before_the_empty_deck() -> None:
    moment = of_none()
    state = with_pile(alone(moment.again(), idle=2), 0)
    assert endings(act(state, moment.action)) == ["TRAIL-53"]


@pytest.mark.rule("TRAIL-57R")
@pytest.mark.parametrize("idle", [2, 0])
def test_a_lost_game_has_no_score(idle: int) -> None:
    moment = of_none()
    state = with_pile(alone(moment.again(), idle), 30 if idle else 0)
    act(state, moment.action)
    assert state.ending() in ("TRAIL-53", "TRAIL-55R")
    assert state.scores() == [0]
