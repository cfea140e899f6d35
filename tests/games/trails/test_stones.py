"""Stones on the houses of complete paths (TRAIL-31 to TRAIL-38R, TRAIL-52, TRAIL-53R)."""

from __future__ import annotations

import pytest

from elfhame.games.trails.data.components import COLOURS, Colour
from elfhame.games.trails.knowledge.events import Completed, Drew, HousePlace, Settled, TrailsEvent
from elfhame.games.trails.rules.engine import Trails
from elfhame.kernel.game import WATCHER
from tests.games.trails.positions import (
    GAME,
    Moment,
    act,
    alone,
    by_the_other,
    found,
    legal,
    moments,
    of_kind,
    rng,
    short,
    with_left,
    with_pile,
)


def filled(state: Trails, colour: str) -> set[HousePlace]:
    """The houses of a colour that have a stone."""
    return {
        (house.x, house.y, house.number)
        for path in GAME.view(state, WATCHER).networks
        for house in path.houses
        if path.colour == colour and house.stone
    }


def houses_of(events: list[TrailsEvent], colour: str) -> list[HousePlace]:
    """The houses of a colour that got a stone, in the order of the events."""
    settled = of_kind(events, Settled)
    return [house for event in settled if event.colour == colour for house in event.houses]


def own_and_rival(moment: Moment) -> tuple[list[TrailsEvent], list[TrailsEvent]]:
    """The events up to the draw that ends a turn, and those after it."""
    drawn = next(at for at, event in enumerate(moment.events) if isinstance(event, Drew))
    return moment.events[:drawn], moment.events[drawn:]


def drawing() -> list[Moment]:
    """The moments whose turn ends with a draw."""
    return [moment for moment in moments(2) if moment.told(Drew)]


@pytest.mark.rule("TRAIL-31")
def test_when_a_players_card_completes_their_path_each_house_gets_a_stone() -> None:
    often = 0
    for moment in drawing():
        before_draw, _ = own_and_rival(moment)
        placed = houses_of(before_draw, moment.own)
        assert len(set(placed)) == len(placed) == moment.completed(moment.own)
        often += len(placed) > 0
    assert often > 100


@pytest.mark.rule("TRAIL-31")
def test_stones_go_on_the_houses_of_that_path_and_come_from_the_players_supply() -> None:
    for moment in [each for each in moments(2) if each.completed(each.own) > 1][::3]:
        after = moment.after()
        seat = moment.state.turn
        new = filled(after, moment.own) - filled(moment.state, moment.own)
        assert new == set(houses_of(moment.events, moment.own))
        on_path = {place for path in moment.told(Completed) for place in path.places}
        assert {(x, y) for x, y, _ in new} <= on_path
        before, then = (GAME.view(state, WATCHER) for state in (moment.state, after))
        assert then.placed[seat] - before.placed[seat] == len(new)
        assert before.left[seat] - then.left[seat] == len(new)
        assert moment.told(Settled)[0].left == then.left[seat]


@pytest.mark.rule("TRAIL-32")
def test_when_a_card_completes_the_rivals_path_the_rival_places_stones_after_the_turn() -> None:
    often = 0
    for moment in drawing():
        before_draw, after_draw = own_and_rival(moment)
        assert not houses_of(before_draw, moment.rival)
        assert not houses_of(after_draw, moment.own)
        left = 19 - moment.state.scores()[1 - moment.state.turn]
        wanted = min(moment.completed(moment.rival), left)
        assert len(houses_of(after_draw, moment.rival)) == wanted
        often += moment.completed(moment.rival) > 0
    assert often > 100


@pytest.mark.rule("TRAIL-33R")
def test_owed_stones_are_placed_before_the_rival_chooses_a_card() -> None:
    owing = [each for each in drawing() if each.completed(each.rival) > 1]
    assert len(owing) > 10
    for moment in owing[::2]:
        state = moment.after()
        view = GAME.view(state, WATCHER)
        assert state.turn == 1 - moment.state.turn
        assert view.question in ("card", "lay", None)
        assert view.owed == (0, 0)
        assert set(houses_of(moment.events, moment.rival)) <= filled(state, moment.rival)


@pytest.mark.rule("TRAIL-33R")
def test_no_stone_is_forgotten() -> None:
    for moment in moments(2)[3::40]:
        view = GAME.view(moment.state, WATCHER)
        assert view.owed == (0, 0)
        assert all(house.stone for p in view.networks if p.complete for house in p.houses)


@pytest.mark.rule("TRAIL-35R", "TRAIL-38R")
@pytest.mark.parametrize("own", [True, False])
def test_if_stones_run_short_the_first_houses_by_rows_get_them(own: bool) -> None:
    rows = columns = 0
    for moment, colour in ((each, colour) for each in drawing() for colour in COLOURS):
        if moment.completed(colour) > 1:
            start = (
                moment.again() if (moment.own == colour) is own else by_the_other(moment.again())
            )
            places = in_rows(houses_of(moment.events, colour))
            for left in range(1, len(places)):
                events = act(short(start.clone(), colour, left), moment.action)
                assert houses_of(events, colour) == places[:left]
            rows += len({y for _, y, _ in places}) > 1
            columns += len({x for x, _, _ in places}) > 1
    assert min(rows, columns) > 5


