"""Many games of one kind, stepped together in one call."""
# compiled

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from .arrays import i16, i32, i64, u8, vec
from .evaluator import MOST_SEATS
from .rng import Rng
from .state import State
from .tensor import Mask, tensor_buffer

NOTHING: Final = 0
OBSERVATION: Final = 1
INFORMATION: Final = 2

Games = Iterator[tuple[State, Rng]]
"""The games that a row plays, one after another: each its first state and its chance."""


@final
class BatchState:
    """The games of a batch, one per row, and buffers with what is to be known about all of them.

    After each step, the buffers hold for each row: the seat that decides (the first one, if
    several do at the same time), what that seat sees or knows, its legal actions, whether a game
    ended with this step, and each seat's share of its victory in twelfths. A game that ended is
    replaced by the row's next one at once.
    """

    __slots__ = (
        "_chances",
        "_form",
        "_games",
        "_size",
        "_states",
        "finished",
        "mask",
        "over",
        "players",
        "returns",
        "tensors",
    )

    def __init__(self, games: list[Games], actions: i64, form: i64, size: i64) -> None:
        rows: i64 = len(games)
        self._games = games
        self._form: i64 = form
        self._size: i64 = size
        self._states: list[State] = []
        self._chances: list[Rng] = []
        self.mask = Mask(actions, rows)
        self.tensors: vec[i16] = tensor_buffer(rows * size)
        self.players: vec[i32] = vec[i32]([0] * rows)
        self.finished: vec[i32] = vec[i32]([0] * rows)
        self.over: vec[u8] = vec[u8]([0] * rows)
        self.returns: vec[i16] = vec[i16]([0] * (rows * MOST_SEATS))
        for row in range(rows):
            state, chance = next(games[row])
            self._states.append(state)
            self._chances.append(chance)
            self._show(row, state)

    def state(self, row: int) -> State:
        """A copy of a row's game as it stands."""
        return self._states[row].clone()

    def illegal(self, actions: list[int]) -> i64:
        """The first row whose action isn't legal, or -1; actions by row."""
        for row in range(len(self.players)):
            if not self.mask.is_marked(row, actions[row]):
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """Take a step in every row, given the actions by row.

        Like ``State.apply``, this trusts its caller: ask ``illegal`` before.
        """
        for row in range(len(self.players)):
            state = self._states[row]
            action = actions[row]
            state.apply(i64(self.players[row]), action, self._chances[row])
            if self.over[row]:
                self._clear_end(row)
            if state.player() < 0:
                self._end(row, state)
            else:
                self._show(row, state)

    def _show(self, row: i64, state: State) -> None:
        """Fill the buffers of a row for the seat that decides."""
        player = state.player()
        self.players[row] = i32(player)
        state.mask(player, self.mask, row)
        if self._form == OBSERVATION:
            state.observe(player, self.tensors, row * self._size)
        elif self._form == INFORMATION:
            state.inform(player, self.tensors, row * self._size)

    def _clear_end(self, row: i64) -> None:
        self.over[row] = 0
        for seat in range(MOST_SEATS):
            self.returns[row * MOST_SEATS + seat] = 0

    def _end(self, row: i64, state: State) -> None:
        """Note the result of a game that has ended, and begin the row's next one."""
        self.over[row] = 1
        self.finished[row] += 1
        seat: i64 = row * MOST_SEATS
        for share in state.returns():
            self.returns[seat] = i16(share)
            seat += 1
        following, chance = next(self._games[row])
        self._states[row] = following
        self._chances[row] = chance
        self._show(row, following)
