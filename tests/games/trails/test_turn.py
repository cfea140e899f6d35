"""A turn of Fairy Trails, for two and solo (TRAIL-20 to TRAIL-25R, TRAIL-51, 56V, 58R)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from elfhame.games.trails.knowledge.actions import CardAction
from elfhame.games.trails.knowledge.events import (
    Completed,
    Discarded,
    Drew,
    Ended,
    Laid,
    Settled,
    TrailsEvent,
)
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.games.trails.rules.numbers import CARDS_FROM
from elfhame.games.trails.state import NO_CARD, hand_of
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.trails.positions import (
    GAME,
    Moment,
    act,
    alone,
    legal,
    moments,
    of_kind,
    refusal,
    rng,
    with_pile,
)

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def some() -> list[Moment]:
    return moments(2)[::37]


def laid_places(state: Trails) -> set[tuple[int, int]]:
    return {(laid.x, laid.y) for laid in GAME.view(state, WATCHER).table}


def beside(state: Trails) -> set[tuple[int, int]]:
    """The free places next to a laid card, computed from scratch."""
    taken = laid_places(state)
    return {(x + east, y + south) for x, y in taken for east, south in STEPS.values()} - taken


def with_chosen(seed: int) -> Trails:
    """A new two-player game in which a card is about to be laid."""
    state = new_game(2, 0, rng(f"chosen/{seed}"))
    act(state, legal(state)[0])
    return state


# ----------------------------------------------------------------------- the card


@pytest.mark.rule("TRAIL-20")
def test_a_card_goes_next_to_a_laid_one_in_any_rotation_and_nowhere_else() -> None:
    for moment in some():
        places = beside(moment.state)
        wanted = {f"lay {x} {y} {turns}" for x, y in places for turns in range(4)}
        assert set(legal(moment.state)) == wanted
        assert set(GAME.view(moment.state, WATCHER).places) == places


@pytest.mark.rule("TRAIL-20")
@pytest.mark.parametrize("place", ["1 1", "-1 1", "1 -1", "-1 -1", "2 0", "0 0", "-20 30"])
def test_diagonal_taken_and_distant_places_are_refused(place: str) -> None:
    state = with_chosen(1)
    for turns in range(4):
        assert refusal(state, f"lay {place} {turns}") == "TRAIL-20"


@pytest.mark.rule("TRAIL-20")
@pytest.mark.parametrize("turns", range(4))
def test_a_card_stays_where_it_was_laid_in_its_rotation(turns: int) -> None:
    state = with_chosen(2)
    card, seat = state.chosen, state.turn
    assert Laid(seat, card, 0, 1, turns) in act(state, f"lay 0 1 {turns}")
    laid = GAME.view(state, WATCHER).table[-1]
    assert (laid.card, laid.x, laid.y, laid.turns) == (card, 0, 1, turns)


@pytest.mark.rule("TRAIL-20")
def test_the_card_must_be_from_the_hand() -> None:
    state = new_game(2, 0, rng("hand"))
    hands = GAME.view(state, REVIEWER).hands
    own, others = (hands[seat] or () for seat in (state.turn, 1 - state.turn))
    assert legal(state) == [f"card {card}" for card in own]
    for card in range(1, 59):
        assert refusal(state, f"card {card}") == (None if card in own else "TRAIL-20")
    assert not set(own) & set(others)
    assert refusal(state, "lay 0 1 0") == "TRAIL-20"


@pytest.mark.rule("TRAIL-21")
def test_laid_cards_are_neither_moved_nor_covered() -> None:
    for moment in some():
        before, after = (GAME.view(state, WATCHER) for state in (moment.state, moment.after()))
        assert after.table[:-1] == before.table
        for laid in before.table:
            assert refusal(moment.state, f"lay {laid.x} {laid.y} 0") == "TRAIL-20"


@pytest.mark.rule("TRAIL-21", "TRAIL-71")
@pytest.mark.parametrize("pile", [0, 10])
def test_a_laid_card_cannot_be_taken_back_but_a_chosen_one_can(pile: int) -> None:
    play = Play(GAME, 2, seed=2)
    play.state = with_pile(new_game(2, 0, rng("back")), pile)
    play.state.tell(play.journal)
    play.act(play.choices()[0])
    assert play.can_take_back()
    play.act(play.choices()[0])
    assert not play.can_take_back()


@pytest.mark.rule("TRAIL-22")
def test_each_turn_starts_with_two_cards_as_long_as_the_pile_lasts() -> None:
    drawn = 0
    for moment in moments(2):
        state, after = moment.state, moment.after()
        pile = list(state.deck[state.drawn :])
        if pile and after.ending() != "TRAIL-40":
            held, then = (set(hand_of(each, state.turn)) for each in (state, after))
            assert moment.told(Drew) == [Drew(state.turn, pile[0], face_up=False)]
            assert then == held - {state.chosen} | {pile[0]}
            assert len(held) == len(then) == 2
            assert list(after.deck[after.drawn :]) == pile[1:]
            drawn += 1
    assert drawn > 500


def in_a_line(direction: str) -> Iterator[tuple[Trails, list[TrailsEvent]]]:
    """A game in which each card is laid beyond the last; yields each state and its events."""
    east, south = STEPS[direction]
    state = new_game(2, 0, rng(f"line/{direction}"))
    for far in range(1, 59):
        if state.chosen == NO_CARD:
            act(state, legal(state)[0])
        assert len(legal(state)) == 4 * (2 * far + 2)
        yield state, act(state, f"lay {east * far} {south * far} {far % 4}")


@pytest.mark.rule("TRAIL-23R")
def test_without_a_pile_players_continue_until_each_has_laid_twenty_nine_cards() -> None:
    events = [event for _, told in in_a_line("east") for event in told]
    laid = [event.seat for event in of_kind(events, Laid)]
    assert laid == [laid[0], 1 - laid[0]] * 29
    assert len(of_kind(events, Drew)) == 54
    assert [event.rule for event in of_kind(events, Ended)] == ["TRAIL-41"]


@pytest.mark.rule("TRAIL-23R")
def test_the_last_hands_shrink_in_turn_the_starting_players_first() -> None:
    held = [(len(hand_of(state, 0)), len(hand_of(state, 1))) for state, _ in in_a_line("east")]
    starts = next(in_a_line("east"))[1][0]
    assert isinstance(starts, Laid)
    first = [(hands[starts.seat], hands[1 - starts.seat]) for hands in held]
    assert first == [(2, 2)] * 54 + [(1, 2), (1, 1), (0, 1), (0, 0)]


@pytest.mark.rule("TRAIL-24R")
@pytest.mark.parametrize("direction", STEPS)
def test_the_table_has_no_edge(direction: str) -> None:
    *_, (state, _) = in_a_line(direction)
    east, south = STEPS[direction]
    assert laid_places(state) == {(east * far, south * far) for far in range(59)}
    places = GAME.view(state, WATCHER).places
    assert {(59 * east, 59 * south), (-east, -south)} <= set(places)


@pytest.mark.rule("TRAIL-24R")
def test_each_turn_plays_one_card_and_nobody_can_pass() -> None:
    for moment, following in pairwise(moments(2)):
        one, other = moment.state, following.state
        if len(other.laid) > 1:
            assert (other.turn, len(other.laid)) == (1 - one.turn, len(one.laid) + 1)
    assert all(legal(moment.state) for moment in some())
    assert refusal(with_chosen(3), legal(new_game(2, 0, rng("chosen/3")))[1]) == "TRAIL-24R"


@pytest.mark.rule("TRAIL-25R")
def test_only_the_player_whose_turn_it_is_can_act() -> None:
    play = Play(GAME, 2, {"first": 1}, 4)
    with pytest.raises(Refused) as refused:
        play.act(play.choices()[0], seat=0)
    assert refused.value.rule == "TRAIL-25R"
    assert play.steps == []


@pytest.mark.rule("TRAIL-25R", "TRAIL-33R")
def test_a_turn_is_card_stones_draw_and_the_next_begins_with_owed_stones() -> None:
    whole = 0
    for moment in moments(2):
        order = [_step(event, moment.own) for event in moment.events]
        assert order == sorted(order)
        whole += set(range(5)) <= set(order)
    assert whole


def _step(event: object, own: str) -> int:
    match event:
        case Laid():
            return 0
        case Completed():
            return 1
        case Settled(colour=colour):
            return 2 if colour == own else 4
        case Drew():
            return 3
        case _:
            return 5


# --------------------------------------------------------------------------- solo


@pytest.mark.rule("TRAIL-51")
def test_in_a_solo_game_the_top_card_of_the_pile_is_laid() -> None:
    for moment in moments(1):
        view, after = (GAME.view(state, REVIEWER) for state in (moment.state, moment.after()))
        assert (view.hands, view.question) == ((), "lay")
        assert after.table[-1].card == view.chosen
        if after.ending is None:
            assert (after.chosen, *(after.pile or ())) == view.pile
            assert moment.events[-1] == Drew(0, after.chosen, face_up=True)


@pytest.mark.rule("TRAIL-51", "TRAIL-20")
def test_in_a_solo_game_there_is_no_choice_of_cards_but_of_every_place() -> None:
    state = new_game(1, 0, rng("alone"))
    assert set(legal(state)) == {f"lay {x} {y} {t}" for x, y in beside(state) for t in range(4)}
    assert {refusal(state, f"card {card}") for card in range(1, 59)} == {"TRAIL-51"}
    assert refusal(state, "lay 1 1 0") == "TRAIL-20"


@pytest.mark.rule("TRAIL-56V")
def test_once_per_game_the_drawn_card_can_be_discarded_for_the_next() -> None:
    for moment in some():
        state = with_pile(alone(moment.again(), easier=1), 5)
        before = GAME.view(state, REVIEWER)
        assert "discard" in legal(state)
        card, *rest = before.pile or ()
        assert act(state, "discard") == [Discarded(before.chosen or 0), Drew(0, card, face_up=True)]
        after = GAME.view(state, REVIEWER)
        assert (after.chosen, after.discarded) == (card, before.chosen)
        assert (after.table, list(after.pile or ())) == (before.table, rest)
        assert "discard" not in legal(state)
        assert refusal(state, "discard") == "TRAIL-56V"
        act(state, legal(state)[0])
        assert refusal(state, "discard") in ("TRAIL-56V", state.ending())


@pytest.mark.rule("TRAIL-56V")
def test_without_the_variant_nothing_can_be_discarded() -> None:
    for state in (new_game(1, 0, rng("plain")), with_chosen(4)):
        assert refusal(state, "discard") == "TRAIL-56V"
        assert "discard" not in legal(state)


@pytest.mark.rule("TRAIL-58R")
@pytest.mark.parametrize(("pile", "why"), [(0, "TRAIL-58R"), (1, None)])
def test_a_discard_needs_another_card_in_the_deck(pile: int, why: str | None) -> None:
    state = with_pile(new_game(1, 1, rng("discard")), pile)
    assert refusal(state, "discard") == why
    assert ("discard" in legal(state)) is (why is None)


@pytest.mark.rule("TRAIL-58R")
@pytest.mark.parametrize("idle", [0, 1, 2])
def test_a_discard_is_face_up_and_does_not_change_the_count_of_three(idle: int) -> None:
    state = new_game(1, 1, rng("count"))
    state.idle, card = idle, state.chosen
    act(state, "discard")
    for observer in (WATCHER, 0, REVIEWER):
        view = GAME.view(state, observer)
        assert (view.idle, view.discarded, view.ending) == (idle, card, None)
        assert card not in view.unseen


# ------------------------------------------------------------------- invalid actions


NOTHING = "", "pass", "dance 1", "discard 3", "card", "card one", "card 0", "card 59", "card -1"
NOWHERE = "lay 0 1", "lay 0 1 4", "lay 0 1 -1", "lay 64 0 0", "lay 0 -64 0", "lay x 1 0"
NO_NUMBERS = -1, GAME.actions, CARDS_FROM


@pytest.mark.parametrize("action", [*NOTHING, *NOWHERE, *NO_NUMBERS])
def test_input_that_is_no_action_is_refused(action: str | int) -> None:
    play = Play(GAME, 2, seed=1)
    with pytest.raises(Refused) as refused:
        play.act(action)
    assert (refused.value.field or "").split(".")[0] == "action"
    assert play.steps == []


@pytest.mark.parametrize("card", [0, 59, -3])
def test_only_cards_of_the_deck_have_an_action_number(card: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.number(CardAction(card))
    assert refused.value.field == "action.card"
