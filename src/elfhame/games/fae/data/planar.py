"""Exact geometry in whole numbers: rings, their sides, and how faces lie beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from ....kernel.refused import Refused

Point = tuple[int, int]
Ring = Sequence[Point]
Side = tuple[Point, Point]


def sides(ring: Ring) -> Iterator[Side]:
    """The sides of a closed ring, in its direction."""
    return pairwise((*ring, *ring[:1]))


def undirected(side: Side) -> Side:
    """The side, whichever way it is walked."""
    return min(side), max(side)


def turn(a: Point, b: Point, c: Point) -> int:
    """Twice the signed area of the triangle; its sign tells which way the path a, b, c turns."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def twice_area(ring: Ring) -> int:
    """Twice the area, positive for a ring that runs in the map's common direction."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in sides(ring))


def lies_on(point: Point, side: Side) -> bool:
    """Whether the point is on the side, its ends included."""
    (a, b), (x, y) = side, point
    between = min(a[0], b[0]) <= x <= max(a[0], b[0]) and min(a[1], b[1]) <= y <= max(a[1], b[1])
    return between and turn(a, b, point) == 0


def inside(point: Point, ring: Ring) -> bool:
    """Whether the point is strictly inside the ring."""
    height, crossed = point[1], 0
    for a, b in sides(ring):
        if (a[1] - height) * (b[1] - height) > 0:  # the side is above or below
            continue
        if lies_on(point, (a, b)):
            return False
        if (a[1] > height) != (b[1] > height):
            crossed += (turn(a, b, point) > 0) == (b[1] > a[1])
    return crossed % 2 == 1


def clash(one: Side, two: Side) -> bool:
    """Whether two sides have a point in common other than one end of both."""
    (a, b), (c, d) = one, two
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    free = {a, b} ^ {c, d}
    if len(free) == 0 or any(lies_on(p, one) and lies_on(p, two) for p in free):
        return True
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def is_simple(ring: Ring) -> bool:
    """Whether the ring has an inside and never meets itself."""
    if len(ring) < 3 or len(set(ring)) < len(ring):
        return False
    waiting = sorted(undirected(side) for side in sides(ring))
    for i, one in enumerate(waiting):
        for two in waiting[i + 1 :]:
            if two[0][0] > one[1][0]:
                break
            if clash(one, two):
                return False
    return True


def owners(faces: Mapping[str, Ring]) -> dict[Side, str]:
    """The face on the inner side of each edge. Raises Refused if an edge has two such faces."""
    found: dict[Side, str] = {}
    for name, ring in faces.items():
        for side in sides(ring):
            if side in found:
                raise Refused(f"overlaps {found[side]}", field=name)
            found[side] = name
    return found


def outline(owner: Mapping[Side, str]) -> list[Point]:
    """The ring of edges with a face on one side only.

    Shared sides cancel out. So if every face is a simple ring of the common direction and what
    is left is one simple ring too, the faces fill it without gap or overlap.
    """
    onward = {a: b for a, b in owner if (b, a) not in owner}
    if len(onward) < sum((b, a) not in owner for a, b in owner) or not onward:
        raise Refused("the faces do not fit together at a corner", field="polygon")
    ring = [min(onward)]
    while (after := onward.pop(ring[-1], ring[0])) != ring[0]:
        ring.append(after)
    if onward or not is_simple(ring):
        raise Refused("the faces leave a gap or overlap", field="polygon")
    return ring


def shared(owner: Mapping[Side, str]) -> dict[Side, tuple[str, str]]:
    """The undirected sides that two faces have in common, and the two faces."""
    return {
        side: (owner[side], owner[side[::-1]])
        for side in owner
        if side[0] < side[1] and (side[1], side[0]) in owner
    }


def reachable(start: str, steps: Mapping[str, Iterable[str]]) -> set[str]:
    """All that can be reached from the start, step by step."""
    reached, waiting = {start}, [start]
    while waiting:
        for after in steps[waiting.pop()]:
            if after not in reached:
                reached.add(after)
                waiting.append(after)
    return reached
