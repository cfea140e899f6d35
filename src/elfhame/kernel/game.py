"""The interface of a game: its facts, its types, and the functions over its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

import msgspec

from .evaluator import Evaluator
from .journal import Entry
from .options import Options as Options
from .options import seat_options
from .refused import Refused
from .rng import Rng
from .score_sheet import ScoreSheet
from .shapes import convert
from .state import State

WATCHER: Final = -1
"""An observer without a seat, who sees what everyone may see."""

REVIEWER: Final = -2
"""An observer of a finished game, who sees everything."""


class _Spoken(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="kind"
):
    """Something that people are told in a sentence made from its fields."""

    def facts(self) -> dict[str, Any]:
        """What a sentence about it may name: numbers, names, and tuples of them."""
        return {field: getattr(self, field) for field in self.__struct_fields__}


class Action(_Spoken, frozen=True):
    """A decision in the players' words. Its fields are names and numbers."""

    def __str__(self) -> str:
        """The text form: the kind, then the fields."""
        fields = (str(getattr(self, field)) for field in self.__struct_fields__)
        return " ".join((str(self.__struct_config__.tag), *fields))


class Event(_Spoken, frozen=True):
    """Something that happened, as one observer sees it.

    A class declares all there is to its kind of event: the fields, the rules by which it happens,
    how to read it from the facts of a journal entry, and what others than its owner see of it.
    """

    by: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules by which such a thing always happens."""

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
        """The ids of the rules by which it happened."""
        return self.by


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one observer knows of a state, of its past only what a memory must hold."""

    observer: int
    seats: int
    waiting: tuple[int, ...]
    """The seats that may decide now."""
    question: str | None
    """What is asked of them; None at the end."""
    ending: str | None
    """The id of the rule that ended the game."""
    sheet: ScoreSheet = ScoreSheet()
    """The points so far, or at the end. Accounts written by older versions have none."""


if TYPE_CHECKING:  # only type checkers know defaults of type variables before Python 3.13
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    A = TypeVar("A", bound=Action, default=Any)
    E = TypeVar("E", bound=Event, default=Any)
    V = TypeVar("V", bound=View, default=Any)
    C = TypeVar("C", bound=Options, default=Any)
else:
    from typing import TypeVar

    S, A, E, V, C = map(TypeVar, "SAEVC")


class Game(ABC, Generic[S, A, E, V, C]):
    """A game: facts that never change, and functions over its states.

    Nothing outside a game's folder needs more of it than this.
    """

    name: str
    """The word it is called by in commands, records and addresses."""
    title: str
    designer: str
    version: int
    """Raised by every change in behaviour, so that a record knows its rules."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    actions: int
    """Actions are the numbers below this; some may mean nothing."""
    longest: int
    """No game takes more steps."""
    turn_rule: str
    """The rule that says whose turn it is."""
    point: int = 1
    """How many of what ``scores`` counts make a point: 2 in a game with half points."""
    action_types: tuple[type[A], ...]
    event_types: tuple[type[E], ...]
    closing_event: type[Event] | None = None
    """The event that announces the end of the game; it and all later events tell the outcome."""
    view_type: type[V]
    options_type: type[C]

    @abstractmethod
    def setup(self, seats: int, options: C, rng: Rng) -> S:
        """A new game, shuffled and dealt by the generator."""

    @abstractmethod
    def action(self, number: int) -> A:
        """What the number means; refused if it means nothing on this board."""

    @abstractmethod
    def number(self, action: A) -> int:
        """The number of an action; refused with the rule that leaves it without one."""

    @abstractmethod
    def event(self, entry: Entry, observer: int) -> E | None:
        """What the observer is told of a journal entry, if anything."""

    @abstractmethod
    def view(self, state: S, observer: int) -> V:
        """What the observer knows of the state."""

    @abstractmethod
    def world(self, view: V) -> S:
        """Some full state that looks to its observer just like the view."""

    @abstractmethod
    def show(self, view: V) -> str:
        """The view as text for people."""

    @abstractmethod
    def draw(self, view: V | None) -> str:
        """The view as an SVG diagram; without one, the bare board."""

    def is_secret(self, entry: Entry, observer: int) -> bool:
        """Whether the observer sees something in a journal entry that a watcher doesn't see."""
        return observer != WATCHER and self.event(entry, observer) != self.event(entry, WATCHER)

    def components(self) -> dict[str, Any]:
        """What lies in the box, for those who draw it: map, cards, tiles; the same for ever."""
        return {}

    def check(self, seats: int, options: C) -> None:
        """Refuse a number of seats, or options that do not go with it."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise Refused(f"{self.title} is for {allowed} seats, not {seats}", field="seats")
        for name in seat_options(self.options_type):
            seat: int | None = getattr(options, name)
            if seat is not None and not 0 <= seat < seats:
                raise Refused(f"there is no seat {seat}", field=f"options.{name}")

    def options(self, chosen: Mapping[str, Any]) -> C:
        """The options with these fields chosen and all others at their defaults."""
        options: C = convert(dict(chosen), self.options_type, "options")
        return options

    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that fits the view, what its observer cannot know drawn uniformly."""
        world: S = self.world(view)
        if view.observer == REVIEWER:
            return world
        drawn = world.determinize(view.observer, rng)
        return drawn  # type: ignore[return-value]  # a state's clone is of its own class

    def evaluator(self) -> Evaluator:
        """One who judges actions and states for a bot; new, because it may hold buffers."""
        return Evaluator()

    def parse(self, text: str) -> A:
        """The action that a text form spells.

        Refused if there is no such kind, or its fields do not fit.
        """
        kind, *words = text.split() or [""]
        for shape in self.action_types:
            if shape.__struct_config__.tag == kind and len(shape.__struct_fields__) == len(words):
                fields = dict(zip(shape.__struct_fields__, words, strict=True))
                action: A = convert({"kind": kind, **fields}, shape, "action", strict=False)
                return action
        raise Refused(f"{text!r} is no action of {self.title}", field="action")
