"""A turn of Fae: which druids can be led where (FAE-20 to FAE-27R)."""

from __future__ import annotations

import pytest

from elfhame.games.fae.data.components import MAP, Colour
from elfhame.games.fae.knowledge.events import Moved
from elfhame.games.fae.rules.engine import new_game
from elfhame.games.fae.rules.move import open_all_ways
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.fae.positions import (
    GAME,
    act,
    druids,
    forks,
    legal,
    position,
    refusal,
    rng,
)

FORK, ONE, OTHER = next(forks())
"""A space, and two of its neighbours that aren't adjacent."""


@pytest.mark.rule("FAE-20")
def test_druids_can_be_led_to_an_adjacent_space_with_druids() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"})
    assert sorted(legal(state)) == sorted(
        [f"move {FORK} {ONE}", f"move {FORK} {OTHER}", f"move {ONE} {FORK}", f"move {OTHER} {FORK}"]
    )


@pytest.mark.rule("FAE-20")
def test_an_empty_space_has_no_druids_to_lead() -> None:
    state = position({ONE: "R", OTHER: "Y"})
    assert refusal(state, f"move {FORK} {ONE}") == "FAE-20"


@pytest.mark.rule("FAE-20")
def test_players_cannot_pass() -> None:
    play = Play(GAME, 2, seed=1)
    with pytest.raises(Refused):
        play.act("pass")
    assert all(str(action).startswith("move ") for action in play.choices())


@pytest.mark.rule("FAE-20")
@pytest.mark.parametrize("target", ["L5", "A1"])
def test_distant_spaces_are_not_adjacent_nor_is_a_space_to_itself(target: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.number(GAME.parse(f"move A1 {target}"))
    assert refused.value.rule == "FAE-20"


@pytest.mark.rule("FAE-21")
def test_all_druids_on_the_space_move() -> None:
    state = position({FORK: "B2R", ONE: "RK", OTHER: "Y"})
    act(state, f"move {ONE} {FORK}")
    after = GAME.view(state, REVIEWER).druids
    assert after[ONE] == druids("")
    assert after[FORK] == druids("B2R2K")


@pytest.mark.rule("FAE-22")
@pytest.mark.parametrize("colour", ["blue", "red", "purple"])
def test_the_players_own_colour_makes_no_difference(colour: Colour) -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"}, spirits=(colour, "black"))
    assert len(legal(state)) == 4


@pytest.mark.rule("FAE-23")
def test_druids_cannot_be_led_to_an_empty_space() -> None:
    state = position({FORK: "B", ONE: "R"})
    assert refusal(state, f"move {FORK} {OTHER}") == "FAE-23"
    assert f"move {FORK} {OTHER}" not in legal(state)


@pytest.mark.rule("FAE-24")
@pytest.mark.parametrize(("size", "led"), [(6, True), (7, False), (8, False), (12, False)])
def test_seven_or_more_druids_cannot_be_led_away(size: int, led: bool) -> None:
    state = position({FORK: f"B{size}", ONE: "R"})
    assert (f"move {FORK} {ONE}" in legal(state)) is led
    assert refusal(state, f"move {FORK} {ONE}") == (None if led else "FAE-24")


@pytest.mark.rule("FAE-24")
def test_druids_may_join_seven_or_more() -> None:
    state = position({FORK: "B8", ONE: "R9", OTHER: "Y"})
    assert legal(state) == [f"move {OTHER} {FORK}"]


@pytest.mark.rule("FAE-24V")
@pytest.mark.parametrize(
    ("source", "target", "led"), [(7, 7, True), (7, 9, True), (8, 7, False), (7, 6, False)]
)
def test_under_clans_seven_may_join_at_least_as_many(source: int, target: int, led: bool) -> None:
    state = position({FORK: f"B{source}", ONE: f"R{target}"}, clans=True)
    assert (f"move {FORK} {ONE}" in legal(state)) is led
    assert refusal(state, f"move {FORK} {ONE}") == (None if led else "FAE-24V")


@pytest.mark.rule("FAE-24V")
def test_with_clans_a_large_group_may_join_one_that_has_grown_to_its_size() -> None:
    state = position({FORK: "B6", ONE: "R8", OTHER: "Y2"}, clans=True)
    assert f"move {ONE} {FORK}" not in legal(state)
    act(state, f"move {OTHER} {FORK}")
    assert legal(state) == sorted([f"move {ONE} {FORK}", f"move {FORK} {ONE}"])


@pytest.mark.rule("FAE-24V")
def test_without_clans_the_same_group_stays() -> None:
    state = position({FORK: "B6", ONE: "R8", OTHER: "Y2"})
    act(state, f"move {OTHER} {FORK}")
    assert state.ending() == "FAE-52"


@pytest.mark.rule("FAE-25")
def test_rivers_can_be_crossed() -> None:
    crossing = next(
        (space.name, near)
        for space in MAP.space
        for near in space.neighbours
        if near[0] != space.name[0]
    )
    state = position({crossing[0]: "B", crossing[1]: "R"})
    assert f"move {crossing[0]} {crossing[1]}" in legal(state)


@pytest.mark.rule("FAE-26")
def test_lakes_cannot_be_crossed() -> None:
    for lake in MAP.lake:
        around = [space for space in MAP.space if set(space.polygon) & set(lake.shore)]
        parted = [
            (a.name, b.name)
            for a in around
            for b in around
            if a != b and b.name not in a.neighbours
        ]
        assert parted
        for one, other in parted:
            with pytest.raises(Refused) as refused:
                GAME.number(GAME.parse(f"move {one} {other}"))
            assert refused.value.rule == "FAE-26"


@pytest.mark.rule("FAE-27R")
def test_spaces_without_a_common_border_are_not_adjacent() -> None:
    for space in MAP.space:
        for other in MAP.space:
            if other.name not in space.neighbours:
                with pytest.raises(Refused) as refused:
                    GAME.number(GAME.parse(f"move {space.name} {other.name}"))
                assert refused.value.rule in ("FAE-20", "FAE-26", "FAE-27R")


def test_the_cached_moves_are_those_computed_from_scratch() -> None:
    chance = rng("ways")
    for game in range(60):
        state = new_game(2 + game % 3, game & 1, chance)
        while state.player() >= 0:
            fresh = state.clone()
            open_all_ways(fresh)
            assert fresh == state
            state.apply(state.player(), state.random_action(state.player(), chance), chance)


@pytest.mark.parametrize("text", ["move A1", "move A1 Z9", "ritual", "dance A1", "", "move 1 2 3"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    play = Play(GAME, 2, seed=1)
    with pytest.raises(Refused) as refused:
        play.act(text)
    assert refused.value.field == "action"
    assert play.steps == []


@pytest.mark.rule("FAE-21")
def test_the_event_says_who_was_led_and_who_then_stands_together() -> None:
    state = position({FORK: "B2R", ONE: "RK", OTHER: "Y"})
    moved = act(state, f"move {FORK} {ONE}")[0]
    assert isinstance(moved, Moved)
    assert moved.druids == druids("B2R")
    assert moved.joined == GAME.view(state, REVIEWER).druids[ONE] == druids("B2R2K")
