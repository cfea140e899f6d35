"""A free place as a bot sees it: the paths that end there, and what a card makes of them."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ..data.cells import OPPOSITE
from ..data.tables import SIDE_COUNT
from ..rules.paths import path_of
from ..state import (
    Forest,
    card_beside,
    ends_in,
    houses_in,
    part_over,
    stones_left,
    tally_of,
)
from .links import (
    CONNECTED,
    HOUSES_OVER,
    LINK,
    LINKS_ON,
    SETS,
    first_set,
    houses_of_set,
    later_sets,
)

MOST_ENDS: Final = 7
URGENT: Final = vec[i64]([100, 42, 25, 15, 9, 6, 4, 2])
"""By open ends: what a house counts for the player who lays a card now."""


@final
class Joined:
    """A path as a card on the place would make it, and those that it is made of.

    ``waiting`` are the houses on the paths before, ``fewest`` the fewest open ends of one of them
    that has houses (0 if none has), and ``change`` how much more it counts than they did.
    """

    def __init__(self, houses: i64, ends: i64, waiting: i64, fewest: i64, change: i64) -> None:
        self.houses = houses
        self.ends = ends
        self.waiting = waiting
        self.fewest = fewest
        self.change = change


@final
class Site:
    """A free place, and the paths of one colour that end there. Survey it before you ask."""

    __slots__ = ("_before", "_colour", "_left", "_links", "_paths", "_tallies")

    def __init__(self, colour: i64) -> None:
        self._colour: i64 = colour
        self._left: i64 = 0  # the stones left
        self._before: i64 = 0  # what the paths count now
        self._links: i64 = 0  # between sides with the same path beyond
        self._paths: vec[i64] = vec[i64]([0] * SIDE_COUNT)  # beyond each side, if not seen before
        self._tallies: vec[i64] = vec[i64]([0] * SETS)  # by set of sides: their ends and paths

    def survey(self, forest: Forest, place: i64) -> None:
        """Find the path beyond each side of a free place, and what these paths count."""
        self._left = stones_left(forest, self._colour)
        self._before = 0
        self._links = 0
        for side in range(SIDE_COUNT):
            self._paths[side] = -1
            other = card_beside(place, side)
            if other < 0:
                self._add(side, 1)
            else:
                end = self._colour * SIDE_COUNT + OPPOSITE[side]
                part = part_over(forest.laid[other], end)
                self._meet(forest, side, path_of(forest.paths, part))

    def change(self, face: i64) -> i64:
        """How much more the colour's paths count with this face on the place than without."""
        network = face * 2 + self._colour
        houses_over = HOUSES_OVER[network]
        connected = CONNECTED[LINKS_ON[network] | self._links]
        change = -self._before
        while connected:
            sides = first_set(connected)
            tally = self._tallies[sides]
            houses = houses_in(tally) + houses_of_set(houses_over, sides)
            change += urgency(houses, ends_in(tally), self._left)
            connected = later_sets(connected)
        return change

    def joined(self, forest: Forest, face: i64) -> list[Joined]:
        """The paths that this face makes of those that end at the place; changes add up to all."""
        network = face * 2 + self._colour
        houses_over = HOUSES_OVER[network]
        connected = CONNECTED[LINKS_ON[network] | self._links]
        found: list[Joined] = []
        while connected:
            sides = first_set(connected)
            tally = self._tallies[sides]
            houses = houses_in(tally) + houses_of_set(houses_over, sides)
            before, waiting, open_ends = self._counted(forest, sides)
            change = urgency(houses, ends_in(tally), self._left) - before
            found.append(Joined(houses, ends_in(tally), waiting, open_ends, change))
            connected = later_sets(connected)
        return found

    def _counted(self, forest: Forest, sides: i64) -> tuple[i64, i64, i64]:
        """What the paths beyond these sides count now, their houses, and the fewest ends of one."""
        counted: i64 = 0
        houses: i64 = 0
        fewest: i64 = 0
        for side in range(SIDE_COUNT):
            if contains(sides, side) and self._paths[side] >= 0:
                tally = tally_of(forest, self._paths[side])
                counted += urgency(houses_in(tally), ends_in(tally), self._left)
                houses += houses_in(tally)
                if houses_in(tally) and (not fewest or ends_in(tally) < fewest):
                    fewest = ends_in(tally)
        return counted, houses, fewest

    def _meet(self, forest: Forest, side: i64, path: i64) -> None:
        """A path ends beyond a side: a card's path will use up this end, and join the rest."""
        for earlier in range(side):
            if self._paths[earlier] == path:
                self._links |= LINK[earlier * SIDE_COUNT + side]
                self._add(side, -1)
                return
        self._paths[side] = path
        tally = tally_of(forest, path)
        self._before += urgency(houses_in(tally), ends_in(tally), self._left)
        self._add(side, tally - 1)

    def _add(self, side: i64, tally: i64) -> None:
        """Add a side to the tallies of all sets with it.

        A path beyond several sides counts at the first. They are linked, so no set that can be
        asked about has only some of them.
        """
        tallies = self._tallies
        more = BIT[side]
        for sides in range(more):
            tallies[sides + more] = tallies[sides] + tally


def urgency(houses: i64, ends: i64, left: i64) -> i64:
    """What a path counts now, by its houses, its open ends, and the stones left."""
    return min(houses, left) * URGENT[min(ends, MOST_ENDS)]
