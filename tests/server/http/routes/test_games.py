"""Guides over HTTP: the rules for players, in the reader's language, with their position."""

from __future__ import annotations

from pathlib import Path

from elfhame.games import registry
from elfhame.texts.guide import guide
from tests.server.client import Caller, fault
from tests.server.running import threaded

AIMS = {"en": "What you’re after", "fr": "Le but", "pt-BR": "O objetivo"}


def test_every_game_has_a_guide_in_every_language(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        for game in registry.names():
            for language, aim in AIMS.items():
                address = f"/api/games/{game}/guide"
                told = anyone.get(address, params={"language": language})
                sections = {section["key"]: section for section in told["sections"]}
                assert (told["language"], sections["aim"]["title"]) == (language, aim)
                assert set(told["aid"]) <= set(sections)
                expected = guide(game, language).sections
                assert [section["key"] for section in told["sections"]] == [
                    section.key for section in expected
                ]
                picture = sections["picture"]
                step = anyone.get(f"/api/lessons/{picture['lesson']}/{picture['step']}")
                assert step["frame"]["game"] == game


def test_there_is_no_guide_to_an_unknown_game(data: Path) -> None:
    with threaded(data) as server, Caller(server.address) as anyone:
        fault(anyone.ask("GET", "/api/games/chess/guide"), 404, "unknown")
