"""The country of Fae: regions, spaces, rivers, lakes, and the rules that a map has to obey."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from ....kernel.data_files import bound
from ....kernel.refused import Refused
from . import planar

Terrain = Literal["hills", "mushrooms", "mountains", "forest"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
REGIONS: Final = "ABCDEFGHIJKL"
SPACES_OF_A_REGION: Final = 5
SPACES_OF_A_TERRAIN: Final = 15
MEAN_DEGREE: Final = (4.3, 4.7)
MOST_NEIGHBOURS: Final = 8
"""The rules number the ways out of a space from 0 to 7."""

Length = Annotated[int, Meta(ge=0, le=10_000)]
MapPoint = tuple[Length, Length]
Text = Annotated[str, Meta(min_length=1, max_length=40)]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """Five spaces with water around them (FAE-2); its name is lettered around `label`."""

    letter: str
    name: Text
    label: MapPoint


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space, its terrain (FAE-1), and the spaces one may move to (FAE-25 to FAE-27R)."""

    name: str
    terrain: Terrain
    centre: MapPoint
    polygon: tuple[MapPoint, ...]
    neighbours: tuple[str, ...]


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """Running water between regions; it can be crossed (FAE-25)."""

    course: tuple[MapPoint, ...]


class Lake(Struct, frozen=True, forbid_unknown_fields=True):
    """Still water; it cannot be crossed (FAE-26)."""

    name: Text
    shore: tuple[MapPoint, ...]


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The country (FAE-8D). A space is known by its index: A1 is 0, L5 is 59."""

    width: Length
    height: Length
    region: tuple[Region, ...]
    space: tuple[Space, ...]
    river: tuple[River, ...]
    lake: tuple[Lake, ...]


def check(country: Map) -> None:
    """Refused unless the map obeys FAE-1 to FAE-3, FAE-8D and FAE-25 to FAE-27R."""
    for rule in _RULES:
        rule(country)


def _check_regions(country: Map) -> None:
    if "".join(region.letter for region in country.region) != REGIONS:
        raise Refused("the regions are A to L, in this order", rule="FAE-2", field="region")
    for region in country.region:
        if not region.name.startswith(region.letter):
            raise Refused(f"starts with {region.letter}", field=f"region[{region.letter}].name")
        if not _on_sheet(country, region.label):
            raise Refused("leaves the sheet", field=f"region[{region.letter}].label")


def _check_spaces(country: Map) -> None:
    if len(country.space) != len(REGIONS) * SPACES_OF_A_REGION:
        raise Refused(f"the board has 60 spaces, not {len(country.space)}", rule="FAE-1")
    order = [f"{letter}{n}" for letter in REGIONS for n in range(1, SPACES_OF_A_REGION + 1)]
    for name, space in zip(order, country.space, strict=True):
        if space.name != name:
            raise Refused(f"{name} comes here", rule="FAE-2", field=f"space[{space.name}].name")


def _check_terrains(country: Map) -> None:
    for letter in REGIONS:
        seen = {space.terrain for space in country.space if space.name[0] == letter}
        if len(seen) < len(TERRAINS):
            bound(__package__, Refused(f"region {letter} lacks a terrain", rule="FAE-3"))
    for terrain in TERRAINS:
        count = sum(space.terrain == terrain for space in country.space)
        if count != SPACES_OF_A_TERRAIN:
            reason = f"{count} spaces are {terrain}, not {SPACES_OF_A_TERRAIN}"
            bound(__package__, Refused(reason, rule="FAE-3"))


def _check_rings(country: Map) -> None:
    for name, ring in _faces(country).items():
        if not planar.is_simple(ring) or planar.twice_area(ring) <= 0:
            raise Refused("is no simple ring in the common direction", field=name)
        if not all(_on_sheet(country, point) for point in ring):
            raise Refused("leaves the sheet", field=name)
    planar.outline(planar.owners(_faces(country)))


def _check_centres(country: Map) -> None:
    for space in country.space:
        if not planar.inside(space.centre, space.polygon):
            raise Refused("lies outside the polygon", field=f"space[{space.name}].centre")


def _check_neighbours(country: Map) -> None:
    order = [space.name for space in country.space]
    touching: dict[str, set[str]] = {name: set() for name in order}
    for one, other in _borders(country).values():
        touching[one].add(other)
        touching[other].add(one)
    for space in country.space:
        expected = tuple(name for name in order if name in touching[space.name])
        if space.neighbours != expected:
            reason = f"shares a border with {', '.join(expected)}, in this order"
            raise Refused(reason, rule="FAE-27R", field=f"space[{space.name}].neighbours")


def _check_degree(country: Map) -> None:
    for space in country.space:
        if len(space.neighbours) > MOST_NEIGHBOURS:
            reason = f"has at most {MOST_NEIGHBOURS} neighbours, not {len(space.neighbours)}"
            raise Refused(reason, rule="FAE-8D", field=f"space[{space.name}].neighbours")
    mean = sum(len(space.neighbours) for space in country.space) / len(country.space)
    if not MEAN_DEGREE[0] <= mean <= MEAN_DEGREE[1]:
        reason = f"the mean number of neighbours is {mean:.2f}"
        bound(__package__, Refused(reason, rule="FAE-8D"))


def _check_connected(country: Map) -> None:
    steps = {space.name: space.neighbours for space in country.space}
    if len(planar.reachable("A1", steps)) < len(steps):
        raise Refused("a space cannot be reached from A1", rule="FAE-8D")
    for letter in REGIONS:
        own = {
            name: [n for n in near if n[0] == letter]
            for name, near in steps.items()
            if name[0] == letter
        }
        if len(planar.reachable(f"{letter}1", own)) < len(own):
            raise Refused(f"region {letter} is in pieces", rule="FAE-2")


def _check_rivers(country: Map) -> None:
    wet = {side for side, (one, two) in _borders(country).items() if one[0] != two[0]}
    for number, river in enumerate(country.river):
        for side in map(planar.undirected, pairwise(river.course)):
            if side not in wet:
                raise Refused(f"{side} parts no two regions", field=f"river[{number}].course")
            wet.remove(side)
    if wet:
        raise Refused(f"no river at {min(wet)}, between two regions", rule="FAE-2", field="river")


def _check_lakes(country: Map) -> None:
    near = {space.name: {space.name, *space.neighbours} for space in country.space}
    owner = planar.owners({space.name: space.polygon for space in country.space})
    for number, lake in enumerate(country.lake):
        around = {owner.get((b, a), "") for a, b in planar.sides(lake.shore)}
        if not around <= near.keys():
            raise Refused("lies between spaces only", field=f"lake[{number}].shore")
        if all(around <= near[name] for name in around):
            field = f"lake[{number}].shore"
            bound(__package__, Refused("parts no two spaces", rule="FAE-26", field=field))


def _on_sheet(country: Map, point: MapPoint) -> bool:
    return point[0] <= country.width and point[1] <= country.height


def _faces(country: Map) -> dict[str, tuple[MapPoint, ...]]:
    spaces = {f"space[{space.name}].polygon": space.polygon for space in country.space}
    return spaces | {f"lake[{n}].shore": lake.shore for n, lake in enumerate(country.lake)}


def _borders(country: Map) -> dict[planar.Side, tuple[str, str]]:
    """Each side that two spaces share, and the names of the two."""
    owner = planar.owners({space.name: space.polygon for space in country.space})
    return planar.shared(owner)


_RULES: Final[tuple[Callable[[Map], None], ...]] = (
    _check_regions,
    _check_spaces,
    _check_terrains,
    _check_rings,
    _check_centres,
    _check_neighbours,
    _check_connected,
    _check_degree,
    _check_rivers,
    _check_lakes,
)
