"""The sentences about a game in one language: what there is to say, and how facts go into it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..extras import MissingExtra
from . import find
from .languages import tag

try:
    from babel import Locale
    from babel.lists import format_list
    from babel.numbers import format_decimal
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor
except ModuleNotFoundError:
    raise MissingExtra("texts", "elfhame.texts.narrator") from None

SHARED: Final = ("common", "hints", "table")
"""The files with what is said of every game, or of none."""

MOST_PHRASES: Final = 4096
"""So many phrases are remembered: a message has one for each way in which its facts turn it."""

SEATS: Final = ("seat", "by", "winner")
"""The facts whose numbers are seats."""

NOTHING: Final[Mapping[str, object]] = {}

Phrase = tuple[str, ...]
"""A message whose choices are made: words, the name of the fact that follows, words, and so on."""


class Phrasebook:
    """What can be said of a game in a language.

    Some facts turn a message: whether it is one druid or two. The others are put into it last, so
    that nothing which somebody made up, like a name, is ever remembered.

    >>> book = phrasebook("fae", "pt_BR")
    >>> book.say("seat", {"number": 2}), "event-moved" in book, "event-checkmate" in book
    ('Assento 2', True, False)
    """

    def __init__(self, game: str, language: str) -> None:
        texts = [find(language, f"{name}.ftl") or "" for name in (*SHARED, game)]
        self._locale = Locale.parse(language)
        self._bundle = FluentBundle([tag(language)], use_isolating=False)
        self._needs: dict[str, Needs] = {}
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._needs.setdefault(entry.id.name, _needs(entry))
        self._phrase = lru_cache(MOST_PHRASES)(self._turned)
        self._words: dict[str, str] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._needs

    @property
    def remembered(self) -> int:
        """How many phrases it need not make again."""
        return self._phrase.cache_info().currsize

    def needs(self, message: str) -> Needs:
        """The names of the facts that a message tells.

        >>> phrasebook("fae", "en").needs("event-moved")
        Needs(turning=('count',), other=('seat', 'source', 'target'))
        """
        return self._needs[message]

    def say(
        self, message: str, facts: Mapping[str, object] = NOTHING, names: Sequence[str] = ()
    ) -> str:
        """The sentence of a message; seats go by these names."""
        turning = [facts.get(fact) for fact in self._needs[message].turning]
        said = list(self._phrase(message, *turning))
        for place in range(1, len(said), 2):
            fact = said[place]
            said[place] = self._word(fact, facts.get(fact), names)
        return "".join(said)

    def _word(self, fact: str, value: object, names: Sequence[str]) -> str:
        """A fact in words: seats and things by name, several as a list."""
        if isinstance(value, str):
            return self._named(value)
        if isinstance(value, int):
            return self._seat(value, names) if fact in SEATS else _number(value, self._locale)
        if isinstance(value, tuple):
            words = [self._word(fact.removesuffix("s"), each, names) for each in value]
            return format_list(words, locale=self._locale) if words else self.say("nothing")
        raise LookupError(f"{fact} is nothing that can be said: {value!r}")

    def _named(self, thing: str) -> str:
        """A thing of the game by its word; what has none is its own."""
        known = self._words.get(thing)
        if known is None and (message := f"word-{thing}") in self:
            known = self._words[thing] = self.say(message)
        return thing if known is None else known

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say("seat", {"number": seat})

    def _turned(self, message: str, *turning: object) -> Phrase:
        """The message as these facts turn it."""
        needs = self._needs[message]
        words: dict[str, object] = {fact: chr(PLACE + at) for at, fact in enumerate(needs.other)}
        for fact, value in zip(needs.turning, turning, strict=True):
            words[fact] = self._named(value) if isinstance(value, str) else value
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} says nothing")
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} lacks a word: {errors[0]}")
        return tuple(
            needs.other[ord(piece) - PLACE] if at % 2 else piece
            for at, piece in enumerate(_PLACES.split(str(said)))
        )


class Needs(NamedTuple):
    """The facts that a message tells."""

    turning: tuple[str, ...]
    """Those by which it chooses its words."""
    other: tuple[str, ...]


class _Asking(Visitor):
    """Finds what a message asks for. No message of ours asks by way of another."""

    def __init__(self) -> None:
        self.turning: set[str] = set()
        self.told: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's
        if isinstance(node.selector, ast.VariableReference):
            self.turning.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.told.add(node.id.name)


def _needs(message: ast.Message) -> Needs:
    asking = _Asking()
    asking.visit(message)
    return Needs(tuple(sorted(asking.turning)), tuple(sorted(asking.told - asking.turning)))


PLACE: Final = 0xE000
"""Where a fact goes into a phrase, Fluent puts a letter of no alphabet, counted from this one."""
_PLACES: Final = re.compile(f"([{chr(PLACE)}-{chr(PLACE + 255)}])")


@lru_cache(4096)
def _number(value: int, locale: Locale) -> str:
    return format_decimal(value, locale=locale)


@lru_cache(64)
def phrasebook(game: str, language: str) -> Phrasebook:
    """The phrasebook of a game in a language, read once.

    That of a game without texts here has only what is said of every game.
    """
    return Phrasebook(game, language)
