"""Cards that change who acts next, the offers, or what all rivals do (FMC-53R, FMC-100D)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries import events
from elfhame.games.faeries.data.components import CARDS
from elfhame.games.faeries.rules.engine import Faeries
from tests.games.faeries.positions import (
    asked,
    choices,
    do,
    hands,
    kin,
    of,
    table,
    tiles,
    view,
    why,
)

NEW = {
    *("act_next", "offer_cards", "offer_tiles", "renew", "sow"),
    *("rivals_move", "rivals_place", "rivals_befriend", "rivals_build"),
}


def test_at_least_eight_cards_change_turns_offers_gardens_or_what_others_choose() -> None:
    cards = [card.name for card in CARDS if NEW & {step.verb for step in card.steps}]
    assert len(cards) >= 8
    assert {step.verb for card in CARDS for step in card.steps} >= NEW


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("FMC-100D", "FMC-23")
def test_who_plays_such_a_card_acts_next(seats: int) -> None:
    state = table(seats)
    hands(state, ["white_hart"])
    told = do(state, "name trust", "play white_hart")
    assert of(told, events.Beckoned) == [events.Beckoned(0)]
    do(state, *["place fae"] * seats)
    assert (asked(state), view(state).turn) == (("name", 0), 2)
    do(state, "name trust", *["place fae"] * seats)
    assert asked(state) == ("name", seats - 1)


@pytest.mark.rule("FMC-100D", "FMC-23")
def test_the_last_card_that_says_so_decides_who_acts_next() -> None:
    state = table(3)
    hands(state, ["white_hart", "rose_warden"], ["will_o_wisp"], [])
    told = do(state, "name help", "play white_hart")
    assert of(told, events.Beckoned) == [events.Beckoned(0), events.Beckoned(1)]
    assert asked(state) == ("name", 1)


@pytest.mark.rule("FMC-100D")
def test_cards_are_added_to_the_offer_before_one_is_befriended() -> None:
    state = table()
    hands(state, ["goblin_peddler"])
    told = do(state, "name trust", "play goblin_peddler")
    assert [len(event.cards) for event in of(told, events.Offered)] == [2]
    assert len(choices(state)) == 5


@pytest.mark.rule("FMC-100D")
def test_no_more_is_added_to_an_offer_than_there_is() -> None:
    state = table()
    hands(state, ["goblin_peddler"])
    state.deck = 0
    told = do(state, "name trust", "play goblin_peddler")
    assert of(told, events.Offered) == []
    assert len(choices(state)) == 3


@pytest.mark.rule("FMC-41", "FMC-100D")
def test_what_was_added_goes_under_the_deck_with_the_rest() -> None:
    state = table()
    hands(state, ["goblin_peddler"], [])
    do(state, "name befriend", "play goblin_peddler")
    do(state, choices(state)[0])
    do(state, choices(state)[0])
    told = do(state, choices(state)[0])
    assert len(of(told, events.Under)) == 3
    assert len(view(state).offer) == 3


@pytest.mark.rule("FMC-34", "FMC-100D")
def test_tiles_that_were_added_stay_until_the_offer_has_too_few() -> None:
    state = table()
    tiles(state, 0, 3)
    hands(state, ["quarry_giant"])
    told = do(state, "name build", "play quarry_giant", "option 1")
    assert [len(event.tiles) for event in of(told, events.Tiles)] == [2]
    assert len(view(state).tile_offer) == 4


@pytest.mark.rule("FMC-41", "FMC-100D")
def test_the_card_offer_is_renewed_at_once() -> None:
    state = table()
    hands(state, ["moonlit_piper"])
    first = choices_after(state, "name trust", "play moonlit_piper")[0]
    told = do(state, first)
    assert [type(event) for event in told] == [
        *(events.Befriended, events.Offered),
        *(events.Under, events.Under, events.Under, events.Offered),
    ]
    assert len(choices(state)) == 3
    assert len(view(state).under) == 3


@pytest.mark.rule("FMC-100D")
def test_a_seed_is_the_next_tile_of_the_bag() -> None:
    state = table()
    before = view(state)
    hands(state, ["seed_sower"])
    told = do(state, "name trust", "play seed_sower", "option 1")
    ((tile,),) = (event.tiles for event in of(told, events.Tiles))
    assert of(told, events.Took) == [events.Took(0, tile)]
    assert (view(state).tile_offer, view(state).bag) == (before.tile_offer, before.bag - 1)
    assert asked(state) == ("lay", 0)
    assert why(state, "pass") == "FMC-31"
    assert of(do(state, choices(state)[0]), events.Tiles) == []


@pytest.mark.rule("FMC-100D")
def test_without_a_tile_in_the_bag_nothing_is_sown() -> None:
    state = table()
    hands(state, ["seed_sower"])
    state.tiles_left = 0
    do(state, "name trust", "play seed_sower", "option 1")
    assert (asked(state), state.ending()) == (("place", 0), None)


@pytest.mark.rule("FMC-53R", "FMC-100D")
def test_each_rival_must_move_one_of_its_own_tokens() -> None:
    state = table(3)
    hands(state, ["frost_gardener"])
    kin(state, 1, "fae", 1)
    kin(state, 2, "earth", 1)
    do(state, "name trust", "play frost_gardener")
    assert asked(state) == ("move", 1)
    assert why(state, "move 2 earth fae") == "FMC-46"
    do(state, "move 1 fae beast")
    assert asked(state) == ("move", 2)
    do(state, "move 2 earth beast")
    assert view(state).areas[4].tokens == (0, 1, 1)
    assert asked(state) == ("place", 0)


@pytest.mark.rule("FMC-53R", "FMC-100D")
def test_each_rival_must_place_a_token_where_the_card_says() -> None:
    state = table(3)
    hands(state, ["toll_taker"])
    told = do(state, "name trust", "play toll_taker")
    assert [event.seat for event in of(told, events.Placed)] == [0, 0, 1, 2]
    assert view(state).areas[3].tokens == (2, 1, 1)


@pytest.mark.rule("FMC-53R", "FMC-56R", "FMC-100D")
def test_each_rival_befriends_a_faerie_of_its_choice() -> None:
    state = table(3)
    hands(state, ["apple_dryad"])
    do(state, "name trust", "play apple_dryad")
    for rival in (1, 2):
        assert asked(state) == ("befriend", rival)
        assert len(choices(state)) == 4
        do(state, choices(state)[0])
    assert state.scores() == [1, 0, 0]


@pytest.mark.rule("FMC-53R", "FMC-56R", "FMC-100D")
def test_each_rival_builds_a_tile_after_the_player() -> None:
    state = table()
    hands(state, ["bluebell_ringer"])
    do(state, "name trust", "play bluebell_ringer", choices_of_tile(state))
    do(state, "lay plant 0 4 4")
    assert asked(state) == ("tile", 1)
    assert len(view(state).tile_offer) == 2
    assert why(state, "pass") == "FMC-31"


def choices_after(state: Faeries, *actions: str) -> list[str]:
    """What can be done after these actions."""
    do(state, *actions)
    return choices(state)


def choices_of_tile(state: Faeries) -> str:
    """The first tile of the offer as an answer."""
    return f"tile {view(state).tile_offer[0]}"
