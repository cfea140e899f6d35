"""What each seat knows in Hedgerow, and since when."""

from __future__ import annotations

import pytest

from elfhame.kernel.game import WATCHER
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import Play
from elfhame.kernel.rng import keyed

from . import events
from .game import GAME
from .kit import reach
from .positions import PICKS, do, draft, lay, lot_of, places, play, position, take
from .state import FORAGE, LEAVE, LOOK


@pytest.mark.rule("HEDGE-30")
def test_a_watcher_sees_all_face_up_cards() -> None:
    state = position([[1, 4], [2, 3]], range(11, 19))
    do(state, play(1), LOOK, LEAVE, lay(12), lay(11), FORAGE)
    view = GAME.view(state, WATCHER)
    assert (view.rows, view.points) == (((1,), ()), (1, 0))
    assert (view.hands, view.deck, view.clump) == ((2, 2), 4, 3)
    assert view.discard == (18, 17, 15)
    assert (view.seen, view.arranger, view.foraged) == ((1,), 1, (1, 0))
    assert (view.hand, view.sight, view.packet, view.secret) == ((), (), (), 0)
    assert GAME.view(draft(PICKS[:1])[0], WATCHER).chosen == (0,)


@pytest.mark.rule("HEDGE-31")
def test_only_its_owner_knows_a_hand() -> None:
    state = position([[1, 4], [2, 3]], range(11, 19))
    assert GAME.view(state, 0).hand == (1, 4)
    assert lot_of(state, 0, 1).cards == (1,)
    for observer in (1, WATCHER):
        assert len(lot_of(state, observer, 1).cards) > 2
        assert lot_of(state, observer, 1) == lot_of(state, observer, 11)


@pytest.mark.rule("HEDGE-31")
def test_everyone_knows_a_taken_card_until_it_is_played() -> None:
    state = position([[1, 4], [2, 3]], range(11, 19))
    do(state, LOOK, take(12), lay(11))
    for observer in (1, WATCHER):
        assert places(lot_of(state, observer, 12)) == [("hand", 0)]
    do(state, play(2), play(12))
    assert GAME.view(state, WATCHER).shown == ()


@pytest.mark.rule("HEDGE-31")
def test_all_hands_are_revealed_at_the_end() -> None:
    state = position([[1, 6, 9], [2, 3]], range(11, 19))
    state.rows[0] = [7, 8]
    seen = do(state, play(9))
    assert seen[1:3] == [events.Revealed(0, (1, 6)), events.Revealed(1, (2, 3))]
    assert places(lot_of(state, WATCHER, 6)) == [("hand", 0)]


@pytest.mark.rule("HEDGE-32")
def test_a_seat_remembers_the_packet_it_passed_on() -> None:
    state, packets = draft(PICKS[:3])
    passed = lot_of(state, 0, packets[0][1])
    assert passed.cards == tuple(packets[0][1:])
    assert places(passed) == [("packet", 0), ("packet", 0)]
    state, _ = draft(PICKS[:5])
    assert places(lot_of(state, 0, packets[0][1])) == [("hand", 1), ("packet", 0)]
    state, _ = draft(PICKS)
    passed = lot_of(state, 0, packets[0][1])
    assert (passed.cards, places(passed)) == (tuple(packets[0][1:]), [("hand", 1), ("hand", 2)])
    assert places(lot_of(state, 0, packets[2][1])) == [("hand", 1)]


@pytest.mark.rule("HEDGE-32")
def test_playing_one_of_two_cards_passed_on_reveals_the_other() -> None:
    state, packets = draft(PICKS)
    do(state, FORAGE, play(packets[0][1]))
    other = lot_of(state, 0, packets[0][2])
    assert (other.cards, places(other)) == ((packets[0][2],), [("hand", 2)])
    assert len(lot_of(state, WATCHER, packets[0][2]).cards) > 2


@pytest.mark.rule("HEDGE-32")
def test_in_a_game_for_two_the_last_card_reveals_what_the_other_picked() -> None:
    state = reach(2, lambda state: not state.drafting())
    known = [lot for lot in GAME.view(state, 0).lots if places(lot) == [("hand", 1)]]
    assert len(known) == 2


@pytest.mark.rule("HEDGE-32")
def test_nobody_else_sees_a_pick() -> None:
    game = Play(GAME, 3, None, 5)
    game.act(game.choices(1)[0], 1)
    seen = {seat: [event for _, event in game.events(seat, 1)] for seat in (WATCHER, 0, 1)}
    assert seen[WATCHER] == seen[0] == [events.Picked(1, None)]
    assert seen[1] != seen[0]
    assert 1 in GAME.view(game.state, 0).chosen  # type: ignore[arg-type]


@pytest.mark.rule("HEDGE-33")
def test_the_last_seat_to_look_knows_the_order_and_earlier_ones_the_cards() -> None:
    state = position([[1], [2], [3]], range(11, 20))
    do(state, LOOK, LEAVE, lay(13), lay(11))
    assert [lot_of(state, 0, card).places[0].number for card in (12, 11, 13)] == [0, 1, 2]
    assert len(lot_of(state, 1, 12).cards) > 3
    do(state, LOOK, LEAVE, lay(12), lay(13))
    assert [lot_of(state, 1, card).places[0].number for card in (11, 13, 12)] == [0, 1, 2]
    before = lot_of(state, 0, 12)
    assert before.cards == (11, 12, 13)
    assert places(before) == [("deck", 0), ("deck", 1), ("deck", 2)]
    assert lot_of(state, 2, 12) == lot_of(state, 2, 14)


@pytest.mark.rule("HEDGE-33")
def test_the_frost_teaches_nothing_to_the_seat_that_laid_the_card_there() -> None:
    state = position([[1], [2]], [11, 12, 13])
    journal = Journal()
    do(state, LOOK, LEAVE, lay(12))
    state.tell(journal)
    state.apply(state.player(), lay(11), keyed(bytes(32), "chance"))
    frost = next(entry for entry in journal.entries if entry.kind == events.FROSTED)
    assert (frost.facts, frost.learns) == ((12,), 0b10)


@pytest.mark.rule("HEDGE-34")
def test_after_a_shuffle_everyone_knows_the_cards_in_the_deck_but_not_their_order() -> None:
    state = position([[1], [2, 3]], [11])
    state.discard = [12, 13, 14, 16]
    do(state, LOOK, LEAVE)
    for observer in (0, 1, WATCHER):
        assert lot_of(state, observer, 11).cards == (11, 12, 13, 14, 16)
        assert {place.zone for place in lot_of(state, observer, 11).places} == {"deck"}
    assert (state.seen, state.arranger) == (0, -1)


@pytest.mark.rule("HEDGE-34")
def test_everyone_knows_that_a_card_came_from_the_shuffled_deck() -> None:
    state = position([[1], [2, 3]], [11])
    state.discard = [12, 13, 14, 16, 17]
    do(state, play(1), FORAGE)
    lot = lot_of(state, 0, state.hands[1][-1])
    assert len(lot.cards) == 5
    assert places(lot) == [("hand", 1), *(("deck", depth) for depth in range(4))]


def test_a_view_has_a_text_and_a_drawing() -> None:
    state = position([[1], [2, 3]], [11, 12, 13, 14])
    do(state, play(1))
    assert "seat 0: 1 points  row 1  hand -" in GAME.show(GAME.view(state, 0))
    assert "hand 2 cards" in GAME.show(GAME.view(state, 0))
    assert ">1</text>" in GAME.draw(GAME.view(state, 0))
    assert GAME.draw(None).startswith("<svg")
