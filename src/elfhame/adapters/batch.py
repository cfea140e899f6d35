"""Many games stepped together, with NumPy arrays of what their players see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final, Literal, TypeAlias

import numpy
from numpy.typing import ArrayLike, NDArray

from ..games import registry
from ..kernel.batch import INFORMATION, NOTHING, OBSERVATION, BatchState
from ..kernel.evaluator import MOST_SEATS
from ..kernel.refused import Refused
from ..kernel.rng import Rng, keyed
from ..kernel.seed import seed_bytes
from ..kernel.shapes import whole
from ..kernel.state import State
from ..kernel.tensor import MOST_CHOICES, size_of_planes
from .match import planes_of

Numbers: TypeAlias = NDArray[numpy.int32]
Shorts: TypeAlias = NDArray[numpy.int16]
Bytes: TypeAlias = NDArray[numpy.uint8]

Form = Literal["observation", "information", "none"]
_FORMS: Final = {"none": NOTHING, "observation": OBSERVATION, "information": INFORMATION}


class Batch:
    """Games of one kind in rows; ``step`` takes one action in each of them.

    Row r first plays the game of ``seeds[r]``. Whenever its game ends, it goes on with the seed
    ``len(seeds)`` higher, so no two rows play the same deal if the seeds are consecutive. Every
    game is the one that ``elfhame.new`` deals for its seed.

    The arrays share memory with the rules: they are filled by each step and can't be written.

    >>> batch = Batch("fae", range(3), seats=2)
    >>> batch.observations.shape, batch.mask.shape, batch.players.tolist()
    ((3, 458), (3, 540), [1, 1, 1])
    >>> batch.step(batch.choices[:, 0])
    >>> batch.over.any(), batch.finished.sum()
    (np.False_, np.int64(0))
    """

    def __init__(
        self,
        name: str,
        seeds: Sequence[int],
        seats: int = 2,
        form: Form = "observation",
        **options: Any,
    ) -> None:
        self.game = game = registry.game(name)
        self.seats = whole(seats, "seats")
        self.seeds = tuple(whole(seed, "seeds") for seed in seeds)
        self._options = game.options(options)
        game.check(self.seats, self._options)
        self.planes = () if form == "none" else planes_of(game, form)
        """What each observation consists of."""
        height, size = len(self.seeds), size_of_planes(self.planes)
        self._rows = rows = BatchState(
            [self._games(seed) for seed in self.seeds], game.actions, _FORMS[form], size
        )
        cells = numpy.asarray(rows.mask.cells).reshape(height, game.actions)
        self.mask: Bytes = cells
        """By row and action: 1 if it is legal."""
        self.choices: Numbers = numpy.asarray(rows.mask.marked).reshape(height, MOST_CHOICES)
        """By row: the legal actions, ascending, in the first ``choice_counts`` places."""
        self.choice_counts: Numbers = numpy.asarray(rows.mask.counts)
        self.observations: Shorts = numpy.asarray(rows.tensors).reshape(height, size)
        """By row: what the seat that decides sees or knows; ``planes`` says what this means."""
        self.players: Numbers = numpy.asarray(rows.players)
        """By row: the seat that decides."""
        self.over: Bytes = numpy.asarray(rows.over)
        """By row: 1 if a game ended with the last step."""
        shares = numpy.asarray(rows.returns).reshape(height, MOST_SEATS)
        self.returns: Shorts = shares[:, : self.seats]
        """By row and seat: the share of the victory in the game that ended with the last step."""
        self.finished: Numbers = numpy.asarray(rows.finished)
        """By row: how many of its games have ended."""

    def __len__(self) -> int:
        return len(self.seeds)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in each row; Refused, with nothing changed, if any of them is illegal."""
        numbers = numpy.asarray(actions)
        if numbers.shape != (len(self),):
            raise Refused(f"there must be {len(self)} actions", field="actions")
        listed = numbers.tolist()
        wrong = self._rows.illegal(listed)
        if wrong >= 0:
            reason = f"{listed[wrong]} isn't legal in row {wrong}"
            raise Refused(reason, field=f"actions[{wrong}]")
        self._rows.step(listed)

    def state(self, row: int) -> State:
        """A copy of the state of a row's game, with all its secrets."""
        return self._rows.state(range(len(self))[row])

    def _games(self, seed: int) -> Iterator[tuple[State, Rng]]:
        """The games of the row that begins with a seed."""
        for number in count(seed, len(self.seeds)):
            entropy = seed_bytes(number)
            state: State = self.game.setup(self.seats, self._options, keyed(entropy, "deal"))
            yield state, keyed(entropy, "chance")
