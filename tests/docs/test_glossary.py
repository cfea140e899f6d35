"""Classes are named after terms of the glossary, each with one meaning."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from elfhame.games import registry
from tests.docs.pages import ROOT

TERM: Final = re.compile(r"^\| \*\*(?P<term>[\w ]+)\*\* \|", re.MULTILINE)
WORD: Final = re.compile(r"[A-Z][a-z0-9]*")
COVERED: Final = ("kernel/*.py", "bots/*.py", "texts/*.py", "*.py")

EXCEPTIONS: Final = {
    # words that programmers know in this sense
    "Rng": "short for random number generator",
    "BoundedCache": "a cache that is cleared when it is full",
    "Catalogue": "a lookup table of event classes",
    "Tree": "the usual word in tree search",
    "Node": "the usual word in tree search",
    "Request": "the usual word for a message that expects an answer",
    "RequestHead": "a request without its frames",
    "Answer": "the usual word for the reply to a request",
    "MissingExtra": "an extra of a Python package",
    "Phrasebook": "the sentences of one language",
    "Needs": "the variables of one sentence",
    # errors and adjectives
    "Refused": "the error that carries a refusal",
    "TakenBack": "the note of a step that was taken back",
    # kinds of bots
    "Random": "a bot, as its module says",
    "Greedy": "a bot, as its module says",
    "Dreamer": "a bot, as its module says",
    "Forgetful": "a bot, as its module says",
    # parts of a single module, used only with it
    "Skill": "how well a level plays one game",
    "Moment": "what is needed to go back to before a step",
    "ScoreRow": "a row of a score sheet",
    "Piece": "a thing in the box that has a name",
    "Phrase": "a sentence about such a piece, with its facts",
    "Use": "what a seat does with such a piece",
    "Blank": "how such a piece looks without an effect",
    "BotSpec": "a kind of bot with its budget",
    "WorkerProcess": "a process of the operating system",
    "Chain": "the digest under construction",
    "Fields": "the named values in one line of text",
    "PositionForm": "how a game writes positions",
    "Guide": "the rules of a game for players",
    "GuideLine": "a line of such a guide",
    "Section": "a section of such a guide",
    "Fairness": "the proof of a fair deal",
    "Seals": "the seals of all players at a table",
    "About": "what a record says about the table",
    "Foresight": "the events that a seat can foresee",
    "Face": "the actions of a player with one secret at a node",
    "Selection": "the part of a search that picks the next action to try",
    "Trial": "one pass of a search",
    "Inference": "what a bot learns about secrets from what others do",
    "Duel": "the games of a match between two bots",
    "Block": "the games of one deal in a duel",
    "News": "something that happened, in a client's frame",
    "Reason": "why a hint is given",
    "Deal": "the first deal with hope that follows from a seed",
    "Explanation": "the terms that speak most for an action, and its price",
    "Spoken": "what actions, events and terms have in common",
    "Curve": "how a search's promises become chances",
    "Sight": "a step of another seat as an observer saw it",
}
"""Classes that aren't named after a term, each with the reason."""


def terms(text: str) -> list[str]:
    """The terms that a glossary defines, in order."""
    return [found["term"] for found in TERM.finditer(text)]


def head_noun(name: str) -> str:
    """The last word of a class name, in lower case."""
    words: list[str] = WORD.findall(name)
    return words[-1].lower()


def public_classes(source: str) -> Iterator[str]:
    """The public classes at the top level of a module."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def misnamed(
    classes: Mapping[str, str], known: set[str], exceptions: Mapping[str, str]
) -> list[str]:
    """The classes, with their modules, that are neither named after a term nor excepted."""
    return [
        f"{module}: {name}"
        for name, module in classes.items()
        if head_noun(name) not in known and name not in exceptions
    ]


def sources() -> dict[str, str]:
    """The text of each module that the glossary covers, by path."""
    folder = ROOT / "src" / "elfhame"
    found = [path for pattern in COVERED for path in sorted(folder.glob(pattern))]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in found}


GLOSSARY: Final = terms((ROOT / "docs" / "concepts.md").read_text("utf-8"))
CLASSES: Final = [(name, path) for path, text in sources().items() for name in public_classes(text)]


def test_each_term_is_defined_once() -> None:
    assert [term for term, count in Counter(GLOSSARY).items() if count > 1] == []
    assert 35 <= len(GLOSSARY) <= 60


def test_every_class_is_named_after_a_term_of_the_glossary() -> None:
    assert misnamed(dict(CLASSES), set(GLOSSARY), EXCEPTIONS) == []


def test_no_two_classes_share_a_name() -> None:
    names = Counter(name for name, _ in CLASSES)
    assert [name for name, count in names.items() if count > 1] == []


def test_exceptions_are_needed() -> None:
    there = {name: path for name, path in CLASSES if name in EXCEPTIONS}
    assert sorted(EXCEPTIONS.keys() - there.keys()) == [], "no such class any more"
    needed = {line.partition(": ")[2] for line in misnamed(there, set(GLOSSARY), {})}
    assert sorted(there.keys() - needed) == [], "named after a term of the glossary"


@pytest.mark.parametrize("name", registry.names())
def test_games_use_the_terms_of_the_kernel(name: str) -> None:
    game = registry.game(name)
    assert head_noun(type(game).__name__) == "game"
    assert head_noun(game.view_type.__name__) == "view"
    assert head_noun(game.options_type.__name__) == "options"
    assert head_noun(type(game.evaluator()).__name__) == "evaluator"


def test_a_class_with_an_unknown_word_is_found() -> None:
    classes = {"GameView": "a.py", "Hall": "b.py", "JournalEntry": "c.py", "Rng": "d.py"}
    assert misnamed(classes, {"view", "entry"}, {"Rng": "a reason"}) == ["b.py: Hall"]
    assert list(public_classes("class A: ...\nclass _B: ...\ndef c(): ...")) == ["A"]
    assert terms("| **take back** | To undo **steps**. |\n| no | term |") == ["take back"]
