"""The rules for players: the same in every language, about rules that exist, without jargon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from elfhame.games import registry
from elfhame.kernel.refused import Refused
from elfhame.lessons.attempt import step_of
from elfhame.texts import LANGUAGES, rulebook
from elfhame.texts.guide import Guide, Section, guide
from tests.texts.messages import OTHERS
from tests.texts.test_typography import typography_faults

GAMES: Final = [name for name in ("fae", "trails", "land", "faeries") if name in registry.names()]
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)

NEEDED: Final = {
    *("story", "aim", "picture", "start", "turn", "end", "trick", "questions", "tricks"),
    *("aid", "aid_end"),
}
JARGON: Final = re.compile(
    r"\b(planar|view|observer|win rate|must be tests|state|seat \d|heart|rose path|amber)\b"
)


def texts(found: Guide) -> Iterator[str]:
    for section in found.sections:
        yield section.title
        for line in section.lines:
            yield from line.parts


def shape(section: Section) -> tuple[object, ...]:
    """Everything about a section that is the same in every language."""
    lines = [(len(line.parts), line.rules, line.place) for line in section.lines]
    return section.key, section.kind, section.lesson, section.step, lines


@every_game
@every_other
def test_a_guide_has_the_same_shape_in_every_language(game: str, language: str) -> None:
    english = [shape(section) for section in guide(game).sections]
    assert [shape(section) for section in guide(game, language).sections] == english


@every_game
@every_other
def test_no_line_is_left_in_english(game: str, language: str) -> None:
    english = {text for text in texts(guide(game)) if len(text.split()) > 2}
    assert english & set(texts(guide(game, language))) == set()


@every_game
@every_other
def test_numbers_are_the_same_in_every_language(game: str, language: str) -> None:
    for one, other in zip(texts(guide(game)), texts(guide(game, language)), strict=True):
        digits = re.compile(r"(?<![A-Z\d])\d+")
        assert sorted(digits.findall(other)) == sorted(digits.findall(one)), (one, other)


@every_game
@every_other
def test_guides_follow_the_typography_of_their_language(game: str, language: str) -> None:
    faults = {text: typography_faults(language, text) for text in texts(guide(game, language))}
    assert {text: found for text, found in faults.items() if found} == {}


@every_game
def test_every_rule_that_a_guide_explains_exists(game: str) -> None:
    cited = {rule for part in guide(game).sections for line in part.lines for rule in line.rules}
    assert len(cited) > 20
    assert [rule for rule in sorted(cited) if rule not in rulebook(game)] == []


@every_game
@every_language
def test_readers_see_neither_ids_of_rules_nor_marks(game: str, language: str) -> None:
    prefix = {line.rules[0].split("-")[0] for line in guide(game).sections[1].lines}
    for text in texts(guide(game, language)):
        assert not re.search(rf"{prefix.copy().pop()}-\d|[\[\]{{}}|]|^[?!-] ", text), text
        assert text.strip() == text != ""


@every_game
def test_a_guide_has_all_parts_and_no_jargon(game: str) -> None:
    found = guide(game)
    assert {section.key for section in found.sections} >= NEEDED
    assert len({section.key for section in found.sections}) == len(found.sections)
    assert [text for text in texts(found) if JARGON.search(text)] == []
    turn = next(section for section in found.sections if section.key == "turn")
    assert (turn.kind, len(turn.lines)) == ("steps", 3)
    assert {section.key for section in found.aid()} >= {"aid", "aid_end"}


@every_game
@every_language
def test_tables_have_a_head_and_rows_of_the_same_length(game: str, language: str) -> None:
    for section in guide(game, language).sections:
        if section.kind == "table":
            assert len({len(line.parts) for line in section.lines}) == 1
            assert len(section.lines) > 2


@every_game
def test_the_picture_shows_a_position_of_a_lesson(game: str) -> None:
    picture = next(section for section in guide(game).sections if section.key == "picture")
    assert picture.lesson is not None
    assert picture.step is not None
    lesson, _ = step_of(picture.lesson, picture.step)
    assert lesson.game == game
    assert all(line.place for line in picture.lines)


@every_game
def test_the_turn_and_the_trick_are_pictured_by_steps_of_the_lesson(game: str) -> None:
    sections = {section.key: section for section in guide(game).sections}
    trick, turn = sections["trick"], sections["turn"]
    pictures = [line.place for line in turn.lines if line.place]
    assert len(pictures) == len(turn.lines)
    for picture in (*pictures, f"{trick.lesson}/{trick.step}"):
        name, _, number = picture.removesuffix("+").partition("/")
        lesson, step = step_of(name, int(number))
        assert lesson.game == game
        assert step.lit
        assert step.kind == "play"


@pytest.mark.parametrize(
    "text",
    ["# Tag\n## Turn\n- Run.", "# Tag\n## questions: Ask\n? Why?\n? Who?", "# Tag\n## x y: A\n- b"],
)
def test_a_guide_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        Guide.parse(text)


def test_there_is_no_guide_to_a_game_without_one() -> None:
    with pytest.raises(Refused, match="there is no text"):
        guide("chess")
