"""Every piece of every game has a name of its own in each language, and its effect in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from elfhame.games import registry
from elfhame.games.faeries import GAME as FAERIES
from elfhame.games.land import GAME as LAND
from elfhame.kernel.game import Game
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator
from tests.texts.messages import messages

GAMES: Final = [registry.game(name) for name in registry.names()]
LISTS: Final = ("colours", "terrains", "folks", "actions", "fairies")
"""Components that are lists of ids."""
NAMED: Final = ("cards", "items", "card")
"""Components whose members have an id as their name."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(components: Any) -> Iterator[str]:
    """The ids that a client finds in the components of a game."""
    for field, value in components.items():
        if field in LISTS:
            yield from value
        elif field in NAMED:
            yield from (piece["name"] for piece in value if "name" in piece)
        elif isinstance(value, dict):
            yield from ids(value)


@every_game
def test_everything_in_the_components_that_has_an_id_is_a_piece(game: Game) -> None:
    found = set(ids(msgspec.to_builtins(game.components())))
    pieces = [piece.id for piece in game.pieces()]
    assert found <= set(pieces)
    assert len(pieces) == len(set(pieces))


def test_the_ids_in_components_are_found() -> None:
    assert {"fox", "oak_staff", "wind"} <= set(ids(msgspec.to_builtins(LAND.components())))
    assert {"unicorn", "trust", "trolls"} <= set(ids(msgspec.to_builtins(FAERIES.components())))


@every_game
@every_language
def test_every_piece_has_a_name_that_no_other_piece_has(game: Game, language: str) -> None:
    narrator = Narrator(game.name, language)
    names = [narrator.name(piece.id) for piece in game.pieces()]
    assert len(set(names)) == len(names)
    assert not [name for name in names if not name or "_" in name]


@every_game
def test_names_are_translated(game: Game) -> None:
    said = [
        {piece.id: Narrator(game.name, language).name(piece.id) for piece in game.pieces()}
        for language in LANGUAGES
    ]
    english, *others = said
    for names in others:
        same = [piece for piece, name in names.items() if name == english[piece]]
        assert len(same) <= len(names) // 8, same


@pytest.mark.parametrize("game", [LAND, FAERIES], ids=lambda game: game.name)
@every_language
def test_every_card_says_what_it_does(game: Game, language: str) -> None:
    narrator = Narrator(game.name, language)
    for piece in game.pieces():
        said = narrator.phrases(piece.effect)
        assert said.endswith(".") or piece.id in ("fae", "nature", "earth", "trolls", "beast")
        assert "{" not in said
        assert all(narrator.phrases(option) in said for option in piece.options)


@every_language
def test_only_faerie_cards_have_a_line_of_flavour(language: str) -> None:
    narrator = Narrator("faeries", language)
    lines = [narrator.flavour(card.name) for card in FAERIES.components()["cards"]]
    assert len(set(lines)) == len(lines) == 64
    assert None not in lines
    assert Narrator("land", language).flavour("fox") is None


@every_game
@every_language
def test_no_piece_is_named_that_is_not_there(game: Game, language: str) -> None:
    pieces = {piece.id for piece in game.pieces()}
    named = {
        message.partition("-")[2]
        for message in messages(language, f"{game.name}.ftl")
        if message.startswith(("name-", "flavour-"))
    }
    assert named <= pieces


def test_the_pendant_promises_what_it_scores() -> None:
    pieces = {piece.id: piece for piece in LAND.pieces()}
    (retained,) = (item for item in LAND.components()["items"] if item.name == "retained_half")
    said = Narrator("land").phrases(pieces["lost_half"].effect)
    assert f"{retained.both} points" in said


def test_a_choice_is_told_line_by_line_and_each_line_once() -> None:
    card = next(
        piece for piece in registry.game("faeries").pieces() if piece.id == "looking_glass_maid"
    )
    assert [phrase.message for phrase in card.sentences] == [
        "step-place",
        "step-draw",
        "step-points",
    ]
