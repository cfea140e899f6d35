"""Paths across cards: when they are complete, and how a view shows them (TRAIL-30 to 37R)."""

from __future__ import annotations

import pytest

from elfhame.games.trails.data.components import CARDS, COLOURS, Colour
from elfhame.games.trails.knowledge.events import Completed, Settled
from elfhame.games.trails.knowledge.view_types import LaidCard, Network
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.kernel.game import WATCHER
from tests.games.trails.oracle import Oracle, Piece, next_to, turned
from tests.games.trails.positions import GAME, Moment, act, moments, of_kind, rng, table
from tests.games.trails.test_oracle import oracle

UNDERPASS = ("NS", "EW")


def networks(state: Trails) -> tuple[Network, ...]:
    return GAME.view(state, WATCHER).networks


def pieces(network: Network) -> frozenset[Piece]:
    return frozenset(((part.x, part.y), part.path) for part in network.parts)


def complete(state: Trails) -> set[tuple[str, frozenset[Piece]]]:
    return {(path.colour, pieces(path)) for path in networks(state) if path.complete}


def stones(state: Trails) -> set[tuple[str, int, int, int]]:
    return {
        (path.colour, house.x, house.y, house.number)
        for path in networks(state)
        for house in path.houses
        if house.stone
    }


def walker(state: Trails) -> Oracle:
    """The same table in the oracle, which walks every path from scratch."""
    other = oracle(state)
    laid = GAME.view(state, WATCHER).table
    other.table = {(card.x, card.y): (card.card, card.turns) for card in laid}
    return other


def underpass(colour: Colour) -> int:
    """A card with an underpass of this colour."""
    return next(
        card.number
        for card in CARDS
        if sorted(path.edges for path in card.paths(colour)) == sorted(UNDERPASS)
    )


def surrounded(card: int, turns: int) -> Trails:
    """A table with the card east of the start, and a card on each of its sides."""
    three = [number for number in range(1, 59) if number != card][:3]
    around = zip(three, ((1, -1), (2, 0), (1, 1)), strict=True)
    return table((card, 1, 0, turns), *((other, x, y, 0) for other, (x, y) in around))


# ---------------------------------------------------------------- walking paths


@pytest.mark.rule("TRAIL-30")
def test_the_paths_in_a_view_are_those_found_by_walking() -> None:
    for moment in moments(2)[5::60]:
        assert_walked(moment.after())


@pytest.mark.rule("TRAIL-30", "TRAIL-24R")
@pytest.mark.parametrize("far", [1, -1])
def test_they_are_the_same_far_from_the_start(far: int) -> None:
    there = [(far * step, 0) for step in range(1, 37)]
    places = there + [(far * step, 1) for step in range(36, 20, -1)]
    for turns in range(4):
        cards = list(enumerate(places, start=1))
        assert_walked(table(*((card, x, y, turns) for card, (x, y) in cards)))
        assert_walked(table(*((card, y, x, turns) for card, (x, y) in cards)))


def assert_walked(state: Trails) -> None:
    """Check that each path in the view has the parts, open ends and houses found by walking it."""
    walked, seen = walker(state), networks(state)
    for colour in COLOURS:
        paths = [path for path in seen if path.colour == colour]
        found = {frozenset(walked.whole_path(colour, piece)) for piece in walked.pieces(colour)}
        assert {pieces(path) for path in paths} == found
        assert len(paths) == len(found)
        for path in paths:
            assert {((end.x, end.y), end.side) for end in path.ends} == {
                (piece[0], side)
                for piece in pieces(path)
                for side in walked.sides_of(colour, piece)
                if next_to(piece[0], side) not in walked.table
            }
            for end in path.ends:
                assert end.beyond == next_to((end.x, end.y), end.side)
                assert next_to(end.beyond, end.facing) == (end.x, end.y)
            assert path.complete is walked.is_complete(colour, set(pieces(path)))
            assert [(h.x, h.y, h.number) for h in path.houses] == houses(walked, path)


def houses(walked: Oracle, path: Network) -> list[tuple[int, int, int]]:
    """The houses of a path by rows, each with its number among its colour's houses on the card."""
    found = []
    for place, index in pieces(path):
        card = walked.cards[walked.table[place][0]].paths(path.colour)
        first = sum(each.houses for each in card[:index])
        found += [(*place, first + number) for number in range(card[index].houses)]
    return sorted(found, key=lambda house: (house[1], house[0], house[2]))


@pytest.mark.rule("TRAIL-30")
def test_a_path_is_complete_when_it_has_no_open_end() -> None:
    kinds = set()
    for moment in moments(2)[7::40]:
        for path in networks(moment.state):
            assert path.complete is (not path.ends)
            kinds.add((path.complete, path.colour))
    assert len(kinds) == 4


@pytest.mark.rule("TRAIL-30")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_starting_cards_paths_continue_on_all_four_sides(colour: Colour) -> None:
    (path,) = (path for path in networks(new_game(2, 0, rng())) if path.colour == colour)
    assert [end.side for end in path.ends] == ["N", "E", "S", "W"]
    assert not path.complete
    assert [house.stone for house in path.houses] == [False]


# ------------------------------------------------------------------- underpasses


