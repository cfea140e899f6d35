"""Rituals of Fae: when they happen, their order, disruption and scoring (FAE-30 to FAE-46R)."""

from __future__ import annotations

import pytest

from elfhame.games.fae.rules.engine import new_game
from elfhame.kernel.game import WATCHER
from elfhame.kernel.play import Play
from tests.games.fae.positions import (
    GAME,
    SPACES,
    act,
    druids,
    forks,
    legal,
    next_to,
    points,
    position,
    refusal,
    ritual,
    rituals,
    rng,
    stars,
    state_of,
    whole_game,
)

FORK, ONE, OTHER = next(forks())


def far_from(*names: str) -> tuple[str, str]:
    """Two adjacent spaces that touch none of these: a pair that keeps the game going."""
    near = {near for name in names for near in (name, *SPACES[name].neighbours)}
    return next(
        (name, there)
        for name, space in SPACES.items()
        for there in space.neighbours
        if not {name, there} & near and not near & set(SPACES[name].neighbours)
    )


@pytest.mark.rule("FAE-30")
def test_a_space_without_druids_next_to_it_has_a_ritual() -> None:
    state = position({FORK: "B", ONE: "R"})
    (held,) = rituals(act(state, f"move {ONE} {FORK}"))
    assert held.space == FORK


@pytest.mark.rule("FAE-30")
def test_a_space_with_druids_next_to_it_has_no_ritual() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"})
    assert rituals(act(state, f"move {ONE} {FORK}")) == []


@pytest.mark.rule("FAE-30")
def test_a_ritual_that_is_not_due_cannot_be_chosen() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"})
    assert refusal(state, f"ritual {FORK}") == "FAE-30"


@pytest.mark.rule("FAE-31R", "FAE-46R")
def test_a_space_has_one_ritual_and_its_druids_then_stay() -> None:
    pair = far_from(FORK, ONE, OTHER)
    third = next(n for n in SPACES[pair[0]].neighbours if n not in (pair[1], FORK, ONE, OTHER))
    state = position({FORK: "B", ONE: "R", pair[0]: "P2", pair[1]: "K", third: "K"})
    act(state, f"move {ONE} {FORK}")
    assert all(FORK not in choice for choice in legal(state))
    later = act(state, f"move {pair[1]} {pair[0]}")
    assert FORK not in [held.space for held in rituals(later)]
    assert GAME.view(state, WATCHER).druids[FORK] == druids("BR")


@pytest.mark.rule("FAE-31R")
def test_only_neighbours_of_the_space_just_left_become_isolated() -> None:
    chance = rng("isolation")
    for game in range(40):
        play = Play(GAME, 2 + game % 3, seed=game)
        while not play.over:
            step = len(play.steps)
            play.act(play.numbers()[chance.below(len(play.numbers()))])
            told = [event for at, event in play.events(since=step + 1) if at == step + 1]
            left = getattr(told[0], "source", None)
            if left:
                held = rituals(told)
                due = GAME.view(state_of(play), WATCHER).due
                assert all(name in SPACES[left].neighbours for name in due)
                assert all(event.space in SPACES[left].neighbours for event in held)


@pytest.mark.rule("FAE-32")
def test_a_move_that_isolates_two_spaces_gives_the_mover_both_rituals() -> None:
    pair = far_from(FORK, ONE, OTHER)
    state = position({FORK: "B", ONE: "R", OTHER: "Y", pair[0]: "P", pair[1]: "P"})
    held = rituals(act(state, f"move {FORK} {ONE}"))
    assert sorted(event.space for event in held) == sorted([ONE, OTHER])
    assert {event.seat for event in held} == {0}
    assert state.player() == 1


