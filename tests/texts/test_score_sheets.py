"""Every row of a score sheet has a label, and every tie a reason, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from elfhame.games import registry
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.score_sheet import ScoreRow, ScoreSheet, Tie
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator
from tests.texts.messages import messages, variables

every_game = pytest.mark.parametrize("name", registry.names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
TIE_FACTS = {"seats", "winners", "count"}


@cache
def final_sheets(name: str) -> tuple[ScoreSheet, ...]:
    """The score sheets of some random games with every number of seats."""
    return tuple(_final_sheets(name))


def _final_sheets(name: str) -> Iterator[ScoreSheet]:
    game = registry.game(name)
    for seats in game.seats:
        play, chance = Play(game, seats, seed=seats), keyed(seed_bytes(seats), "sheets")
        while not play.over:
            numbers = play.numbers()
            play.act(numbers[chance.below(len(numbers))])
        yield play.view(REVIEWER).sheet


@every_game
@every_language
def test_every_row_has_a_label(name: str, language: str) -> None:
    texts = messages(language, f"{name}.ftl")
    rows = [row for sheet in final_sheets(name) for row in sheet.rows]
    used = {f"score-{row.label}": set(row.facts) for row in rows}
    assert used.keys() == {message for message in texts if message.startswith("score-")}
    assert all(variables(texts[message]) <= facts for message, facts in used.items())


@every_game
@every_language
def test_a_tie_message_uses_only_existing_facts(name: str, language: str) -> None:
    texts = messages(language, f"{name}.ftl")
    ties = [text for message, text in texts.items() if message.startswith("tie-")]
    assert all(variables(text) <= TIE_FACTS for text in ties)


def test_labels_and_ties_are_put_into_words() -> None:
    narrator = Narrator("fae", names=["Ada", "Ben", "Cleo"])
    assert narrator.score(ScoreRow("cards", (1, 2, 3))) == "Ritual cards"
    tie = Tie((0, 2), (2,), "cards", "FAE-55")
    sentence = "Ada and Cleo have the most points. Cleo kept fewer ritual cards and wins."
    assert narrator.tie(tie) == sentence


def test_a_game_without_texts_has_plain_labels() -> None:
    assert "roses" in Narrator("hedgerow").score(ScoreRow("roses", (2, 0)))
