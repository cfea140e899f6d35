"""Finds the choice a player means from what they typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Choice(NamedTuple):
    """A legal action: its number, its text form, and its description."""

    number: int
    text: str
    description: str


def matches(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that match the typed words.

    Only the best kind of match counts: the whole text, else a part of its words, else the
    beginnings of some.

    >>> texts = ("move A1 A2", "move A2 A1", "move A1 B2", "move A10 A2")
    >>> choices = [Choice(n, text, text.replace("move", "lead")) for n, text in enumerate(texts)]
    >>> [[choice.number for choice in matches(choices, typed)]
    ...     for typed in ("move a1 a2", "A1", "a2 a", "lead a1", "m", "C1", "")]
    [[0], [0, 1, 2], [1], [0, 1, 2], [0, 1, 2, 3], [], [0, 1, 2, 3]]
    """
    words = typed.casefold().split()
    for is_match in (_equals, _contains, _has_starts):
        found = [choice for choice in choices if _either(choice, words, is_match)]
        if found:
            return found
    return []


def names_every_field(choice: Choice, typed: str) -> bool:
    """Whether every field of the action was typed, so that no other action can be meant.

    >>> move = Choice(0, "move A1 A2", "lead A1 to A2")
    >>> [names_every_field(move, typed) for typed in ("a1 a2", "move a1", "")]
    [True, False, False]
    """
    fields = choice.text.casefold().split()[1:]
    words = typed.casefold().split()
    return bool(words) and all(any(map(field.startswith, words)) for field in fields)


Matcher = Callable[[list[str], list[str]], bool]


def _either(choice: Choice, words: list[str], is_match: Matcher) -> bool:
    texts = (choice.text, choice.description)
    return any(is_match(words, text.casefold().split()) for text in texts)


def _equals(words: list[str], text: list[str]) -> bool:
    return words == text


def _contains(words: list[str], text: list[str]) -> bool:
    """Whether the text contains the words in this order."""
    left = iter(text)
    return all(word in left for word in words)


def _has_starts(words: list[str], text: list[str]) -> bool:
    """Whether the text contains words that start with these, in this order."""
    left = iter(text)
    return all(any(other.startswith(word) for other in left) for word in words)
