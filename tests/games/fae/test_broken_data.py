"""Broken data files of Fae: each gives one clear refusal, and never another error."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from elfhame.games.fae.data import planar
from elfhame.games.fae.data.components import MAP, TERRAINS, Lake, Space, read_map, read_rituals
from elfhame.games.fae.data.tables import WAYS
from elfhame.kernel.refused import Refused

Table = dict[str, Any]
DATA = files("elfhame.games.fae").joinpath("data")
TEXT = DATA.joinpath("map.toml").read_text("utf-8")
CARDS = DATA.joinpath("cards.toml").read_text("utf-8")
NEW_LAKE = f"lake[{len(MAP.lake)}].shore"
SPACE = {space.name: space for space in MAP.space}


def written(table: Table) -> str:
    """The table as TOML; its values look the same as in JSON."""
    plain = [f"{key} = {json.dumps(v)}" for key, v in table.items() if not _is_tables(v)]
    for key, value in table.items():
        for row in value if _is_tables(value) else ():
            plain += [f"[[{key}]]", *(f"{name} = {json.dumps(v)}" for name, v in row.items())]
    return "\n".join(plain)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(row, dict) for row in value)


def edited(edit: Callable[[Table], object], text: str = TEXT) -> str:
    """The file after an edit, which must change something."""
    table = tomllib.loads(text)
    edit(table)
    assert table != tomllib.loads(text)
    return written(table)


def row(table: Table, name: str) -> Table:
    """The table of the space with this name."""
    return next(space for space in table["space"] if space["name"] == name)


def across_a_lake() -> tuple[Space, Space]:
    """Two spaces on opposite shores of a lake that aren't adjacent."""
    shore = {*MAP.lake[0].shore}
    around = [space for space in MAP.space if len(shore & {*space.polygon}) > 1]
    return next((a, b) for a, b in combinations(around, 2) if b.name not in a.neighbours)


# -- broken maps -------------------------------------------------------------------------------


def _drop_neighbour(table: Table) -> None:
    row(table, "A1")["neighbours"].pop()


def _swap_neighbours(table: Table) -> None:
    row(table, "A1")["neighbours"].reverse()


def _join_over_lake(table: Table) -> None:
    one, other = across_a_lake()
    for here, there in ((one.name, other.name), (other.name, one.name)):
        row(table, here)["neighbours"] = sorted([*SPACE[here].neighbours, there])


def _join_itself(table: Table) -> None:
    row(table, "A1")["neighbours"].insert(0, "A1")