def in_rows(houses: list[HousePlace]) -> list[HousePlace]:
    """By rows from the top, left to right, and on a card in its data's order."""
    return sorted(houses, key=lambda house: (house[1], house[0], house[2]))


@pytest.mark.rule("TRAIL-35R", "TRAIL-38R")
def test_a_view_shows_stones_where_the_events_placed_them() -> None:
    several = 0
    for moment in [each for each in moments(2) if each.completed("pink") > 2]:
        for left in range(1, moment.completed("pink")):
            told, quiet = (short(moment.again(), "pink", left) for _ in range(2))
            events = act(told, moment.action)
            quiet.apply(quiet.player(), moment.action, rng())
            new = set(houses_of(events, "pink"))
            assert filled(told, "pink") == filled(quiet, "pink")
            assert filled(told, "pink") - filled(moment.state, "pink") == new
            several += 1
    assert several > 5


@pytest.mark.rule("TRAIL-36R", "TRAIL-38R")
def test_the_event_says_how_many_stones_each_path_got() -> None:
    shared = 0
    for moment, colour in ((each, colour) for each in drawing() for colour in COLOURS):
        for left in range(1, moment.completed(colour) + 1):
            state = short(moment.again(), colour, left)
            events = act(state, moment.action)
            paths = [path for path in of_kind(events, Completed) if path.colour == colour]
            settled = next(each for each in of_kind(events, Settled) if each.colour == colour)
            assert settled.stones == tuple(stones_on(state, path) for path in paths)
            shared += sum(stones > 0 for stones in settled.stones) > 1
    assert shared > 5


def stones_on(state: Trails, completed: Completed) -> int:
    """The number of stones on a complete path."""
    places = set(completed.places)
    return sum(
        house.stone
        for path in GAME.view(state, WATCHER).networks
        if path.colour == completed.colour and {(part.x, part.y) for part in path.parts} == places
        for house in path.houses
    )


@pytest.mark.rule("TRAIL-35R")
def test_if_stones_run_short_some_completed_paths_get_none() -> None:
    def fits(moment: Moment) -> bool:
        paths = [path.colour for path in moment.told(Completed) if path.houses]
        return len(paths) > 1 and len(set(paths)) == 1

    moment = found(2, fits)
    colour: Colour = "pink" if moment.completed("pink") else "yellow"
    state = alone(short(moment.again(), colour, 1))
    assert len(houses_of(act(state, moment.action), colour)) == 1
    assert GAME.view(state, WATCHER).left[COLOURS.index(colour)] == 0


# --------------------------------------------------------------------------- solo


@pytest.mark.rule("TRAIL-52")
@pytest.mark.parametrize("colour", COLOURS)
def test_in_a_solo_game_a_path_of_either_colour_gets_stones_on_all_its_houses(
    colour: Colour,
) -> None:
    often = 0
    for moment in moments(2):
        if moment.completed(colour):
            state = alone(with_left(moment.again(), 19, 19))
            placed = houses_of(act(state, moment.action), colour)
            assert len(set(placed)) == len(placed) == moment.completed(colour)
            assert state.idle == 0
            often += 1
    assert often > 100


@pytest.mark.rule("TRAIL-52")
@pytest.mark.parametrize("used_up", [0, 1])
def test_in_a_solo_game_a_colour_without_stones_gets_none_and_the_other_does(used_up: int) -> None:
    spent, other = COLOURS[used_up], COLOURS[1 - used_up]
    moment = found(2, lambda each: all(each.completed(colour) for colour in COLOURS))
    state = alone(short(moment.again(), spent, 0), idle=2)
    events = act(state, moment.action)
    assert not houses_of(events, spent)
    assert len(houses_of(events, other)) == moment.completed(other)
    assert state.idle == 0


@pytest.mark.rule("TRAIL-53R")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("idle", [0, 1])
def test_a_path_of_a_used_up_colour_does_not_reset_the_count(colour: Colour, idle: int) -> None:
    others = [each for each in COLOURS if each != colour]
    moment = found(2, lambda m: m.completed(colour) > 0 and not m.completed(others[0]))
    state = with_pile(alone(short(moment.again(), colour, 0), idle), 9)
    completed = of_kind(act(state, moment.action), Completed)
    assert state.idle == idle + 1
    # It was completed once, and doesn't count again with the next card.
    assert completed
    assert not set(completed) & set(of_kind(act(state, legal(state)[0]), Completed))


@pytest.mark.rule("TRAIL-53R")
def test_a_path_without_houses_does_not_reset_the_count() -> None:
    bare = [m for m in moments(2) if m.told(Completed) and not any(map(m.completed, COLOURS))]
    for moment in bare[:20]:
        state = alone(moment.again(), idle=1)
        assert act(state, moment.action)
        assert state.idle == 2


@pytest.mark.rule("TRAIL-53R", "TRAIL-35R")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_single_last_stone_resets_the_count(colour: Colour) -> None:
    moment = found(2, lambda each: each.completed(colour) > 1)
    state = alone(short(moment.again(), colour, 1), idle=2)
    act(state, moment.action)
    assert state.idle == 0
