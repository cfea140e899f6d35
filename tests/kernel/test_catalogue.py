"""Journal entries become events through one declaration per class."""

from __future__ import annotations

from types import ModuleType

import pytest

from elfhame.kernel.catalogue import Catalogue
from elfhame.kernel.game import REVIEWER, WATCHER, Event
from elfhame.kernel.journal import NOBODY, Entry


class Rang(Event, frozen=True):
    """A bell rang; nothing is hidden, and the facts are the fields."""

    seat: int
    times: int


class Drew(Event, frozen=True):
    """A seat drew a card, which others don't see."""

    seat: int
    card: str | None

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Drew:
        return cls(seat, "abc"[card])

    @classmethod
    def for_others(cls, seat: int, card: int) -> Drew:
        return cls(seat, None)


class Whispered(Event, frozen=True):
    """A seat heard something that others know nothing about."""

    seat: int

    @classmethod
    def for_others(cls, seat: int) -> None:
        """Hidden altogether."""


def kinds(**numbers: int) -> ModuleType:
    module = ModuleType("entries")
    vars(module).update(numbers)
    return module


CATALOGUE: Catalogue[Event] = Catalogue(
    kinds(RANG=0, DREW=4, WHISPERED=2, _ROOM=9), (Rang, Drew, Whispered)
)
BELL, CARD, WHISPER = Entry(0, NOBODY, (1, 3)), Entry(4, 2, (1, 2)), Entry(2, NOBODY, (1,))


@pytest.mark.parametrize("observer", [REVIEWER, WATCHER, 0, 1])
def test_an_event_without_secrets_is_the_same_for_everyone(observer: int) -> None:
    assert CATALOGUE.event_for(BELL, observer) == Rang(1, 3)


def test_the_owner_and_a_reviewer_see_what_others_do_not() -> None:
    assert CATALOGUE.event_for(CARD, 1) == CATALOGUE.event_for(CARD, REVIEWER) == Drew(1, "c")
    assert CATALOGUE.event_for(CARD, 0) == CATALOGUE.event_for(CARD, WATCHER) == Drew(1, None)
    assert CATALOGUE.event_for(WHISPER, 1) == Whispered(1)
    assert CATALOGUE.event_for(WHISPER, 0) is CATALOGUE.event_for(WHISPER, WATCHER) is None


@pytest.mark.parametrize(
    "entries", [kinds(RANG=0), kinds(RANG=0, DREW=1, SANG=2), kinds(RANG=0, DREW=0)]
)
def test_each_kind_of_entry_has_one_class_and_one_number(entries: ModuleType) -> None:
    with pytest.raises(AssertionError):
        Catalogue(entries, (Rang, Drew))
