"""A card of Fairy Trails: the paths of both colours, and how they look turned or swapped."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

Colour = Literal["pink", "yellow"]
# TRAIL-1: the elves are pink, the gnomes yellow.
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
# The edges of a card, clockwise: a quarter turn brings each to the place of the next.
SIDES: Final = "NESW"
# TRAIL-5D: a path has room for this many houses, a dead end for one.
MOST_ON_A_PATH: Final = 2


class Path(Struct, frozen=True, order=True):
    """A path on a card: the edges that it runs over, and the number of houses on it.

    >>> Path("NS", 1).turned(1)
    Path(edges='EW', houses=1)
    """

    edges: str
    houses: int

    def turned(self, turns: int) -> Path:
        """The path after this many quarter turns clockwise."""
        there = {SIDES[(SIDES.index(edge) + turns) % 4] for edge in self.edges}
        return Path("".join(side for side in SIDES if side in there), self.houses)


class CardFace(Struct, frozen=True):
    """A card and its paths, colour by colour, in the order of the data (TRAIL-2)."""

    number: int
    pink: tuple[Path, ...]
    yellow: tuple[Path, ...]

    def paths(self, colour: Colour) -> tuple[Path, ...]:
        """The paths of one colour."""
        return self.pink if colour == "pink" else self.yellow

    def houses(self, colour: Colour) -> int:
        """The number of houses of the colour."""
        return sum(path.houses for path in self.paths(colour))

    def swapped(self) -> CardFace:
        """The same card with its colours swapped."""
        return CardFace(self.number, self.yellow, self.pink)

    def face(self) -> Face:
        """The picture of the card, the same however the card is turned."""
        return min((_turn(self.pink, turns), _turn(self.yellow, turns)) for turns in range(4))


CardPaths = tuple[Path, ...]
"""The paths of one colour on a card: its network of that colour."""
Face = tuple[CardPaths, CardPaths]


def _turn(paths: CardPaths, turns: int) -> CardPaths:
    return tuple(sorted(path.turned(turns) for path in paths))
