"""The map of Fae and its ritual cards match the ledger."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from elfhame.games.fae.data import planar
from elfhame.games.fae.data.components import COLOURS, MAP, RITUALS, TERRAINS, Space

SPACE = {space.name: space for space in MAP.space}


def ashore(shore: planar.Ring) -> list[Space]:
    """The spaces around a lake."""
    wet = {planar.undirected(side) for side in planar.sides(shore)}
    return [
        space
        for space in MAP.space
        if wet & {planar.undirected(side) for side in planar.sides(space.polygon)}
    ]


def touch(one: Space, other: Space) -> bool:
    """Whether druids can be led from one to the other."""
    return other.name in one.neighbours


@pytest.mark.rule("FAE-1")
def test_there_are_sixty_spaces_with_one_terrain_each() -> None:
    assert len(MAP.space) == 60
    assert {space.terrain for space in MAP.space} == set(TERRAINS)


@pytest.mark.rule("FAE-2")
def test_there_are_twelve_regions_of_five_connected_spaces() -> None:
    assert "".join(region.letter for region in MAP.region) == "ABCDEFGHIJKL"
    assert [s.name for s in MAP.space] == [f"{r}{n}" for r in "ABCDEFGHIJKL" for n in range(1, 6)]
    for region in MAP.region:
        own = [f"{region.letter}{n}" for n in range(1, 6)]
        steps = {name: [n for n in SPACE[name].neighbours if n in own] for name in own}
        assert planar.reachable(own[0], steps) == set(own)


@pytest.mark.rule("FAE-2")
def test_water_runs_along_every_border_between_regions_and_no_other() -> None:
    wet = {planar.undirected(side) for river in MAP.river for side in pairwise(river.course)}
    for one in MAP.space:
        for name in one.neighbours:
            common = {planar.undirected(side) for side in planar.sides(one.polygon)}
            common &= {planar.undirected(side) for side in planar.sides(SPACE[name].polygon)}
            assert common <= wet if name[0] != one.name[0] else not common & wet


@pytest.mark.rule("FAE-3")
def test_each_region_has_all_terrains_and_the_board_fifteen_of_each() -> None:
    assert TERRAINS == ("hills", "mushrooms", "mountains", "forest")
    for region in MAP.region:
        own = [space.terrain for space in MAP.space if space.name[0] == region.letter]
        assert set(own) == set(TERRAINS)
        assert len(own) == 5
    everywhere = [space.terrain for space in MAP.space]
    assert [everywhere.count(terrain) for terrain in TERRAINS] == [15] * 4


@pytest.mark.rule("FAE-4", "FAE-7")
def test_druids_markers_and_spirits_have_five_colours() -> None:
    assert COLOURS == ("blue", "yellow", "red", "purple", "black")
    assert len(MAP.region) == 12, "one druid of each colour in each region makes twelve a colour"


@pytest.mark.rule("FAE-5")
def test_there_are_twelve_ritual_cards_in_five_values() -> None:
    assert {card.value: card.count for card in RITUALS} == {1: 4, 2: 3, 3: 2, 4: 2, 5: 1}


@pytest.mark.rule("FAE-6", "FAE-9D")
def test_each_value_blesses_and_curses_its_pair() -> None:
    assert [(card.blessed, card.cursed) for card in RITUALS] == [
        (("hills",), "mushrooms"),
        (("mushrooms",), "mountains"),
        (("mountains",), "forest"),
        (("forest",), "hills"),
        (TERRAINS, None),
    ]


@pytest.mark.rule("FAE-13", "FAE-14")
def test_the_piles_determine_the_card_of_every_ritual() -> None:
    order = [card.value for card in RITUALS for _ in range(card.count)]
    assert order == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("FAE-8D")
def test_mean_degree_and_number_of_lakes_are_within_the_bounds() -> None:
    degrees = [len(space.neighbours) for space in MAP.space]
    assert 4.3 <= sum(degrees) / 60 <= 4.7
    assert min(degrees) >= 2
    assert degrees.count(2) <= 2
    assert max(degrees) <= 8
    assert 5 <= len(MAP.lake) <= 8


@pytest.mark.rule("FAE-8D")
def test_random_games_take_about_44_moves_and_mostly_reach_the_twelfth_ritual() -> None:
    chance, games = random.Random(8), 150
    played = [_random_game(chance) for _ in range(games)]
    assert 42.5 < sum(moves for moves, _ in played) / games < 45.5
    assert sum(rituals >= 12 for _, rituals in played) / games > 0.88


def _random_game(chance: random.Random) -> tuple[int, int]:
    """The number of moves and rituals in a random game (FAE-20 to FAE-24, FAE-30)."""
    group, moves, rituals = dict.fromkeys(SPACE, 1), 0, 0
    while rituals < 12:
        ways = [(a, b) for a in group if group[a] < 7 for b in SPACE[a].neighbours if b in group]
        if not ways:
            break
        source, target = chance.choice(ways)
        group[target] += group.pop(source)
        moves += 1
        near = [name for name in SPACE[source].neighbours if name in group]
        rituals += sum(not group.keys() & set(SPACE[name].neighbours) for name in near)
    return moves, rituals


@pytest.mark.rule("FAE-25")
def test_spaces_on_both_sides_of_a_river_are_adjacent() -> None:
    over = [(a, b) for a in MAP.space for b in a.neighbours if a.name[0] != b[0]]
    assert len(over) > 60


@pytest.mark.rule("FAE-26")
def test_every_lake_separates_two_spaces() -> None:
    for lake in MAP.lake:
        around = ashore(lake.shore)
        assert any(a is not b and not touch(a, b) for a in around for b in around), lake.name


@pytest.mark.rule("FAE-27R")
def test_adjacent_spaces_share_a_border_long_enough_to_see() -> None:
    for one in MAP.space:
        for other in MAP.space:
            common = set(planar.sides(one.polygon)) & {
                (b, a) for a, b in planar.sides(other.polygon)
            }
            length = sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in common)
            assert length >= 20 if touch(one, other) else not common
            if one is not other and not touch(one, other):
                assert not {*one.polygon} & {*other.polygon}, "meeting in a point confuses"
