"""The interface of a game: its facts, its types, and the functions over its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, cast

import msgspec

from .belief import Belief
from .evaluator import Evaluator
from .journal import Entry
from .options import Options as Options
from .options import seat_options
from .picture import Spots
from .pieces import Piece
from .refused import Refused
from .rng import Rng
from .score_sheet import ScoreSheet
from .shapes import convert
from .spoken import Spoken
from .state import State
from .tensor import Factor, Plane, size_of_planes, tensor_buffer
from .term import Term
from .uses import Blank, Use

WATCHER: Final = -1
"""An observer without a seat, who sees what everyone may see."""

REVIEWER: Final = -2
"""An observer of a finished game, who sees everything."""


def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats in the order of their turns, which is clockwise in every game, from this one on.

    >>> seats_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + later) % seats for later in range(seats))


class Action(Spoken, frozen=True):
    """A decision in the players' words. Its fields are names and numbers."""

    def __str__(self) -> str:
        """The text form: the kind, then the fields."""
        fields = (str(getattr(self, field)) for field in self.__struct_fields__)
        return " ".join((str(self.__struct_config__.tag), *fields))


class Event(Spoken, frozen=True):
    """Something that happened, as one observer sees it.

    A class declares everything about its kind of event: the fields, the rules that apply, how to
    read it from the facts of a journal entry, and what observers other than its owner see.
    """

    by: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules that always apply to such an event."""

    @classmethod
    def from_entry(cls, *facts: Any, **_: Any) -> Event | None:
        """The event with everything it holds, from the facts of its journal entry.

        A class may name the facts as its parameters.
        """
        return cls(*facts)

    @classmethod
    def for_others(cls, *facts: Any, **_: Any) -> Event | None:
        """The event for those who don't own it: the same, unless a class hides something.

        None hides it altogether. The owner is the seat that comes first in the facts.
        """
        return cls.from_entry(*facts)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that applied."""
        return self.by


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything one observer knows of a state, including what they must remember of its past."""

    observer: int
    seats: int
    waiting: tuple[int, ...]
    """The seats that may decide now."""
    question: str | None
    """What they are asked, or None at the end."""
    ending: str | None
    """The id of the rule that ended the game, or None while it runs."""
    sheet: ScoreSheet = ScoreSheet()
    """The points so far, or at the end. Accounts written by older versions have none."""


if TYPE_CHECKING:  # only type checkers know defaults of type variables before Python 3.13
    from typing_extensions import TypeVar

    from .position import PositionForm

    S = TypeVar("S", bound=State, default=Any)
    A = TypeVar("A", bound=Action, default=Any)
    E = TypeVar("E", bound=Event, default=Any)
    V = TypeVar("V", bound=View, default=Any)
    C = TypeVar("C", bound=Options, default=Any)
else:
    from typing import TypeVar

    S, A, E, V, C = map(TypeVar, "SAEVC")


class Game(ABC, Generic[S, A, E, V, C]):
    """A game: constant facts, and functions over its states.

    This is all that code outside the game's folder uses. The parameters are the game's types of
    states, actions, events, views and options; a bare ``Game`` is any game.
    """

    name: str
    """Its name in commands, records and URLs."""
    title: str
    designer: str
    version: int
    """Raised with every change in behaviour, so that a record identifies its rules."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    actions: int
    """Actions are numbers below this; some of them may be unused."""
    longest: int
    """The largest number of steps in a game."""
    turn_questions: frozenset[str] = frozenset()
    """The questions with which a turn begins, or its main part."""
    turn_rule: str
    """The rule that says whose turn it is."""
    action_types: tuple[type[A], ...]
    event_types: tuple[type[E], ...]
    first_options: Mapping[str, Any] = {}
    """The options suggested to someone who has never finished a game of it."""
    closing_event: type[Event] | None = None
    """The event that announces the end of the game; it and all later events tell the outcome."""
    view_type: type[V]
    options_type: type[C]
    term_types: tuple[type[Term], ...] = ()
    """What an explanation of an action can consist of."""
    belief_type: type[Belief] = Belief
    """What a bot believes about secrets, if what others do hints at them."""
    planes: tuple[Plane, ...] = ()
    """What ``State.observe`` writes, one plane after another; none if a game has no tensors."""
    memory_planes: tuple[Plane, ...] = ()
    """What ``State.inform`` adds."""
    factors: tuple[Factor, ...] = ()
    """The parts that ``factored`` divides an action into; none if its number is one part."""

    @abstractmethod
    def setup(self, seats: int, options: C, rng: Rng) -> S:
        """A new game, shuffled and dealt by the generator."""

    def is_hopeless(self, dealt: S) -> bool:
        """Whether a deal is lost whatever its players do; tables pass over such deals."""
        return False

    @abstractmethod
    def action(self, number: int) -> A:
        """The action with this number; refused if there is none."""

    @abstractmethod
    def number(self, action: A) -> int:
        """The number of an action; refused, with the rule, if it has none."""

    @abstractmethod
    def event(self, entry: Entry, observer: int) -> E | None:
        """The event that the observer sees for a journal entry, or None if it sees nothing."""

    @abstractmethod
    def view(self, state: S, observer: int) -> V:
        """What the observer knows of the state."""

    @abstractmethod
    def world(self, view: V) -> S:
        """A full state that looks just like the view to its observer."""

    @abstractmethod
    def show(self, view: V) -> str:
        """The view as text for people."""

    @abstractmethod
    def draw(self, view: V | None) -> str:
        """The view as an SVG picture; without a view, the bare board."""

    def spots(self, view: V) -> Spots:
        """The places of the view's picture that can be highlighted, by name."""
        return {}

    def is_secret(self, entry: Entry, observer: int) -> bool:
        """Whether a journal entry shows the observer something that it doesn't show a watcher.

        This can't be derived from ``Entry.learns``. A seat that discards a card face down keeps a
        secret but learns nothing, and a card played openly teaches rivals something that isn't
        secret. One law connects the two: only observers who see a secret learn from its entry.
        """
        return observer != WATCHER and self.event(entry, observer) != self.event(entry, WATCHER)

    def components(self) -> dict[str, Any]:
        """The contents of the box for clients: map, cards, tiles. They never change."""
        return {}

    def pieces(self) -> tuple[Piece, ...]:
        """Everything in the box that has a name, for readers."""
        return ()

    def uses(self, event: E) -> Iterable[Use]:
        """The pieces that an event offers, that a seat takes in it, or that it plays."""
        return ()

    def blanks(self) -> Mapping[str, Blank]:
        """By piece: the change of the data files after which it has no effect."""
        return {}

    def check(self, seats: int, options: C) -> None:
        """Refuse an unsupported number of seats, or options that don't go with it."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise Refused(f"{self.title} is for {allowed} seats, not {seats}", field="seats")
        for name in seat_options(self.options_type):
            seat: int | None = getattr(options, name)
            if seat is not None and not 0 <= seat < seats:
                raise Refused(f"there is no seat {seat}", field=f"options.{name}")

    def options(self, chosen: Mapping[str, Any]) -> C:
        """The options with these values; all others have their defaults."""
        options: C = convert(dict(chosen), self.options_type, "options")
        return options

    def tensor(self, state: S, seat: int) -> Sequence[int]:
        """Everything a seat knows, as numbers: the planes, then the memory planes.

        For many states, reuse a buffer and call ``State.inform``.
        """
        buffer = tensor_buffer(size_of_planes(self.planes + self.memory_planes))
        if self.planes:
            state.inform(seat, buffer)
        return list(buffer)

    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that fits the view; whatever its observer can't know is drawn uniformly."""
        world: S = self.world(view)
        if view.observer == REVIEWER:
            return world
        return cast("S", world.determinize(view.observer, rng))  # of the same class as the world

    def position_form(self) -> PositionForm[V]:
        """How positions are written as text; refused for a game that has no such form."""
        raise Refused(f"{self.title} has no text form for positions", field="position")

    def evaluator(self) -> Evaluator:
        """A new evaluator for a bot. It may hold buffers, so bots don't share one."""
        return Evaluator()

    def public_action(self, before: V, events: Sequence[E]) -> tuple[int, int] | None:
        """The seat and number of the action that led to these events, if they show it.

        ``before`` is the observer's view before the action. A belief learns from it, and a move
        of another seat is explained by it.
        """
        return None

    def witness(self, before: V, events: Sequence[E], rng: Rng) -> tuple[S, int, int] | None:
        """The action that led to these events, with a state in which it was taken.

        Returns the state, the seat and the number of the action, or None if the events don't show
        it. Whatever else the observer couldn't know before the action is drawn.
        """
        done = self.public_action(before, events)
        return None if done is None else (self.imagine(before, rng), *done)

    def terms(self, state: S, seat: int, action: int, followed: bool = False) -> Sequence[Term]:
        """What an action changes for its player, term by term, as the evaluator's prior sees it.

        The worths add up to what the prior counts. ``followed`` says that the seat's next decision
        is known and explained as well: then an action that is judged by what may follow has none.
        """
        return ()

    def factored(self, number: int) -> tuple[int, ...]:
        """An action in parts, each below the size of its factor."""
        return (number,)

    def flat(self, *parts: int) -> int:
        """The number of the action with these parts; refused if there is none."""
        (number,) = parts
        return number

    def parse(self, text: str) -> A:
        """The action with this text form.

        Refused if there is no such kind of action, or its fields don't fit.
        """
        kind, *words = text.split() or [""]
        for shape in self.action_types:
            if shape.__struct_config__.tag == kind and len(shape.__struct_fields__) == len(words):
                fields = dict(zip(shape.__struct_fields__, words, strict=True))
                action: A = convert({"kind": kind, **fields}, shape, "action", strict=False)
                return action
        raise Refused(f"{text!r} is no action of {self.title}", field="action")
