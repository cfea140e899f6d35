"""The sentences about a game in one language: all that is said but the names of who plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from . import find
from .languages import tag

SHARED: Final = ("common", "hints", "table")
"""The files with what is said of every game, or of none."""

MOST_SENTENCES: Final = 16_384
"""So many sentences are remembered: enough for what happens most and the choices of many tables."""

MOST_LETTERS: Final = 200
"""A sentence with more letters put into it is not remembered: somebody may have made them up."""


class Phrasebook:
    """What can be said of a game in a language.

    >>> book = phrasebook("fae", "pt_BR")
    >>> book.say("seat", number=2), "event-moved" in book, "event-checkmate" in book
    ('Assento 2', True, False)
    """

    def __init__(self, game: str, language: str) -> None:
        texts = [find(language, f"{name}.ftl") or "" for name in (*SHARED, game)]
        self._language = language
        self._bundle = FluentBundle([tag(language)], use_isolating=False)
        self._needs: dict[str, _Needs] = {}
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._needs.setdefault(entry.id.name, _Needs(entry))
        self._remembered = lru_cache(MOST_SENTENCES)(self._said)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    @property
    def remembered(self) -> int:
        """How many sentences it need not make again."""
        return self._remembered.cache_info().currsize

    def needs(self, message: str) -> frozenset[str]:
        """The names of the words that a message puts into its sentence.

        >>> sorted(phrasebook("fae", "en").needs("event-moved"))
        ['count', 'seat', 'source', 'target']
        """
        return self._needs[message].words

    def say(self, message: str, /, **words: str | int) -> str:
        """The sentence of a message with these words in it."""
        letters = sum(len(word) for word in words.values() if isinstance(word, str))
        say = self._remembered if letters <= MOST_LETTERS else self._said
        return say(message, **words)

    def word(self, name: str) -> str:
        """A thing of the game by its word; what has none is its own."""
        known = f"word-{name}"
        return self.say(known) if known in self else name

    def listed(self, words: Sequence[str]) -> str:
        """Several words, or the one for none at all."""
        return _list(tuple(words), self._language) if words else self.say("nothing")

    def _said(self, message: str, /, **words: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} says nothing")
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} lacks a word: {errors[0]}")
        return str(said)


class _Needs(Visitor):
    """The words that a message asks for. No message of ours asks by way of another."""

    def __init__(self, message: ast.Message) -> None:
        self.words: frozenset[str] = frozenset()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.words |= {node.id.name}


@lru_cache(MOST_SENTENCES)
def _list(words: tuple[str, ...], language: str) -> str:
    return format_list(words, locale=language)


@lru_cache(64)
def phrasebook(game: str, language: str) -> Phrasebook:
    """The phrasebook of a game in a language, read once.

    That of a game without texts here has only what is said of every game.
    """
    return Phrasebook(game, language)
