"""Links between the sides of a card, made by its own paths or by paths beyond it, as tables."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ..data.components import COLOURS
from ..data.tables import ENDS, HOUSES, PATH_COUNT, PATH_OVER, SIDE_COUNT

SETS: Final = 16
"""The number of sets of sides. A set has a bit for each side."""
_SET_BITS: Final = 4
_SET_MASK: Final = 15
_PAIRS: Final = [(low, high) for high in range(SIDE_COUNT) for low in range(high)]


def _connected(links: int) -> int:
    """The sets of sides that are connected by links, directly or not, packed."""
    sets = [2**side for side in range(SIDE_COUNT)]
    for link, (low, high) in enumerate(_PAIRS):
        if contains(links, link):
            one, other = (next(s for s in sets if contains(s, side)) for side in (low, high))
            sets = [*(s for s in sets if s not in (one, other)), one | other]
    return sum(sides << _SET_BITS * place for place, sides in enumerate(sets))


def _links_on(face: int, colour: int) -> int:
    """The links that the paths of a colour make on a face."""
    over = PATH_OVER[face * ENDS + colour * SIDE_COUNT :][:SIDE_COUNT]
    return sum(2**link for link, (low, high) in enumerate(_PAIRS) if over[low] == over[high])


def _houses_over(face: int, colour: int) -> int:
    """The houses on the paths of a colour over each set of sides of a face, packed."""
    over = PATH_OVER[face * ENDS + colour * SIDE_COUNT :][:SIDE_COUNT]
    packed = 0
    for sides in range(SETS):
        paths = {over[side] for side in range(SIDE_COUNT) if contains(sides, side)}
        packed |= sum(HOUSES[face * ENDS + path] for path in paths) << _SET_BITS * sides
    return packed


def _link(one: int, other: int) -> int:
    pair = min(one, other), max(one, other)
    return sum(2**link for link, known in enumerate(_PAIRS) if known == pair)


_SIDES: Final = range(SIDE_COUNT)
_NETWORKS: Final = [
    (face, colour) for face in range(len(PATH_COUNT)) for colour in range(len(COLOURS))
]

LINK: Final = vec[i64]([_link(one, other) for one in _SIDES for other in _SIDES])
"""By side * SIDE_COUNT + side: the link between them, a bit of a set of links."""
CONNECTED: Final = vec[i64]([_connected(links) for links in range(2 ** len(_PAIRS))])
"""By set of links: the sets of sides that they connect, packed; every side is in one."""
LINKS_ON: Final = vec[i64]([_links_on(face, colour) for face, colour in _NETWORKS])
"""By face * 2 + colour: the links that the colour's paths make on the face."""
HOUSES_OVER: Final = vec[i64]([_houses_over(face, colour) for face, colour in _NETWORKS])
"""Likewise: the houses on the colour's paths over each set of sides, packed."""


def first_set(connected: i64) -> i64:
    """The first of some packed sets of sides."""
    return connected & _SET_MASK


def later_sets(connected: i64) -> i64:
    """The packed sets of sides without the first."""
    return connected >> _SET_BITS


def houses_of_set(houses: i64, sides: i64) -> i64:
    """The houses over a set of sides, out of those of all sets."""
    return (houses >> _SET_BITS * sides) & _SET_MASK
