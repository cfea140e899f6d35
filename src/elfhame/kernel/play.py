"""A game in progress: it judges, applies, tells, looks ahead and takes back."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes
from typing import Any, Final, NamedTuple

import msgspec

from .game import REVIEWER, WATCHER, Action, AnyGame, Event, Options, View
from .journal import NOBODY, Entry, Journal
from .refused import Refused
from .rng import Rng, keyed
from .shapes import convert, whole
from .state import State

SEED_BYTES: Final = 32

Choosable = int | str | Action | dict[str, Any]
"""An action in any of its forms: number, text, typed, or what JSON gives."""


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A 256-bit seed from a number, from itself, or from nothing at all (then nobody knows it).

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
    """One decision: who took it, and the number of the action."""

    seat: int
    action: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: by which rule, each seat's points, each seat's share in twelfths."""

    ending: str
    scores: list[int]
    returns: list[int]


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note that a step was undone: how many steps stood before it, and what it was."""

    after: int
    seat: int
    action: int


class Look(NamedTuple):
    """What a seat would see happen, up to the first thing it would learn by it."""

    events: list[Event]
    learns: bool
    """Whether something would be learned; then nothing after it is shown."""
    view: View | None
    """What the seat would know then; None if it would have learned something."""
    choices: list[Action]
    """What the seat would be asked next, if it is the next to be asked."""


class _Moment(NamedTuple):
    """What is needed to go back to before a step."""

    state: State
    chance: Rng


class Play:
    """A game in progress, with all its secrets: the one way from an action to its effect.

    Server, command line, notebook and replay all go through it. Whatever is refused leaves it
    unchanged.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | dict[str, Any] | None = None,
        seed: int | bytes | None = None,
    ) -> None:
        chosen = options if isinstance(options, Options) else game.options(options or {})
        seats = whole(seats, "seats")
        game.check(seats, chosen)
        self.game = game
        self.seats = seats
        self.options = chosen
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
        self._undo: list[_Moment] = []  # for each step since somebody last learned something

    def fork(self) -> Play:
        """A play that goes on from here by itself; this one is left as it is."""
        fork = Play.__new__(Play)
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
        """How the game ended; None before."""
        ending = self.state.ending()
        if ending is None:
            return None
        return Result(ending, self.state.scores(), self.state.returns())

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        return self.state.waiting()

    def choices(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a waiting seat (of the player, if none is named), in order."""
        return [self.game.action(number) for number in self.numbers(seat)]

    def numbers(self, seat: int | None = None) -> list[int]:
        """The same as numbers."""
        if self.over and seat is None:
            return []
        return self.state.legal_actions(self._decider(seat))

    def act(self, action: Choosable, seat: int | None = None) -> None:
        """Carry out an action of a waiting seat (of the player, if none is named).

        Refused, with the rule that forbids it, if it is not legal.
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
        """Why the action would be refused; None if it is legal."""
        try:
            self._judged(self.state, self._decider(seat), action)
        except Refused as refused:
            return refused
        return None

    def look(self, actions: Choosable | Sequence[Choosable], seat: int | None = None) -> Look:
        """What an action, or several one after another, would do as far as the seat can foresee.

        It is tried in a world drawn from what the seat knows, so it can tell no secret.
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
                return Look(self._told(foreseen, decider), True, None, [])
        events = self._told(journal.entries, decider)
        return Look(events, False, self.game.view(world, decider), self._next(world, decider))

    def take_back(self, seat: int | None = None) -> None:
        """Undo the last step, if it is the seat's (whoever's, if none is named) and untold.

        That is, if nobody has learned anything hidden from it.

        State and generator are as if it had never been taken; a note of it stays.
        """
        if not self.can_take_back(seat):
            reason = "only one's own last step, from which nobody learned anything, is taken back"
            raise Refused(reason, field="take_back")
        moment = self._undo.pop()
        step = self.steps.pop()
        self.taken_back.append(TakenBack(len(self.steps), step.seat, step.action))
        self.journal.cut(self._marks.pop())
        self._stand(moment.state.clone(), moment.chance.clone())

    def can_take_back(self, seat: int | None = None) -> bool:
        """Whether the last step is the seat's and can be undone."""
        return bool(self._undo) and seat in (None, self.steps[-1].seat)

    def view(self, observer: int = WATCHER) -> View:
        """What a seat, a watcher, or after the end a reviewer knows."""
        view: View = self.game.view(self.state, self._admitted(observer))
        return view

    def events(self, observer: int = WATCHER, since: int = 0) -> list[tuple[int, Event]]:
        """What the observer was told, each with its step: 0 for the opening, then 1, 2, ...

        Only from step ``since`` on.
        """
        observer = self._admitted(observer)
        bounds = [*self._marks, len(self.journal.entries)]
        return [
            (step, event)
            for step in range(max(0, whole(since, "since")), len(bounds) - 1)
            for event in self._told(self.journal.entries[bounds[step] : bounds[step + 1]], observer)
        ]

    def text(self, observer: int | None = None) -> str:
        """What the observer knows, as text; what is open to all, if nobody is named."""
        return self.game.show(self.view(self._anybody if observer is None else observer))

    def svg(self, observer: int | None = None) -> str:
        """The same as a picture."""
        return self.game.draw(self.view(self._anybody if observer is None else observer))

    def __reduce__(self) -> tuple[Any, ...]:
        """Plays can be copied and sent to other processes: they are played again there."""
        told = (self.game, self.seats, self.options, self.seed, self.steps, self.taken_back)
        return _again, told

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        asked = ", ".join(map(str, self.waiting)) or "nobody"
        steps = len(self.steps)
        return f"<{self.game.title}: {self.seats} seats, {steps} steps, waiting for {asked}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def _anybody(self) -> int:
        """The observer who knows what is open to all: at the end, everything."""
        return REVIEWER if self.over else WATCHER

    def _forget(self) -> None:
        """Keep what it takes to go back to before the last two who acted, and no more."""
        seats: list[int] = []
        for place in range(1, len(self._undo) + 1):
            seat = self.steps[-place].seat
            if not seats or seats[-1] != seat:
                seats.append(seat)
            if len(seats) > 2:
                del self._undo[: -place + 1]
                return

    def _stand(self, state: State, chance: Rng) -> None:
        """From now on be at this state, which tells the journal, and draw from this generator."""
        self.state = state
        self.chance = chance
        state.tell(self.journal)

    def _admitted(self, observer: int) -> int:
        """The observer, if there is one and it may look now."""
        observer = whole(observer, "observer")
        if observer == REVIEWER and not self.over:
            raise Refused("a game is reviewed when it is over", field="observer")
        if not REVIEWER <= observer < self.seats:
            raise Refused(f"there is no seat {observer}", field="observer")
        return observer

    def _decider(self, seat: int | None) -> int:
        """The seat that is to decide, if it may."""
        ending = self.state.ending()
        if ending is not None:
            raise Refused("the game is over", rule=ending)
        if seat is None:
            return self.state.player()
        self._ask(self.state, whole(seat, "seat"))
        return whole(seat, "seat")

    def _ask(self, state: State, seat: int) -> None:
        """Refuse a seat whose decision it is not."""
        if seat not in state.waiting():
            raise Refused(f"seat {seat} is not asked now", rule=self.game.turn_rule)

    def _judged(self, state: State, seat: int, action: Choosable) -> int:
        """The number of an action that is legal for the seat."""
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

    def _told(self, entries: Sequence[Entry], observer: int) -> list[Event]:
        told = (self.game.event(entry, observer) for entry in entries)
        return [event for event in told if event is not None]

    def _next(self, world: State, seat: int) -> list[Action]:
        if seat not in world.waiting():
            return []
        return [self.game.action(number) for number in world.legal_actions(seat)]


def _again(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: bytes,
    steps: list[Step],
    taken_back: list[TakenBack],
) -> Play:
    """The play that these steps make."""
    play = Play(game, seats, options, seed)
    for step in steps:
        play.act(step.action, step.seat)
    play.taken_back.extend(taken_back)
    return play


_IMAGINED: Final = keyed(bytes(SEED_BYTES), "look")
"""Draws the worlds of looks: apart from every game's own chance, so that it tells nothing of it."""


def _listed(actions: Choosable | Sequence[Choosable]) -> Sequence[Choosable]:
    """Several actions as they are, one as the only one."""
    if isinstance(actions, Sequence) and not isinstance(actions, str):
        return actions
    return [actions]


def _unlearned(entries: Sequence[Entry], seat: int) -> Sequence[Entry]:
    """The entries before the first from which the seat learns."""
    for place, entry in enumerate(entries):
        if entry.learns >> seat & 1 != NOBODY:
            return entries[:place]
    return entries


def _either(shapes: Sequence[type[Action]]) -> Any:
    """The shape that is any one of these."""
    either: Any = shapes[0]
    for shape in shapes[1:]:
        either = either | shape
    return either
