"""Before the port opens, each game has been shown once in each language, and described."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from elfhame.games import registry
from elfhame.server.app import open_app
from elfhame.server.http.asgi import asgi_app
from elfhame.server.http.game_files import files_of
from elfhame.server.http.routes.docs import reference_page
from elfhame.server.rehearsal import play, rehearse
from elfhame.server.settings import Settings
from elfhame.texts import LANGUAGES
from elfhame.texts.phrasebook import Phrasebook, phrasebook


@pytest.mark.parametrize("game", registry.names())
def test_a_rehearsal_says_every_sentence_that_a_second_one_says(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(game)
    made: list[object] = []
    monkeypatch.setattr(Phrasebook, "__init__", lambda self, *named: made.append(named))
    phrases = [phrasebook(game, language).cached_phrases for language in LANGUAGES]
    play(game)
    assert not made
    assert phrases == [phrasebook(game, language).cached_phrases for language in LANGUAGES]
    assert min(phrases) > 3


def test_no_request_is_the_first_to_need_a_board_or_a_description(data: Path) -> None:
    async def prepared() -> None:
        app = await open_app(Settings(data=data))
        asgi_app(app, rehearse)
        await app.close()

    reference_page.cache_clear()
    asyncio.run(prepared())
    for name in registry.names():
        assert {"facts", "schema", "board"} <= vars(files_of(registry.game(name))).keys()
    assert reference_page.cache_info().currsize == 1
