"""A card of Fairy Trails: its two networks, turned, with colours swapped, and as one face."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

Colour = Literal["pink", "yellow"]
# TRAIL-1: the elves are pink, the gnomes yellow.
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
# The edges of a card, clockwise: a quarter turn brings each to the next one's place.
SIDES: Final = "NESW"
# TRAIL-5D: houses on a path have room on it, and a dead end has room for one.
MOST_ON_A_PATH: Final = 2


class Path(Struct, frozen=True, order=True):
    """A path on a card: the edges that it runs over, and how many houses stand on it.

    >>> Path("NS", 1).turned(1)
    Path(edges='EW', houses=1)
    """

    edges: str
    houses: int

    def turned(self, turns: int) -> Path:
        """The path after so many quarter turns clockwise."""
        there = {SIDES[(SIDES.index(edge) + turns) % 4] for edge in self.edges}
        return Path("".join(side for side in SIDES if side in there), self.houses)


class Card(Struct, frozen=True):
    """A card and its paths, colour by colour, in the order of the data (TRAIL-2)."""

    number: int
    pink: tuple[Path, ...]
    yellow: tuple[Path, ...]

    def paths(self, colour: Colour) -> tuple[Path, ...]:
        """The network of one colour."""
        return self.pink if colour == "pink" else self.yellow

    def houses(self, colour: Colour) -> int:
        """How many houses of the colour the card shows."""
        return sum(path.houses for path in self.paths(colour))

    def swapped(self) -> Card:
        """The same card with elves for gnomes and gnomes for elves."""
        return Card(self.number, self.yellow, self.pink)

    def face(self) -> Face:
        """What is printed on the card, however it is turned: equal for equal cards."""
        return min((_turned(self.pink, turns), _turned(self.yellow, turns)) for turns in range(4))


Network = tuple[Path, ...]
Face = tuple[Network, Network]


def _turned(network: Network, turns: int) -> Network:
    return tuple(sorted(path.turned(turns) for path in network))
