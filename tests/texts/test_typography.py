"""Every language follows its own typography: spaces, quotation marks, apostrophes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from elfhame.texts import rulebook
from tests.texts.messages import FILES, FOLDER, OTHERS, messages, wordings

EVERYWHERE: Final = {
    "an exclamation mark": "!",
    "two spaces": r"\s\s",
    "dots for an ellipsis": r"\.\.",
    "straight quotes": "[\"'`]",
}
FORBIDDEN: Final = {
    "fr": {
        "no narrow space before a mark": "(?<!\u202f)[:;?»]",
        "no narrow space after an opening mark": "«(?!\u202f)",
        "quotes of another language": "[“”„]",
        "a point in a number": r"\d\.\d",
    },
    "pt_BR": {
        "a space before a mark": r"\s[:;?.,]",
        "quotes of another language": "[«»„]",
        "a point in a number": r"\d\.\d",
        "a narrow space": "[\u202f\u00a0]",
    },
}


def typography_faults(language: str, text: str) -> list[str]:
    """The typographical faults of a text."""
    rules = {**EVERYWHERE, **FORBIDDEN[language]}
    return [what for what, pattern in rules.items() if re.search(pattern, text)]


def texts(language: str) -> Iterator[str]:
    """All texts of a language."""
    for file in FILES:
        for message in messages(language, file).values():
            yield from wordings(message)
    for ledger in FOLDER.glob(f"{language}/rules/*.md"):
        for rule in rulebook(ledger.stem, language):
            yield rule.section
            yield rule.text


@pytest.mark.parametrize("language", OTHERS)
def test_all_texts_follow_the_typography_of_their_language(language: str) -> None:
    assert {
        text: wrong for text in texts(language) if (wrong := typography_faults(language, text))
    } == {}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_kind_of_ending_in_every_language(language: str, file: str) -> None:
    english = messages("en", file)
    for name, message in messages(language, file).items():
        ends = {wording.strip()[-1:] == "." for wording in wordings(message) if wording.strip()}
        expected = {said.strip()[-1:] == "." for said in wordings(english[name]) if said.strip()}
        assert (True in ends) == (True in expected), name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Fini : gagné"),
        ("fr", "Fini: gagné"),
        ("fr", "•: gagné"),
        ("fr", "Fini\u00a0; gagné"),
        ("fr", "« oui\u202f»"),
        ("fr", "“oui”"),
        ("fr", "l'esprit"),
        ("fr", "4.3"),
        ("fr", "Gagné\u202f!"),
        ("pt_BR", "Fim : venceu"),
        ("pt_BR", "Fim\u202f: venceu"),
        ("pt_BR", '"sim"'),
        ("pt_BR", "«sim»"),
        ("pt_BR", "dois  espaços"),
    ],
)
def test_a_typographical_fault_is_found(language: str, text: str) -> None:
    assert typography_faults(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "L’esprit dit «\u202foui\u202f»\u202f: 4,3\u202f; fini."),
        ("pt_BR", "O espírito diz “sim”: 4,3; fim."),
    ],
)
def test_correct_typography_passes(language: str, text: str) -> None:
    assert typography_faults(language, text) == []
