"""A game in progress: checks and applies actions, shows views, looks ahead, takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Self, Unpack

import msgspec

from .game import REVIEWER, WATCHER, Action, Event, Game, Options, View
from .journal import NOBODY, Entry, Journal
from .picture import PictureOptions, marked
from .position import position_of, state_at
from .refused import Refused
from .rng import Rng, keyed
from .seed import SEED_BYTES as SEED_BYTES
from .seed import Seed as Seed
from .seed import seed_bytes as seed_bytes
from .shapes import convert, whole
from .state import State
from .steps import Moment, Result, Step, TakenBack

MOST_TAKEN_BACK: Final = 5_000
"""Steps can be taken back this many times in a game, so that no log or record grows forever."""

MOST_REMEMBERED: Final = 64
"""A game can be rewound by this many steps at most."""

Choosable = int | str | Action | dict[str, Any]
"""An action in any of its forms: number, text, typed value, or decoded JSON."""

if TYPE_CHECKING:  # only type checkers know defaults of type variables before Python 3.13
    from typing_extensions import TypeVar

    A_co = TypeVar("A_co", bound=Action, covariant=True, default=Action)
    E_co = TypeVar("E_co", bound=Event, covariant=True, default=Event)
    V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
else:
    from typing import TypeVar

    A_co, E_co, V_co = map(TypeVar, ("A_co", "E_co", "V_co"))


class Look(NamedTuple, Generic[A_co, E_co, V_co]):
    """A preview: the events that a seat would see, up to the first thing it would learn."""

    events: list[E_co]
    secret: list[bool]
    """For each event: whether the seat would see something in it that a watcher wouldn't."""
    learns: bool
    """Whether the seat would learn something; if so, nothing after that is shown."""
    view: V_co | None
    """The seat's view afterwards, or None if it would have learned something."""
    choices: list[A_co]
    """The seat's next choices, if it would be asked again."""


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
        position: str | None = None,
    ) -> None:
        chosen = options if isinstance(options, Options) else game.options(options or {})
        seats = whole(seats, "seats")
        game.check(seats, chosen)
        self.game = game
        self.seats = seats
        self.options: Options = chosen
        self.seed = seed_bytes(seed)
        self.start = position
        """The position that the game began with, or None if it was dealt."""
        self.steps: list[Step] = []
        self.taken_back: list[TakenBack] = []
        self.journal = Journal()
        self.chance: Rng
        self.state: State
        self._stand(self.first_state(), keyed(self.seed, "chance"))
        if position is None:
            self.state.opening()
        self._marks = [0]
        self._moments: list[Moment] = []  # the latest ones, one per step
        self._settled = 0  # this many steps stay: someone has learned something from them

    def first_state(self) -> State:
        """The state before the first step: dealt, or set up as the position says."""
        deal = keyed(self.seed, "deal")
        if self.start is None:
            dealt: State = self.game.setup(self.seats, self.options, deal)
            return dealt
        return state_at(self.game, self.seats, self.options, self.start, deal)

    def fork(self) -> Self:
        """An independent copy of the play as it stands."""
        fork = self.__class__.__new__(self.__class__)
        fork.__dict__.update(self.__dict__)
        fork.steps, fork.taken_back = list(self.steps), list(self.taken_back)
        fork._marks, fork._moments = list(self._marks), list(self._moments)
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
        self._moments.append(Moment(self.state.clone(), self.chance.clone(), self._settled))
        self._marks.append(len(self.journal.entries))
        self.state.apply(decider, number, self.chance)
        self.steps.append(Step(decider, number))
        if any(entry.learns for entry in self.journal.entries[self._marks[-1] :]):
            self._settled = len(self.steps)
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
        """Preview one action, or several in a row, as far as the seat can foresee their effects.

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
        """Undo the last step, if the game goes on and no one has learned anything from it.

        With a seat, only if the step is that seat's. State and generator become what they were
        before it; ``taken_back`` notes it.
        """
        if not self.can_take_back(seat):
            reason = "you can only take back your own last step, if nobody learned anything from it"
            raise Refused(reason, field="take_back")
        self._unstep()

    def can_take_back(self, seat: int | None = None) -> bool:
        """Whether the last step is the seat's and can be undone."""
        loose = len(self.steps) > self._settled and bool(self._moments)
        return loose and self._undoable and seat in (None, self.steps[-1].seat)

    def rewind(self, seat: int) -> None:
        """Undo the seat's last step and everything since, whatever anyone has learned from it.

        For games where this is fair to everyone, such as against bots. ``taken_back`` notes every
        undone step, and who rewound the game.
        """
        if not self.can_rewind(seat):
            raise Refused("the game can't be rewound that far", field="take_back")
        while self._unstep(by=seat).seat != seat:
            pass

    def can_rewind(self, seat: int, steps: int = 1) -> bool:
        """Whether the game can be rewound to before the seat's last steps, one after another."""
        recent = self.steps[len(self.steps) - len(self._moments) :]
        return self._undoable and sum(step.seat == seat for step in recent) >= steps

    def view(self, observer: int = WATCHER) -> V_co:
        """The view of a seat, a watcher or, after the end, a reviewer."""
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

    def svg(self, observer: int | None = None, **marks: Unpack[PictureOptions]) -> str:
        """What the observer knows, as an SVG picture with marks; by default, as ``text``."""
        view = self.view(self._public if observer is None else observer)
        return marked(self.game.draw(view), self.game.spots(view), **marks)

    def position(self, observer: int | None = None) -> str:
        """The position as one line of text: with all secrets, or only what the observer knows."""
        if observer is None:
            return position_of(self.game, self.state)
        return position_of(self.game, self.state, self._admitted(observer))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles how the game began and its steps; unpickling plays them again."""
        beginning = (self.game, self.seats, self.options, self.seed, self.start)
        return _again, (beginning, self.steps, self.taken_back)

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
        """The observer open to everyone: a watcher, or at the end a reviewer."""
        return REVIEWER if self.over else WATCHER

    @property
    def _undoable(self) -> bool:
        """Whether any step may still be undone."""
        return not self.over and len(self.taken_back) < MOST_TAKEN_BACK

    def _unstep(self, by: int | None = None) -> Step:
        """Undo the last step, and note it."""
        moment = self._moments.pop()
        step = self.steps.pop()
        self.taken_back.append(TakenBack(len(self.steps), step.seat, step.action, by))
        self.journal.cut(self._marks.pop())
        self._settled = moment.settled
        self._stand(moment.state.clone(), moment.chance.clone())
        return step

    def _forget(self) -> None:
        """Drop the moments before the last turn of every seat."""
        seats: set[int] = set()
        del self._moments[:-MOST_REMEMBERED]
        for place in range(1, len(self._moments) + 1):
            seat = self.steps[-place].seat
            if len(seats) == self.seats > 1 and seat != self.steps[1 - place].seat:
                del self._moments[: 1 - place]
                return
            seats.add(seat)

    def _stand(self, state: State, chance: Rng) -> None:
        """Continue from this state with this generator; the state writes to this play's journal."""
        self.state = state
        self.chance = chance
        state.tell(self.journal)

    def _admitted(self, observer: int) -> int:
        """The observer; refused if there is no such observer, or it may not look yet."""
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
    beginning: tuple[Game, int, Options, bytes, str | None],
    steps: list[Step],
    taken_back: list[TakenBack],
) -> Play:
    """The play that began this way and has these steps."""
    play = Play(*beginning)
    for step in steps:
        play.act(step.action, step.seat)
    play.taken_back.extend(taken_back)
    return play


_IMAGINED: Final = keyed(bytes(SEED_BYTES), "look")  # so looks reveal nothing of a game's chance


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
