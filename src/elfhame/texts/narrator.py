"""The narrator: says in a language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from ..kernel.game import Action, Event, View
from ..kernel.refused import Refused
from .phrasebook import Phrasebook, phrasebook
from .plain import plain

SEATS: Final = ("seat", "by")
"""The facts whose numbers are seats."""

PLACE: Final = 0xE000
"""A seat is put into a sentence as a letter of no alphabet, counted from this one, and named last:
so a sentence that was said of anybody need not be made again. No name has such a letter."""


class Narrator:
    """Speaks of one game in one language; of a game without texts here, plainly. Cheap to make.

    Whatever is said of all games, the narrator of any name can say.

    >>> from elfhame.games.registry import game
    >>> Narrator("fae").action(game("fae").parse("ritual A1"))
    'hold the ritual at A1 next'
    """

    def __init__(self, game: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._book = phrasebook(game, language)
        self._called = {PLACE + seat: name for seat, name in enumerate(names)}

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._named(_happened(self._book, event))

    def action(self, action: Action) -> str:
        """A choice, as one reads it in a list."""
        message = f"action-{_kind(action)}"
        return self.say(message, action.facts()) if message in self._book else str(action)

    def question(self, view: View) -> str:
        """What is asked now, and of whom; at the end, that it is over."""
        if view.question is None:
            return self.say("over", {"rule": view.ending or ""})
        return self._named(_asked(self._book, view.question, view.waiting))

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or message not in self._book:
            return str(refused)
        return self.say("refused", {"reason": self.say(message), "rule": refused.rule})

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """Any message there is, with these facts: seats and things go by their names."""
        return self._named(_said(self._book, message, facts or {}))

    def _named(self, sentence: str) -> str:
        """The sentence with the seats' names in it."""
        if self.names:
            return sentence.translate(self._called)
        return "".join(
            self._seat(sign) if ord(sign) >> 8 == PLACE >> 8 else sign for sign in sentence
        )

    def _seat(self, place: str) -> str:
        return self._book.say("seat", number=ord(place) - PLACE)


def _kind(said: Event | Action) -> str:
    return str(said.__struct_config__.tag)


def _happened(book: Phrasebook, event: Event) -> str:
    """An event in words, its seats not yet named."""
    message = f"event-{_kind(event)}"
    if message not in book:
        return plain(_kind(event), event.facts(), _place)
    return _said(book, message, event.facts())


@lru_cache(1024)
def _asked(book: Phrasebook, question: str, seats: tuple[int, ...]) -> str:
    """What is asked of these seats in words, which are not yet named."""
    message, facts = f"question-{question}", {"seats": seats}
    return _said(book, message, facts) if message in book else plain(question, facts, _place)


def _said(book: Phrasebook, message: str, facts: Mapping[str, object]) -> str:
    """A message with those of the facts in it that it tells: what differs in others is the same."""
    needs = book.needs(message)
    words = {fact: _word(book, fact, value) for fact, value in facts.items() if fact in needs}
    return book.say(message, **words)


def _word(book: Phrasebook, fact: str, value: object) -> str | int:
    """A fact as it stands in a sentence: seats and things by name, several as a list."""
    if isinstance(value, tuple):
        one = fact.removesuffix("s")
        return book.listed([str(_word(book, one, each)) for each in value])
    if isinstance(value, str):
        return book.word(value)
    if not isinstance(value, int):
        raise TypeError(f"{fact} is nothing that can be said")
    return _place(value) if fact in SEATS else value


def _place(seat: int) -> str:
    """The letter that stands for a seat until it is named."""
    return chr(PLACE + seat)
