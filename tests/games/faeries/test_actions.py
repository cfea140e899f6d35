"""The five actions (FMC-30 to FMC-51R)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.data.components import GARDEN_TILES
from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.knowledge.names import CARD_NAMES
from elfhame.games.faeries.state import DISCARDS, HAND, PILE
from elfhame.kernel.refused import Refused
from tests.games.faeries.positions import (
    GAME,
    STARTERS,
    asked,
    cards,
    choices,
    do,
    empty,
    fill,
    give,
    hands,
    kin,
    of,
    plant,
    score,
    table,
    tiles,
    view,
    why,
)


def outline(name: str) -> int:
    """The first tile with an outline."""
    return next(tile.number for tile in GARDEN_TILES if tile.outline == name)


I4, O4, L4, T4 = outline("I4"), outline("O4"), outline("L4"), outline("T4")


# ---------------------------------------------------------------- Gain Trust


@pytest.mark.rule("FMC-30")
def test_a_token_from_the_supply_goes_to_any_area() -> None:
    state = table()
    told = do(state, "name trust", "place trolls")
    assert of(told, events.Placed) == [events.Placed(0, "trolls", 1, 39)]
    assert view(state).areas[3].tokens == (1, 0)


# ---------------------------------------------------------------- Build Garden


@pytest.mark.rule("FMC-31")
def test_a_tile_from_the_offer_is_laid_on_uncovered_squares() -> None:
    state = table()
    tiles(state, O4, L4)
    do(state, "name build", f"tile {O4}")
    assert why(state, "lay path 0 4 4") == "FMC-32"
    do(state, "lay plant 0 4 4")
    assert view(state).players[0].garden.squares[4][4:6] == "pp"
    assert view(state).players[0].garden.tiles[0].tile == O4
    plant(state, 1, I4, "plant", 0, 0, 0)
    assert why(state, "lay plant 0 3 0") == "FMC-31"
    assert why(state, "lay plant 0 4 0") is None


@pytest.mark.rule("FMC-31")
def test_only_a_tile_from_the_offer_can_be_taken() -> None:
    state = table()
    tiles(state, O4, L4)
    do(state, "name build")
    assert choices(state) == [f"tile {tile}" for tile in sorted((O4, L4))]
    assert why(state, f"tile {T4}") == "FMC-31"


@pytest.mark.rule("FMC-32")
def test_the_first_path_must_touch_the_border() -> None:
    state = table()
    tiles(state, O4, L4)
    do(state, "name build", f"tile {O4}")
    for place in ("0 4", "8 4", "4 0", "4 8"):
        assert why(state, f"lay path 0 {place}") is None
    for place in ("1 1", "7 7", "4 4"):
        assert why(state, f"lay path 0 {place}") == "FMC-32"


@pytest.mark.rule("FMC-32")
def test_a_later_path_must_share_an_edge_with_a_path_not_just_a_corner() -> None:
    state = table()
    tiles(state, O4, L4)
    plant(state, 0, I4, "path", 0, 0, 0)
    do(state, "name build", f"tile {O4}")
    assert why(state, "lay path 0 4 0") is None
    assert why(state, "lay path 0 3 1") is None
    assert why(state, "lay path 0 4 1") == "FMC-32"
    assert why(state, "lay path 0 8 8") == "FMC-32"


@pytest.mark.rule("FMC-32", "FMC-33")
def test_a_plant_goes_on_any_free_squares_and_is_no_path() -> None:
    state = table()
    tiles(state, O4, L4)
    plant(state, 0, I4, "path", 0, 0, 0)
    plant(state, 0, outline("L5"), "plant", 0, 5, 5)
    do(state, "name build", f"tile {O4}")
    assert why(state, "lay plant 0 8 8") is None
    assert why(state, "lay path 0 6 6") == "FMC-32"


@pytest.mark.rule("FMC-34")
def test_the_tile_offer_is_refilled_after_everyone_has_built() -> None:
    state = table(3)
    before = view(state)
    do(state, "name build")
    for _ in range(2):
        do(state, f"tile {view(state).tile_offer[0]}", "lay plant 0 0 0")
        while asked(state)[0] == "place":
            do(state, "place fae")
    assert view(state).tile_offer == ()
    assert asked(state) == ("lay", 2)
    told = do(state, choices(state)[0])
    while asked(state)[0] == "place":
        told += do(state, "place fae")
    assert len(view(state).tile_offer) == 3
    assert view(state).bag == before.bag - 3


@pytest.mark.rule("FMC-35", "FMC-38R")
def test_covered_icons_give_points_then_cards_then_tokens() -> None:
    state = table()
    tiles(state, outline("I5"), L4)
    do(state, "name build", f"tile {outline('I5')}")
    told = do(state, "lay plant 1 7 0")
    assert of(told, events.Scored) == [events.Scored(0, 2, "icon")]
    assert asked(state) == ("place", 0)
    assert view(state).asked.left == 1
    do(state, "place beast")
    assert view(state).players[0].tokens == (0, 0, 0, 0, 1)


@pytest.mark.rule("FMC-35", "FMC-38R")
def test_a_card_icon_draws_even_beyond_five_cards_in_hand() -> None:
    state = table()
    tiles(state, I4, L4)
    hands(state, CARD_NAMES[10:16])
    do(state, "name build", "pass", f"tile {I4}", "lay path 1 4 0")
    player = view(state).players[0]
    assert (player.held, player.piled) == (7, 3)


@pytest.mark.rule("FMC-38R")
def test_what_an_icon_cannot_give_lapses() -> None:
    state = table(3)
    empty(state, 0)
    tiles(state, I4, L4, O4)
    kin(state, 0, "fae", 40)
    score(state, 0, 0)
    do(state, "name build", f"tile {I4}", "lay plant 0 1 1")
    assert asked(state) == ("tile", 1)
    assert view(state).players[0].held == 0


@pytest.mark.rule("FMC-36R")
def test_a_player_without_room_takes_no_tile() -> None:
    state = table()
    fill(state, 0)
    told = do(state, "name build")
    assert of(told, events.Unable) == [events.Unable(0, "build")]
    assert asked(state) == ("tile", 1)


@pytest.mark.rule("FMC-36R", "FMC-19R")
def test_a_tile_that_fits_in_only_one_place_is_laid_automatically() -> None:
    state = table()
    tiles(state, I4, O4)
    fill(state, 0, (2, 1), (3, 1), (2, 2), (3, 2))
    told = do(state, "name build")
    assert of(told, events.Took, events.Laid)[:2] == [
        events.Took(0, O4),
        events.Laid(0, O4, "plant", 0, 2, 1),
    ]
    assert asked(state) == ("lay", 1)


@pytest.mark.rule("FMC-36R")
def test_a_tile_that_fits_nowhere_is_refused() -> None:
    state = table(3)
    tiles(state, I4, O4, outline("S4"))
    fill(state, 0, (0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    do(state, "name build")
    assert why(state, f"tile {I4}") == "FMC-36R"
    assert why(state, f"tile {O4}") is None


@pytest.mark.rule("FMC-37R")
def test_a_tile_lies_entirely_on_the_grid_in_distinct_rotations() -> None:
    state = table()
    tiles(state, I4, L4)
    do(state, "name build", f"tile {I4}")
    assert why(state, "lay plant 0 6 9") is None
    assert why(state, "lay plant 0 7 9") == "FMC-37R"
    assert why(state, "lay plant 1 9 6") is None
    assert why(state, "lay plant 1 9 7") == "FMC-37R"
    assert why(state, "lay plant 2 3 3") == "FMC-37R"


@pytest.mark.rule("FMC-37R")
def test_the_path_side_is_the_mirror_image() -> None:
    state = table()
    tiles(state, L4, I4)
    do(state, "name build", f"tile {L4}", "lay path 0 0 0")
    rows = view(state).players[0].garden.squares
    assert [row[:2] for row in rows[:3]] == [".#", ".#", "##"]


# ---------------------------------------------------------------- Befriend


@pytest.mark.rule("FMC-40")
def test_a_befriended_card_goes_to_the_discards() -> None:
    state = table()
    names = view(state).offer
    do(state, "name befriend")
    assert choices(state) == [f"befriend {name}" for name in names]
    stranger = next(name for name in CARD_NAMES[4:] if name not in names)
    assert why(state, f"befriend {stranger}") == "FMC-40"
    do(state, f"befriend {names[2]}")
    assert cards(state, 0, DISCARDS) == [names[2]]
    assert view(state).offer == names[:2]


@pytest.mark.rule("FMC-41")
def test_the_remaining_card_goes_under_the_deck_and_new_ones_are_offered() -> None:
    state = table()
    names = view(state).offer
    told = do(state, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    assert of(told, events.Under) == [events.Under(names[2])]
    after = view(state)
    assert (len(after.offer), after.under, after.deck) == (3, (names[2],), 37 - 3 + 1)
    assert not set(after.offer) & set(names)


@pytest.mark.rule("FMC-2")
def test_a_starting_card_cannot_be_befriended() -> None:
    with pytest.raises(Refused) as refused:
        GAME.number(GAME.parse("befriend acorn_cup"))
    assert refused.value.rule == "FMC-2"


# ---------------------------------------------------------------- Helping Hand


@pytest.mark.rule("FMC-45")
def test_a_card_is_played_and_discarded_and_the_acting_player_plays_two() -> None:
    state = table()
    hands(state, ["crystal_cutter", "stone_dancer", "clay_mother"], ["unicorn", "red_cap"])
    do(state, "name help", "play crystal_cutter")
    assert asked(state) == ("help", 0)
    assert why(state, "play crystal_cutter") == "FMC-45"
    do(state, "play stone_dancer")
    assert state.scores() == [6, 0]
    assert asked(state) == ("help", 1)
    assert set(cards(state, 0, DISCARDS)) == {"crystal_cutter", "stone_dancer"}


@pytest.mark.rule("FMC-46")
def test_anyones_tokens_may_be_moved_if_the_card_does_not_say_whose() -> None:
    state = table()
    hands(state, ["black_dog"])
    kin(state, 0, "fae", 1)
    kin(state, 1, "earth", 1)
    do(state, "name trust", "play black_dog", "option 1")
    assert asked(state) == ("move", 0)
    assert view(state).asked.whose == "any"
    assert why(state, "move 1 fae earth") == "FMC-46"
    told = do(state, "move 1 earth fae", "move 0 fae beast")
    assert of(told, events.Moved) == [
        events.Moved(0, 1, "earth", "fae"),
        events.Moved(0, 0, "fae", "beast"),
    ]
    assert view(state).areas[0].tokens == (0, 1)


@pytest.mark.rule("FMC-46")
def test_a_card_that_says_whose_tokens_moves_only_those() -> None:
    state = table()
    hands(state, ["swan_maiden"])
    kin(state, 0, "fae", 1)
    kin(state, 1, "earth", 1)
    do(state, "name trust", "play swan_maiden")
    assert why(state, "move 1 earth fae") == "FMC-46"
    assert why(state, "move 0 fae earth") is None


@pytest.mark.rule("FMC-47R")
def test_a_player_without_cards_does_nothing() -> None:
    state = table()
    hands(state, ["crystal_cutter", "stone_dancer"], [])
    told = do(state, "name help", "pass", "play stone_dancer", "pass")
    assert of(told, events.Unable) == [events.Unable(1, "help")]


@pytest.mark.rule("FMC-48R")
def test_a_card_must_be_played_and_not_just_discarded() -> None:
    state = table()
    hands(state, ["crystal_cutter", "tin_knocker"])
    do(state, "name help", "pass")
    assert choices(state) == ["play tin_knocker", "play crystal_cutter"]
    assert why(state, "discard tin_knocker") == why(state, "pass") == "FMC-48R"


@pytest.mark.rule("FMC-48R")
def test_the_action_lapses_if_the_extra_card_was_the_last() -> None:
    state = table()
    hands(state, ["crystal_cutter"])
    told = do(state, "name help", "play crystal_cutter")
    assert events.Unable(0, "help") in told
    assert state.scores() == [4, 0]


# ---------------------------------------------------------------- Call Faeries


@pytest.mark.rule("FMC-50")
def test_a_player_may_discard_a_card_and_then_draws_up_to_five() -> None:
    state = table()
    hands(state, ["crystal_cutter", "tin_knocker"])
    do(state, "name call", "pass")
    assert choices(state) == ["pass", "discard tin_knocker", "discard crystal_cutter"]
    assert why(state, "play tin_knocker") == why(state, "discard unicorn") == "FMC-50"
    do(state, "discard tin_knocker")
    assert set(cards(state, 0, HAND)) == {"crystal_cutter", *STARTERS}
    assert cards(state, 0, PILE) == ["tin_knocker"]


@pytest.mark.rule("FMC-50")
def test_drawing_continues_after_a_shuffle_and_stops_without_cards() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, PILE, "crystal_cutter")
    give(state, 0, DISCARDS, "tin_knocker", "clay_mother")
    do(state, "name call")
    assert set(cards(state, 0, HAND)) == {"crystal_cutter", "tin_knocker", "clay_mother"}


@pytest.mark.rule("FMC-51R")
def test_with_five_cards_in_hand_nothing_is_drawn() -> None:
    state = table()
    hands(state, CARD_NAMES[20:27])
    told = do(state, "name call", "pass", "pass", "pass")
    assert not [event for event in of(told, events.Drew) if event.seat == 0]
    full = table()
    hands(full, CARD_NAMES[20:26])
    told = do(full, "name call", "pass", f"discard {CARD_NAMES[20]}")
    assert not [event for event in of(told, events.Drew) if event.seat == 0]


@pytest.mark.rule("FMC-40", "FMC-95R")
def test_only_a_faerie_befriended_into_a_hand_cites_the_rule_about_cards_seen_there() -> None:
    assert events.Befriended(0, "Bog Hag", hand=False).rules == ("FMC-40",)
    assert events.Befriended(0, "Bog Hag", hand=True).rules == ("FMC-40", "FMC-95R")