@pytest.mark.rule("TRAIL-3", "TRAIL-34")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("colour", COLOURS)
def test_an_underpass_continues_straight_and_does_not_join_its_paths(
    colour: Colour, turns: int
) -> None:
    card = underpass(colour)
    state = table((card, 1, 0, turns))
    along, across = (
        next(
            network
            for network in networks(state)
            if network.colour == colour and ((1, 0), place) in pieces(network)
        )
        for place in by_direction(card, colour, turns)
    )
    assert {(end.x, end.side) for end in along.ends} == {(0, "N"), (0, "S"), (0, "W"), (1, "E")}
    assert len(across.parts) == 1
    assert [end.side for end in across.ends] == ["N", "S"]


def by_direction(card: int, colour: Colour, turns: int) -> tuple[int, int]:
    """Which path of an underpass runs west to east on the table, and which north to south."""
    sides = ["".join(turned(edge, turns) for edge in p.edges) for p in CARDS[card].paths(colour)]
    along = next(place for place, edges in enumerate(sides) if "E" in edges)
    return along, 1 - along


@pytest.mark.rule("TRAIL-34")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("colour", COLOURS)
def test_the_two_paths_of_an_underpass_stay_separate_among_other_cards(
    colour: Colour, turns: int
) -> None:
    state = surrounded(underpass(colour), turns)
    assert_walked(state)


# -------------------------------------------------------------- completing paths


CORNERS = {(1, 0): "ES", (2, 0): "SW", (2, 1): "NW", (1, 1): "NE"}
"""A ring of four bends: the place of each, and the edges it joins."""


def ring(colour: Colour) -> list[tuple[int, int, int, int]]:
    """Four cards with a bend of this colour each, laid as a ring next to the start."""
    laid: list[tuple[int, int, int, int]] = []
    for (x, y), edges in CORNERS.items():
        laid.append(
            next(
                (card.number, x, y, turns)
                for card in CARDS
                for turns in range(4)
                if edges in [path.turned(turns).edges for path in card.paths(colour)]
                and card.number not in [number for number, *_ in laid]
            )
        )
    return laid


@pytest.mark.rule("TRAIL-30")
@pytest.mark.parametrize("last", [1, 2, 3])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_ring_is_complete_with_its_last_card(colour: Colour, last: int) -> None:
    laid = ring(colour)
    card, x, y, turns = laid.pop(last)
    state = table(*sorted(laid, key=lambda corner: corner[1] + corner[2]))
    state.turn, state.chosen = COLOURS.index(colour), card
    events = act(state, f"lay {x} {y} {turns}")
    places = [set(path.places) for path in of_kind(events, Completed) if path.colour == colour]
    assert set(CORNERS) in places
    assert_walked(state)


def completing() -> list[Moment]:
    """Some cards that complete one path, and some that complete several."""
    found = [moment for moment in moments(2) if moment.told(Completed)]
    return found[::12] + [moment for moment in found if len(moment.told(Completed)) > 1][::3]


@pytest.mark.rule("TRAIL-36R", "TRAIL-30")
def test_each_path_that_a_card_completes_counts_and_is_announced() -> None:
    several = both = 0
    for moment in completing():
        new = complete(moment.after()) - complete(moment.state)
        told = moment.told(Completed)
        assert sorted((path.colour, tuple(sorted(path.places))) for path in told) == sorted(
            (colour, tuple(sorted({place for place, _ in path}))) for colour, path in new
        )
        several += len(told) > 1
        both += len({path.colour for path in told}) > 1
    assert several > 10
    assert both > 3


@pytest.mark.rule("TRAIL-36R")
def test_a_complete_path_without_houses_scores_nothing() -> None:
    bare = [
        moment
        for moment in moments(2)
        if moment.told(Completed) and not any(path.houses for path in moment.told(Completed))
    ]
    assert len(bare) > 50
    for moment in bare:
        assert not moment.told(Settled)
        assert moment.after().stones == moment.state.stones


@pytest.mark.rule("TRAIL-36R", "TRAIL-31")
def test_the_stones_are_those_of_all_paths_completed_together() -> None:
    both = [each for each in moments(2) if all(each.completed(colour) for colour in COLOURS)]
    assert both
    for moment in both:
        if moment.after().ending() is None:
            assert [moment.settled(colour) for colour in COLOURS] == [
                moment.completed(colour) for colour in COLOURS
            ]


@pytest.mark.rule("TRAIL-37R")
def test_complete_paths_stay_complete_and_stones_stay_on_their_houses() -> None:
    chance = rng("stays")
    for moment in (moments(2)[10], moments(2)[200]):
        state = moment.again()
        done, filled = complete(state), stones(state)
        while state.player() >= 0:
            act(state, state.random_action(state.player(), chance))
            if len(state.laid) % 4 == 0 or state.player() < 0:
                assert done <= (done := complete(state))
                assert filled <= (filled := stones(state))
                assert len(filled) == sum(GAME.view(state, WATCHER).placed)
        assert len(done) > 5


@pytest.mark.rule("TRAIL-37R")
def test_every_house_is_on_one_path_and_gets_a_stone_when_it_is_complete() -> None:
    for moment in moments(2)[11::60]:
        paths = networks(moment.state)
        houses = [(p.colour, h.x, h.y, h.number) for p in paths for h in p.houses]
        assert len(set(houses)) == len(houses)
        shown = sum(CARDS[laid.card].houses(c) for laid in table_of(moment) for c in COLOURS)
        assert len(houses) == shown
        assert all(house.stone is path.complete for path in paths for house in path.houses)


def table_of(moment: Moment) -> tuple[LaidCard, ...]:
    return GAME.view(moment.state, WATCHER).table
