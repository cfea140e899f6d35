"""The map and the cards as packed tables, for the rules to look things up in."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from .components import MAP, RITUALS, TERRAINS

SPACES: Final = 60
COLOUR_COUNT: Final = 5
RITUAL_COUNT: Final = 12
WAYS: Final = 8
"""The ways out of a space are numbered from 0, in the map's order of where they lead."""

WAYS_IN: Final = vec[vec[i64]](
    [vec[i64]([way for way in range(WAYS) if ways >> way & 1]) for ways in range(256)]
)
"""The ways in a set of ways, ascending."""
WAY_COUNT: Final = vec[i64]([ways.bit_count() for ways in range(256)])
"""The number of ways in a set of ways."""
FIRST_WAY: Final = vec[i64]([max(0, (ways & -ways).bit_length() - 1) for ways in range(256)])
"""The first way of a set of ways."""
_ORDER: Final = {space.name: number for number, space in enumerate(MAP.space)}
_NEIGHBOURS: Final = [[_ORDER[name] for name in space.neighbours] for space in MAP.space]


def _by_way(value: list[list[int]]) -> list[int]:
    """Lists by space, as one list by space * WAYS + way."""
    return [item for row in value for item in row + [-1] * (WAYS - len(row))]


TARGET: Final = vec[i64](_by_way(_NEIGHBOURS))
"""By space * WAYS + way: the space that the way leads to; -1 if there is no such way."""
BACK: Final = vec[i64](
    _by_way(
        [
            [_NEIGHBOURS[there].index(here) for there in near]
            for here, near in enumerate(_NEIGHBOURS)
        ]
    )
)
"""Likewise: the number of the way back, seen from there."""
DEGREE: Final = vec[i64]([len(near) for near in _NEIGHBOURS])
ALL_WAYS: Final = vec[i64]([2 ** len(near) - 1 for near in _NEIGHBOURS])
"""By space: all its ways. At the start every one of them is open."""
NEIGHBOURS: Final = vec[i64]([sum(2**there for there in near) for near in _NEIGHBOURS])
"""Each space's neighbours as a set."""
TERRAIN: Final = vec[i64]([TERRAINS.index(space.terrain) for space in MAP.space])
EVERYWHERE: Final = (1 << SPACES) - 1

_CARDS: Final = [ritual for ritual in RITUALS for _ in range(ritual.count)]

VALUE: Final = vec[i64]([card.value for card in _CARDS])
"""The value of the first to the twelfth ritual's card (FAE-14)."""
BLESSED: Final = vec[i64](
    [sum(2 ** TERRAINS.index(terrain) for terrain in card.blessed) for card in _CARDS]
)
"""The terrains each card blesses, as a set; likewise those it curses (FAE-6)."""
CURSED: Final = vec[i64]([0 if not c.cursed else 2 ** TERRAINS.index(c.cursed) for c in _CARDS])
