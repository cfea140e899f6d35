"""Games and rules are printed in the requested language, in English by default."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elfhame.texts import LANGUAGES, rulebook
from tests.cli.driver import error_of, output_of

BEGINS = {
    "en": ("Seat 0 (you) begins.", "Seat 0 (you): choose a group"),
    "fr": ("Place 0 (vous) commence.", "Place 0 (vous)\u202f: choisissez un groupe"),
    "pt_BR": ("Lugar 0 (você) começa.", "Lugar 0 (você): escolha um grupo"),
}
PLAYED = {"en": "Seat 1 leads", "fr": "Place 1 conduit", "pt_BR": "Lugar 1 move"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def play(file: Path, *words: object, lines: list[str]) -> str:
    return output_of(
        "play", "fae", "--option", "first=0", "--seed", 4, "--save", file, *words, lines=lines
    )


@every_language
def test_a_game_is_played_and_replayed_in_its_language(language: str, tmp_path: Path) -> None:
    file, asked = tmp_path / "game.json", ("--language", language)
    shown = play(file, *asked, lines=["", "1", "rules FAE-23", "move A1 L5"])
    for sentence in BEGINS[language]:
        assert sentence in shown
    assert PLAYED[language] in shown
    assert rulebook("fae", language)["FAE-23"].text in shown
    assert re.search(r"(?m)^\S.* \(FAE-20\)\.$", shown)
    assert PLAYED[language] in output_of("replay", file, *asked)


@every_language
def test_a_complete_game_is_replayed_in_its_language(language: str, tmp_path: Path) -> None:
    play(tmp_path / "game.json", lines=["", "1"] * 60)
    assert PLAYED[language] in output_of("replay", tmp_path / "game.json", "--language", language)


@every_language
def test_a_rule_is_printed_in_its_language(language: str) -> None:
    shown = output_of("rules", "trails", "TRAIL-21", "--language", language)
    assert shown.split() == ["TRAIL-21", *rulebook("trails", language)["TRAIL-21"].text.split()]


def test_a_language_may_be_spelled_with_a_hyphen() -> None:
    for command in (("rules", "fae", "FAE-23"), ("rules", "fae")):
        assert output_of(*command, "--language", "pt-BR") == output_of(
            *command, "--language", "pt_BR"
        )


def test_the_default_language_is_english(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.json", lines=["", "1"])
    assert BEGINS["en"][0] in shown
    assert PLAYED["en"] in output_of("replay", tmp_path / "game.json")


@pytest.mark.parametrize("words", [("play", "fae"), ("rules", "fae"), ("replay", "x")])
def test_an_unknown_language_is_refused(words: tuple[str, ...]) -> None:
    assert "'tlh' is not one of 'en', 'fr', 'pt_BR'" in error_of(*words, "--language", "tlh")
