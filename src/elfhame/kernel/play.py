"""A game in progress: checks and applies actions, shows views, looks ahead, takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Self

import msgspec

from .game import REVIEWER, WATCHER, Action, Event, Game, Options, View
from .journal import NOBODY, Entry, Journal
from .refused import Refused
from .rng import Rng, keyed
from .shapes import convert, whole
from .state import State

SEED_BYTES: Final = 32

Choosable = int | str | Action | dict[str, Any]
"""An action in any of its forms: number, text, typed value, or decoded JSON."""

Seed = int | bytes | None
"""A number below 2**256, 32 bytes, or None to draw a random seed."""

if TYPE_CHECKING:  # only type checkers know defaults of type variables before Python 3.13
    from typing_extensions import TypeVar

    A_co = TypeVar("A_co", bound=Action, covariant=True, default=Action)
    E_co = TypeVar("E_co", bound=Event, covariant=True, default=Event)
    V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
else:
    from typing import TypeVar

    A_co, E_co, V_co = map(TypeVar, ("A_co", "E_co", "V_co"))


def seed_bytes(seed: Seed) -> bytes:
    """The seed as 32 bytes; without one, random bytes that no one else knows.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
    elif 0 <= whole(seed, "seed") < 1 << 8 * SEED_BYTES:
        return whole(seed, "seed").to_bytes(SEED_BYTES, "big")
    raise Refused("a seed is a number from 0 to 2**256 - 1, or 32 bytes", field="seed")


class Step(NamedTuple):
    """One decision: the seat that made it, and the number of the action."""

    seat: int
    action: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: the rule, each seat's points, and each seat's share in twelfths."""

    ending: str
    scores: list[int]
    returns: list[int]


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An undone step: the number of steps before it, and the step itself."""

    after: int
    seat: int
    action: int


class Look(NamedTuple, Generic[A_co, E_co, V_co]):
    """What a seat would see happen, up to the first thing it would learn."""

    events: list[E_co]
    secret: list[bool]
    """For each event: whether the seat would see something in it that a watcher wouldn't."""
    learns: bool
    """Whether the seat would learn something; if so, nothing after that is shown."""
    view: V_co | None
    """What the seat would then know, or None if it would have learned something."""
    choices: list[A_co]
    """The seat's next choices, if it would be asked again."""


class _Moment(NamedTuple):
    """Everything needed to go back to before a step."""

    state: State
    chance: Rng


