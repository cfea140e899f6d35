"""The rules of Hedgerow, one by one."""

from __future__ import annotations

import pytest

from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed

from . import events
from .ending import shares
from .game import GAME
from .kit import reach
from .positions import PICKS, do, draft, lay, play, position, take
from .state import CARDS, FORAGE, LEAVE, LOOK, REST

# ------------------------------------------------------------- components and draft


@pytest.mark.rule("HEDGE-1")
def test_there_are_cards_1_to_20() -> None:
    view = GAME.view(Play(GAME, 4, None, 0).state, REVIEWER)  # type: ignore[arg-type]
    assert sorted(card for lot in view.lots for card in lot.cards) == [*range(1, 21)]
    with pytest.raises(Refused) as refused:
        Play(GAME, 4, None, 0).act("pick 21")
    assert refused.value.rule == "HEDGE-1"


@pytest.mark.rule("HEDGE-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_three_cards_and_the_rest_form_the_deck(seats: int) -> None:
    state = reach(seats, lambda _: True)
    assert [len(packet) for packet in state.packets] == [3] * seats
    assert len(state.deck) == CARDS - 3 * seats
    assert state.deck != sorted(state.deck)
    assert not any(state.hands)


@pytest.mark.rule("HEDGE-3")
def test_everyone_picks_at_the_same_time_in_any_order() -> None:
    picks = PICKS[:3]
    state, _ = draft(picks[:1])
    assert state.waiting() == [1, 2]
    orders = [draft(order)[0] for order in (picks, picks[::-1], picks[1:] + picks[:1])]
    assert len({str(GAME.view(state, REVIEWER)) for state in orders}) == 1


@pytest.mark.rule("HEDGE-3")
def test_players_pick_from_the_packet_in_front_of_them() -> None:
    state, packets = draft([])
    for seat in range(3):
        assert [action + 1 for action in state.legal_actions(seat)] == packets[seat]
        assert state.refusal(seat, packets[seat - 1][0] - 1) == "HEDGE-3"
        assert state.refusal(seat, LOOK) == "HEDGE-3"


@pytest.mark.rule("HEDGE-4")
def test_packets_are_passed_on_when_everyone_has_picked() -> None:
    state, packets = draft(PICKS[:2])
    assert state.before(0) == 0
    state, packets = draft(PICKS[:3])
    assert [state.packets[state.before(seat)] for seat in range(3)] == [
        packets[2][1:],
        packets[0][1:],
        packets[1][1:],
    ]


@pytest.mark.rule("HEDGE-4")
def test_the_last_card_goes_to_the_hand_it_is_passed_to() -> None:
    state, packets = draft(PICKS)
    assert state.hands[0] == sorted([packets[0][0], packets[2][2], packets[1][1]])
    assert not any(state.packets)
    assert state.asked == "turn"


# --------------------------------------------------------------------------- a turn


@pytest.mark.rule("HEDGE-5")
def test_players_take_turns_in_seat_order() -> None:
    state = position([[1, 4], [2, 5], [3, 6]], range(7, 15))
    seen = []
    for card in (1, 2, 3, 4, 5, 6):
        seen.append(state.player())
        do(state, play(card))
    assert seen == [0, 1, 2, 0, 1, 2]
    assert state.refusal(state.player(), take(7)) == "HEDGE-5"


@pytest.mark.rule("HEDGE-6")
def test_a_card_from_the_hand_is_played_at_the_end_of_the_row() -> None:
    state = position([[3, 8], [2]], range(10, 18))
    assert state.refusal(state.player(), play(2)) == "HEDGE-6"
    do(state, play(3), play(2), play(8))
    assert state.rows == [[3, 8], [2]]
    assert state.hands == [[], []]


@pytest.mark.rule("HEDGE-7")
def test_a_lower_card_cuts_the_row() -> None:
    state = position([[3, 4, 8], [1, 2]], range(10, 18))
    do(state, play(4), play(1), play(8), play(2))
    happened = do(state, play(3))
    assert state.rows[0] == [3]
    assert {4, 8} <= set(state.discard)
    assert happened[0] == events.Played(0, 3, 1, cut=True)


@pytest.mark.rule("HEDGE-8")
def test_a_card_scores_the_length_of_the_row() -> None:
    state = position([[3, 4, 8], [1, 2]], range(10, 18))
    do(state, play(4), play(1), play(8), play(2), play(3))
    assert state.points == [1 + 2 + 1, 1 + 2]


@pytest.mark.rule("HEDGE-9")
def test_the_next_clump_comes_when_one_is_used_up() -> None:
    state = position([[], []], [11, 12, 13, 14, 16, 17, 18, 19], generous=True)
    do(state, LOOK, take(12), lay(13))
    assert (state.deck[:3], state.clump) == ([11, 13, 14], 2)
    do(state, LOOK, take(11), LOOK, take(13))
    assert (state.deck, state.clump, state.seen) == ([14, 16], 2, 0)


@pytest.mark.rule("HEDGE-10")
def test_a_player_who_looks_at_the_clump_may_take_a_card() -> None:
    state = position([[1], [2]], [13, 11, 12, 14, 16])
    happened = do(state, LOOK)
    assert happened == [events.Looked(0, 3, (11, 12, 13))]
    assert GAME.view(state, 0).sight == (11, 12, 13)
    assert state.legal_actions(state.player()) == [take(11), take(12), take(13), LEAVE]
    assert (
        state.refusal(state.player(), take(14))
        == state.refusal(state.player(), play(1))
        == "HEDGE-10"
    )
    assert do(state, take(11))[0] == events.Took(0, 11)
    assert state.hands[0] == [1, 11]
    assert position([[1], [2]], []).refusal(0, LOOK) == "HEDGE-10"


@pytest.mark.rule("HEDGE-11")
def test_the_other_cards_are_laid_back_in_any_order_the_first_deepest() -> None:
    state = position([[1], [2]], [13, 11, 12, 14, 16])
    do(state, LOOK, LEAVE, lay(12))
    assert state.refusal(state.player(), lay(12)) == "HEDGE-11"
    do(state, lay(13))
    assert state.deck[:3] == [11, 13, 12]
    assert state.player() == 1


@pytest.mark.rule("HEDGE-12")
def test_foraging_draws_the_bottom_card_but_never_from_the_clump() -> None:
    state = position([[1], [2]], [11, 12, 13, 14, 16])
    happened = do(state, FORAGE)
    assert state.hands[0] == [1, 16]
    assert happened[0] == events.Foraged(0, 16)
    assert state.deck == [11, 12, 13]
    assert state.refusal(state.player(), FORAGE) == "HEDGE-12"


@pytest.mark.rule("HEDGE-13")
@pytest.mark.rule("HEDGE-13V")
@pytest.mark.parametrize(("generous", "limit"), [(False, 4), (True, 5)])
def test_a_player_with_a_full_hand_can_neither_take_nor_forage(generous: bool, limit: int) -> None:
    full = position([range(1, limit + 1), []], range(11, 18), generous)
    assert full.refusal(full.player(), FORAGE) == ("HEDGE-13V" if generous else "HEDGE-13")
    do(full, LOOK)
    assert full.asked == "lay"
    free = position([range(1, limit), []], range(11, 18), generous)
    assert free.refusal(free.player(), FORAGE) is None
    do(free, LOOK)
    assert free.asked == "take"


@pytest.mark.rule("HEDGE-14R")
def test_resting_is_only_allowed_when_the_deck_is_empty() -> None:
    assert position([[1], [2]], [11]).refusal(0, REST) == "HEDGE-14R"
    state = position([[], [2]], [])
    assert state.legal_actions(state.player()) == [REST]
    assert do(state, REST) == [events.Rested(0)]
    assert state.player() == 1


@pytest.mark.rule("HEDGE-15")
def test_the_frost_takes_the_bottom_card_after_a_turn() -> None:
    state = position([[1], [2]], [11, 12, 13, 14])
    happened = do(state, play(1))
    assert happened[-1] == events.Frosted(14)
    assert (state.deck, state.discard) == ([11, 12, 13], [14])


@pytest.mark.rule("HEDGE-16")
def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    orders = set()
    for seed in range(20):
        state = position([[1], [2]], [11])
        state.discard = [12, 13, 14]
        state.apply(state.player(), play(1), keyed(bytes([seed] * 32), "chance"))
        assert sorted(state.deck) == [11, 12, 13, 14]
        assert (state.discard, state.clump) == ([], 3)
        orders.add(tuple(state.deck))
    assert len(orders) > 5


@pytest.mark.rule("HEDGE-16")
def test_a_deck_that_the_turn_emptied_is_replaced_before_the_frost() -> None:
    state = position([[1], [2]], [11])
    state.discard = [12, 13]
    happened = do(state, LOOK, take(11))
    assert [type(event) for event in happened[-2:]] == [events.Shuffled, events.Frosted]
    assert len(state.deck) == len(state.discard) == 1


@pytest.mark.rule("HEDGE-17R")
def test_a_question_that_obviously_has_one_answer_is_not_asked() -> None:
    state = position([[1, 2, 3, 4], [6]], [11, 12, 13, 14])
    happened = do(state, LOOK, lay(11), lay(12))
    assert happened[3] == events.Laid(0, 13)
    assert state.player() == 1
    do(state, LOOK)
    assert state.asked == "take"


# --------------------------------------------------------------------------- the end


@pytest.mark.rule("HEDGE-18")
def test_a_row_of_three_ends_the_game_at_once() -> None:
    state = position([[1, 2, 3], [6, 7]], range(11, 21))
    do(state, play(1), play(6), play(2), play(7))
    assert state.ending() is None
    happened = do(state, play(3))
    assert (state.ending(), state.player(), state.waiting()) == ("HEDGE-18", -1, [])
    assert happened[-1] == events.Ended("HEDGE-18")
    assert not any(isinstance(event, events.Frosted) for event in happened)


@pytest.mark.rule("HEDGE-19")
@pytest.mark.parametrize(("seats", "turns"), [(2, 7), (3, 5), (4, 4)])
def test_the_game_ends_after_a_number_of_turns_each(seats: int, turns: int) -> None:
    last = seats * turns - 1
    state = reach(seats, lambda state: state.turns == last, "look", "leave")
    assert state.ending() is None
    do(state, LOOK)
    while state.player() >= 0:
        do(state, state.legal_actions(state.player())[-1])
    assert (state.ending(), state.turns) == ("HEDGE-19", last + 1)


@pytest.mark.rule("HEDGE-20")
def test_a_rose_in_hand_is_secretly_worth_two_points() -> None:
    state = position([[5, 10, 11], [4, 15]], range(16, 20))
    assert (state.scores(), state.returns()) == ([4, 2], [0, 0])
    assert (GAME.view(state, 0).secret, GAME.view(state, 1).points) == (4, (0, 0))
    do(state, play(5))
    assert state.scores() == [3, 2]
    state.rows[1] = [1, 2]
    do(state, play(4))
    assert GAME.view(state, WATCHER).scores == (3, 5)
    assert state.returns() == [0, 12]


@pytest.mark.rule("HEDGE-21")
def test_a_tie_shares_the_victory() -> None:
    assert shares([3, 5, 5]) == [0, 6, 6]
    assert shares([2, 2, 2]) == [4, 4, 4]
    assert shares([2, 2, 2, 2]) == [3, 3, 3, 3]
