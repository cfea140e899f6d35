"""Positions: a state of a game as one line of text, complete or as one observer knows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .fields import Fields, parse_line, write_line
from .game import REVIEWER, WATCHER, Game
from .options import OptionKind, Options, option_kinds
from .refused import Refused
from .rng import Rng, keyed
from .state import State

_WATCHES: Final = "watcher"

V = TypeVar("V")


class PositionForm(ABC, Generic[V]):
    """How a game writes its positions: as fields, made from a view and read back into one.

    Because they are made from a view, a position for a seat holds only what the seat may know.
    """

    @abstractmethod
    def defaults(self, seats: int) -> Mapping[str, str]:
        """The values of fields that may be left out."""

    @abstractmethod
    def write(self, view: V, memories: Sequence[V]) -> dict[str, str]:
        """All fields of a view.

        ``memories`` are the views of the seats whose memory is part of the position: all of them
        for a complete one, otherwise the observer's own.
        """

    @abstractmethod
    def read(self, fields: Fields, blank: V) -> V:
        """The view with these fields, made from one of a new game with the same options.

        Refused if the fields contradict each other or a rule. Parts of a view that follow from
        others may be left as they are in the blank one.
        """

    def restore(self, state: Any, fields: Fields) -> None:
        """Give the seats of a complete position their memories, which no single view holds."""

    def check(self, state: Any) -> None:
        """Raise Refused if the rules don't allow a state in which every field fits by itself."""


class Position(NamedTuple):
    """A position that was read: the table it needs, and the state."""

    seats: int
    options: Options
    state: State


def position_of(game: Game, state: State, observer: int = REVIEWER) -> str:
    """The state as text; with an observer, what that seat or watcher knows of it."""
    form = game.position_form()
    options, fields = _fields_of(game, form, state, observer)
    defaults = form.defaults(state_seats(state))
    told = {name: value for name, value in fields.items() if defaults.get(name) != value}
    return write_line(game.name, {**options, **told})


def read_position(game: Game, text: str, rng: Rng | None = None) -> Position:
    """The state in a text. What its observer can't know is drawn by the generator.

    Refused in one sentence if it isn't a position, or one that the rules don't allow.
    """
    form = game.position_form()
    named, given = parse_line(text)
    if named != game.name:
        raise Refused(f"it begins with {named!r}, not with {game.name!r}", field="position")
    seats, options, observer = _heading(game, given)
    fields = Fields(given, form.defaults(seats))
    blank = game.view(game.setup(seats, options, keyed(bytes(32), "blank")), observer)
    try:
        state = _checked(game, form, fields, form.read(fields, blank))
        if observer != REVIEWER:
            state = state.determinize(observer, rng or keyed(bytes(32), "deal"))
    except LookupError:
        raise Refused("its fields contradict each other", field="position") from None
    return Position(seats, options, state)


def state_at(game: Game, seats: int, options: Options, text: str, rng: Rng) -> State:
    """The state in a text, for a table with this number of seats and these options."""
    found = read_position(game, text, rng)
    if found.seats != seats:
        raise Refused(f"the position is for {found.seats} seats, not {seats}", field="seats")
    if found.options != options:
        raise Refused("the position has other options", field="options")
    return found.state


def _checked(game: Game, form: PositionForm[Any], fields: Fields, view: Any) -> State:
    """A state that fits the view, if the rules allow it and it has just these fields."""
    state: State = game.world(view)
    if view.observer == REVIEWER:
        form.restore(state, fields)
    form.check(state)
    if state.ending() is None and not all(map(state.legal_actions, state.waiting())):
        raise Refused("nobody could do anything here", field="position")
    _, written = _fields_of(game, form, state, view.observer)
    fields.compare(written)
    return state


def state_seats(state: State) -> int:
    """The number of seats of a state."""
    return len(state.scores())


def _fields_of(
    game: Game, form: PositionForm[Any], state: State, observer: int
) -> tuple[dict[str, str], dict[str, str]]:
    """The fields that all games have, and those of the game."""
    view = game.view(state, observer)
    seats = range(view.seats)
    remembering = seats if observer == REVIEWER else [seat for seat in seats if seat == observer]
    memories = [game.view(state, seat) for seat in remembering]
    heading = {"seats": str(view.seats)}
    if observer != REVIEWER:
        heading["for"] = _WATCHES if observer == WATCHER else str(observer)
    for name, kind in _options_of(game).items():
        if value := getattr(view, name):
            heading[_dashed(name)] = "" if kind == "flag" else str(value)
    return heading, form.write(view, memories)


def _heading(game: Game, given: dict[str, str]) -> tuple[int, Options, int]:
    """The number of seats, the options and the observer; their fields are taken out."""
    fields = Fields(dict(given), {"seats": str(min(game.seats))})
    seats = fields.number("seats", max(game.seats))
    chosen: dict[str, Any] = {}
    for name, kind in _options_of(game).items():
        if (value := given.pop(_dashed(name), None)) is not None:
            chosen[name] = value or True if kind == "flag" else value
    options: Options = game.options(chosen)
    game.check(seats, options)
    observer = _observer(fields, seats) if "for" in given else REVIEWER
    for name in ("seats", "for"):
        given.pop(name, None)
    return seats, options, observer


def _observer(fields: Fields, seats: int) -> int:
    return WATCHER if fields.text("for") == _WATCHES else fields.number("for", seats - 1)


def _options_of(game: Game) -> dict[str, OptionKind]:
    """The kinds of a game's options, without those that name a seat."""
    options: type[Options] = game.options_type
    return {name: kind for name, kind in option_kinds(options).items() if kind != "seat"}


def _dashed(name: str) -> str:
    return name.replace("_", "-")
