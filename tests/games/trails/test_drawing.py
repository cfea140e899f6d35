"""The picture of Fairy Trails shows all paths, houses and stones, and paths meet at card edges."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from elfhame.games.trails.data.components import CARDS, COLOURS, Colour, Path
from elfhame.games.trails.data.faces import CardPaths
from elfhame.games.trails.pictures.ribbons import (
    Point,
    clearing,
    house_points,
    is_underpass,
    ribbon,
    turn_paths,
)
from elfhame.games.trails.pictures.svg import draw_card, draw_sheet, draw_table

SVG = "{http://www.w3.org/2000/svg}"
TABLE = ((0, 0, 0, 0), (1, 0, 7, 1), (0, -1, 20, 3), (-1, 0, 42, 2))
# Both colours of every card in each rotation.
FACES = [
    (turn_paths(card.pink, turns), turn_paths(card.yellow, turns))
    for card in CARDS
    for turns in range(4)
]
# And of every possible card.
NETWORKS = sorted(
    {
        tuple(sorted(Path(edges, 0).turned(turns) for edges in kind.split()))
        for kind in ("NESW", "NES W", "NS EW", "NE SW", "NS E W", "NE S W", "N E S W")
        for turns in range(4)
    }
)
ALL = [(pink, yellow) for pink in NETWORKS for yellow in NETWORKS]


def count(picture: str, what: str) -> int:
    """How many times the picture uses a shape."""
    return picture.count(f'href="#trails-{what}"')


@cache
def points(line: str) -> list[Point]:
    """Points along a drawn line, a few units apart at most."""
    found: list[Point] = []
    for part in line.split("M")[1:]:
        start, *steps = re.split("(?=[LC])", part)
        here = [*map(float, start.split())]
        for step in steps:
            ends = [complex(*map(float, pair)) for pair in re.findall(r"(\S+) (\S+)", step[1:])]
            found += _along(complex(*here), ends)
            here = [ends[-1].real, ends[-1].imag]
    return found


def _along(start: complex, ends: list[complex]) -> list[Point]:
    """Points of a straight line or of a cubic curve."""
    first, second, last = ends if len(ends) == 3 else (start, ends[0], ends[0])
    spots = []
    for i in range(31):
        t = i / 30
        at = start * (1 - t) ** 3 + 3 * first * t * (1 - t) ** 2
        at += 3 * second * t**2 * (1 - t) + last * t**3
        spots.append((round(at.real, 6), round(at.imag, 6)))
    return spots


def lines(network: CardPaths, colour: Colour, others: CardPaths) -> list[list[Point]]:
    return [points(ribbon(path.edges, colour, others)) for path in network]


def near(spot: Point, line: list[Point]) -> float:
    """The distance of a point from a line."""
    return min(dist(spot, point) for point in line)


def edge_of(point: Point) -> str:
    x, y = point
    return ("N" if y == 0 else "S" if y == 100 else "") + (
        "W" if x == 0 else "E" if x == 100 else ""
    )


# -- paths -------------------------------------------------------------------------------------


@pytest.mark.rule("TRAIL-4R")
@pytest.mark.parametrize(("colour", "at"), [("pink", 35), ("yellow", 65)])
def test_a_colour_crosses_all_edges_of_all_cards_at_the_same_height(
    colour: Colour, at: float
) -> None:
    ends = {"N": (at, 0), "E": (100, at), "S": (at, 100), "W": (0, at)}
    for face in ALL:
        own, others = face if colour == "pink" else face[::-1]
        for path in own:
            line = points(ribbon(path.edges, colour, others))
            assert {point for point in line if edge_of(point)} == {ends[e] for e in path.edges}


def test_there_are_fifteen_networks_per_colour() -> None:
    assert len(NETWORKS) == 15


def test_paths_of_one_colour_do_not_touch_except_at_a_bridge() -> None:
    for face in ALL:
        for own, others, colour in ((*face, COLOURS[0]), (*face[::-1], COLOURS[1])):
            if not is_underpass(own):
                for one, other in combinations(lines(own, colour, others), 2):
                    assert min(near(point, other) for point in one) > 20


def crossings(one: list[Point], other: list[Point]) -> int:
    """The number of places where two lines come close to each other."""
    close = [point for point in one if near(point, other) < 4]
    return sum(1 for i, spot in enumerate(close) if all(dist(spot, p) > 12 for p in close[:i]))


def test_pink_and_yellow_cross_at_most_twice_and_bends_only_if_they_must() -> None:
    for pink, yellow in ALL:
        met = 0
        for path, line in zip(pink, lines(pink, "pink", yellow), strict=True):
            for other, across in zip(yellow, lines(yellow, "yellow", pink), strict=True):
                here = crossings(line, across)
                assert not (here and len(path.edges) == 1)
                assert not (here and (path.edges, other.edges) == ("ES", "NW"))
                met += here
        assert met <= 2


def test_a_dead_end_stops_in_a_clearing() -> None:
    for pink, yellow in ALL:
        for path in pink:
            spot = clearing(path.edges, "pink")
            assert (spot is not None) == (len(path.edges) == 1)
            if spot:
                assert points(ribbon(path.edges, "pink", yellow))[-1] == spot


@pytest.mark.rule("TRAIL-2")
def test_each_house_is_on_its_path_and_hides_no_other() -> None:
    for face in FACES:
        for own, others, colour in ((*face, COLOURS[0]), (*face[::-1], COLOURS[1])):
            along = lines(own, colour, others)
            owners = [i for i, path in enumerate(own) for _ in range(path.houses)]
            for house, spot in zip(owners, house_points(own, colour), strict=True):
                rest = along[:house] + along[house + 1 :]
                rest += lines(others, COLOURS[colour == "pink"], own)
                assert near(spot, along[house]) < 2
                assert all(near(spot, line) > 14 for line in rest)


def test_houses_do_not_overlap() -> None:
    for pink, yellow in FACES:
        for one, other in combinations(
            [*house_points(pink, "pink"), *house_points(yellow, "yellow")], 2
        ):
            assert dist(one, other) > 20


# -- pictures ----------------------------------------------------------------------------------


@pytest.mark.rule("TRAIL-1")
def test_without_a_table_the_sheet_shows_all_cards_with_their_numbers() -> None:
    picture = draw_sheet()
    lettered = [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert lettered == [str(number) for number in range(59)]
    for colour in COLOURS:
        assert count(picture, f"house-{colour}") == sum(card.houses(colour) for card in CARDS)
        assert count(picture, f"stone-{colour}") == 0


@pytest.mark.rule("TRAIL-3")
def test_a_bridge_is_shown_wherever_paths_of_one_colour_cross() -> None:
    for card in CARDS:
        bridges = sum(is_underpass(card.paths(colour)) for colour in COLOURS)
        assert count(draw_card(card.number, 1), "bridge") == bridges


def test_a_table_shows_its_cards_in_their_places() -> None:
    picture = draw_table(TABLE)
    assert ElementTree.fromstring(picture).get("viewBox") == "-116 -116 332 232"
    for colour in COLOURS:
        houses = sum(CARDS[number].houses(colour) for *_, number, _ in TABLE)
        assert count(picture, f"house-{colour}") == houses


def test_turning_a_card_moves_its_paths_and_four_turns_bring_them_back() -> None:
    end = next(card.number for card in CARDS if any(len(path.edges) == 1 for path in card.pink))
    assert len({draw_card(end, turns) for turns in range(4)}) == 4
    assert draw_card(end, 4) == draw_card(end)


@pytest.mark.parametrize("turns", range(4))
def test_houses_turn_with_their_card(turns: int) -> None:
    for card in CARDS:
        shown = re.findall(r'house-(\w+)" x="(\S+)" y="(\S+)"', draw_card(card.number, turns))
        assert [(colour, float(x), float(y)) for colour, x, y in shown] == [
            (colour, *spot)
            for colour in COLOURS
            for spot in house_points(turn_paths(card.paths(colour), turns), colour)
        ]


def test_each_stone_lies_on_its_house() -> None:
    picture = draw_table(TABLE, stones=[(0, 0, "pink", 0)])
    assert (count(picture, "stone-pink"), count(picture, "stone-yellow")) == (1, 0)
    assert re.search(r'house-pink" (x="35" y="35"/>)<use href="#trails-stone-pink" \1', picture)


def test_the_second_house_of_a_card_can_be_settled_alone() -> None:
    card = next(card for card in CARDS if card.houses("yellow") == 2)
    x, y = house_points(card.yellow, "yellow")[1]
    picture = draw_table([(0, 0, card.number, 0)], stones=[(0, 0, "yellow", 1)])
    assert re.findall(r'stone-yellow" (x="\S+" y="\S+")', picture) == [f'x="{x:g}" y="{y:g}"']


def test_free_places_are_outlined_and_visible() -> None:
    dashed = 'stroke-dasharray="6 6"'
    assert dashed not in draw_table(TABLE)
    picture = draw_table(TABLE, places=[(2, 0), (0, 1)])
    assert picture.count(dashed) == 2
    assert ElementTree.fromstring(picture).get("viewBox") == "-116 -116 432 332"


def test_each_colour_has_its_own_pattern() -> None:
    patterns = re.findall(r'<path d="[^"]+" stroke-dasharray="([^"]+)"/>', draw_sheet())
    assert set(patterns) == {"1.6 3.2", "7 4"}


def test_everything_used_by_id_is_defined_once() -> None:
    stones = [(0, 0, "pink", 0), (0, 0, "yellow", 0)]
    table = [(number, 0, number, 0) for number in range(59)]
    picture = draw_table(table, stones)
    defined = re.findall(r' id="([^"]+)"', picture)
    assert len(defined) == len(set(defined))
    used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)
    assert {one or other for one, other in used} == set(defined)


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert re.findall(r"https?://[^\"]+", draw_sheet()) == ["http://www.w3.org/2000/svg"]


def test_the_same_table_gives_the_same_picture() -> None:
    stones, places = [(0, 0, "pink", 0), (0, 0, "yellow", 0)], [(2, 0), (0, 1)]
    assert draw_table(TABLE, stones, places) == draw_table(TABLE, {*stones}, places[::-1])
    assert draw_table(TABLE, stones) != draw_table(TABLE)
