"""Information-set tree search: many imagined worlds, one tree of what was done in them."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import MOST_SEATS, Evaluator, share_buffer, share_out
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .nodes import Face, Node

EXPLORE: Final = 100
"""How curious the search is, in hundredths of how much the shares at a node differ."""

_FINE: Final = 256
"""Values are compared in parts of a share this fine."""
_PRIOR: Final = 2**16


class Trial(NamedTuple):
    """What came of an action at the root of a tree."""

    action: int
    visits: int
    """In how many imagined games it was tried."""
    total: int
    """The seat's shares of the victory in them, added up."""


@final
class Tree:
    """What a seat found out, by imagining, about the actions it may take in a state."""

    __slots__ = (
        "_evaluator",
        "_faces",
        "_legal",
        "_places",
        "_prior",
        "_rng",
        "_root",
        "_seat",
        "_shares",
        "_state",
        "_taken",
        "_weights",
        "explore",
    )

    def __init__(self, state: State, seat: i64, evaluator: Evaluator, rng: Rng) -> None:
        self.explore: i64 = EXPLORE
        self._state = state
        self._seat: i64 = seat
        self._evaluator = evaluator
        self._rng = rng
        self._root = Node()
        self._root.visits = 1
        self._legal: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()
        self._prior: vec[i64] = choice_buffer()
        self._places: vec[i64] = choice_buffer()  # where each legal action stands in its face
        self._shares: vec[i64] = share_buffer()
        self._faces: list[Face] = []  # the way from the root, and the place taken at each
        self._taken: list[int] = []

    def run(self, iterations: i64) -> None:
        """Think on, for so many iterations."""
        for _ in range(iterations):
            world = self._draw()
            self._descend(world)
            self._evaluator.play_on(world, self._rng)
            self._evaluator.value(world, self._shares)
            self._back_up()

    def best(self) -> i64:
        """The action tried most; of those tried equally often, what promised most."""
        face = self._root.faces[0]
        return face.actions[face.best()]

    def trials(self) -> list[Trial]:
        """What came of each action that the seat may take; actions ascend."""
        face = self._root.faces[0]
        return [
            Trial(face.actions[place], face.visits[place], face.totals[place])
            for place in range(face.count)
        ]

    def line(self, action: i64) -> list[int]:
        """The action, and what the seat would do next for as long as it is asked again."""
        line = [int(action)]
        face = self._root.faces[0]
        node = face.children[face.place(action)]
        while node is not None and node.faces:
            face = node.faces[0]
            if face.player != self._seat:
                break
            place = face.best()
            line.append(face.actions[place])
            node = face.children[place]
        return line

    def _draw(self) -> State:
        """A world that fits what the seat knows; the one place where hidden facts are drawn."""
        return self._state.determinize(self._seat, self._rng)

    def _descend(self, world: State) -> None:
        """Follow the tree down to a leaf that is new, or to the end of the game."""
        self._faces.clear()
        self._taken.clear()
        node = self._root
        player = self._seat
        while node.visits > 0 and player >= 0:
            count = world.legal(player, self._legal)
            face = self._face(node, world, player, count)
            place = self._select(face, count)
            known = face.children[place]
            if known is None:
                known = node.child(face.actions[place])
                face.children[place] = known
            self._faces.append(face)
            self._taken.append(place)
            world.apply(player, face.actions[place], self._rng)
            node.visits += 1
            node = known
            player = world.player()
        node.visits += 1

    def _face(self, node: Node, world: State, player: i64, count: i64) -> Face:
        """The node as its player sees it, with room for all that is legal in this world."""
        key = self._evaluator.secret(world, player) * MOST_SEATS + player
        for face in node.faces:
            if face.key == key:
                if not self._placed(face, count):
                    self._widen(face, world, count)
                return face
        face = Face(key, player)
        node.faces.append(face)
        self._widen(face, world, count)
        return face

    def _placed(self, face: Face, count: i64) -> bool:
        """Find the place of every legal action; whether all of them have one."""
        actions = face.actions
        legal = self._legal
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

    def _widen(self, face: Face, world: State, count: i64) -> None:
        self._evaluator.prior(world, face.player, self._legal, count, self._weights)
        face.widen(self._legal, count, self._weights)
        self._placed(face, count)

    def _select(self, face: Face, count: i64) -> i64:
        """The place of the legal action that promises most (PUCT).

        An action not tried yet is taken to be worth what the others were on the average.
        """
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
        share_out(self._weights, count, _PRIOR, self._prior)
        untried = total * _FINE // tried if tried else 0
        root: i64 = i64(sqrt(float(max(tried, 1))) * 1024.0)
        curious = self.explore * face.spread() * _FINE // 100 * root // 1024
        best: i64 = -1
        top: i64 = -1
        for i in range(count):
            place = places[i]
            n = visits[place]
            worth: i64 = totals[place] * _FINE // n if n else untried
            bound = worth + self._prior[i] * curious // _PRIOR // (1 + n)
            if bound > top:
                top = bound
                best = place
        return best

    def _back_up(self) -> None:
        for depth in range(len(self._faces)):
            face = self._faces[depth]
            face.note(self._taken[depth], self._shares[face.player])
