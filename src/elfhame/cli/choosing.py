"""Finding one choice among many by typing a part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Choice(NamedTuple):
    """Something that may be done: its number, its text form, and how it is told."""

    number: int
    text: str
    told: str


def fitting(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that the typed words fit: all of their words in order, some of them, or starts.

    What is fitted better hides what is fitted worse.

    >>> texts = ("move A1 A2", "move A2 A1", "move A1 B2", "move A10 A2")
    >>> choices = [Choice(n, text, text.replace("move", "lead")) for n, text in enumerate(texts)]
    >>> [[choice.number for choice in fitting(choices, typed)]
    ...     for typed in ("move a1 a2", "A1", "a2 a", "lead a1", "m", "C1", "")]
    [[0], [0, 1, 2], [1], [0, 1, 2], [0, 1, 2, 3], [], [0, 1, 2, 3]]
    """
    words = typed.casefold().split()
    for fits in (_is, _has, _starts):
        found = [choice for choice in choices if _either(choice, words, fits)]
        if found:
            return found
    return []


def names_all(choice: Choice, typed: str) -> bool:
    """Whether each field of the action was typed, so that no other was meant.

    >>> move = Choice(0, "move A1 A2", "lead A1 to A2")
    >>> names_all(move, "a1 a2"), names_all(move, "move a1"), names_all(move, "")
    (True, False, False)
    """
    fields = choice.text.casefold().split()[1:]
    words = typed.casefold().split()
    return bool(words) and all(any(map(field.startswith, words)) for field in fields)


def _either(choice: Choice, words: list[str], fits: Callable[[list[str], list[str]], bool]) -> bool:
    return any(fits(words, text.casefold().split()) for text in (choice.text, choice.told))


def _is(words: list[str], text: list[str]) -> bool:
    return words == text


def _has(words: list[str], text: list[str]) -> bool:
    """Whether the words stand in the text, in this order."""
    left = iter(text)
    return all(word in left for word in words)


def _starts(words: list[str], text: list[str]) -> bool:
    """Whether words that begin like these stand in the text, in this order."""
    left = iter(text)
    return all(any(other.startswith(word) for other in left) for word in words)
