"""Each language says the same: the same messages about the same facts, in its own words."""

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
    counted,
    messages,
    messages_in,
    variables,
    wordings,
)

every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)

WITHOUT_WORDS: Final = {"refused", "bot-name", "bot-name-numbered"}
"""Messages that are the same in every language, because they only put facts together."""

LEFT_OVER: Final = re.compile(r"\b(?:[Tt]he|[Tt]his|[Yy]ours?|[Yy]ou|and|are|is|not|of|with)\b")
"""English words that are in almost every sentence, and in no other language."""


def files_of(language: str) -> list[str]:
    folder = FOLDER / language
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.*"))


@every_other
def test_every_language_has_the_same_files(language: str) -> None:
    assert files_of(language) == files_of(ENGLISH)


def test_what_is_said_of_every_game_is_loaded() -> None:
    games = {path.stem for path in FOLDER.glob(f"{ENGLISH}/rules/*.md")}
    assert {file.removesuffix(".ftl") for file in FILES} == {*SHARED, *games}


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
    """The plurals that the language has for numbers that games count to."""
    return {plural(language, number) for number in range(1000)}


def plural(language: str, number: int) -> str:
    return Locale.parse(language).plural_form(number)


def ill_counted(language: str, message: ast.Message) -> Iterator[str]:
    """The facts whose choices lack a plural, have one too many, or hide a number behind one."""
    for fact, keys in choices(message):
        told = CATEGORIES & set(keys)
        is_partial = told - {"other"} and told != plurals(language)
        hidden = [key for place, key in enumerate(keys) if is_hidden(language, key, keys[:place])]
        if is_partial or hidden:
            yield fact


def is_hidden(language: str, key: str, before: list[str]) -> bool:
    """Whether no number finds the key, because the plurals before it have them all."""
    return key.isdigit() and plural(language, int(key)) in before


@every_file
@every_language
def test_every_number_finds_its_plural(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        assert list(ill_counted(language, message)) == [], name


@every_file
@every_other
def test_what_is_counted_in_english_is_counted_in_every_language(language: str, file: str) -> None:
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        chosen = {fact for fact, _ in choices(message)}
        assert counted(english[name]) <= chosen, name


# ---------------------------------------------------------------- in its own words


@every_file
@every_other
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        said = wordings(message)
        assert (said == wordings(english[name])) == (name in WITHOUT_WORDS), name
        assert not [wording for wording in said if LEFT_OVER.search(wording)], name


# ---------------------------------------------------------------- what is wrong is found


@pytest.mark.parametrize(
    "text",
    [
        "m = { $n ->\n    [0] none\n   *[one] one\n}",
        "m = { $n ->\n    [one] one\n   *[some] some\n}",
        "m = { $n ->\n    [one] one\n    [many] many\n   *[other] some\n}",
        "m = { $n ->\n    [one] one\n    [0] none\n   *[other] some\n}",
    ],
)
def test_a_lost_plural_is_found(text: str) -> None:
    assert list(ill_counted("fr", messages_in(text)["m"])) == ["n"]


@pytest.mark.parametrize(
    "text",
    [
        "m = { $n ->\n    [0] none\n    [one] one\n   *[other] some\n}",
        "m = { $n ->\n    [one] one\n    [2] two\n   *[other] some\n}",
        "m = { $n ->\n    [cursed] none\n   *[other] some\n}",
    ],
)
def test_a_sound_choice_passes(text: str) -> None:
    assert list(ill_counted("fr", messages_in(text)["m"])) == []


@pytest.mark.parametrize("text", ["m = a\nm = b", "m = { $n", "m", "-m = term"])
def test_what_is_no_message_is_found(text: str) -> None:
    with pytest.raises(ValueError, match="is no message"):
        messages_in(text)


def test_facts_and_words_are_taken_apart() -> None:
    message = messages_in('m = { $a } is{ $n ->\n    [0] {""}\n   *[other] of { $b }\n}.')["m"]
    assert variables(message) == {"a", "b", "n"}
    assert wordings(message) == ["• is•.", "", "of •"]
    assert list(choices(message)) == [("n", ["0", "other"])]
    assert LEFT_OVER.search(wordings(message)[0])