@pytest.mark.rule("FAE-32")
def test_no_group_can_be_led_while_a_ritual_has_to_be_chosen() -> None:
    pair = far_from(FORK, ONE, OTHER)
    groups = {FORK: "B", ONE: "R", OTHER: "Y", pair[0]: "P", pair[1]: "P"}
    state = position(groups, resolved=3)
    act(state, f"move {FORK} {ONE}")
    assert state.player() == 0
    assert refusal(state, f"move {pair[0]} {pair[1]}") == "FAE-32"
    assert refusal(state, f"ritual {pair[0]}") == "FAE-30"


@pytest.mark.rule("FAE-14", "FAE-33")
def test_the_twelve_rituals_take_the_piles_from_left_to_right() -> None:
    play = whole_game(2, seed=12)
    cards = [(held.number, held.card_value) for held in rituals(e for _, e in play.events())]
    values = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5)
    assert cards == list(enumerate(values, start=1))


@pytest.mark.rule("FAE-33")
def test_the_next_ritual_of_the_same_move_takes_the_next_card() -> None:
    state = position({FORK: "B", ONE: "R", OTHER: "Y"})
    assert [held.number for held in rituals(act(state, f"move {FORK} {ONE}"))] == [1, 2]


@pytest.mark.rule("FAE-34")
def test_disruption_comes_before_scoring() -> None:
    _, held = ritual("BYRPK3", "forest")
    assert (held.left, held.value, held.scored) == (druids("K3"), 3, ("black",))


@pytest.mark.rule("FAE-35")
def test_on_cursed_terrain_all_druids_vanish_and_nobody_scores() -> None:
    state, held = ritual("B3R2", "mushrooms")
    assert (held.effect, held.left, held.value, held.scored) == ("cursed", druids(""), 0, ())
    assert points(state) == {}
    assert not any(map(sum, GAME.view(state, WATCHER).druids.values()))


@pytest.mark.rule("FAE-35")
@pytest.mark.parametrize(
    ("resolved", "terrain"), [(0, "mushrooms"), (4, "mountains"), (7, "forest"), (9, "hills")]
)
def test_each_value_curses_its_terrain(resolved: int, terrain: str) -> None:
    assert ritual("BY", terrain, resolved)[1].effect == "cursed"


@pytest.mark.rule("FAE-36")
def test_with_four_colours_lone_druids_stay() -> None:
    _, held = ritual("BYRP2", "forest")
    assert held.left == druids("BYRP2")
    assert held.value == 5


@pytest.mark.rule("FAE-36")
def test_vanished_druids_go_to_the_box() -> None:
    state, held = ritual("BY2R3PK2", "forest")
    assert (held.left, held.gone) == (druids("Y2R3K2"), druids("BP"))
    on_board = tuple(map(sum, zip(*GAME.view(state, WATCHER).druids.values(), strict=True)))
    box = GAME.view(state, WATCHER).box
    assert all(there + gone == 12 for there, gone in zip(on_board, box, strict=True))


@pytest.mark.rule("FAE-37R")
def test_a_space_emptied_by_a_ritual_cannot_be_entered() -> None:
    chance = rng("emptied")
    emptied = 0
    for _ in range(60):
        state = new_game(2, 0, chance)
        while state.player() >= 0:
            events = act(state, legal(state)[chance.below(len(legal(state)))])
            for held in rituals(events):
                if not any(held.left):
                    emptied += 1
                    assert all(not choice.endswith(f" {held.space}") for choice in legal(state))
    assert emptied > 20


@pytest.mark.rule("FAE-38")
@pytest.mark.parametrize("size", [2, 5, 12])
def test_each_druid_left_is_worth_a_point(size: int) -> None:
    assert ritual(f"R{size}", "forest")[1].value == size


@pytest.mark.rule("FAE-39")
@pytest.mark.parametrize(
    ("resolved", "terrain", "blessing"),
    [(0, "hills", 1), (4, "mushrooms", 2), (7, "mountains", 3), (9, "forest", 4), (11, "hills", 5)],
)
def test_blessed_terrain_adds_the_cards_value(resolved: int, terrain: str, blessing: int) -> None:
    _, held = ritual("B2Y", terrain, resolved)
    assert (held.effect, held.value) == ("blessed", 3 + blessing)