def _move_vertex(table: Table) -> None:
    """Moves a point in the middle of a common border; a corner at the sea could be moved."""
    other = SPACE[SPACE["A1"].neighbours[0]].polygon
    both = [point for point in row(table, "A1")["polygon"] if tuple(point) in other]
    both[len(both) // 2][0] += 1


def _turn_ring(table: Table) -> None:
    row(table, "A1")["polygon"].reverse()


def _repeat_vertex(table: Table) -> None:
    row(table, "A1")["polygon"].append(row(table, "A1")["polygon"][3])


def _no_ring(table: Table) -> None:
    row(table, "A1")["polygon"] = []


def _move_centre(table: Table) -> None:
    row(table, "A1")["centre"] = row(table, "L5")["centre"]


def _centre_on_border(table: Table) -> None:
    row(table, "A1")["centre"] = row(table, "A1")["polygon"][0]


def _change_terrain(table: Table) -> None:
    own = row(table, "A1")["terrain"]
    row(table, "A1")["terrain"] = next(terrain for terrain in TERRAINS if terrain != own)


def _swap_terrains(table: Table) -> None:
    """Each region still has all terrains, but one terrain has more than fifteen spaces."""
    for letter in "ABCDEFGHIJKL":
        own = [space for space in table["space"] if space["name"][0] == letter]
        seen = [space["terrain"] for space in own]
        double = next(terrain for terrain in TERRAINS if seen.count(terrain) == 2)
        if double != "hills":
            own[seen.index(double)]["terrain"] = "hills"
            return


def _drop_space(table: Table) -> None:
    table["space"].pop()


def _swap_spaces(table: Table) -> None:
    table["space"][0], table["space"][1] = table["space"][1], table["space"][0]


def _drop_region(table: Table) -> None:
    table["region"].pop()


def _rename_region(table: Table) -> None:
    table["region"][0]["name"] = "Zephyr"


def _label_at_sea(table: Table) -> None:
    table["region"][3]["label"] = [2000, 100]


def _drop_river(table: Table) -> None:
    table["river"].pop()


def _shorten_river(table: Table) -> None:
    table["river"][0]["course"].pop()


def _double_river(table: Table) -> None:
    table["river"].append(table["river"][0])


def _drop_lake(table: Table) -> None:
    table["lake"].pop()


def _lake_out_of_place(table: Table) -> None:
    table["lake"][0]["shore"] = [[0, 0], [9, 0], [9, 9]]


def _narrow_sheet(table: Table) -> None:
    table["width"] = max(x for space in MAP.space for x, _ in space.polygon) - 1


@pytest.mark.rule("FAE-8D")
@pytest.mark.parametrize(
    ("edit", "rule", "field"),
    [
        (_drop_neighbour, "FAE-27R", r"space\[A1\].neighbours"),
        (_swap_neighbours, "FAE-27R", r"space\[A1\].neighbours"),
        (_join_over_lake, "FAE-27R", r"space\[..\].neighbours"),
        (_join_itself, "FAE-27R", r"space\[A1\].neighbours"),
        (_move_vertex, None, "polygon"),
        (_turn_ring, None, r"space\[A1\].polygon"),
        (_repeat_vertex, None, r"space\[A1\].polygon"),
        (_no_ring, None, r"space\[A1\].polygon"),
        (_move_centre, None, r"space\[A1\].centre"),
        (_centre_on_border, None, r"space\[A1\].centre"),
        (_change_terrain, "FAE-3", None),
        (_swap_terrains, "FAE-3", None),
        (_drop_space, "FAE-1", None),
        (_swap_spaces, "FAE-2", r"space\[A2\].name"),
        (_drop_region, "FAE-2", "region"),
        (_rename_region, None, r"region\[A\].name"),
        (_label_at_sea, None, r"region\[D\].label"),
        (_drop_river, "FAE-2", "river"),
        (_shorten_river, "FAE-2", "river"),
        (_double_river, None, r"river\[\d+\].course"),
        (_drop_lake, None, "polygon"),
        (_lake_out_of_place, None, "polygon"),
        (_narrow_sheet, None, r"space\[..\].polygon"),
    ],
)
def test_a_map_edited_by_hand_is_refused(
    edit: Callable[[Table], None], rule: str | None, field: str | None
) -> None:
    with pytest.raises(Refused) as refused:
        read_map(edited(edit))
    assert refused.value.rule == rule
    assert re.fullmatch(field or "", refused.value.field or "")


def rings() -> dict[str, list[planar.Point]]:
    """The polygons of the map by the names of their spaces, for tests to change."""
    return {space.name: list(space.polygon) for space in MAP.space}


def set_right(table: Table, ring: dict[str, list[planar.Point]]) -> None:
    """Set polygons, neighbours and rivers to match the rings."""
    common = planar.shared(planar.owners(ring))
    for space in table["space"]:
        near = {name for pair in common.values() if space["name"] in pair for name in pair}
        space["polygon"] = ring[space["name"]]
        space["neighbours"] = sorted(near - {space["name"]})
    table["river"] = [{"course": side} for side, (a, b) in common.items() if a[0] != b[0]]


def drained(ring: list[planar.Point], lake: Lake) -> list[planar.Point]:
    """The ring of a space after it absorbs an adjacent lake."""
    return planar.outline(planar.owners({"dry": ring, "wet": lake.shore}))


def _drain_lakes(table: Table) -> None:
    """Each lake becomes part of an adjacent space: too many spaces touch."""
    ring = rings()
    for lake in MAP.lake:
        here = planar.owners(ring)[lake.shore[1], lake.shore[0]]
        ring[here] = drained(ring[here], lake)
    table["lake"] = []
    set_right(table, ring)


def _swap_places(table: Table) -> None:
    """A1 and L5 swap places: their regions are in pieces."""
    ring = rings()
    one, other = row(table, "A1"), row(table, "L5")
    ring["A1"], ring["L5"] = ring["L5"], ring["A1"]
    one["centre"], other["centre"] = other["centre"], one["centre"]
    set_right(table, ring)


def _lake_between_friends(table: Table) -> None:
    """A pond where three spaces meet that still touch each other."""
    ring = rings()
    owner = planar.owners(ring)
    corner, pool = next((spot, near) for spot in ring["A1"] if (near := pool_around(spot, owner)))
    for polygon in ring.values():
        if corner in polygon:
            polygon.remove(corner)
    table["lake"].append({"name": "Puddle", "shore": pool})
    set_right(table, ring)


def pool_around(spot: planar.Point, owner: dict[planar.Side, str]) -> list[planar.Point]:
    """The ring through the points next to the spot, if exactly three spaces meet there."""
    near = [b for a, b in owner if a == spot and (b, a) in owner]
    if len(near) != 3:
        return []
    return near if planar.twice_area(near) > 0 else near[::-1]


def _lake_at_sea(table: Table) -> None:
    """A lake outside the coast."""
    faces = rings() | {lake.name: list(lake.shore) for lake in MAP.lake}
    coast = planar.outline(planar.owners(faces))
    bends = (coast[i : i + 3] for i in range(len(coast) - 2))
    hollow = next(bend for bend in bends if planar.turn(*bend) < 0)
    table["lake"].append({"name": "Lagoon", "shore": hollow[::-1]})


@pytest.mark.parametrize(
    ("edit", "rule", "field"),
    [
        pytest.param(_drain_lakes, "FAE-8D", None, marks=pytest.mark.rule("FAE-8D")),
        pytest.param(_swap_places, "FAE-2", None, marks=pytest.mark.rule("FAE-2")),
        pytest.param(_lake_between_friends, "FAE-26", NEW_LAKE, marks=pytest.mark.rule("FAE-26")),
        (_lake_at_sea, None, NEW_LAKE),
    ],
)
def test_a_map_with_a_single_fault_is_refused(
    edit: Callable[[Table], None], rule: str | None, field: str | None
) -> None:
    with pytest.raises(Refused) as refused:
        read_map(edited(edit))
    assert (refused.value.rule, refused.value.field) == (rule, field)


def _drain_lakes_at_f2(table: Table) -> None:
    """F2 absorbs both lakes at its shore: nine spaces touch it."""
    ring = rings()
    for number in (4, 1):
        ring["F2"] = drained(ring["F2"], MAP.lake[number])
        table["lake"].pop(number)
    set_right(table, ring)


@pytest.mark.rule("FAE-8D")
def test_a_space_with_too_many_neighbours_is_refused() -> None:
    with pytest.raises(Refused, match=f"at most {WAYS} neighbours, not 9") as refused:
        read_map(edited(_drain_lakes_at_f2))
    assert (refused.value.rule, refused.value.field) == ("FAE-8D", "space[F2].neighbours")


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (lambda table: row(table, "A1").update(magic=1), r"space\[0\].magic"),
        (lambda table: row(table, "A1").update(terrain="swamp"), r"space\[0\].terrain"),
        (lambda table: row(table, "A1").update(centre="here"), r"space\[0\].centre"),
        (lambda table: row(table, "A1").update(centre=[1, 2, 3]), r"space\[0\].centre"),
        (lambda table: row(table, "A1").update(centre=[0.5, 2]), r"space\[0\].centre\[0\]"),
        (lambda table: row(table, "A1").update(centre=[-1, 2]), r"space\[0\].centre\[0\]"),
        (lambda table: row(table, "A1").pop("polygon"), r"space\[0\].polygon"),
        (lambda table: table["lake"][0].update(name=""), r"lake\[0\].name"),
        (lambda table: table.pop("river"), "river"),
    ],
)
def test_a_map_with_wrong_fields_or_types_is_refused(
    edit: Callable[[Table], object], field: str
) -> None:
    with pytest.raises(Refused) as refused:
        read_map(edited(edit))
    assert re.fullmatch(field, refused.value.field or "")


