"""Reads a tensor by the names of its planes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from elfhame.kernel.game import Game
from elfhame.kernel.state import State


def planes_of(game: Game, state: State, seat: int) -> dict[str, list[int]]:
    """The numbers of each plane, row by row."""
    tensor, found, at = list(game.tensor(state, seat)), {}, 0
    for plane in game.planes + game.memory_planes:
        found[plane.name] = tensor[at : at + plane.size]
        at += plane.size
    return found


def around(seat: int, seats: int) -> list[int]:
    """All seats from this one on, to the left."""
    return [(seat + place) % seats for place in range(seats)]


def marks(chosen: Collection[object], among: Sequence[object]) -> list[int]:
    """1 for each thing that was chosen."""
    return [int(thing in chosen) for thing in among]


def padded(rows: Sequence[Sequence[int]], count: int = 4) -> list[int]:
    """Rows one after another, with rows of 0 up to this many."""
    flat = [number for row in rows for number in row]
    return flat + [0] * (len(rows[0]) * (count - len(rows)))
