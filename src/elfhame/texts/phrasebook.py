"""A phrasebook: the messages about a game in one language, and how facts are put into them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..extras import MissingExtra
from . import find
from .languages import tag

try:
    from babel import Locale
    from babel.lists import format_list
    from babel.numbers import format_decimal
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor
except ModuleNotFoundError:
    raise MissingExtra("texts", "elfhame.texts.narrator") from None

SHARED: Final = ("common", "hints", "table")
"""Files with messages that belong to no particular game."""

MOST_PHRASES: Final = 4096
"""Cached phrases. A message has one per combination of the facts that select its wording."""

SEATS: Final = ("seat", "by", "winner", "rival")
"""Facts whose numbers are seats."""

GROUPED: Final = 1_000
"""The first number whose digits a language may group."""

NO_ITEMS: Final = "–"
"""An empty list in a message that has no wording for it; ours all have one."""

NOTHING: Final[Mapping[str, object]] = {}

Phrase = tuple[str, ...]
"""A message with its wording selected: text, the name of the next fact, text, and so on."""


class Phrasebook:
    """The messages about a game in a language.

    Some facts select the wording of a message, such as the number of druids. All others are
    inserted afterwards, so that nothing a user made up, such as a name, is ever cached.

    >>> book = phrasebook("fae", "pt_BR")
    >>> book.say("seat", {"number": 2}), "event-moved" in book, "event-checkmate" in book
    ('Lugar 2', True, False)
    """

    def __init__(self, game: str, language: str) -> None:
        texts = [find(language, f"{name}.ftl") or "" for name in (*SHARED, game)]
        self._locale = Locale.parse(language)
        self._bundle = FluentBundle([tag(language)], use_isolating=False)
        self._needs: dict[str, Needs] = {}
        for text in texts:
            resource, needs = _parsed(text)
            self._bundle.add_resource(resource)
            self._needs = {**needs, **self._needs}
        self._phrase = lru_cache(MOST_PHRASES)(self._select)
        self._words: dict[str, str] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._needs

    @property
    def cached_phrases(self) -> int:
        """Number of cached phrases."""
        return self._phrase.cache_info().currsize

    def needs(self, message: str) -> Needs:
        """The names of the facts in a message.

        >>> phrasebook("fae", "en").needs("event-moved")
        Needs(selecting=('count',), other=('seat', 'source', 'target'))
        """
        return self._needs[message]

    def say(
        self, message: str, facts: Mapping[str, object] = NOTHING, names: Sequence[str] = ()
    ) -> str:
        """A message as a sentence; these are the names of the seats."""
        selecting = map(facts.get, self._needs[message].selecting)
        said = list(self._phrase(message, *selecting))
        for place in range(1, len(said), 2):
            fact = said[place]
            said[place] = self._word(fact, facts.get(fact), names)
        return "".join(said)

    def _word(self, fact: str, value: object, names: Sequence[str]) -> str:
        """A fact in words: seats and pieces by name, several as a list."""
        if isinstance(value, str):
            return self._named(value)
        if isinstance(value, int):
            return self._seat(value, names) if fact in SEATS else _number(value, self._locale)
        if isinstance(value, tuple):
            words = [*self._listed(fact.removesuffix("s"), value, names)]
            return format_list(words, locale=self._locale) if words else NO_ITEMS
        raise LookupError(f"there are no words for {fact}: {value!r}")

    def _listed(self, fact: str, values: tuple[object, ...], names: Sequence[str]) -> Iterator[str]:
        """Several facts in words; those alike together, if there is a message for several."""
        for value, count in Counter(values).items():
            message = f"several-{value}"
            if count > 1 and message in self:
                yield self.say(message, {"count": count})
            else:
                yield from [self._word(fact, value, names)] * count

    def _named(self, thing: str) -> str:
        """The word for a piece of the game, or the name itself if there is none."""
        known = self._words.get(thing)
        if known is None and (message := f"word-{thing}") in self:
            known = self._words[thing] = self.say(message)
        return thing if known is None else known

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say("seat", {"number": seat})

    def _select(self, message: str, *selecting: object) -> Phrase:
        """A message with the wording that these facts select."""
        needs = self._needs[message]
        words: dict[str, object] = {fact: chr(PLACE + at) for at, fact in enumerate(needs.other)}
        for fact, value in zip(needs.selecting, selecting, strict=True):
            words[fact] = self._named(value) if isinstance(value, str) else value
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text")
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LookupError(f"{message} can't be formatted: {errors[0]}")
        return tuple(
            needs.other[ord(piece) - PLACE] if at % 2 else piece
            for at, piece in enumerate(_PLACES.split(str(said)))
        )


class Needs(NamedTuple):
    """The names of the facts in a message."""

    selecting: tuple[str, ...]
    """Those that select its wording."""
    other: tuple[str, ...]


class _Variables(Visitor):
    """Collects the variables of a message. None of our messages refers to another."""

    def __init__(self) -> None:
        self.selecting: set[str] = set()
        self.all: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selecting.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)


def _needs(message: ast.Message) -> Needs:
    found = _Variables()
    found.visit(message)
    return Needs(tuple(sorted(found.selecting)), tuple(sorted(found.all - found.selecting)))


@lru_cache(64)
def _parsed(text: str) -> tuple[ast.Resource, dict[str, Needs]]:
    """The messages in a text, and the facts in each. Games share some texts."""
    resource = FluentParser(with_spans=False).parse(text)  # spans take megabytes
    messages = (entry for entry in resource.body if isinstance(entry, ast.Message))
    return resource, {entry.id.name: _needs(entry) for entry in messages}


PLACE: Final = 0xE000
"""First of the private-use characters that mark where facts go in Fluent's output."""
_PLACES: Final = re.compile(f"([{chr(PLACE)}-{chr(PLACE + 255)}])")


def _number(value: int, locale: Locale) -> str:
    """A number in a language. All of ours write small ones alike."""
    return str(value) if 0 <= value < GROUPED else format_decimal(value, locale=locale)


@lru_cache(64)
def phrasebook(game: str, language: str) -> Phrasebook:
    """The phrasebook of a game in a language, read once.

    For a game without texts it has only the messages that belong to no particular game.
    """
    return Phrasebook(game, language)
