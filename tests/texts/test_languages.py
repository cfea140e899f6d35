"""Every language request gets an existing language."""

from __future__ import annotations

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from elfhame.texts import LANGUAGES, language_for, rulebook
from elfhame.texts.languages import LONGEST, canonical, tag
from elfhame.texts.narrator import Narrator


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en-GB", "en"),
        ("fr", "fr"),
        ("FR_ca", "fr"),
        ("pt", "pt_BR"),
        ("pt-PT", "pt_BR"),
        (" pt-br ", "pt_BR"),
        ("fr-CA;q=0.8, en", "en"),
        ("fr-CA, en;q=0.8", "fr"),
        ("en;q=0.5, fr ; q = 0.7, pt;q=0.6", "fr"),
        ("de-DE,de;q=0.9,pt-BR;q=0.4,*;q=0.1", "pt_BR"),
        ("pt;q=0.5, fr;q=0.5", "pt_BR"),
        ("fr;q=0", "en"),
        ("fr;q=0, en;q=0, pt;q=0.001", "pt_BR"),
        ("*", "en"),
        ("fr;q=2, pt;q=nan, pt;q=-1, fr;q=1e9, fr;level=1", "en"),
        ("fr;q=٠, pt;q=0.2", "pt_BR"),
        (",;,;;q,=,\x00", "en"),
        ("french", "en"),
        ("", "en"),
    ],
)
def test_the_best_language_is_found(wanted: str, language: str) -> None:
    assert language_for(wanted) == language


def test_a_long_header_is_cut_off() -> None:
    assert language_for(f"{'x' * (LONGEST - 3)},fr") == "fr"
    assert language_for(f"{'x' * LONGEST},fr") == "en"


@given(st.text(alphabet="*,;=q.01enfrptBR-_ \t\x00é", max_size=300))
def test_garbage_gets_a_language(wanted: str) -> None:
    assert language_for(wanted) in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_found_by_its_own_names(language: str) -> None:
    assert language_for(language) == language_for(tag(language)) == language
    assert str(Locale.parse(language)) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_accepted_in_both_spellings(language: str) -> None:
    assert canonical(language) == canonical(tag(language)) == language
    assert Narrator("fae", tag(language)).language == language
    assert Narrator("fae", tag(language)).say("seat", {"number": 2}) == Narrator(
        "fae", language
    ).say("seat", {"number": 2})
    assert rulebook("fae", tag(language)) is rulebook("fae", language)
