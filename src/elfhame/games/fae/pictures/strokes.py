"""Where the pen goes: smooth outlines of the faces of Fae's map, rivers, and places for signs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise, repeat
from math import dist
from random import Random

from ..data import planar
from ..data.components import MAP, Space

Spot = tuple[float, float]


@cache
def junctions() -> frozenset[planar.Point]:
    """The points where three or more borders meet; outlines are smooth only between them."""
    every = {planar.undirected(side) for ring in _rings() for side in planar.sides(ring)}
    met = Counter(point for side in every for point in side)
    return frozenset(point for point, count in met.items() if count > 2)


@cache
def coast() -> tuple[planar.Point, ...]:
    """The ring around all land and lakes."""
    rings = {str(number): ring for number, ring in enumerate(_rings())}
    return tuple(planar.outline(planar.owners(rings)))


def _rings() -> list[planar.Ring]:
    return [*(space.polygon for space in MAP.space), *(lake.shore for lake in MAP.lake)]


def chains(line: Sequence[planar.Point]) -> Iterator[Sequence[planar.Point]]:
    """The line cut at the junctions."""
    start = 0
    for i in range(1, len(line)):
        if line[i] in junctions() or i == len(line) - 1:
            yield line[start : i + 1]
            start = i


def smooth_outline(ring: planar.Ring) -> str:
    """The ring as a smooth path. Both neighbours of a border draw it exactly alike."""
    first = next((i for i, point in enumerate(ring) if point in junctions()), 0)
    turned = [*ring[first:], *ring[: first + 1]]
    return f"M{_at(turned[0])}" + "".join(map(_smooth, chains(turned))) + "z"


def _smooth(chain: Sequence[planar.Point]) -> str:
    """From the chain's first point to its last, bending towards those between."""
    if len(chain) == 2:
        return f"L{_at(chain[1])}"
    halfway = [_half(a, b) for a, b in pairwise(chain[1:-1])]
    ends = [*halfway, chain[-1]]
    return f"Q{_at(chain[1])} {_at(ends[0])}" + "".join(f"T{_at(end)}" for end in ends[1:])


def _half(a: planar.Point, b: planar.Point) -> Spot:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _at(spot: Spot) -> str:
    return f"{spot[0]:g} {spot[1]:g}"


@cache
def ribbons() -> dict[float, str]:
    """The rivers in short pieces, by their width: broad at the mouth, narrow far from it."""
    far = _way_to_mouth()
    pieces: dict[float, str] = defaultdict(str)
    for river in MAP.river:
        for chain in chains(river.course):
            for start, bend, end in _pieces(chain):
                width = round(2 * max(6.0, 10.0 - far[bend] / 45)) / 2
                pieces[width] += f"M{_at(start)}Q{_at(bend)} {_at(end)}"
    return dict(sorted(pieces.items()))


def _pieces(chain: Sequence[planar.Point]) -> Iterator[tuple[Spot, planar.Point, Spot]]:
    """The bends of a chain, each from where it starts over its corner to where it ends."""
    if len(chain) == 2:
        yield chain[0], chain[0], chain[1]
        return
    ends = [chain[0], *(_half(a, b) for a, b in pairwise(chain[1:-1])), chain[-1]]
    yield from zip(ends, chain[1:-1], ends[1:], strict=False)


def _way_to_mouth() -> dict[planar.Point, float]:
    """How far each point of a river is from the sea or a lake, along the rivers."""
    steps: dict[planar.Point, list[planar.Point]] = defaultdict(list)
    for river in MAP.river:
        for a, b in pairwise(river.course):
            steps[a].append(b)
            steps[b].append(a)
    mouths = {*coast(), *(point for lake in MAP.lake for point in lake.shore)}
    waiting = [(0.0, point) for point in sorted(mouths & steps.keys())]
    far: dict[planar.Point, float] = {}
    while waiting:
        way, here = heappop(waiting)
        if far.setdefault(here, way) == way:
            for there in steps[here]:
                if there not in far:
                    heappush(waiting, (way + dist(here, there), there))
    return defaultdict(lambda: 200.0, far)


def clearance(spot: Spot, ring: planar.Ring) -> float:
    """How far the spot is from the ring; negative outside it."""
    near = min(map(dist, repeat(spot), ring))
    return near if planar.inside((round(spot[0]), round(spot[1])), ring) else -near


@cache
def scattered(space: Space) -> tuple[Spot, tuple[Spot, ...]]:
    """A place for the space's name and places for what grows there.

    They keep off the border, the place of the tokens, the region's name, and each other.
    """
    free = _free(space)
    name = max(
        free,
        key=lambda spot: min(free[spot], 18) - abs(dist(spot, space.centre) - 33),
        default=space.centre,
    )
    taken: list[Spot] = []
    for room, apart in ((14, 24), (11, 22), (9, 19)):
        for spot in sorted(free, key=lambda spot: -min(free[spot], 17)):
            if free[spot] > room and all(dist(spot, other) > apart for other in (name, *taken)):
                taken.append(spot)
        if len(taken) > 2:
            break
    return name, tuple(sorted(taken, key=lambda spot: spot[1]))


def _free(space: Space) -> dict[Spot, float]:
    """Many spots of the space where a sign may be drawn, and how far each is from the border."""
    chance = Random(space.name)
    across, down = zip(*space.polygon, strict=True)
    found: dict[Spot, float] = {}
    for _ in range(250):
        x, y = chance.uniform(min(across), max(across)), chance.uniform(min(down), max(down))
        if dist((x, y), space.centre) > 26 and _beside_name(space, (x, y)) > 9:
            found[x, y] = _room(x, y, space.polygon)
    return {spot: room for spot, room in found.items() if room > 9}


def _room(x: float, y: float, ring: planar.Ring) -> float:
    """How far a sign at this spot is from the ring; signs are broader than high."""
    room = clearance((x, y), ring)
    if room > 9:
        room = min(room, *(clearance((x + way, y), ring) + 7 for way in (-11, 11)))
    return room


def _beside_name(space: Space, spot: Spot) -> float:
    """How far the spot is above, below or beside the lettered name of its region."""
    region = next(region for region in MAP.region if region.letter == space.name[0])
    across = abs(spot[0] - region.label[0]) - 4.4 * len(region.name)
    return max(across, abs(spot[1] - region.label[1]) - 8)
