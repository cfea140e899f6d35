"""A garden as sets of squares, for the second implementation of Faeries & Magical Creatures.

Every outline is mirrored and turned square by square, and everything is recomputed each time.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

Square = tuple[int, int]  # x to the right, y down
Squares = frozenset[Square]

DATA = files("elfhame.games.faeries") / "data"
SIDES = ("plant", "path")


def rows(drawn: Iterable[str], marks: str) -> Squares:
    """The squares of a drawing that have one of the marks."""
    return frozenset(
        (x, y) for y, row in enumerate(drawn) for x, mark in enumerate(row) if mark in marks
    )


_garden = tomllib.loads((DATA / "garden.toml").read_text())
_tiles = tomllib.loads((DATA / "tiles.toml").read_text())

GROUND = rows(_garden["squares"], ".kcv")
ICONS = {mark: rows(_garden["squares"], mark) for mark in "kcv"}
HOME = rows(_garden["home"], "#")
OUTLINES = [rows(_tiles["shapes"][name], "#") for name in _tiles["tiles"]["outlines"]]
"""The outline of each tile's Plant side."""


def mirrored(outline: Squares) -> Squares:
    """The outline with left and right swapped."""
    width = 1 + max(x for x, _ in outline)
    return frozenset((width - 1 - x, y) for x, y in outline)


def turned(outline: Squares) -> Squares:
    """The outline turned a quarter clockwise: the top row becomes the right column."""
    height = 1 + max(y for _, y in outline)
    return frozenset((height - 1 - y, x) for x, y in outline)


@cache
def moved(outline: Squares, x: int, y: int) -> Squares:
    """The outline with the corner of its bounding box at this square."""
    return frozenset((x + right, y + down) for right, down in outline)


@cache
def neighbours(squares: Squares) -> Squares:
    """All squares that share an edge with one of these."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return frozenset((x + right, y + down) for x, y in squares for right, down in steps)


@cache
def ways(tile: int, side: str) -> dict[int, Squares]:
    """FMC-37R: a side's outline for each number of quarter turns that looks different."""
    outline = OUTLINES[tile] if side == "plant" else mirrored(OUTLINES[tile])
    found: dict[int, Squares] = {}
    for turns in range(4):
        if outline not in found.values():
            found[turns] = outline
        outline = turned(outline)
    return found


@dataclass(frozen=True)
class Laid:
    """A tile in a garden."""

    tile: int
    side: str
    turns: int
    x: int
    y: int

    def squares(self) -> Squares:
        """The squares it covers."""
        return moved(ways(self.tile, self.side)[self.turns], self.x, self.y)


@cache
def places_on_bare_ground(tile: int) -> list[Laid]:
    """FMC-37R: every way to lay a tile entirely on the grid."""
    return [
        laid
        for side in SIDES
        for turns in ways(tile, side)
        for x, y in sorted(GROUND)
        if (laid := Laid(tile, side, turns, x, y)).squares() <= GROUND
    ]


@dataclass
class Garden:
    """FMC-3: ten by ten squares, the tiles laid on them, and the homes."""

    tiles: list[Laid] = field(default_factory=list)
    homes: dict[str, Square] = field(default_factory=dict)
    """By folk, without those kept next to the garden."""

    def free(self) -> set[Square]:
        """Squares that nothing covers."""
        covered = [laid.squares() for laid in self.tiles]
        covered += [moved(HOME, x, y) for x, y in self.homes.values()]
        return set(GROUND).difference(*covered)

    def sides(self, side: str) -> list[Laid]:
        """The tiles that lie with this side up."""
        return [laid for laid in self.tiles if laid.side == side]

    def places(self, tile: int) -> list[Laid]:
        """FMC-31 to FMC-33, FMC-37R: every way to lay the tile."""
        free = self.free()
        return [
            laid
            for laid in places_on_bare_ground(tile)
            if laid.squares() <= free and (laid.side == "plant" or self.goes_on(laid))
        ]

    def goes_on(self, path: Laid) -> bool:
        """FMC-32: the first path touches the border, a later one an earlier one."""
        earlier = self.sides("path")
        if not earlier:
            return not neighbours(path.squares()) <= GROUND
        return any(neighbours(path.squares()) & laid.squares() for laid in earlier)

    def home_places(self) -> list[Square]:
        """FMC-60: where a home fits."""
        free = self.free()
        return [(x, y) for x, y in sorted(GROUND) if moved(HOME, x, y) <= free]

    def icons(self, laid: Laid, mark: str) -> int:
        """FMC-35: the number of icons of a kind that the tile covers."""
        return len(laid.squares() & ICONS[mark])

    def is_in_bloom(self, plant: Laid) -> bool:
        """FMC-71: whether the plant shares an edge with a path tile."""
        return any(neighbours(plant.squares()) & laid.squares() for laid in self.sides("path"))

    def is_doubled(self, plant: Laid) -> bool:
        """FMC-72, FMC-73R: whether the plant shares an edge with a home."""
        homes = [moved(HOME, x, y) for x, y in self.homes.values()]
        return any(neighbours(plant.squares()) & home for home in homes)

    def worth(self, laid: Laid) -> int:
        """FMC-71 to FMC-73R: the points of one tile."""
        if laid.side == "path" or not self.is_in_bloom(laid):
            return 0
        return len(laid.squares()) * (2 if self.is_doubled(laid) else 1)

    def points(self) -> int:
        """FMC-71 to FMC-73R: the points of all tiles."""
        return sum(self.worth(laid) for laid in self.tiles)

    def doubled(self) -> int:
        """The part of these points that is due to homes."""
        return sum(self.worth(laid) // 2 for laid in self.tiles if self.is_doubled(laid))

    def drawing(self) -> list[str]:
        """The garden as rows of marks: plants, paths, homes, icons left, and free squares."""
        marks = dict.fromkeys(GROUND, ".")
        for mark, squares in ICONS.items():
            marks.update(dict.fromkeys(squares, mark))
        for laid in self.tiles:
            marks.update(dict.fromkeys(laid.squares(), "p" if laid.side == "plant" else "#"))
        for x, y in self.homes.values():
            marks.update(dict.fromkeys(moved(HOME, x, y), "h"))
        return ["".join(marks[x, y] for x in range(10)) for y in range(10)]
