"""The lines of a card's paths and the points of its houses, in a square of 100 by 100.

However the card is turned, pink crosses the edges left of or above their middle and yellow right
of or below it, so neighbours always meet. Within a card pink turns around one point and yellow
around another, and paths cross at right angles in at most two places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..data.faces import SIDES, CardPaths, Colour, Path

SQUARE: Final = 100
"""The width and height of a card."""
Point = tuple[float, float]

# All of this is for pink; yellow is the same upside down.
_LANE: Final = 35
_EDGE: Final = {"N": (_LANE, 0), "E": (SQUARE, _LANE), "S": (_LANE, SQUARE), "W": (0, _LANE)}
_SPOT: Final = {"N": (_LANE, 14), "E": (86, _LANE), "S": (_LANE, 86), "W": (14, _LANE)}
_CENTRE: Final = (_LANE, _LANE)
# The distance from the middle at which a bend begins, and how far it is drawn towards the middle,
# as a fraction. 0.55 makes a quarter circle; the narrow bend leaves room for the other colour's.
_BEND: Final = {"NW": (27, 0.55), "NE": (32, 0.55), "SW": (32, 0.55), "ES": (32, 0.55)}
_NARROW: Final = (56, 0.28)
_OPPOSITE: Final = dict(zip("NESW", "SWNE", strict=True))


def is_underpass(paths: CardPaths) -> bool:
    """Whether two paths of one colour cross without meeting (TRAIL-3)."""
    return sorted(path.edges for path in paths) == ["EW", "NS"]


def turn_paths(paths: CardPaths, turns: int) -> CardPaths:
    """The paths after this many quarter turns clockwise, in the same order."""
    return tuple(path.turned(turns) for path in paths)


def ribbon(edges: str, colour: Colour, others: CardPaths) -> str:
    """The line of a path in SVG's notation, given the paths of the other colour."""
    own = _edges_as_pink(edges, colour)
    if len(own) == 1:
        return _stroke((_EDGE[own], _SPOT[own]), colour)
    if own in ("NS", "EW"):
        return _stroke((_EDGE[own[0]], _EDGE[own[1]]), colour)
    if len(own) == 2:
        narrow = own == "ES" and any(_edges_as_pink(path.edges, colour) == "NW" for path in others)
        return _bend(own, _NARROW if narrow else _BEND[own], colour)
    return "".join(_stroke((_EDGE[edge], _CENTRE), colour) for edge in own)


def clearing(edges: str, colour: Colour) -> Point | None:
    """The point where a dead end stops, or None if the path leads on."""
    own = _edges_as_pink(edges, colour)
    return _point_for(_SPOT[own], colour) if len(own) == 1 else None


def middle(colour: Colour) -> Point:
    """The point around which the colour turns."""
    return _point_for(_CENTRE, colour)


def crossing(side: str, colour: Colour) -> Point:
    """The point where the colour crosses a side of any card."""
    return _point_for(_EDGE[_edges_as_pink(side, colour)], colour)


def house_points(paths: CardPaths, colour: Colour) -> list[Point]:
    """The points of the houses, in the order of the data."""
    passing = is_underpass(paths)
    # A house at a dead end near the middle leaves no room for one in the middle.
    crowded = any(path.houses and _edges_as_pink(path.edges, colour) in "NW" for path in paths)
    return [point for path in paths for point in _houses(path, colour, passing, crowded)]


def _houses(path: Path, colour: Colour, passing: bool, crowded: bool) -> Sequence[Point]:
    own = _edges_as_pink(path.edges, colour)
    central = len(own) > 2 or (own in ("NS", "EW") and not passing)
    if path.houses == 1 and central and not crowded:
        return [middle(colour)]
    arms = [edge for edge in _arms(own, path.houses, central) if edge in own]
    return [_point_for(_SPOT[edge], colour) for edge in arms[: path.houses]]


def _arms(own: str, houses: int, central: bool) -> str:
    """The order in which arms get houses: one far from other houses, two on opposite arms."""
    if houses == 1:
        return "SENW" if central else "NWSE"
    return "NSWE" if "N" in own and "S" in own else "WENS"


def _edges_as_pink(edges: str, colour: Colour) -> str:
    """The edges by the names that they have for pink."""
    if colour == "yellow":
        edges = "".join(_OPPOSITE[edge] for edge in edges)
    return "".join(side for side in SIDES if side in edges)


def _point_for(point: Point, colour: Colour) -> Point:
    """The point of a colour that corresponds to one of pink's."""
    return point if colour == "pink" else (SQUARE - point[0], SQUARE - point[1])


def _stroke(points: Sequence[Point], colour: Colour) -> str:
    return "M" + "L".join(_coordinates(point, colour) for point in points)


def _bend(own: str, shape: tuple[float, float], colour: Colour) -> str:
    """The line from edge to edge with a round corner."""
    radius, reach = shape
    first, last = (_EDGE[edge] for edge in own)
    before, after = (_towards(point, radius) for point in (first, last))
    leads = (_towards(point, radius * (1 - reach)) for point in (first, last))
    curve = " ".join(_coordinates(point, colour) for point in (*leads, after))
    return f"{_stroke((first, before), colour)}C{curve}L{_coordinates(last, colour)}"


def _towards(edge: Point, radius: float) -> Point:
    """The point at this distance from the middle on the straight line to an edge."""
    x, y = (min(max(part, _LANE - radius), _LANE + radius) for part in edge)
    return x, y


def _coordinates(point: Point, colour: Colour) -> str:
    x, y = _point_for(point, colour)
    return f"{x:g} {y:g}"
