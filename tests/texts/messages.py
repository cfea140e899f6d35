"""Parses the messages of a text file: their variables, choices and words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import elfhame.texts
from elfhame.texts import LANGUAGES, read

FOLDER: Final = Path(elfhame.texts.__file__).parent
ENGLISH, *OTHERS = LANGUAGES

FILES: Final = sorted(
    path.relative_to(FOLDER / ENGLISH).as_posix() for path in (FOLDER / ENGLISH).rglob("*.ftl")
)

CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
"""All plural categories of the world's languages."""


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages in one file of a language."""
    return messages_in(read(language, file))


def messages_in(text: str) -> dict[str, ast.Message]:
    """The messages in a text, which must contain nothing else, and no message twice."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name not in found:
            found[entry.id.name] = entry
        elif not isinstance(entry, ast.BaseComment):
            raise ValueError(f"{entry} is no message, or one that is already there")
    return found


def nodes(root: Any) -> Iterator[Any]:
    """A node and all its descendants."""
    if isinstance(root, list):
        for child in root:
            yield from nodes(child)
    elif isinstance(root, ast.BaseNode):
        yield root
        yield from nodes(list(vars(root).values()))


def variables(message: ast.Message) -> set[str]:
    """The names of the facts that a message uses."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


def choices(message: ast.Message) -> Iterator[tuple[str, list[str]]]:
    """Each choice between wordings: the fact it depends on, and its keys in order."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            yield node.selector.id.name, [_key(variant) for variant in node.variants]


def plural_facts(message: ast.Message) -> set[str]:
    """The facts whose number selects between singular and plural."""
    return {fact for fact, keys in choices(message) if CATEGORIES & set(keys[:-1])}


def wordings(message: ast.Message) -> list[str]:
    """The words of each wording, with a bullet for each inserted fact."""
    return ["".join(map(_bare, node.elements)) for node in nodes(message) if _is_pattern(node)]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _is_pattern(node: object) -> bool:
    return isinstance(node, ast.Pattern)


def _bare(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    literal = element.expression
    return str(literal.value) if isinstance(literal, ast.StringLiteral) else "•"
