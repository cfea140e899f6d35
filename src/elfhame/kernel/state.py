"""What every state of every game can do, and random play over any of them."""
# compiled

from __future__ import annotations

from typing import Final

from .arrays import i64, mypyc_attr, vec
from .journal import UNREAD, Journal
from .rng import Rng

MOST_CHOICES: Final = 1024
"""No decision of any game has more legal actions than this."""


def choice_buffer() -> vec[i64]:
    """Room for the legal actions of any decision, to be used over and over."""
    return vec[i64]([0] * MOST_CHOICES)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A point in a game, with all its secrets.

    An action is a small number with one fixed meaning in its game. ``legal`` is the only judge;
    ``apply`` trusts its caller. A state holds no generator: chance is an argument, so that nobody
    who holds a state can read the future.
    """

    __slots__ = ("journal", "telling")

    def __init__(self) -> None:
        self.journal: Journal = UNREAD
        self.telling: i64 = 0

    def tell(self, journal: Journal) -> None:
        """From now on, note in this journal what happens. Clones are silent."""
        self.journal = journal
        self.telling = 1

    def opening(self) -> None:
        """Note in the journal what the set-up gave to whom."""

    def player(self) -> i64:
        """The seat whose decision it is; -1 at the end."""
        raise NotImplementedError

    def waiting(self) -> list[int]:
        """All seats that may decide now, ascending: one, unless a rule says "at the same time"."""
        player = self.player()
        return [] if player < 0 else [player]

    def call(self, seat: i64) -> None:
        """Make one of the waiting seats the player."""

    def legal(self, buffer: vec[i64]) -> i64:
        """Write the player's legal actions into the buffer, ascending; how many there are."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The player's legal actions as a list, for callers outside the rules."""
        buffer = choice_buffer()
        count = self.legal(buffer)
        return list(buffer[:count])

    def random_action(self, rng: Rng) -> i64:
        """The legal action at the place ``rng.below(how many)``."""
        buffer = choice_buffer()
        return buffer[rng.below(self.legal(buffer))]

    def refusal(self, action: i64) -> str | None:
        """None for exactly the legal actions, else the id of the rule that forbids it.

        Only for numbers that mean something in this game.
        """
        raise NotImplementedError

    def apply(self, action: i64, rng: Rng) -> None:
        """Carry a legal action of the player out; what is random comes from the generator."""
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
    """Play the state to its end at random; how many actions it took."""
    count: i64 = 0
    while state.player() >= 0:
        state.apply(state.random_action(rng), rng)
        count += 1
    return count


def playout_listing(state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """The very same random game, with every legal action written out at every step."""
    count: i64 = 0
    while state.player() >= 0:
        action = buffer[rng.below(state.legal(buffer))]
        state.apply(action, rng)
        count += 1
    return count
