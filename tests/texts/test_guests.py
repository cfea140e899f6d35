"""A game without texts is narrated in plain field names in every language."""

from __future__ import annotations

import re

import pytest

from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator
from elfhame.texts.plain import plain
from elfhame.texts.playthrough import playthrough
from tests.hedgerow.game import GAME

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_everything_that_happens_is_narrated(language: str) -> None:
    narrator = Narrator(GAME.name, language, names=["Ada", "Bo", "Cy", "Di"])
    play, chance = Play(GAME, 2, seed=3), keyed(seed_bytes(3), "guests")
    while not play.over:
        said = [narrator.action(choice) for choice in play.choices()]
        assert len(set(said)) == len(said)
        view = play.view(WATCHER)
        assert narrator.question(view).endswith(f" – {view.question}.")
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    text = playthrough(play, language, narrator.names)
    assert text.startswith(f"{GAME.title} ({GAME.designer}), 2 ")
    assert re.search(r"(?m)^  0  Ada – dealt, count \d, cards [\d ]+\.  \[", text)
    assert len(re.findall(r"\.  \[", text)) == len(play.events(REVIEWER))


def test_a_choice_is_its_text_form() -> None:
    assert Narrator(GAME.name).action(GAME.parse("pick 3")) == "pick 3"


def test_a_refusal_has_the_games_own_reason() -> None:
    refused = Refused("no card is left", rule="HEDGE-6")
    assert Narrator(GAME.name, "fr").refusal(refused) == "HEDGE-6: no card is left"


@every_language
def test_messages_for_every_game_also_work_for_this_one(language: str) -> None:
    guest, house = Narrator(GAME.name, language), Narrator("fae", language)
    assert guest.say("seat", {"number": 1}) == house.say("seat", {"number": 1})


def test_facts_of_any_type_are_narrated() -> None:
    facts = {"pairs": ((1, 2), (3, 4)), "cut": True, "none": (), "price": None}
    assert plain("odd", facts, str) == "odd, pairs 1 2 3 4, cut True, none ()."
    assert plain("odd", {"seat": None}, str) == "odd."
    assert plain("odd", {"seats": 2}, str) == "odd."
