"""Every language has the same messages about the same facts, in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from elfhame.texts import LANGUAGES
from elfhame.texts.phrasebook import SHARED
from tests.texts.messages import (
    CATEGORIES,
    ENGLISH,
    FILES,
    FOLDER,
    OTHERS,
    choices,
    messages,
    messages_in,
    plural_facts,
    variables,
    wordings,
)

every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)

WITHOUT_WORDS: Final = {"refused", "reason", "bot-name", "bot-name-numbered"}
"""Messages that are the same in every language, because they contain only facts."""
LOANS: Final = {
    ("fr", "name-ogre"),
    ("fr", "several-ogre"),
    ("pt_BR", "name-goblin"),
    ("pt_BR", "several-goblin"),
    ("pt_BR", "asked"),
    ("pt_BR", "step-12-tap-row-goblins"),
    ("fr", "name-nature"),
    ("fr", "name-trolls"),
    ("pt_BR", "name-trolls"),
}
"""Messages that are the same in English."""

LEFT_OVER: Final = re.compile(r"\b(?:[Tt]he|[Tt]his|[Yy]ours?|[Yy]ou|and|are|is|not|of|with)\b")
"""Words that are in almost every English sentence, and in no other language."""


def files_of(language: str) -> list[str]:
    folder = FOLDER / language
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.*"))


@every_other
def test_every_language_has_the_same_files(language: str) -> None:
    assert files_of(language) == files_of(ENGLISH)


def test_shared_messages_are_loaded() -> None:
    games = {path.stem for path in FOLDER.glob(f"{ENGLISH}/rules/*.md")}
    assert {file.removesuffix(".ftl") for file in FILES if "/" not in file} == {*SHARED, *games}


@every_file
@every_other
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages(ENGLISH, file))


@every_file
@every_other
def test_messages_use_the_same_facts(language: str, file: str) -> None:
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        assert variables(message) == variables(english[name]), name


# ---------------------------------------------------------------- singular and plural


def plurals(language: str) -> set[str]:
    """The plural categories of a language for the numbers that occur in games."""
    return {plural(language, number) for number in range(1000)}


def plural(language: str, number: int) -> str:
    return Locale.parse(language).plural_form(number)


def plural_faults(language: str, message: ast.Message) -> Iterator[str]:
    """The facts whose choices lack a plural, have one too many, or hide a number."""
    for fact, keys in choices(message):
        told = CATEGORIES & set(keys)
        is_partial = told - {"other"} and told != plurals(language)
        hidden = [key for place, key in enumerate(keys) if is_hidden(language, key, keys[:place])]
        if is_partial or hidden:
            yield fact


def is_hidden(language: str, key: str, before: list[str]) -> bool:
    """Whether no number reaches the key, because earlier plurals match all of them."""
    return key.isdigit() and plural(language, int(key)) in before


@every_file
@every_language
def test_every_number_has_its_plural(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        assert list(plural_faults(language, message)) == [], name


@every_file
@every_other
def test_every_language_has_plurals_for_the_same_facts(language: str, file: str) -> None:
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        chosen = {fact for fact, _ in choices(message)}
        assert plural_facts(english[name]) <= chosen, name


# ---------------------------------------------------------------- in its own words


@every_file
@every_other
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        said = wordings(message)
        same = name in WITHOUT_WORDS or (language, name) in LOANS
        assert (said == wordings(english[name])) == same, name
        assert not [wording for wording in said if LEFT_OVER.search(wording)], name


# ---------------------------------------------------------------- the checks find faults


@pytest.mark.parametrize(
    "text",
    [
        "m = { $n ->\n    [0] none\n   *[one] one\n}",
        "m = { $n ->\n    [one] one\n   *[some] some\n}",
        "m = { $n ->\n    [one] one\n    [many] many\n   *[other] some\n}",
        "m = { $n ->\n    [one] one\n    [0] none\n   *[other] some\n}",
    ],
)
def test_a_missing_plural_is_found(text: str) -> None:
    assert list(plural_faults("fr", messages_in(text)["m"])) == ["n"]


@pytest.mark.parametrize(
    "text",
    [
        "m = { $n ->\n    [0] none\n    [one] one\n   *[other] some\n}",
        "m = { $n ->\n    [one] one\n    [2] two\n   *[other] some\n}",
        "m = { $n ->\n    [cursed] none\n   *[other] some\n}",
    ],
)
def test_a_correct_choice_passes(text: str) -> None:
    assert list(plural_faults("fr", messages_in(text)["m"])) == []


@pytest.mark.parametrize("text", ["m = a\nm = b", "m = { $n", "m", "-m = term"])
def test_an_entry_that_is_no_message_is_found(text: str) -> None:
    with pytest.raises(ValueError, match="is no message"):
        messages_in(text)


def test_facts_and_words_are_separated() -> None:
    message = messages_in('m = { $a } is{ $n ->\n    [0] {""}\n   *[other] of { $b }\n}.')["m"]
    assert variables(message) == {"a", "b", "n"}
    assert wordings(message) == ["• is•.", "", "of •"]
    assert list(choices(message)) == [("n", ["0", "other"])]
    assert LEFT_OVER.search(wordings(message)[0])
