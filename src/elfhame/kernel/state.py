"""What every state of every game can do, and random play over any of them."""
# compiled

from __future__ import annotations

from typing import Any, Final

from .arrays import i64, mypyc_attr, vec
from .journal import UNREAD, Journal
from .rng import Rng
from .values import fields_of, state_from

MOST_CHOICES: Final = 1024
"""No decision of any game has more legal actions than this."""


def choice_buffer() -> vec[i64]:
    """Room for the legal actions of any decision, to be used over and over."""
    return vec[i64]([0] * MOST_CHOICES)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 - it changes, so it has no hash
    """A point in a game, with all its secrets.

    An action is a small number with one fixed meaning in its game. ``legal`` is the only judge:
    ``refusal`` follows from it, and ``apply`` trusts its caller. The seat that decides is an
    argument and must be one of ``waiting``. A state holds no generator: chance is an argument
    too, so nobody who holds a state can read the future.

    A state is an ordinary value: it can be compared, copied and pickled. For this a class keeps
    its fields either in slots, and its constructor takes them by name, or in the instance's
    dictionary. The journal is no part of the value.
    """

    __slots__ = ("journal", "telling")

    def __init__(self) -> None:
        self.journal: Journal = UNREAD
        self.telling: i64 = 0

    def __eq__(self, other: object) -> bool:
        """Whether both are of the same class and have the same fields, secrets included."""
        if type(self) is not type(other):
            return NotImplemented
        return fields_of(self) == fields_of(other)

    def __copy__(self) -> State:
        """A clone. A shallow copy would share what changes."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and deep-copy the class and its fields."""
        return state_from, (type(self), fields_of(self))

    def tell(self, journal: Journal) -> None:
        """From now on, note in this journal what happens. Clones are silent."""
        self.journal = journal
        self.telling = 1

    def opening(self) -> None:
        """Note in the journal what the set-up gave to whom."""

    def player(self) -> i64:
        """The first seat that may decide now, or -1 at the end."""
        raise NotImplementedError

    def waiting(self) -> list[int]:
        """All seats that may decide now, ascending: one, unless a rule says "at the same time"."""
        player = self.player()
        return [] if player < 0 else [player]

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the seat's legal actions into the buffer, ascending, and return their number."""
        raise NotImplementedError

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions as a list, for callers outside the rules."""
        buffer = choice_buffer()
        count = self.legal(seat, buffer)
        return list(buffer[:count])

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """The seat's legal action at the place ``rng.below(number of legal actions)``."""
        buffer = choice_buffer()
        return buffer[rng.below(self.legal(seat, buffer))]

    def refusal(self, seat: i64, action: i64) -> str | None:
        """None if the action is legal for the seat, else the id of the rule that forbids it.

        Only for numbers that mean something in this game.
        """
        buffer = choice_buffer()
        for place in range(self.legal(seat, buffer)):
            if buffer[place] == action:
                return None
        ending = self.ending()
        return self.why_not(seat, action) if ending is None else ending

    def why_not(self, seat: i64, action: i64) -> str:
        """The id of the rule that forbids an action; only asked about illegal ones."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        """Carry out a legal action of the seat, drawing from the generator where rules say so."""
        raise NotImplementedError

    def clone(self) -> State:
        """A silent copy that shares nothing that changes."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A clone in which all that the seat cannot know is drawn anew, uniformly.

        Worlds that look the same to the seat give the same drawn world for the same generator.
        Seat -1 is a watcher.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat so far, its secret ones included."""
        raise NotImplementedError

    def returns(self) -> list[int]:
        """Each seat's share of the victory, in twelfths; all 0 before the end."""
        raise NotImplementedError

    def ending(self) -> str | None:
        """The id of the rule that ended the game; None before."""
        raise NotImplementedError


def playout(state: State, rng: Rng) -> i64:
    """Play the state to its end at random, and return the number of actions."""
    count: i64 = 0
    seat = state.player()
    while seat >= 0:
        state.apply(seat, state.random_action(seat, rng), rng)
        count += 1
        seat = state.player()
    return count


def playout_listing(state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """The very same random game, with every legal action written out at every step."""
    count: i64 = 0
    seat = state.player()
    while seat >= 0:
        action = buffer[rng.below(state.legal(seat, buffer))]
        state.apply(seat, action, rng)
        count += 1
        seat = state.player()
    return count
