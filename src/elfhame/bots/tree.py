"""Information-set tree search: one tree of actions, tried in many imagined worlds."""
# compiled

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import MOST_SEATS, Evaluator, share_buffer, share_out
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .nodes import Face, Node

_EXPLORE: Final = 100
"""Weight of exploration, in hundredths of the spread of the shares at a node."""

_FINE: Final = 256
"""Values are compared in units of a share divided by this."""
_PRIOR: Final = 2**16


class Trial(NamedTuple):
    """The results of one action at the root of a tree."""

    action: int
    visits: int
    """Number of imagined games in which it was tried."""
    total: int
    """Sum of the seat's shares of the victory in them."""


@final
class Tree:
    """Searches the actions that a seat can take in a state, using only what the seat knows."""

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
    )

    def __init__(self, state: State, seat: i64, evaluator: Evaluator, rng: Rng) -> None:
        self._state = state
        self._seat: i64 = seat
        self._evaluator = evaluator
        self._rng = rng
        self._root = Node()
        self._root.visits = 1
        self._legal: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()
        self._prior: vec[i64] = choice_buffer()
        self._places: vec[i64] = choice_buffer()  # the place of each legal action in its face
        self._shares: vec[i64] = share_buffer()
        self._faces: list[Face] = []  # the path from the root, and the place taken at each
        self._taken: list[int] = []

    def run(self, iterations: i64) -> None:
        """Search for this many more iterations."""
        for _ in range(iterations):
            world = self._draw()
            self._descend(world)
            self._evaluator.play_on(world, self._rng)
            self._evaluator.value(world, self._shares)
            self._back_up()

    def best(self) -> i64:
        """The best action found."""
        return self.ranking()[0].action

    def ranking(self) -> list[Trial]:
        """All trials, best first: by visits, then by total share, then by action.

        Bots and hints both choose from this list, so they always agree.
        """
        return sorted(self.trials(), key=_rank)

    def trials(self) -> list[Trial]:
        """The results of every action the seat can take, by ascending action."""
        face = self._root.faces[0]
        return [
            Trial(face.actions[place], face.visits[place], face.totals[place])
            for place in range(face.count)
        ]

    def line(self, action: i64) -> list[int]:
        """The action, followed by the seat's best actions for as long as it is asked again."""
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
        """A world that fits what the seat knows: hidden facts are drawn here and nowhere else."""
        return self._state.determinize(self._seat, self._rng)

    def _descend(self, world: State) -> None:
        """Follow the tree to a new leaf or to the end of the game."""
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
        """The node as its player sees it, with a place for every action legal in this world."""
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
        """Look up the place of every legal action; return whether all of them have one."""
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
        """The place of the most promising legal action (PUCT).

        An untried action is assumed to be worth the average of the others.
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
        curious = _EXPLORE * face.spread() * _FINE // 100 * root // 1024
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
        """Record the shares along the path."""
        for depth in range(len(self._faces)):
            face = self._faces[depth]
            face.note(self._taken[depth], self._shares[face.player])


def _rank(trial: Trial) -> tuple[int, int, int]:
    return -trial.visits, -trial.total, trial.action
