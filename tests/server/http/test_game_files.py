"""A game's description says how to offer it, and its components come with words in any language."""

from __future__ import annotations

import pytest

from elfhame.games import registry
from elfhame.texts import LANGUAGES
from elfhame.texts.languages import tag
from elfhame.texts.narrator import Narrator
from tests.server.client import Caller


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_every_piece_come_with_the_components(
    ada: Caller, game: str, language: str
) -> None:
    address = ada.get(f"/api/games/{game}")["components"]
    found = ada.get(f"{address}?language={tag(language)}")
    narrator = Narrator(game, language)
    assert found["pieces"] == {
        piece.id: {
            "name": narrator.name(piece.id),
            "effect": narrator.phrases(piece.effect) or None,
            "options": [narrator.phrases(option) for option in piece.options],
            "lines": [narrator.phrases([phrase]) for phrase in piece.sentences],
            "flavour": narrator.flavour(piece.id),
        }
        for piece in registry.game(game).pieces()
    }
    assert found.keys() > {"pieces"}


def test_components_are_cached_separately_for_each_language(ada: Caller) -> None:
    address = ada.get("/api/games/land")["components"]
    headers = {"accept-language": "fr"}
    answer = ada.http.get(address, headers=headers)
    assert answer.json()["pieces"]["fox"]["name"] == "Renard"
    assert "immutable" in answer.headers["cache-control"]
    assert "accept-language" in answer.headers["vary"].lower()


def test_another_digest_is_unknown(ada: Caller) -> None:
    address = ada.get("/api/games/land")["components"]
    assert ada.http.get(address[:-1] + "x").status_code == 404


def test_a_game_says_how_to_offer_its_options_and_what_closes_it(ada: Caller) -> None:
    facts = ada.get("/api/games/fae")
    assert facts["option_kinds"] == {"clans": "flag", "first": "seat"}
    assert facts["closing_event"] == "ended"


def test_an_option_names_the_tables_it_goes_with(ada: Caller) -> None:
    assert ada.get("/api/games/trails")["option_seats"] == {"easier": [1], "first": [2]}
    assert ada.get("/api/games/fae")["option_seats"] == {"clans": [2, 3, 4], "first": [2, 3, 4]}
