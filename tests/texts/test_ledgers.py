"""The ledgers have the same rules in every language: ids, sections, references and numbers."""

from __future__ import annotations

import re
from typing import Final

import pytest

from elfhame.kernel.rulebook import Rulebook
from elfhame.texts import rulebook
from tests.texts.messages import ENGLISH, FOLDER, OTHERS
from tests.texts.test_messages import LEFT_OVER

GAMES: Final = sorted(path.stem for path in FOLDER.glob(f"{ENGLISH}/rules/*.md"))
ID: Final = re.compile(r"\b[A-Z]+-\d+[RDV]?\b")
NUMBER: Final = re.compile(r"\d+")

every_game = pytest.mark.parametrize("game", GAMES)
every_other = pytest.mark.parametrize("language", OTHERS)


def sections(book: Rulebook) -> list[int]:
    """The index of each rule's section."""
    order = list(dict.fromkeys(rule.section for rule in book))
    return [order.index(rule.section) for rule in book]


def figures(text: str) -> tuple[list[str], list[str]]:
    """The rules and the numbers that a rule names, in any order."""
    return sorted(ID.findall(text)), sorted(NUMBER.findall(ID.sub("", text)))


@every_game
@every_other
def test_rules_are_in_the_same_order_and_sections(game: str, language: str) -> None:
    book, english = rulebook(game, language), rulebook(game)
    assert [rule.id for rule in book] == [rule.id for rule in english]
    assert sections(book) == sections(english)


@every_game
@every_other
def test_rules_name_the_same_rules_and_numbers(game: str, language: str) -> None:
    for rule in rulebook(game, language):
        assert figures(rule.text) == figures(rulebook(game)[rule.id].text), rule.id


@every_game
@every_other
def test_no_rule_is_left_in_english(game: str, language: str) -> None:
    for rule in rulebook(game, language):
        english = rulebook(game)[rule.id]
        assert rule.text != english.text
        assert rule.section != english.section
        assert not LEFT_OVER.search(f"{rule.section} {rule.text}"), rule.id


@every_game
@every_other
def test_every_rule_ends_like_a_sentence(game: str, language: str) -> None:
    assert [rule.id for rule in rulebook(game, language) if rule.text[-1] not in ".)"] == []


def test_anything_lost_in_translation_is_found() -> None:
    text = "12 cards of value 4 (FAE-9D, FAE-20)"
    assert figures(text) == (["FAE-20", "FAE-9D"], ["12", "4"])
    assert figures(text) == figures("(FAE-20, FAE-9D) valeur 4, 12 cartes")
    assert figures(text) != figures("(FAE-20) valeur 4, 12 cartes")
    assert figures(text) != figures("(FAE-20, FAE-9D) 12 cartes")
    book = Rulebook.read("## A\n- TAG-1 x\n## B\n- TAG-2 y\n- TAG-3 z")
    assert sections(book) == [0, 1, 1]
