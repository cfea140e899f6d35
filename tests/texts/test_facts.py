"""Messages use only existing facts, and everything they name has a word in each language."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest

from elfhame.bots.levels import LEVELS, RENAMED
from elfhame.games import registry
from elfhame.kernel.game import REVIEWER, Event, Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.spoken import Spoken
from elfhame.texts import LANGUAGES
from tests.texts.messages import messages, variables

GAMES: Final = [registry.game(name) for name in registry.names()]
OF_TERMS: Final = {"mine"}
"""Facts that the narrator adds: whether a term is about the reader's own action."""
PLACE: Final = re.compile(r"[A-Z]\d+")
"""Names of spaces are the same in every language."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sample(kind: Any) -> Any:
    """A sample value of a type that facts can have."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return sample(inner[0])
    if origin is typing.Literal:
        return inner[0]
    if origin is tuple:
        return tuple(sample(each) for each in inner if each is not Ellipsis)
    return kind(1)


def facts_of(shape: type[Spoken]) -> set[str]:
    """The facts that a sentence about this class may use."""
    hints = typing.get_type_hints(shape)
    made = shape(**{field: sample(hints[field]) for field in shape.__struct_fields__})
    return set(made.facts())


def shapes(game: Game) -> Iterator[tuple[str, type[Spoken]]]:
    """The events, actions and terms of a game, each with its message."""
    roles = (("event", game.event_types), ("action", game.action_types), ("term", game.term_types))
    for role, kinds in roles:
        for shape in kinds:
            yield f"{role}-{shape.__struct_config__.tag}", shape


@every_game
@every_language
def test_a_message_uses_only_existing_facts(game: Game, language: str) -> None:
    said = messages(language, f"{game.name}.ftl")
    for name, shape in shapes(game):
        assert variables(said[name]) <= facts_of(shape) | OF_TERMS, name
    for name, message in said.items():
        if name.startswith("question-"):
            assert not variables(message), name


# ---------------------------------------------------------------- words


def names_in(values: Iterable[object]) -> Iterator[str]:
    """The names among some facts, including those in tuples."""
    for value in values:
        if isinstance(value, tuple):
            yield from names_in(value)
        elif isinstance(value, str) and not PLACE.fullmatch(value):
            yield value


def words(language: str, file: str) -> set[str]:
    found = messages(language, file)
    return {name.removeprefix("word-") for name in found if name.startswith("word-")}


def things(game: Game) -> set[str]:
    """All names that sentences insert, from one game of each size."""
    found: set[str] = set()
    for seats in game.seats:
        for event in events(game, seats):
            facts = event.facts()
            found.update(names_in(value for fact, value in facts.items() if fact not in KEYS))
    return found


KEYS: Final = ("effect", "rule")
"""Facts that only select a wording."""


def events(game: Game, seats: int) -> Iterator[Event]:
    play, chance = Play(game, seats, seed=seats), keyed(seed_bytes(seats), "words")
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    return (event for _, event in play.events(REVIEWER))


@every_game
@every_language
def test_everything_named_in_a_game_has_a_word(game: Game, language: str) -> None:
    assert words(language, f"{game.name}.ftl") == things(game)


@every_language
def test_every_bot_level_has_a_word(language: str) -> None:
    assert words(language, "table.ftl") == {*LEVELS, *RENAMED}


def test_names_are_distinguished_from_places_and_numbers() -> None:
    assert list(names_in(["blue", 3, ("red", "A1"), "C12", None])) == ["blue", "red"]
    assert sample(tuple[int, str] | None) == (1, "1")
