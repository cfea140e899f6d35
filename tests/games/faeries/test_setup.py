"""Set-up (FMC-10 to FMC-19R) and the starting draft."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.rules.engine import new_game
from elfhame.games.faeries.state import BATCH, DISCARDS, HAND, PILE, supply_of
from elfhame.kernel.game import WATCHER
from elfhame.kernel.play import Play
from tests.games.faeries.positions import (
    GAME,
    STARTERS,
    asked,
    cards,
    choices,
    do,
    give,
    of,
    rng,
    table,
    tiles,
    view,
    why,
)

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("FMC-10")
@every_number
def test_everyone_starts_with_forty_tokens_and_four_cards_to_draw(seats: int) -> None:
    state = table(seats)
    for seat in range(seats):
        player = view(state).players[seat]
        assert (player.points, player.supply, sum(player.tokens)) == (0, 40, 0)
        assert (player.pile, player.hand, player.discards) == (STARTERS, (), ())
        assert not player.garden.tiles


@pytest.mark.rule("FMC-11")
@every_number
def test_the_card_offer_has_one_card_more_than_players(seats: int) -> None:
    state = table(seats)
    assert len(view(state).offer) == seats + 1
    assert not set(view(state).offer) & set(STARTERS)
    offers = {view(new_game(seats, 0, 0, 0, rng(str(n)))).offer for n in range(20)}
    assert len(offers) == 20


@pytest.mark.rule("FMC-12")
@every_number
def test_the_tile_offer_has_as_many_tiles_as_players(seats: int) -> None:
    state = view(table(seats))
    assert len(state.tile_offer) == seats
    assert sorted((*state.tile_offer, *state.unseen_tiles)) == [*range(48)]


@pytest.mark.rule("FMC-13", "FMC-16R")
def test_the_starting_seat_is_random_or_chosen() -> None:
    drawn = {new_game(4, 0, 0, -1, rng(str(n))).acting for n in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert all(area.home is None for area in view(table()).areas)
    play = Play(GAME, 4, {"first": 2}, 0)
    assert play.waiting == [2]
    shown = [event for _, event in play.events(0) if isinstance(event, events.Offered)]
    other = Play(GAME, 4, {}, 0)
    assert shown == [event for _, event in other.events(0) if isinstance(event, events.Offered)]
    begun = [event for _, event in play.events(WATCHER) if isinstance(event, events.Began)]
    assert begun == [events.Began(2)]


@pytest.mark.rule("FMC-14", "FMC-18R")
@pytest.mark.parametrize(("seats", "deck", "bag"), [(2, 37, 30), (3, 56, 45), (4, 55, 44)])
def test_two_players_use_fewer_tiles_and_cards(seats: int, deck: int, bag: int) -> None:
    state = view(table(seats))
    assert (state.deck, state.bag) == (deck, bag)
    assert len(state.unseen) == 60 - seats - 1
    drafted = view(table(seats, draft=1))
    assert drafted.deck == deck - 4 * seats


# ---------------------------------------------------------------- the draft


@pytest.mark.rule("FMC-15V", "FMC-17R")
def test_everyone_keeps_a_card_at_the_same_time_and_passes_the_rest_to_the_left() -> None:
    state = table(3, draft=1)
    packets = [view(state, seat).packet for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    for seat in (2, 0):
        do(state, f"keep {packets[seat][1]}", seat=seat)
    assert state.waiting() == [1]
    assert view(state).passes == 0
    do(state, f"keep {packets[1][1]}")
    passed = [tuple(name for name in packet if name != packet[1]) for packet in packets]
    assert [view(state, seat).packet for seat in range(3)] == [passed[2], passed[0], passed[1]]


@pytest.mark.rule("FMC-15V", "FMC-17R")
@every_number
def test_four_cards_are_kept_the_last_one_automatically(seats: int) -> None:
    state = table(seats, draft=1, first=1)
    for _ in range(3 * seats):
        assert asked(state)[0] == "keep"
        do(state, choices(state)[0])
    assert asked(state) == ("name", 1)
    for seat in range(seats):
        kept = view(state).players[seat].kept
        assert len(kept) == 4
        assert set(cards(state, seat, PILE)) == {*STARTERS, *kept}
        assert cards(state, seat, HAND) == cards(state, seat, DISCARDS) == []


@pytest.mark.rule("FMC-15V", "FMC-17R")
def test_only_a_card_from_the_packet_can_be_kept() -> None:
    state = table(2, draft=1)
    other = view(state, 1).packet[0]
    assert why(state, f"keep {other}") == "FMC-15V"
    assert why(state, "name trust") == "FMC-17R"


@pytest.mark.rule("FMC-17R")
def test_the_draft_comes_after_offers_and_starting_seat() -> None:
    state = view(table(3, draft=1, first=2))
    assert (len(state.offer), len(state.tile_offer), state.acting, state.turn) == (4, 3, 2, 0)


@pytest.mark.rule("FMC-19R")
def test_a_question_with_one_answer_is_skipped() -> None:
    state = table()
    empty_hand = do(state, "name build")
    assert asked(state) == ("tile", 0)
    assert not of(empty_hand, events.Took)
    alone = table()
    tiles(alone, 7)
    told = do(alone, "name build")
    assert of(told, events.Took) == [events.Took(0, 7)]
    assert asked(alone) == ("lay", 0)


@pytest.mark.rule("FMC-19R")
def test_the_only_card_in_hand_is_played_automatically() -> None:
    state = table(first=1)
    give(state, 0, HAND, "crystal_cutter")
    told = do(state, "name help")
    assert of(told, events.Played) == [events.Played(0, "crystal_cutter")]
    assert view(state).players[0].points == 4


def test_at_the_start_others_know_only_the_starting_cards() -> None:
    state = table()
    assert cards(state, 1, BATCH) == list(STARTERS)
    assert supply_of(state, 0) == 40