class Play(Generic[A_co, E_co, V_co]):
    """A game in progress, with all its secrets: the one way from an action to its effect.

    Server, command line, notebooks and replays all go through it. A refused request leaves it
    unchanged. The parameters are the game's types of actions, events and views; a bare ``Play``
    is a play of any game.
    """

    def __init__(
        self,
        game: Game[Any, A_co, E_co, V_co, Any],
        seats: int,
        options: Options | Mapping[str, Any] | None = None,
        seed: Seed = None,
    ) -> None:
        chosen = options if isinstance(options, Options) else game.options(options or {})
        seats = whole(seats, "seats")
        game.check(seats, chosen)
        self.game = game
        self.seats = seats
        self.options: Options = chosen
        self.seed = seed_bytes(seed)
        self.steps: list[Step] = []
        self.taken_back: list[TakenBack] = []
        self.journal = Journal()
        self.chance: Rng
        self.state: State
        deal = keyed(self.seed, "deal")
        self._stand(game.setup(seats, chosen, deal), keyed(self.seed, "chance"))
        self.state.opening()
        self._marks = [0]
        self._undo: list[_Moment] = []  # one per step since someone last learned something

    def fork(self) -> Self:
        """An independent copy of the play as it stands."""
        fork = self.__class__.__new__(self.__class__)
        fork.__dict__.update(self.__dict__)
        fork.steps, fork.taken_back = list(self.steps), list(self.taken_back)
        fork._marks, fork._undo = list(self._marks), list(self._undo)
        fork.journal = Journal()
        fork.journal.entries.extend(self.journal.entries)
        fork._stand(self.state.clone(), self.chance.clone())
        return fork

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.player() < 0

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it is running."""
        ending = self.state.ending()
        if ending is None:
            return None
        return Result(ending, self.state.scores(), self.state.returns())

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        return self.state.waiting()

    def choices(self, seat: int | None = None) -> list[A_co]:
        """The legal actions of a waiting seat, in a fixed order; by default of the first one."""
        return [self.game.action(number) for number in self.numbers(seat)]

    def numbers(self, seat: int | None = None) -> list[int]:
        """The legal actions of a waiting seat as numbers, ascending."""
        if self.over and seat is None:
            return []
        return self.state.legal_actions(self._decider(seat))

    def act(self, action: Choosable, seat: int | None = None) -> None:
        """Carry out an action of a waiting seat, by default of the first one.

        An illegal action is refused with the rule that forbids it.
        """
        decider = self._decider(seat)
        number = self._judged(self.state, decider, action)
        self._undo.append(_Moment(self.state.clone(), self.chance.clone()))
        self._marks.append(len(self.journal.entries))
        self.state.apply(decider, number, self.chance)
        self.steps.append(Step(decider, number))
        if any(entry.learns for entry in self.journal.entries[self._marks[-1] :]):
            self._undo.clear()
        self._forget()

    def why(self, action: Choosable, seat: int | None = None) -> Refused | None:
        """Why the action would be refused, or None if it is legal."""
        try:
            self._judged(self.state, self._decider(seat), action)
        except Refused as refused:
            return refused
        return None

    def look(
        self, actions: Choosable | Sequence[Choosable], seat: int | None = None
    ) -> Look[A_co, E_co, V_co]:
        """What one action, or several in a row, would do, as far as the seat can foresee it.

        The actions are tried in a world drawn from what the seat knows, so nothing leaks.
        """
        decider = self._decider(seat)
        journal, chance = Journal(), _IMAGINED.clone()
        world = self.state.determinize(decider, chance)
        world.tell(journal)
        for action in _listed(actions):
            self._ask(world, decider)
            number = self._judged(world, decider, action)
            world.apply(decider, number, chance)
            foreseen = _unlearned(journal.entries, decider)
            if len(foreseen) < len(journal.entries):
                return Look(*self._foreseen(foreseen, decider), True, None, [])
        events, secret = self._foreseen(journal.entries, decider)
        view = self.game.view(world, decider)
        return Look(events, secret, False, view, self._next(world, decider))

    def take_back(self, seat: int | None = None) -> None:
        """Undo the last step, if no one has learned anything from it.

        With a seat, only if the step is that seat's. State and generator become what they were
        before it; ``taken_back`` notes it.
        """
        if not self.can_take_back(seat):
            reason = "you can only take back your own last step, if nobody learned anything from it"
            raise Refused(reason, field="take_back")
        moment = self._undo.pop()
        step = self.steps.pop()
        self.taken_back.append(TakenBack(len(self.steps), step.seat, step.action))
        self.journal.cut(self._marks.pop())
        self._stand(moment.state.clone(), moment.chance.clone())

    def can_take_back(self, seat: int | None = None) -> bool:
        """Whether the last step is the seat's and can be undone."""
        return bool(self._undo) and seat in (None, self.steps[-1].seat)

    def view(self, observer: int = WATCHER) -> V_co:
        """What a seat, a watcher or, after the end, a reviewer knows."""
        return self.game.view(self.state, self._admitted(observer))

    def events(self, observer: int = WATCHER, since: int = 0) -> list[tuple[int, E_co]]:
        """The events the observer saw from step ``since`` on, each with its step.

        Step 0 is the set-up.
        """
        observer = self._admitted(observer)
        bounds = [*self._marks, len(self.journal.entries)]
        return [
            (step, event)
            for step in range(max(0, whole(since, "since")), len(bounds) - 1)
            for event in self._events_of(
                self.journal.entries[bounds[step] : bounds[step + 1]], observer
            )
        ]

    def text(self, observer: int | None = None) -> str:
        """What the observer knows, as text; by default, what everyone may know."""
        return self.game.show(self.view(self._public if observer is None else observer))

    def svg(self, observer: int | None = None) -> str:
        """What the observer knows, as an SVG picture; by default, what everyone may know."""
        return self.game.draw(self.view(self._public if observer is None else observer))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the seed and the steps; unpickling plays them again."""
        moves = (self.game, self.seats, self.options, self.seed, self.steps, self.taken_back)
        return _again, moves

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        asked = ", ".join(map(str, self.waiting)) or "nobody"
        steps = len(self.steps)
        return f"<{self.game.title}: {self.seats} seats, {steps} steps, waiting for {asked}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def _public(self) -> int:
        """The observer that everyone may be: a watcher, or at the end a reviewer."""
        return REVIEWER if self.over else WATCHER

    def _forget(self) -> None:
        """Drop the moments before the turns of the last two seats that acted."""
        seats: list[int] = []
        for place in range(1, len(self._undo) + 1):
            seat = self.steps[-place].seat
            if not seats or seats[-1] != seat:
                seats.append(seat)
            if len(seats) > 2:
                del self._undo[: -place + 1]
                return

    def _stand(self, state: State, chance: Rng) -> None:
        """Go on from this state with this generator; the state writes to this play's journal."""
        self.state = state
        self.chance = chance
        state.tell(self.journal)

    def _admitted(self, observer: int) -> int:
        """The observer, refused if there is none of that number or it may not look yet."""
        observer = whole(observer, "observer")
        if observer == REVIEWER and not self.over:
            raise Refused("a game can be reviewed once it is over", field="observer")
        if not REVIEWER <= observer < self.seats:
            raise Refused(f"there is no seat {observer}", field="observer")
        return observer

    def _decider(self, seat: int | None) -> int:
        """The seat that is to decide, refused if it isn't asked."""
        ending = self.state.ending()
        if ending is not None:
            raise Refused("the game is over", rule=ending)
        if seat is None:
            return self.state.player()
        self._ask(self.state, whole(seat, "seat"))
        return whole(seat, "seat")

    def _ask(self, state: State, seat: int) -> None:
        """Refuse a seat that isn't asked now."""
        if seat not in state.waiting():
            raise Refused(f"seat {seat} is not asked now", rule=self.game.turn_rule)

    def _judged(self, state: State, seat: int, action: Choosable) -> int:
        """The number of an action, refused if it isn't legal for the seat."""
        number = self.number(action)
        typed = self.game.action(number)
        rule = state.refusal(seat, number)
        if rule is not None:
            raise Refused(f"{typed} is not allowed", rule=rule)
        return number

    def number(self, action: Choosable) -> int:
        """The number of an action in any of its forms."""
        if isinstance(action, str):
            return self.game.number(self.game.parse(action))
        if isinstance(action, Action):
            action = msgspec.to_builtins(action)
        if isinstance(action, dict):
            typed = convert(action, _either(self.game.action_types), "action")
            return self.game.number(typed)
        return whole(action, "action")

    def _events_of(self, entries: Sequence[Entry], observer: int) -> list[E_co]:
        events = (self.game.event(entry, observer) for entry in entries)
        return [event for event in events if event is not None]

    def _foreseen(self, entries: Sequence[Entry], seat: int) -> tuple[list[E_co], list[bool]]:
        """The events of the entries that the seat sees, and which of them are secret."""
        seen = [entry for entry in entries if self.game.event(entry, seat) is not None]
        return self._events_of(seen, seat), [self.game.is_secret(entry, seat) for entry in seen]

    def _next(self, world: State, seat: int) -> list[A_co]:
        if seat not in world.waiting():
            return []
        return [self.game.action(number) for number in world.legal_actions(seat)]


def _again(
    game: Game,
    seats: int,
    options: Options,
    seed: bytes,
    steps: list[Step],
    taken_back: list[TakenBack],
) -> Play:
    """The play that has these steps."""
    play = Play(game, seats, options, seed)
    for step in steps:
        play.act(step.action, step.seat)
    play.taken_back.extend(taken_back)
    return play


_IMAGINED: Final = keyed(bytes(SEED_BYTES), "look")
"""Draws the worlds of looks. No game draws from it, so looks reveal nothing of a game's chance."""


def _listed(actions: Choosable | Sequence[Choosable]) -> Sequence[Choosable]:
    """The actions as a sequence; a single one becomes a sequence of one."""
    if isinstance(actions, Sequence) and not isinstance(actions, str):
        return actions
    return [actions]


def _unlearned(entries: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """The entries before the first one from which the seat learns."""
    for place, entry in enumerate(entries):
        if entry.learns >> seat & 1 != NOBODY:
            return entries[:place]
    return entries


def _either(classes: Sequence[type[Action]]) -> Any:
    """The union of these classes."""
    return reduce(or_, classes)
