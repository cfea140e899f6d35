"""The ledger's worked examples (FAE-60 to FAE-65)."""

from __future__ import annotations

import pytest

from elfhame.kernel.game import WATCHER
from tests.games.fae.positions import (
    GAME,
    SPACES,
    act,
    druids,
    forks,
    legal,
    points,
    position,
    ritual,
    rituals,
)


@pytest.mark.rule("FAE-60")
def test_four_druids_on_plain_terrain_score_blue_and_red_four_each() -> None:
    state, held = ritual("B3R", "forest")
    assert held.effect == "plain"
    assert points(state) == {"blue": 4, "red": 4}


@pytest.mark.rule("FAE-61")
def test_five_druids_blessed_by_a_four_score_four_colours_nine_each() -> None:
    state, _ = ritual("B2YPK", "forest", resolved=9)
    assert points(state) == {"blue": 9, "yellow": 9, "purple": 9, "black": 9}


@pytest.mark.rule("FAE-62")
@pytest.mark.parametrize(("terrain", "value"), [("forest", 6), ("hills", 7)])
def test_of_nine_druids_of_five_colours_the_three_lone_ones_leave(terrain: str, value: int) -> None:
    state, held = ritual("BYR2PK4", terrain)
    assert held.left == druids("R2K4")
    assert points(state) == {"red": value, "black": value}


@pytest.mark.rule("FAE-63")
def test_one_druid_of_each_colour_all_vanish_even_on_blessed_terrain() -> None:
    state, held = ritual("BYRPK", "hills")
    assert (held.effect, held.left, held.value) == ("blessed", druids(""), 0)
    assert points(state) == {}
    assert GAME.view(state, WATCHER).kept[0] == (1,)


@pytest.mark.rule("FAE-64")
@pytest.mark.parametrize(("terrain", "value"), [("forest", 1), ("hills", 2)])
def test_a_single_druid_has_a_ritual(terrain: str, value: int) -> None:
    """A lone druid stays behind when the others are led on."""
    centre, one, other = next(
        fork for fork in forks() if _terrain(fork[2]) == terrain and _terrain(fork[1]) != "hills"
    )
    state = position({centre: "B", one: "B", other: "Y"})
    held = {event.space: event for event in rituals(act(state, f"move {centre} {one}"))}
    assert held[other].druids == druids("Y")
    assert held[other].value == value


def _terrain(name: str) -> str:
    return SPACES[name].terrain


@pytest.mark.rule("FAE-65")
@pytest.mark.parametrize("first", [0, 1])
def test_if_the_card_value_changes_the_mover_chooses_the_first_ritual(first: int) -> None:
    centre, one, other = next(forks())
    state = position({centre: "B", one: "R", other: "Y"}, resolved=6)
    act(state, f"move {centre} {one}")
    spaces = sorted([one, other])
    assert legal(state) == [f"ritual {name}" for name in spaces]
    held = rituals(act(state, f"ritual {spaces[first]}"))
    assert [(event.space, event.card_value) for event in held] == [
        (spaces[first], 2),
        (spaces[1 - first], 3),
    ]
