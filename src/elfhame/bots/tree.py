"""Information-set tree search: one tree of actions, tried in many imagined worlds."""
# compiled

from __future__ import annotations

from typing import NamedTuple, final

from ..kernel.arrays import i64, vec
from ..kernel.belief import UNIFORM, Belief
from ..kernel.evaluator import MOST_SEATS, Evaluator, share_buffer
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .nodes import Face, Node
from .selection import Selection


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
        "_belief",
        "_evaluator",
        "_faces",
        "_legal",
        "_rng",
        "_root",
        "_seat",
        "_selection",
        "_shares",
        "_state",
        "_weights",
    )

    def __init__(
        self,
        state: State,
        seat: i64,
        evaluator: Evaluator,
        rng: Rng,
        belief: Belief = UNIFORM,
    ) -> None:
        self._state = state
        self._belief = belief
        self._seat: i64 = seat
        self._evaluator = evaluator
        self._rng = rng
        self._root = Node()
        self._root.visits = 1
        self._legal: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()
        self._selection = Selection()
        self._shares: vec[i64] = share_buffer()
        self._faces: list[Face] = []  # the path from the root

    def run(self, iterations: i64) -> None:
        """Search for this many more iterations."""
        left = iterations
        while left > 0:
            left -= 1
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
        return self._belief.draw(self._state, self._seat, self._rng)

    def _descend(self, world: State) -> None:
        """Follow the tree to a new leaf or to the end of the game."""
        self._faces.clear()
        node = self._root
        player = self._seat
        while node.visits > 0 and player >= 0:
            count = world.legal(player, self._legal)
            face = self._face(node, world, player, count)
            place = self._selection.best(face, count)
            face.taken = place
            known = face.children[place]
            if known is None:
                known = node.child(face.actions[place])
                face.children[place] = known
            self._faces.append(face)
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
                if not self._selection.find(face, self._legal, count):
                    self._widen(face, world, count)
                return face
        face = Face(key, player)
        node.faces.append(face)
        self._widen(face, world, count)
        return face

    def _widen(self, face: Face, world: State, count: i64) -> None:
        self._evaluator.prior(world, face.player, self._legal, count, self._weights)
        face.widen(self._legal, count, self._weights)
        self._selection.find(face, self._legal, count)

    def _back_up(self) -> None:
        """Record the shares along the path."""
        for face in self._faces:
            face.note(self._shares[face.player])


def _rank(trial: Trial) -> tuple[int, int, int]:
    return -trial.visits, -trial.total, trial.action
