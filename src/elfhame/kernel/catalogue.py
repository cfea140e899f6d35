"""The event classes of a game, found by the kind of a journal entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import getattr_static
from types import ModuleType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .game import REVIEWER, Event
from .journal import Entry

E = TypeVar("E", bound=Event)


class _Makers(NamedTuple):
    """Make an event from an entry's facts: for its owner, and for everyone else."""

    own: Callable[..., Any]
    others: Callable[..., Any]


class Catalogue(Generic[E]):
    """Turns the journal entries of a game into events.

    ``entries`` is the module with the game's kinds of entries. Each public number in it must
    belong to exactly one class: the one whose tag is the number's name in lower case.
    """

    def __init__(self, entries: ModuleType, classes: Sequence[type[E]]) -> None:
        kinds = _kinds(entries)
        tags = [str(shape.__struct_config__.tag) for shape in classes]
        assert sorted(tags) == sorted(kinds), f"events {sorted(tags)}, entries {sorted(kinds)}"
        assert len(set(kinds.values())) == len(kinds), "two kinds of entries have one number"
        self._makers: Final = {
            kinds[tag]: _makers(shape) for tag, shape in zip(tags, classes, strict=True)
        }

    def event_for(self, entry: Entry, observer: int) -> E | None:
        """The event that an observer sees for an entry, or None if it sees nothing.

        An entry that holds a secret begins with the seat that owns it.
        """
        kind, _, facts = entry
        makers = self._makers[kind]
        own = observer == REVIEWER or (bool(facts) and observer == facts[0])
        event: E | None = (makers.own if own else makers.others)(*facts)
        return event


def _kinds(entries: ModuleType) -> dict[str, int]:
    """The kinds of entries by tag."""
    return {
        name.lower(): value
        for name, value in vars(entries).items()
        if name.isupper() and not name.startswith("_") and isinstance(value, int)
    }


def _makers(shape: type[Event]) -> _Makers:
    """The functions of a class; those that override nothing are skipped, for speed."""
    own = shape.from_entry if _overrides(shape, "from_entry") else shape
    return _Makers(own, shape.for_others if _overrides(shape, "for_others") else own)


def _overrides(shape: type[Event], method: str) -> bool:
    return getattr_static(shape, method) is not getattr_static(Event, method)
