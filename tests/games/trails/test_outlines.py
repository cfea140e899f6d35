"""The outlines that clients draw agree with the cards, and with the pictures drawn here."""

from __future__ import annotations

import pytest

from elfhame.games.trails.data.components import CARDS, COLOURS, SIDES
from elfhame.games.trails.pictures.outlines import drawing, line_length
from elfhame.games.trails.pictures.ribbons import house_points, ribbon, turn_paths

FACES = [(card, turns) for card in CARDS for turns in range(4)]


def test_every_path_of_every_card_has_the_line_of_the_picture() -> None:
    shapes = drawing().ribbons
    for card, turns in FACES:
        outline = drawing().cards[card.number][turns]
        drawn = {(one.colour, one.path): shapes[one.ribbon].line for one in outline.paths}
        pink, yellow = turn_paths(card.pink, turns), turn_paths(card.yellow, turns)
        assert drawn == {
            **{("pink", n): ribbon(path.edges, "pink", yellow) for n, path in enumerate(pink)},
            **{("yellow", n): ribbon(path.edges, "yellow", pink) for n, path in enumerate(yellow)},
        }


def test_every_house_stands_where_the_picture_has_it() -> None:
    for card, turns in FACES:
        for colour in COLOURS:
            paths = turn_paths(card.paths(colour), turns)
            houses = [
                one for one in drawing().cards[card.number][turns].houses if one.colour == colour
            ]
            assert [one.at for one in houses] == house_points(paths, colour)
            assert [one.number for one in houses] == list(range(len(houses)))
            assert [paths[one.path].houses > 0 for one in houses] == [True] * len(houses)


@pytest.mark.rule("TRAIL-3")
def test_one_of_two_crossing_paths_has_a_bridge_and_is_drawn_above() -> None:
    for card, turns in FACES:
        for colour in COLOURS:
            paths = drawing().cards[card.number][turns].paths
            own = [one for one in paths if one.colour == colour]
            edges = sorted(path.edges for path in turn_paths(card.paths(colour), turns))
            bridges = [one.bridge is not None for one in own]
            assert bridges == ([False, True] if edges == ["EW", "NS"] else [False] * len(own))


def test_colours_cross_facing_sides_at_the_same_height() -> None:
    for colour in COLOURS:
        at = drawing().crossings[colour]
        assert set(at) == set(SIDES)
        assert at["N"][0] == at["S"][0]
        assert at["E"][1] == at["W"][1]


def test_a_curve_is_longer_than_its_chord_and_shorter_than_its_corner() -> None:
    bend = line_length("M0 0C0 5.5 4.5 10 10 10")
    assert 14.2 < bend < 20
    assert bend == pytest.approx(15.7, abs=0.1)
