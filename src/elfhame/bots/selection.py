"""Finds the most promising legal action at a node of a search tree (PUCT)."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import share_out
from ..kernel.state import choice_buffer
from .nodes import PRIOR, Face

_EXPLORE: Final = 100
"""Weight of exploration, in hundredths of the spread of the shares at a node."""

_FINE: Final = 256
"""Values are compared in units of a share divided by this."""


@final
class Selection:
    """Looks up the legal actions in a face, then selects one. Reuses its buffers."""

    __slots__ = ("_places", "_prior", "_weights")

    def __init__(self) -> None:
        self._places: vec[i64] = choice_buffer()  # the place of each legal action in its face
        self._weights: vec[i64] = choice_buffer()
        self._prior: vec[i64] = choice_buffer()

    def find(self, face: Face, legal: vec[i64], count: i64) -> bool:
        """Whether every legal action has a place in the face.

        If some of the face's actions aren't legal, the places of the others are stored.
        """
        if count == face.count:
            return _are_all_legal(face, legal)
        actions = face.actions
        places = self._places
        at: i64 = 0
        for i in range(count):
            action = legal[i]
            while at < face.count and actions[at] < action:
                at += 1
            if at == face.count or actions[at] != action:
                return False
            places[i] = at
        return True

    def best(self, face: Face, count: i64) -> i64:
        """The place of the most promising legal action (PUCT); the first one if there are several.

        An untried action is assumed to be worth the average of the others.
        """
        if count == face.count:
            return _best_of_all(face)
        return self._best_of_legal(face, count)

    def _best_of_legal(self, face: Face, count: i64) -> i64:
        places = self._places
        visits = face.visits
        totals = face.totals
        tried: i64 = 0
        total: i64 = 0
        for i in range(count):
            place = places[i]
            self._weights[i] = face.weights[place]
            tried += visits[place]
            total += totals[place]
        share_out(self._weights, count, PRIOR, self._prior)
        untried = _average(total, tried, 0)
        curiosity = _curiosity(face, tried)
        best: i64 = -1
        top: i64 = -1
        for i in range(count):
            place = places[i]
            n = visits[place]
            worth = _average(totals[place], n, untried)
            bound = _bound(worth, self._prior[i], curiosity, n)
            if bound > top:
                top = bound
                best = place
        return best


def _best_of_all(face: Face) -> i64:
    """The same if all actions are legal: only one of the untried ones has to be judged.

    That is the one with the largest prior share, and so the highest bound: the spread assumed at
    first keeps curiosity above PRIOR, so that rounding loses no difference between shares.
    """
    curiosity = _curiosity(face, face.visited)
    top: i64 = -1
    best = face.untried()
    if best >= 0:
        worth = _average(face.sum, face.visited, 0)
        top = _bound(worth, face.share(best), curiosity, 0)
    tried = face.tried
    for i in range(len(tried)):
        place = tried[i]
        n = face.visits[place]
        worth = face.totals[place] * _FINE // n
        bound = _bound(worth, face.share(place), curiosity, n)
        if bound > top or (bound == top and place < best):
            top = bound
            best = place
    return best


def _are_all_legal(face: Face, legal: vec[i64]) -> bool:
    actions = face.actions
    at: i64 = 0
    while at < face.count and actions[at] == legal[at]:
        at += 1
    return at == face.count


def _average(total: i64, visits: i64, otherwise: i64) -> i64:
    """The average share of some visits, in parts of _FINE, or `otherwise` if there were none."""
    if visits:
        return total * _FINE // visits
    return otherwise


def _bound(worth: i64, share: i64, curiosity: i64, visits: i64) -> i64:
    """The upper bound on an action's worth; every visit reduces the uncertainty."""
    return worth + share * curiosity // PRIOR // (1 + visits)


def _curiosity(face: Face, visits: i64) -> i64:
    """The exploration bonus for a prior share of PRIOR before the first trial."""
    root = i64(sqrt(float(max(visits, 1))) * 1024.0)
    return _EXPLORE * face.spread() * _FINE // 100 * root // 1024
