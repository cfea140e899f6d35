"""The narrator: says in a language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..kernel.game import Action, Event, View
from ..kernel.refused import Refused
from .phrasebook import phrasebook
from .plain import plain

SEATS: Final = ("seat", "by")
"""The facts whose numbers are seats."""


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

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        message = f"event-{_kind(event)}"
        if message not in self._book:
            return plain(_kind(event), event.facts(), self._seat)
        return self.say(message, event.facts())

    def action(self, action: Action) -> str:
        """A choice, as one reads it in a list."""
        message = f"action-{_kind(action)}"
        return self.say(message, action.facts()) if message in self._book else str(action)

    def question(self, view: View) -> str:
        """What is asked now, and of whom; at the end, that it is over."""
        if view.question is None:
            return self.say("over", {"rule": view.ending or ""})
        message, facts = f"question-{view.question}", {"seats": view.waiting}
        if message not in self._book:
            return plain(view.question, facts, self._seat)
        return self.say(message, facts)

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or message not in self._book:
            return str(refused)
        return self.say("refused", {"reason": self.say(message), "rule": refused.rule})

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """Any message there is, with these facts: seats and things go by their names."""
        words = {fact: self._word(fact, value) for fact, value in (facts or {}).items()}
        return self._book.say(message, **words)

    def _word(self, fact: str, value: object) -> str | int:
        """A fact as it stands in a sentence: seats and things by name, several as a list."""
        if isinstance(value, tuple):
            one = fact.removesuffix("s")
            return self._book.listed([str(self._word(one, each)) for each in value])
        if isinstance(value, str):
            return self._book.word(value)
        if not isinstance(value, int):
            raise TypeError(f"{fact} is nothing that can be said")
        return self._seat(value) if fact in SEATS else value

    def _seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self._book.say("seat", number=seat)


def _kind(said: Event | Action) -> str:
    return str(said.__struct_config__.tag)
