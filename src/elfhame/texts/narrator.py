"""The narrator: says in a language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..kernel.game import Action, Event, View
from ..kernel.refused import Refused
from . import read


class Narrator:
    """Speaks of one game in one language.

    >>> from elfhame.games.registry import game
    >>> Narrator("fae").action(game("fae").parse("ritual A1"))
    'hold the ritual at A1 next'
    """

    def __init__(self, game: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        texts = [read(language, file) for file in ("common.ftl", f"{game}.ftl")]
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._say(f"event-{_kind(event)}", event.facts())

    def action(self, action: Action) -> str:
        """A choice, as one reads it in a list."""
        return self._say(f"action-{_kind(action)}", action.facts())

    def question(self, view: View) -> str:
        """What is asked now, and of whom; at the end, that it is over."""
        if view.question is None:
            return self._say("over", {"rule": view.ending or ""})
        return self._say(f"question-{view.question}", {"seats": view.waiting})

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or not self._bundle.has_message(message):
            return str(refused)
        return self._say("refused", {"reason": self._say(message, {}), "rule": refused.rule})

    def _say(self, message: str, facts: Mapping[str, Any]) -> str:
        words = {fact: self._word(fact, value) for fact, value in facts.items()}
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} says nothing")
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} lacks a word: {errors[0]}")
        return str(said)

    def _word(self, fact: str, value: object) -> str | int:
        """A fact as it stands in a sentence: seats and things by name, several as a list."""
        if isinstance(value, tuple):
            words = [str(self._word(fact.removesuffix("s"), one)) for one in value]
            return format_list(words, locale=self.language) if words else self._say("nothing", {})
        if isinstance(value, str):
            known = f"word-{value}"
            return self._say(known, {}) if self._bundle.has_message(known) else value
        if not isinstance(value, int):
            raise TypeError(f"{fact} is nothing that can be said")
        return self._seat(value) if fact == "seat" else value

    def _seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self._say("seat", {"number": seat})


def _kind(said: Event | Action) -> str:
    return str(said.__struct_config__.tag)
