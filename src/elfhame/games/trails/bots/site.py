"""A free place as a bot sees it: the paths that end there, and what a card would make of them."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.cells import OPPOSITE
from ..data.tables import SIDE_COUNT
from ..state import (
    Forest,
    card_beside,
    ends_in,
    houses_in,
    part_over,
    path_of,
    stones_left,
    tally_of,
)
from .links import CONNECTED, HOUSES_OVER, LINK, LINKS_ON, SET_BITS, SETS

MOST_ENDS: Final = 7
URGENT: Final = vec[i64]([100, 42, 25, 15, 9, 6, 4, 2])
"""By open ends: what a house counts for the player who lays a card now."""


@final
class Site:
    """The surroundings of one free place, for both colours. Survey it before asking about it."""

    __slots__ = ("_before", "_left", "_links", "_paths", "_tallies")

    def __init__(self) -> None:
        self._tallies: vec[i64] = vec[i64]([0] * (2 * SETS))  # by colour and set of sides
        self._paths: vec[i64] = vec[i64]([0] * SIDE_COUNT)  # beyond each side, or -1
        self._links: vec[i64] = vec[i64]([0, 0])  # by colour, made by paths beyond
        self._before: vec[i64] = vec[i64]([0, 0])  # by colour: what the paths beyond count
        self._left: vec[i64] = vec[i64]([0, 0])  # by colour: the stones left

    def survey(self, forest: Forest, place: i64) -> None:
        """Look at the paths that end at a free place."""
        self._survey(forest, place, 0)
        self._survey(forest, place, 1)

    def change(self, face: i64, colour: i64) -> i64:
        """How much more the paths of a colour count with this face on the place than without."""
        network = face * 2 + colour
        left = self._left[colour]
        change = -self._before[colour]
        connected = CONNECTED[LINKS_ON[network] | self._links[colour]]
        while connected:
            sides = connected & (SETS - 1)
            tally = self._tallies[colour * SETS + sides]
            houses = (HOUSES_OVER[network] >> SET_BITS * sides) & (SETS - 1)
            change += urgency(houses_in(tally) + houses, ends_in(tally), left)
            connected >>= SET_BITS
        return change

    def _survey(self, forest: Forest, place: i64, colour: i64) -> None:
        """Find the paths of a colour beyond each side, and what they count."""
        self._left[colour] = stones_left(forest, colour)
        self._links[colour] = 0
        self._before[colour] = 0
        for side in range(SIDE_COUNT):
            self._paths[side] = -1
            other = card_beside(place, side)
            if other < 0:
                self._add(colour, side, 1)
            else:
                part = part_over(forest.laid[other], colour * SIDE_COUNT + OPPOSITE[side])
                self._meet(forest, colour, side, path_of(forest.paths, part))

    def _meet(self, forest: Forest, colour: i64, side: i64, path: i64) -> None:
        """A path ends beyond a side: a card's path will use up this end, and join the rest."""
        for earlier in range(side):
            if self._paths[earlier] == path:
                self._links[colour] |= LINK[earlier * SIDE_COUNT + side]
                self._add(colour, side, -1)
                return
        self._paths[side] = path
        tally = tally_of(forest, path)
        self._before[colour] += urgency(houses_in(tally), ends_in(tally), self._left[colour])
        self._add(colour, side, tally - 1)

    def _add(self, colour: i64, side: i64, tally: i64) -> None:
        """Add a side to the tallies of all sets with it.

        A path beyond several sides counts at the first. They are linked, so no set that can be
        asked about has only some of them.
        """
        first = colour * SETS
        for sides in range(BIT[side]):
            self._tallies[first + BIT[side] + sides] = self._tallies[first + sides] + tally


def urgency(houses: i64, ends: i64, left: i64) -> i64:
    """What a path counts now, by its houses, its open ends, and the stones left."""
    return min(houses, left) * URGENT[min(ends, MOST_ENDS)]
