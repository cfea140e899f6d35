"""The nodes of a search tree: what each player tried at a point, and with what result."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import WHOLE

_GUESS: Final = WHOLE // 5
"""Assumed spread of the shares before anything was tried."""
_GUESSES: Final = 2
"""The assumption counts as much as this many trials."""


@final
class Node:
    """A point in the tree, defined by the actions taken since the root."""

    __slots__ = ("faces", "visits")

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.visits: i64 = 0

    def child(self, action: i64) -> Node:
        """The node after an action, shared by all players and secrets that lead to it."""
        for face in self.faces:
            place = face.place(action)
            if place >= 0:
                known = face.children[place]
                if known is not None:
                    return known
        return Node()


@final
class Face:
    """A node as seen by a player with one secret: its actions, ascending, and their results."""

    __slots__ = (
        "actions",
        "children",
        "count",
        "key",
        "player",
        "squares",
        "sum",
        "totals",
        "visited",
        "visits",
        "weights",
    )

    def __init__(self, key: i64, player: i64) -> None:
        self.key: i64 = key
        self.player: i64 = player
        self.visited: i64 = 0
        self.sum: i64 = 0  # of the player's shares over all visits, and of their squares
        self.squares: i64 = 0
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[i64] = vec[i64]()  # sums of the player's shares
        self.children: list[Node | None] = []

    def place(self, action: i64) -> i64:
        """The index of an action, or -1 if it hasn't been legal yet."""
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) // 2
            if self.actions[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low if low < self.count and self.actions[low] == action else -1

    def best(self) -> i64:
        """The place of the action with the most visits, then the highest total share."""
        best: i64 = 0
        for place in range(self.count):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[place] > self.totals[best]):
                best = place
        return best

    def note(self, place: i64, share: i64) -> None:
        """Record a result of the action at this place."""
        self.visits[place] += 1
        self.totals[place] += share
        self.visited += 1
        self.sum += share
        self.squares += share * share

    def spread(self) -> i64:
        """The standard deviation of the shares; visits soon outweigh the initial assumption."""
        visits = self.visited + _GUESSES
        squares = self.squares + _GUESSES * _GUESS * _GUESS
        if self.visited:
            squares -= self.sum // self.visited * self.sum
        return i64(sqrt(float(squares // visits)))

    def widen(self, legal: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Add the legal actions that are new."""
        old = self.count
        size = old
        for i in range(count):
            if self.place(legal[i]) < 0:
                size += 1
        wider = Face(self.key, self.player)
        wider._make_room(size)
        known: i64 = 0
        fresh: i64 = 0
        for to in range(size):
            if fresh >= count or (known < old and self.actions[known] <= legal[fresh]):
                if fresh < count and self.actions[known] == legal[fresh]:
                    fresh += 1
                wider._take(to, self, known)
                known += 1
            else:
                wider.actions[to] = legal[fresh]
                wider.weights[to] = weights[fresh]
                fresh += 1
        self.actions = wider.actions
        self.weights = wider.weights
        self.visits = wider.visits
        self.totals = wider.totals
        self.children = wider.children
        self.count = size

    def _make_room(self, size: i64) -> None:
        """Allocate places for this many actions."""
        self.actions = vec[i64]([0] * size)
        self.weights = vec[i64]([0] * size)
        self.visits = vec[i64]([0] * size)
        self.totals = vec[i64]([0] * size)
        self.children = [None] * size

    def _take(self, to: i64, other: Face, place: i64) -> None:
        """Copy an action and its results from another face."""
        self.actions[to] = other.actions[place]
        self.weights[to] = other.weights[place]
        self.visits[to] = other.visits[place]
        self.totals[to] = other.totals[place]
        self.children[to] = other.children[place]
