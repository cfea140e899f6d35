"""The outlines that clients draw cover the whole map."""

from __future__ import annotations

import pytest

from elfhame.games.fae.data import planar
from elfhame.games.fae.data.components import MAP
from elfhame.games.fae.pictures.outlines import drawing
from elfhame.games.fae.pictures.strokes import smooth_outline


def test_every_space_has_the_outline_of_the_picture() -> None:
    assert list(drawing().spaces) == [space.name for space in MAP.space]
    for space in MAP.space:
        assert drawing().spaces[space.name].path == smooth_outline(space.polygon)


def test_names_and_growths_stay_within_their_space() -> None:
    for space in MAP.space:
        outline = drawing().spaces[space.name]
        for x, y in (outline.label, *outline.growths):
            assert planar.inside((round(x), round(y)), space.polygon)


def test_the_bounds_hold_every_space() -> None:
    left, top, right, bottom = drawing().bounds
    for space in MAP.space:
        for x, y in space.polygon:
            assert left <= x <= right
            assert top <= y <= bottom


@pytest.mark.rule("FAE-26", "FAE-27R")
def test_spaces_that_only_touch_are_no_neighbours() -> None:
    by_name = {space.name: space for space in MAP.space}
    pairs = [(name, other) for name, one in drawing().spaces.items() for other in one.touches]
    assert pairs
    for name, other in pairs:
        assert other not in by_name[name].neighbours
        assert name in drawing().spaces[other].touches
