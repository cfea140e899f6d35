"""Games of searches against themselves, and positions in them like those at a search's leaves.

A search judges positions that good players would rarely reach. So now and then a player takes
random actions here before a position is noted, and the games go on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...bots.tree import Tree
from ...kernel.arrays import i64, vec
from ...kernel.belief import Belief
from ...kernel.evaluator import MOST_SEATS, WHOLE, share_buffer
from ...kernel.game import Game
from ...kernel.learned import LearnedEvaluator
from ...kernel.play import Play
from ...kernel.rng import Rng, keyed
from ...kernel.seed import Seed
from ...kernel.state import VICTORY, State, choice_buffer

ITERATIONS: Final = {"fae": 100, "trails": 30, "land": 24, "faeries": 20}
"""How many games each decision imagines."""
STRAYS: Final = {"fae": 5, "trails": 6, "land": 7, "faeries": 7}
"""On average, one in this many turns begins with random actions."""
LEGAL: Final = choice_buffer()


class Position(NamedTuple):
    """A position, and how its game ended."""

    left: int
    features: list[int]
    """Of all seats, one after the other."""
    predicted: list[float]
    """The shares that the present weights give the seats."""
    shares: list[float]


class Moment(NamedTuple):
    """A position whose game isn't over yet."""

    left: int
    features: list[int]
    predicted: list[float]


class SelfPlay:
    """One game at a time, in which all seats search with the same evaluator."""

    def __init__(self, game: Game, seats: int) -> None:
        found = game.evaluator()
        assert isinstance(found, LearnedEvaluator)
        self.game, self.seats, self.evaluator = game, seats, found
        self._features = vec[i64]([0] * (MOST_SEATS * found.count))
        self._shares = share_buffer()

    def positions(self, seed: Seed) -> Iterator[Position]:
        """The positions of one game."""
        play = Play(self.game, self.seats, seed=seed)
        state, rng = play.state, keyed(play.seed, "self-play")
        beliefs = [self.game.belief_type() for _ in range(self.seats)]
        moments = list[Moment]()
        while state.player() >= 0:
            if self._is_calm(state) and not rng.below(STRAYS[self.game.name]):
                self._stray(state, rng)
                if state.player() >= 0:
                    moments.append(self._moment(state))
            else:
                self._act(state, beliefs, rng)
        shares = [twelfths / VICTORY for twelfths in state.returns()]
        for moment in moments:
            yield Position(*moment, shares)

    def _is_calm(self, state: State) -> bool:
        return state.player() < 0 or self.evaluator.is_calm(state)

    def _stray(self, state: State, rng: Rng) -> None:
        """Take random actions for a turn or two, then go where a search would judge them."""
        for _ in range(1 + rng.below(2)):
            fresh = state.player() < 0
            while not fresh:
                seat = state.player()
                state.apply(seat, state.random_action(seat, rng), rng)
                fresh = self._is_calm(state)
        if state.player() >= 0:
            self.evaluator.play_on(state, rng)

    def _moment(self, state: State) -> Moment:
        self.evaluator.describe(state, self._features)
        self.evaluator.value(state, self._shares)
        features = list(self._features[: self.seats * self.evaluator.count])
        predicted = [share / WHOLE for share in self._shares[: self.seats]]
        return Moment(self.evaluator.time_left(state), features, predicted)

    def _act(self, state: State, beliefs: list[Belief], rng: Rng) -> None:
        seat = state.player()
        action = self._choice(state, seat, beliefs[seat], rng)
        for belief in beliefs:
            belief.learn(state, seat, action)
        state.apply(seat, action, rng)

    def _choice(self, state: State, seat: int, belief: Belief, rng: Rng) -> int:
        if state.legal(seat, LEGAL) == 1:
            return LEGAL[0]
        tree = Tree(state, seat, self.evaluator, rng, belief)
        tree.run(ITERATIONS[self.game.name])
        return tree.best()
