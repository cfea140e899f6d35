"""Card effects (FMC-52R to FMC-58R), and every word on cards (FMC-100D)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.data.components import CARDS
from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.state import DISCARDS, HAND, PILE
from elfhame.kernel.rng import keyed
from tests.games.faeries.positions import (
    asked,
    cards,
    choices,
    do,
    empty,
    give,
    hands,
    home,
    kin,
    of,
    plant,
    score,
    table,
    tiles,
    view,
    why,
)


def played(card: str, *answers: str, seats: int = 2) -> tuple[Faeries, list[events.FaeriesEvent]]:
    """Seat 0 has played the card before gaining trust, and answered its questions."""
    state = table(seats)
    hands(state, [card])
    return state, do(state, "name trust", f"play {card}", *answers)


# ---------------------------------------------------------------- how effects work


@pytest.mark.rule("FMC-52R")
def test_a_card_in_play_is_not_shuffled() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, HAND, "bee_charmer")
    give(state, 0, PILE, "tin_knocker")
    give(state, 0, DISCARDS, "clay_mother")
    do(state, "name trust", "play bee_charmer")
    assert view(state).working == ("bee_charmer",)
    do(state, "place fae")
    assert cards(state, 0, HAND) == ["tin_knocker"]
    assert cards(state, 0, PILE) == ["clay_mother"]
    assert cards(state, 0, DISCARDS) == ["bee_charmer"]


@pytest.mark.rule("FMC-52R")
def test_steps_are_done_in_order_and_impossible_ones_are_skipped() -> None:
    state, told = played("bridge_troll")
    assert not of(told, events.Removed)
    assert of(told, events.Placed, events.Scored) == [
        events.Placed(0, "trolls", 1, 39),
        events.Scored(0, 1, "card"),
    ]
    assert asked(state) == ("place", 0)


@pytest.mark.rule("FMC-52R")
def test_only_optional_steps_can_be_declined() -> None:
    state = table()
    hands(state, ["centaur_scout", "quarry_giant"])
    do(state, "name trust", "play centaur_scout", "option 1")
    assert asked(state) == ("tile", 0)
    assert why(state, "pass") is None
    told = do(state, "pass")
    assert of(told, events.Forwent) == [events.Forwent(0, "tile")]
    state = table()
    hands(state, ["quarry_giant"])
    do(state, "name trust", "play quarry_giant", "option 1")
    assert asked(state) == ("tile", 0)
    assert why(state, "pass") == "FMC-31"


@pytest.mark.rule("FMC-52R")
def test_any_card_may_be_played_even_if_it_is_useless() -> None:
    state, told = played("cauldron_ogress")
    assert of(told, events.Played) == [events.Played(0, "cauldron_ogress")]
    assert asked(state) == ("place", 0)
    assert cards(state, 0, DISCARDS) == ["cauldron_ogress"]


@pytest.mark.rule("FMC-53R")
def test_rivals_choose_what_to_discard_in_clockwise_order() -> None:
    state = table(4, first=1)
    hands(state, ["red_cap", "unicorn"], ["bog_hag"], ["clay_mother"], ["tin_knocker", "black_dog"])
    told = do(state, "name trust", "play bog_hag")
    assert of(told, events.Discarded) == [events.Discarded(2, "clay_mother")]
    assert asked(state) == ("drop", 3)
    assert why(state, "discard unicorn") == why(state, "pass") == "FMC-53R"
    do(state, "discard black_dog")
    assert asked(state) == ("drop", 0)
    do(state, "discard red_cap")
    assert (asked(state), cards(state, 0, HAND)) == (("place", 1), ["unicorn"])


@pytest.mark.rule("FMC-53R", "FMC-100D")
def test_one_chosen_rival_discards() -> None:
    state = table(3)
    hands(state, ["bone_whistler"], ["red_cap", "unicorn", "black_dog"], ["tin_knocker"])
    do(state, "name trust", "play bone_whistler")
    assert choices(state) == ["aim 1", "aim 2"]
    assert why(state, "aim 0") == "FMC-100D"
    told = do(state, "aim 1")
    assert of(told, events.Aimed) == [events.Aimed(0, 1)]
    do(state, "discard red_cap", "discard unicorn")
    assert cards(state, 1, HAND) == ["black_dog"]


@pytest.mark.rule("FMC-54R")
def test_nobody_follows_an_action_granted_by_a_card() -> None:
    state = table()
    hands(state, ["honey_cake"])
    first = view(state).offer[0]
    told = do(state, "name trust", "play honey_cake", f"befriend {first}")
    assert [event.seat for event in of(told, events.Befriended)] == [0]
    assert asked(state) == ("place", 0)


@pytest.mark.rule("FMC-55R")
def test_a_removed_token_returns_to_its_owner() -> None:
    state = table(3)
    kin(state, 1, "fae", 2)
    kin(state, 2, "earth", 1)
    hands(state, ["red_cap"])
    do(state, "name trust", "play red_cap")
    assert choices(state) == ["remove 1 fae", "remove 2 earth"]
    assert why(state, "remove 0 fae") == "FMC-100D"
    told = do(state, "remove 2 earth")
    assert of(told, events.Removed)[0] == events.Removed(0, 2, "earth")
    assert view(state).players[2].supply == 40
    assert view(state).players[1].tokens[0] == 1


@pytest.mark.rule("FMC-56R")
def test_a_piece_that_a_card_takes_from_an_offer_is_replaced_at_once() -> None:
    state = table()
    hands(state, ["moth_page"])
    names = view(state).offer
    told = do(state, "name trust", "play moth_page", f"befriend {names[0]}")
    assert len(view(state).offer) == 3
    assert len(of(told, events.Offered)) == 1
    assert asked(state) == ("place", 0)


@pytest.mark.rule("FMC-56R")
def test_a_laid_tile_is_replaced_before_its_icons_take_effect() -> None:
    state = table()
    tiles(state, 0, 3)
    hands(state, ["bluebell_ringer"])
    do(state, "name trust", "play bluebell_ringer", "tile 0")
    assert len(view(state).tile_offer) == 1
    told = do(state, "lay plant 0 0 1")
    assert [type(event) for event in told[:2]] == [events.Laid, events.Tiles]
    assert asked(state) == ("place", 0)
    assert len(view(state).tile_offer) == 2


@pytest.mark.rule("FMC-56R")
def test_without_a_replacement_the_end_is_triggered() -> None:
    state = table()
    hands(state, ["honey_cake"])
    state.deck = 0
    told = do(state, "name befriend", "play honey_cake", f"befriend {view(state).offer[0]}")
    assert of(told, events.Came) == [events.Came("cards")]
    do(state, f"befriend {view(state).offer[0]}")
    assert state.ending() == "FMC-70"
    assert len(view(state).offer) == 0


@pytest.mark.rule("FMC-57R")
@pytest.mark.parametrize("zone", [HAND, PILE, DISCARDS])
def test_a_card_scores_at_the_end_for_its_owner(zone: int) -> None:
    state = table()
    give(state, 1, zone, "hill_king")
    for folk in ("fae", "nature", "earth"):
        kin(state, 1, folk, 1)
    assert view(state, 1).players[1].projection.cards == {"hill_king": 3}
    home(state, 0, "beast", 0, 0)
    kin(state, 0, "beast", 39)
    told = do(state, "name trust", "place beast", "place beast")
    assert events.Counted(1, "hill_king", 3) in told


@pytest.mark.rule("FMC-58R")
def test_points_continue_past_the_last_square() -> None:
    state = table()
    score(state, 0, 99)
    hands(state, ["crystal_cutter"])
    do(state, "name trust", "play crystal_cutter")
    assert state.scores() == [103, 0]
    assert all(step.amount > 0 for card in CARDS for step in card.steps)


# ---------------------------------------------------------------- terms on cards


@pytest.mark.rule("FMC-100D")
def test_placing_is_in_any_area_or_the_named_one() -> None:
    state, told = played("bee_charmer")
    assert of(told, events.Placed) == [events.Placed(0, "nature", 1, 39)]
    assert (asked(state), view(state).asked.left) == (("place", 0), 1)


@pytest.mark.rule("FMC-100D")
def test_replacing_needs_a_token_in_the_supply() -> None:
    state = table()
    kin(state, 1, "fae", 2)
    kin(state, 1, "earth", 1)
    hands(state, ["changeling"])
    do(state, "name trust", "play changeling", "steal 1 fae")
    assert view(state).areas[0].tokens == (1, 1)
    assert (view(state).players[0].supply, view(state).players[1].supply) == (39, 38)
    poor = table(3)
    kin(poor, 1, "fae", 2)
    kin(poor, 0, "beast", 40)
    hands(poor, ["changeling"])
    told = do(poor, "name call", "play changeling")
    assert not of(told, events.Stolen)


@pytest.mark.rule("FMC-100D")
def test_cards_can_be_drawn_and_recovered() -> None:
    state = table()
    give(state, 0, DISCARDS, "red_cap", "unicorn")
    hands(state, ["lantern_bearer"])
    do(state, "name trust", "play lantern_bearer")
    assert choices(state) == ["recover red_cap", "recover unicorn"]
    assert why(state, "recover tin_knocker") == "FMC-100D"
    told = do(state, "recover unicorn")
    assert of(told, events.Recovered) == [events.Recovered(0, "unicorn")]
    assert "unicorn" in cards(state, 0, HAND)
    assert len(cards(state, 0, HAND)) == 2


@pytest.mark.rule("FMC-100D", "FMC-95R")
def test_a_card_can_be_befriended_straight_into_the_hand() -> None:
    state, _ = played("moth_page")
    name = view(state).offer[1]
    told = do(state, f"befriend {name}")
    assert events.Befriended(0, name, hand=True) in told
    assert cards(state, 0, HAND) == [name]


@pytest.mark.rule("FMC-100D")
def test_a_helping_hand_plays_another_card_or_none() -> None:
    state = table()
    empty(state, 0)
    hands(state, ["wolf_runner", "crystal_cutter"])
    do(state, "name trust", "play wolf_runner")
    assert choices(state) == ["pass", "play crystal_cutter"]
    do(state, "play crystal_cutter")
    assert state.scores() == [4, 0]
    assert cards(state, 0, DISCARDS) == ["crystal_cutter", "wolf_runner"]


@pytest.mark.rule("FMC-100D")
def test_steps_after_spending_happen_only_if_a_card_was_spent() -> None:
    state = table()
    hands(state, ["copper_smith", "tin_knocker"])
    do(state, "name trust", "play copper_smith")
    assert asked(state) == ("spend", 0)
    assert why(state, "discard unicorn") == "FMC-100D"
    spent, kept = state.clone(), state.clone()
    do(spent, "discard tin_knocker")
    do(kept, "pass")
    assert (spent.scores()[0], kept.scores()[0]) == (4, 1)
    assert cards(spent, 0, HAND) == []


@pytest.mark.rule("FMC-100D")
def test_only_one_option_of_a_choice_is_done() -> None:
    state, _ = played("looking_glass_maid")
    assert choices(state) == ["option 1", "option 2"]
    other = state.clone()
    told = do(state, "option 2")
    assert of(told, events.Chose) == [events.Chose(0, "looking_glass_maid", 2)]
    do(other, "option 1", "place earth", "place earth")
    assert state.scores() == [3, 0]
    assert other.scores() == [0, 0]
    assert view(other).areas[2].tokens == (2, 0)


@pytest.mark.rule("FMC-100D")
def test_points_for_each_of_something_are_limited() -> None:
    state = table()
    for folk in ("fae", "nature", "earth", "trolls"):
        kin(state, 0, folk, 2)
    kin(state, 1, "fae", 2)
    hands(state, ["well_warden"])
    do(state, "name trust", "play well_warden")
    assert state.scores() == [4, 0]
    state = table()
    kin(state, 0, "earth", 8)
    hands(state, ["cave_singer"])
    do(state, "name trust", "play cave_singer")
    assert state.scores() == [3, 0]


@pytest.mark.rule("FMC-100D")
def test_plants_in_bloom_and_path_tiles_are_counted() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    plant(state, 0, 4, "plant", 0, 7, 7)
    hands(state, ["mushroom_host"])
    do(state, "name trust", "play mushroom_host")
    assert state.scores() == [1, 0]
    do(state, "place fae", "place fae")
    hands(state, ["rose_warden"])
    do(state, "name help")
    assert state.scores() == [2, 0]


@pytest.mark.rule("FMC-100D")
def test_leads_homes_tokens_and_cards_score_at_the_end() -> None:
    state = table()
    kin(state, 0, "fae", 3)
    kin(state, 1, "fae", 3)
    kin(state, 0, "earth", 2)
    kin(state, 0, "beast", 5)
    home(state, 0, "beast", 0, 0)
    for name in ("queen_of_may", "moss_maiden", "salmon_of_wisdom", "barrow_keeper", "tin_knocker"):
        give(state, 0, PILE, name)
    assert view(state).players[0].projection.cards == {
        "queen_of_may": 2,
        "moss_maiden": 1,
        "salmon_of_wisdom": 3,
        "barrow_keeper": 2,
    }


@pytest.mark.parametrize("card", [card.name for card in CARDS], ids=str)
def test_every_card_can_be_played_whatever_it_asks(card: str) -> None:
    chance = keyed(bytes(32), card)
    for seats in (2, 4):
        state = table(seats)
        give(state, 0, DISCARDS, *(name for name in ("red_cap", "unicorn") if name != card))
        for seat in range(seats):
            kin(state, seat, "fae", seat + 1)
        give(state, 1, HAND, "goblin_peddler", "tin_knocker")
        give(state, 0, HAND, card)
        do(state, "name trust", f"play {card}")
        while view(state).working:
            state.apply(state.player(), state.random_action(state.player(), chance), chance)
        assert card in cards(state, 0, DISCARDS) or card in cards(state, 0, PILE)
