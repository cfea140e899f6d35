"""Before the port opens, each game has been shown once in each language."""

from __future__ import annotations

import pytest

from elfhame.games import registry
from elfhame.server.rehearsal import rehearse
from elfhame.texts import LANGUAGES
from elfhame.texts.phrasebook import Phrasebook, phrasebook


@pytest.mark.parametrize("game", registry.names())
def test_a_rehearsal_says_every_sentence_that_a_second_one_says(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearse(game)
    made: list[object] = []
    monkeypatch.setattr(Phrasebook, "__init__", lambda self, *named: made.append(named))
    phrases = [phrasebook(game, language).cached_phrases for language in LANGUAGES]
    rehearse(game)
    assert not made
    assert phrases == [phrasebook(game, language).cached_phrases for language in LANGUAGES]
    assert min(phrases) > 3
