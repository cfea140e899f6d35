"""What a tree search remembers: for each point, what each player tried there and got for it."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import WHOLE

_GUESS: Final = WHOLE // 5
"""How much shares differ, as long as nothing was tried; it weighs as much as _GUESSES trials."""
_GUESSES: Final = 2


@final
class Node:
    """A point in the tree: what all have seen done since the root."""

    __slots__ = ("faces", "visits")

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.visits: i64 = 0

    def child(self, action: i64) -> Node:
        """The node that the action leads to, whoever took it with whatever secret."""
        for face in self.faces:
            place = face.place(action)
            if place >= 0:
                known = face.children[place]
                if known is not None:
                    return known
        return Node()


@final
class Face:
    """What a player with one secret may do at a node, and what came of it. Actions ascend."""

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
        self.sum: i64 = 0  # the player's shares over all visits; squares likewise
        self.squares: i64 = 0
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[i64] = vec[i64]()  # the player's shares, added up over the visits
        self.children: list[Node | None] = []

    def place(self, action: i64) -> i64:
        """Where the action stands; -1 if it has not been legal yet."""
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
        """The place of the action tried most; of those tried equally often, what promised most."""
        best: i64 = 0
        for place in range(self.count):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[place] > self.totals[best]):
                best = place
        return best

    def note(self, place: i64, share: i64) -> None:
        """Add what came of the action at this place."""
        self.visits[place] += 1
        self.totals[place] += share
        self.visited += 1
        self.sum += share
        self.squares += share * share

    def spread(self) -> i64:
        """How much the shares differ, as a standard deviation; a guess is drowned out by visits."""
        visits = self.visited + _GUESSES
        squares = self.squares + _GUESSES * _GUESS * _GUESS
        if self.visited:
            squares -= self.sum // self.visited * self.sum
        return i64(sqrt(float(squares // visits)))

    def widen(self, legal: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Take in the legal actions that are not known yet."""
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
        self.actions = vec[i64]([0] * size)
        self.weights = vec[i64]([0] * size)
        self.visits = vec[i64]([0] * size)
        self.totals = vec[i64]([0] * size)
        self.children = [None] * size

    def _take(self, to: i64, other: Face, place: i64) -> None:
        """Copy what another face has at a place."""
        self.actions[to] = other.actions[place]
        self.weights[to] = other.weights[place]
        self.visits[to] = other.visits[place]
        self.totals[to] = other.totals[place]
        self.children[to] = other.children[place]
