"""The interface of a state in any game, and random play from it."""
# compiled

from __future__ import annotations

from typing import Any, Final

from .arrays import i16, i64, mypyc_attr, vec
from .bits import contains, how_many
from .journal import UNREAD, Journal
from .rng import Rng
from .tensor import MOST_CHOICES as MOST_CHOICES
from .tensor import Mask
from .values import fields_of, state_from

VICTORY: Final = 12
"""The whole victory, in the twelfths that ``State.returns`` counts."""


def choice_buffer() -> vec[i64]:
    """A buffer for the legal actions of any decision; reuse it."""
    return vec[i64]([0] * MOST_CHOICES)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A point in a game, with all its secrets.

    An action is a small number with one fixed meaning in its game. ``legal`` is the only judge:
    ``refusal`` follows from it, and ``apply`` trusts its caller. The seat that decides is an
    argument and must be one of ``waiting``. So is the random generator: a state doesn't hold one,
    so a copy of it doesn't reveal the future.

    A state is an ordinary value: it can be compared, copied and pickled. For this a class keeps
    its fields either in slots, and its constructor takes them by name, or in the instance's
    dictionary. The journal isn't part of the value.
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
        """Write all further entries to this journal. Clones are silent."""
        self.journal = journal
        self.telling = 1

    def opening(self) -> None:
        """Note in the journal what each seat got in the set-up."""

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

        Only for numbers that are actions of this game.
        """
        buffer = choice_buffer()
        for place in range(self.legal(seat, buffer)):
            if buffer[place] == action:
                return None
        ending = self.ending()
        return self.why_not(seat, action) if ending is None else ending

    def why_not(self, seat: i64, action: i64) -> str:
        """The id of the rule that forbids an action; only called for illegal ones."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        """Carry out a legal action of the seat, drawing from the generator where chance decides."""
        raise NotImplementedError

    def step(self, buffer: vec[i64], place: i64, rng: Rng) -> i64:
        """Carry out the action at a place of the buffer, then list the next player's actions.

        The buffer holds the legal actions of ``player``, as ``legal`` or the last step wrote them.
        Afterwards it holds those of the new ``player``; returns their number, 0 at the end.
        Where several seats decide at the same time, the first one does. Like ``apply``, this
        trusts its caller: the place must be below the number of legal actions.

        >>> from elfhame import chance, new
        >>> state, buffer, rng = new("fae", seed=1).state.clone(), choice_buffer(), chance(1)
        >>> count, moves = state.legal(state.player(), buffer), 0
        >>> while count:
        ...     count, moves = state.step(buffer, rng.below(count), rng), moves + 1
        >>> moves, state.ending()
        (44, 'FAE-50')
        """
        self.apply(self.player(), buffer[place], rng)
        player = self.player()
        if player < 0:
            return 0
        return self.legal(player, buffer)

    def clone(self) -> State:
        """A silent copy that shares no mutable data."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A clone in which everything the seat can't know is drawn again, uniformly.

        Worlds that look the same to the seat give the same drawn world for the same generator.
        Seat -1 is a watcher.
        """
        world = self.clone()
        world.redraw_hidden(seat, rng)
        return world

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        """Draw everything the seat can't know again, as ``determinize`` promises."""
        raise NotImplementedError

    def observe(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        """Write what the seat sees at the table into the buffer, from a place on.

        The game's ``planes`` say what the numbers mean. Seats are counted from the observer's, to
        the left, and nothing is written that the seat can't know.
        """
        raise NotImplementedError

    def inform(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        """Write everything the seat knows: what it sees, then what it has to remember.

        The game's ``planes`` come first, then its ``memory_planes``.
        """
        raise NotImplementedError

    def mask(self, seat: i64, mask: Mask, row: i64 = 0) -> i64:
        """Mark the seat's legal actions in a row of the mask, and return their number."""
        count = self.legal(seat, mask.listed)
        mask.mark(row, count)
        return count

    def scores(self) -> list[int]:
        """The points of each seat so far, including secret ones."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that won, as a set, once the game is over; nobody may have won."""
        raise NotImplementedError

    def returns(self) -> list[int]:
        """Each seat's share of the victory, in twelfths; all 0 before the end."""
        shares = [0] * len(self.scores())
        if self.player() < 0:
            won = self.winners()
            for seat in range(len(shares)):
                if contains(won, seat):
                    shares[seat] = VICTORY // how_many(won)
        return shares

    def ending(self) -> str | None:
        """The id of the rule that ended the game, or None while it runs."""
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
    """Play the same random game as ``playout``, but list all legal actions at every step."""
    count: i64 = 0
    seat = state.player()
    while seat >= 0:
        action = buffer[rng.below(state.legal(seat, buffer))]
        state.apply(seat, action, rng)
        count += 1
        seat = state.player()
    return count
