"""Where the paths of a card run and its houses stand, in a square of 100 seen as it lies.

Pink crosses the edges left of and above their middle, yellow right of and below it, however the
card is turned: so neighbours always meet. Within a card pink then turns around one point and
yellow around another, and paths cross at right angles in at most two places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..data.faces import SIDES, Colour, Network, Path

SIZE: Final = 100
Point = tuple[float, float]

# All of this is said for pink; yellow is the same seen upside down.
_LINE: Final = 35
_EDGE: Final = {"N": (_LINE, 0), "E": (SIZE, _LINE), "S": (_LINE, SIZE), "W": (0, _LINE)}
_SPOT: Final = {"N": (_LINE, 13), "E": (86, _LINE), "S": (_LINE, 86), "W": (12, _LINE)}
_MIDDLE: Final = (_LINE, _LINE)
# Where bends begin, counted from the middle, and how far they reach towards it: a part of the
# way. 0.55 makes a quarter circle; the shy one leaves room for the other colour's bend beside it.
_BEND: Final = {"NW": (25, 0.55), "NE": (31, 0.55), "SW": (31, 0.55), "ES": (30, 0.55)}
_SHY: Final = (56, 0.28)
_OPPOSITE: Final = dict(zip("NESW", "SWNE", strict=True))


def is_underpass(network: Network) -> bool:
    """Whether two paths of the colour cross without meeting (TRAIL-3)."""
    return sorted(path.edges for path in network) == ["EW", "NS"]


def turned(network: Network, turns: int) -> Network:
    """The network after so many quarter turns clockwise, its paths in the same order."""
    return tuple(path.turned(turns) for path in network)


def ribbon(edges: str, colour: Colour, others: Network) -> str:
    """The line of a path, as SVG writes it, beside the paths of the other colour."""
    own = _own(edges, colour)
    if len(own) == 1:
        return _stroke((_EDGE[own], _SPOT[own]), colour)
    if own in ("NS", "EW"):
        return _stroke((_EDGE[own[0]], _EDGE[own[1]]), colour)
    if len(own) == 2:
        shy = own == "ES" and any(_own(path.edges, colour) == "NW" for path in others)
        return _bend(own, _SHY if shy else _BEND[own], colour)
    return "".join(_stroke((_EDGE[edge], _MIDDLE), colour) for edge in own)


def clearing(edges: str, colour: Colour) -> Point | None:
    """Where a dead end stops; nowhere if the path leads on."""
    own = _own(edges, colour)
    return _seen(_SPOT[own], colour) if len(own) == 1 else None


def middle(colour: Colour) -> Point:
    """The point around which the colour turns."""
    return _seen(_MIDDLE, colour)


def homes(network: Network, colour: Colour) -> list[Point]:
    """Where the houses stand, in the order of the data."""
    passing = is_underpass(network)
    return [spot for path in network for spot in _homes(path, colour, passing)]


def _homes(path: Path, colour: Colour, passing: bool) -> Sequence[Point]:
    own = _own(path.edges, colour)
    spots: list[Point] = [_SPOT[edge] for edge in "NWSE" if edge in own]
    if path.houses == 1 and (len(own) > 2 or (own in ("NS", "EW") and not passing)):
        spots = [_MIDDLE]
    return [_seen(spot, colour) for spot in spots[: path.houses]]


def _own(edges: str, colour: Colour) -> str:
    """The edges as pink would call them."""
    if colour == "yellow":
        edges = "".join(_OPPOSITE[edge] for edge in edges)
    return "".join(side for side in SIDES if side in edges)


def _seen(point: Point, colour: Colour) -> Point:
    """A point of pink's, where the colour has it."""
    return point if colour == "pink" else (SIZE - point[0], SIZE - point[1])


def _stroke(points: Sequence[Point], colour: Colour) -> str:
    return "M" + "L".join(_written(point, colour) for point in points)


def _bend(own: str, how: tuple[float, float], colour: Colour) -> str:
    """From edge to edge with a round corner."""
    radius, reach = how
    first, last = (_EDGE[edge] for edge in own)
    before, after = (_towards(point, radius) for point in (first, last))
    leads = (_towards(point, radius * (1 - reach)) for point in (first, last))
    curve = " ".join(_written(point, colour) for point in (*leads, after))
    return f"{_stroke((first, before), colour)}C{curve}L{_written(last, colour)}"


def _towards(edge: Point, radius: float) -> Point:
    """The point so far from the middle on the straight line to an edge."""
    x, y = (min(max(part, _LINE - radius), _LINE + radius) for part in edge)
    return x, y


def _written(point: Point, colour: Colour) -> str:
    x, y = _seen(point, colour)
    return f"{x:g} {y:g}"
