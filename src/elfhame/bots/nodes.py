"""The nodes of a search tree: what each player tried at a point, and with what result."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ..kernel.arrays import append, i64, vec
from ..kernel.evaluator import WHOLE, likelihoods

_GUESS: Final = WHOLE // 5
"""Assumed spread of the shares before anything was tried."""
_GUESSES: Final = 2
"""The assumption counts as much as this many trials."""

PRIOR: Final = 2**16
"""The sum of all actions' prior shares, apart from rounding."""

_NONE: Final = -1
_UNKNOWN: Final = -2


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
        "_likely",
        "_parts",
        "_untried",
        "actions",
        "children",
        "count",
        "key",
        "player",
        "squares",
        "sum",
        "taken",
        "totals",
        "tried",
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
        self.taken: i64 = 0  # the place taken in this iteration
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[i64] = vec[i64]()  # sums of the player's shares
        self.children: list[Node | None] = []
        self.tried: vec[i64] = vec[i64]()  # the places of actions with visits
        self._untried: i64 = _UNKNOWN  # see untried()
        self._likely: vec[i64] = vec[i64]()  # how likely each action is to be the best
        self._parts: i64 = 0  # the sum, or 0 until it is needed

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
        if low < self.count and self.actions[low] == action:
            return low
        return _NONE

    def best(self) -> i64:
        """The place of the action with the most visits, then the highest total share."""
        best: i64 = 0
        for place in range(self.count):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[place] > self.totals[best]):
                best = place
        return best

    def note(self, share: i64) -> None:
        """Record a result of the action that was taken."""
        place = self.taken
        if not self.visits[place]:
            self.tried = append(self.tried, place)
            self._untried = _UNKNOWN
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

    def share(self, place: i64) -> i64:
        """The prior share of an action if all of them are legal, in parts of PRIOR."""
        if not self._parts:
            self._weigh()
        return self._likely[place] * PRIOR // self._parts

    def _weigh(self) -> None:
        self._likely = vec[i64]([0] * self.count)
        self._parts = likelihoods(self.weights, self.count, self._likely)

    def untried(self) -> i64:
        """The place of the untried action with the largest prior share, or -1 if there is none.

        If there are several, it is the first.
        """
        if self._untried == _UNKNOWN:
            self._untried = self._first_untried(self._likeliest_untried())
        return self._untried

    def _likeliest_untried(self) -> i64:
        """The place of the likeliest untried action, or -1; others may have the same share."""
        if not self._parts:
            self._weigh()
        best: i64 = _NONE
        most: i64 = 0
        for place in range(self.count):
            if not self.visits[place] and self._likely[place] > most:
                most = self._likely[place]
                best = place
        return best

    def _first_untried(self, like: i64) -> i64:
        """The place of the first untried action with the same share as this one."""
        if like == _NONE:
            return _NONE
        least = -(-self.share(like) * self._parts // PRIOR)
        place: i64 = 0
        while self.visits[place] or self._likely[place] < least:
            place += 1
        return place

    def widen(self, legal: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Add the legal actions that are new."""
        if not self.count:
            self._start(legal, count, weights)
            return
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
        self._forget()

    def _start(self, legal: vec[i64], count: i64, weights: vec[i64]) -> None:
        """Add the first legal actions."""
        self.count = count
        self.actions = legal[:count]
        self.weights = weights[:count]
        self.visits = vec[i64]([0] * count)
        self.totals = vec[i64]([0] * count)
        self.children = [None] * count

    def _forget(self) -> None:
        """Reset what depends on places, because they have changed."""
        self._parts = 0
        self._untried = _UNKNOWN
        self.tried = vec[i64]()
        for place in range(self.count):
            if self.visits[place]:
                self.tried = append(self.tried, place)

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
