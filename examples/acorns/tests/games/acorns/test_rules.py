"""The rules of Acorns."""

from __future__ import annotations

import pytest

from elfhame.games.acorns import AcornsPlay
from elfhame.games.acorns.data.components import CARDS, read_cards
from elfhame.games.acorns.rules.engine import Acorns, new_game
from elfhame.kernel.bits import how_many
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.kernel.score_sheet import Tie
from tests.games.acorns.positions import play


def after(cards: str, *hands: str) -> AcornsPlay:
    """The game after these cards; by default it has two seats with fixed hands."""
    game = play(*(hands or ("ant bee fox", "hare jay leopard")))
    for card in cards.split():
        game.act(f"play {card}")
    return game


@pytest.mark.rule("ACORN-1")
def test_the_cards_have_the_values_1_to_12() -> None:
    assert [card.value for card in CARDS] == list(range(1, 13))
    with pytest.raises(Refused) as refused:
        read_cards('[[card]]\nname = "ant"\nvalue = 2')
    assert refused.value.rule == "ACORN-1"


@pytest.mark.rule("ACORN-10", "ACORN-11")
def test_each_player_gets_three_cards_and_anyone_may_begin() -> None:
    games: list[Acorns] = [new_game(4, keyed(seed_bytes(n), "deal")) for n in range(40)]
    assert {how_many(hand) for game in games for hand in game.hands} == {3}
    assert {game.turn for game in games} == {0, 1, 2, 3}


@pytest.mark.rule("ACORN-12", "ACORN-14")
def test_the_highest_card_wins_an_acorn_and_its_owner_begins() -> None:
    game = after("fox")
    assert game.waiting == [1]
    game.act("play hare")
    assert game.state.scores() == [0, 1]
    assert game.waiting == [1]


@pytest.mark.rule("ACORN-13")
def test_you_can_only_play_cards_from_your_hand() -> None:
    with pytest.raises(Refused) as refused:
        after("leopard")
    assert refused.value.rule == "ACORN-13"


@pytest.mark.rule("ACORN-20", "ACORN-21")
def test_after_three_rounds_the_most_acorns_win() -> None:
    game = after("ant hare jay bee leopard fox")
    assert game.state.ending() == "ACORN-20"
    assert game.state.returns() == [0, 12]


@pytest.mark.rule("ACORN-22")
def test_tied_players_share_the_victory() -> None:
    hands = ("ant bee leopard", "cricket fox goose", "dormouse hare jay", "eel ibex kestrel")
    game = after("leopard fox jay ibex ant goose dormouse eel cricket hare kestrel bee", *hands)
    assert game.state.scores() == [1, 1, 0, 1]
    assert game.state.returns() == [4, 4, 0, 4]
    assert game.view(0).sheet.tie == Tie((0, 1, 3), (0, 1, 3), "shared", "ACORN-22")


@pytest.mark.rule("ACORN-30", "ACORN-31")
def test_a_seat_sees_its_own_hand_and_all_that_is_public() -> None:
    view = after("fox").view(1)
    assert view.hands == (None, ("hare", "jay", "leopard"))
    assert (view.sizes, view.shown, view.played) == ((2, 3), ("fox", None), ("fox",))