@pytest.mark.rule("FAE-6", "FAE-39")
@pytest.mark.parametrize("terrain", ["hills", "mushrooms", "mountains", "forest"])
def test_the_twelfth_ritual_is_blessed_everywhere(terrain: str) -> None:
    assert ritual("B2", terrain, resolved=11)[1].effect == "blessed"


@pytest.mark.rule("FAE-40")
def test_each_colour_present_scores_the_full_value_once() -> None:
    state, _ = ritual("B4R", "forest")
    assert points(state) == {"blue": 5, "red": 5}


@pytest.mark.rule("FAE-41")
@pytest.mark.parametrize("terrain", ["forest", "mushrooms"])
def test_the_mover_keeps_the_card_even_of_a_disrupted_ritual(terrain: str) -> None:
    state, held = ritual("B2", terrain)
    assert held.seat == 0
    assert GAME.view(state, WATCHER).kept == ((1,), ())


@pytest.mark.rule("FAE-42")
def test_everyone_sees_the_same_ritual_event_and_it_names_no_spirit() -> None:
    play = whole_game(3, seed=8)
    told = [rituals(event for _, event in play.events(seat)) for seat in (WATCHER, 0, 1, 2)]
    assert all(one == told[0] for one in told)


@pytest.mark.rule("FAE-43R")
def test_everyone_knows_how_many_cards_each_seat_keeps() -> None:
    state, _ = ritual("B2", "forest")
    assert {GAME.view(state, observer).kept for observer in (WATCHER, 0, 1)} == {((1,), ())}


@pytest.mark.rule("FAE-44R")
@pytest.mark.parametrize(
    ("resolved", "asked"),
    [(0, False), (2, False), (3, True), (4, False), (6, True), (8, True), (9, False), (10, True)],
)
def test_the_mover_is_asked_if_the_next_cards_differ_in_value(resolved: int, asked: bool) -> None:
    pair = far_from(FORK, ONE, OTHER)
    groups = {FORK: "B", ONE: "R", OTHER: "Y", pair[0]: "P", pair[1]: "P"}
    state = position(groups, resolved=resolved)
    held = rituals(act(state, f"move {FORK} {ONE}"))
    assert bool(GAME.view(state, WATCHER).due) is asked
    assert [event.space for event in held] == ([] if asked else sorted([ONE, OTHER]))


@pytest.mark.rule("FAE-44R")
def test_with_three_rituals_the_mover_chooses_only_while_it_matters() -> None:
    centre, one, two, three = next(stars(3))
    state = position({centre: "B", one: "R", two: "Y", three: "P"}, resolved=3)
    act(state, f"move {centre} {one}")
    assert legal(state) == [f"ritual {name}" for name in sorted([one, two, three])]
    held = rituals(act(state, f"ritual {three}"))
    assert [(event.space, event.number) for event in held] == [
        (three, 4),
        *zip(sorted([one, two]), (5, 6), strict=True),
    ]


@pytest.mark.rule("FAE-45R")
def test_points_continue_beyond_the_end_of_the_track() -> None:
    space, neighbour = next_to("forest")
    state = position({space: "B6", neighbour: "R6"}, points=(995, 0, 0, 0, 0))
    act(state, f"move {neighbour} {space}")
    assert points(state) == {"blue": 1007, "red": 12}


@pytest.mark.rule("FAE-44R")
def test_a_ritual_never_isolates_another_space() -> None:
    chance = rng("never")
    for _ in range(60):
        state = new_game(2, 0, chance)
        while state.player() >= 0:
            action = state.random_action(state.player(), chance)
            before = state.due
            state.apply(state.player(), action, chance)
            if before:
                assert state.due & ~before == 0