@pytest.mark.parametrize("text", ["", "width = ", "\x00", "a = " + "[" * 100_000, "[[space]]\n"])
def test_a_text_that_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_map(text)
    with pytest.raises(Refused):
        read_rituals(text)


def test_random_changes_to_the_map_are_refused_or_harmless() -> None:
    chance = random.Random(3)
    junk = ('"', "[", "]", "7", "-1", "A1", "hills", "1e9", "\n", "= ", "1979-05-27", "[[lake]]\n")
    for _ in range(60):
        spot = chance.randrange(len(TEXT))
        text = TEXT[:spot] + chance.choice(junk) + TEXT[spot + chance.randrange(3) :]
        with suppress(Refused):
            assert read_map(text).space


# -- broken cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "rule"),
    [
        (lambda table: table["ritual"].pop(), "FAE-5"),
        (lambda table: table["ritual"].reverse(), "FAE-5"),
        (lambda table: table["ritual"][0].update(count=3), "FAE-5"),
        (lambda table: table["ritual"][0].update(blessed=["mushrooms"]), "FAE-6"),
        (lambda table: table["ritual"][0].update(blessed=["hills", "forest"]), "FAE-6"),
        (lambda table: table["ritual"][0].pop("cursed"), "FAE-6"),
        (lambda table: table["ritual"][4].update(cursed="hills"), "FAE-6"),
        (lambda table: table["ritual"][4]["blessed"].pop(), "FAE-6"),
        (lambda table: table["ritual"][0].update(colour="blue"), None),
        (lambda table: table["ritual"][0].update(cursed="swamp"), None),
    ],
)
@pytest.mark.rule("FAE-5", "FAE-6")
def test_cards_edited_by_hand_are_refused(
    edit: Callable[[Table], object], rule: str | None
) -> None:
    with pytest.raises(Refused) as refused:
        read_rituals(edited(edit, CARDS))
    assert refused.value.rule == rule
