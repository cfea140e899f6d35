"""Buffers for learning: numbers in named planes, and masks of legal actions."""
# compiled

from __future__ import annotations

from typing import Final, NamedTuple, final

from .arrays import i16, i32, i64, u8, vec
from .bits import lowest, without_lowest

MOST_CHOICES: Final = 1024
"""The largest number of legal actions in any decision of any game."""


class Plane(NamedTuple):
    """A part of a tensor: what its numbers mean, and how many there are in each dimension."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it consists of."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Factor(NamedTuple):
    """A part of an action: its name, the number of values it has, and what they mean."""

    name: str
    size: int
    meaning: str


def size_of_planes(planes: tuple[Plane, ...]) -> int:
    """How many numbers all these planes consist of."""
    return sum(plane.size for plane in planes)


def tensor_buffer(size: i64) -> vec[i16]:
    """A buffer for a tensor of this many numbers; reuse it.

    It has the buffer protocol: ``numpy.asarray(buffer)`` is an array that shares its memory.
    """
    return vec[i16]([0] * size)


def clear(out: vec[i16], at: i64, size: i64) -> None:
    """Set this many numbers from a place on to 0."""
    for place in range(at, at + size):
        out[place] = 0


def put(out: vec[i16], at: i64, number: i64) -> i64:
    """Write one number, and return the place after it."""
    out[at] = i16(number)
    return at + 1


def put_one_of(out: vec[i16], at: i64, size: i64, chosen: i64) -> i64:
    """Write 1 for the chosen one of some things; none if it is negative. They must be cleared.

    Returns the place after all of them.
    """
    if chosen >= 0:
        out[at + chosen] = 1
    return at + size


def put_set(out: vec[i16], at: i64, size: i64, numbers: i64) -> i64:
    """Write 1 for each number of a set. They must be cleared, and the set has no larger numbers.

    Returns the place after all of them.
    """
    while numbers:
        out[at + lowest(numbers)] = 1
        numbers = without_lowest(numbers)
    return at + size


def turned(seat: i64, observer: i64, seats: i64) -> i64:
    """How many seats to the left of the observer a seat is; a negative one stays as it is."""
    if seat < 0:
        return seat
    if seat < observer:
        return seat - observer + seats
    return seat - observer


def facing(place: i64, observer: i64, seats: i64) -> i64:
    """The seat that is this many seats to the left of the observer."""
    seat = observer + place
    if seat >= seats:
        return seat - seats
    return seat


@final
class Mask:
    """Rows of bytes, one per game: 1 for each legal action, 0 for all others.

    It remembers the actions that it has marked, so that marking others doesn't clear a whole row.
    Like a tensor's buffer, ``cells`` shares its memory with ``numpy.asarray(mask.cells)``.
    """

    __slots__ = ("actions", "cells", "counts", "listed", "marked")

    def __init__(self, actions: i64, rows: i64 = 1) -> None:
        self.actions: i64 = actions
        self.cells: vec[u8] = vec[u8]([0] * (actions * rows))
        self.marked: vec[i32] = vec[i32]([0] * (MOST_CHOICES * rows))
        self.counts: vec[i32] = vec[i32]([0] * rows)
        self.listed: vec[i64] = vec[i64]([0] * MOST_CHOICES)

    def mark(self, row: i64, count: i64) -> None:
        """Mark the first ``count`` actions in ``listed`` in a row, and nothing else."""
        cells = self.cells
        listed = self.listed
        marked = self.marked
        start = row * self.actions
        kept = row * MOST_CHOICES
        for place in range(i64(self.counts[row])):
            cells[start + i64(marked[kept + place])] = 0
        for place in range(count):
            marked[kept + place] = i32(listed[place])
            cells[start + listed[place]] = 1
        self.counts[row] = i32(count)

    def is_marked(self, row: i64, action: i64) -> bool:
        """Whether an action is legal, as far as this row says."""
        if action < 0 or action >= self.actions:
            return False
        return self.cells[row * self.actions + action] != 0
