"""A game from elsewhere, which has no texts here, is told plainly in every language."""

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
def test_whatever_happens_or_may_be_chosen_is_said(language: str) -> None:
    narrator = Narrator(GAME.name, language, names=["Ada", "Bo", "Cy", "Di"])
    play, chance = Play(GAME, 2, seed=3), keyed(seed_bytes(3), "guests")
    while not play.over:
        said = [narrator.action(choice) for choice in play.choices()]
        assert len(set(said)) == len(said)
        view = play.view(WATCHER)
        assert narrator.question(view).endswith(f" – {view.question}.")
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    told = playthrough(play, language, narrator.names)
    assert told.startswith(f"{GAME.title} ({GAME.designer}), 2 ")
    assert re.search(r"(?m)^  0  Ada – dealt, count \d, cards [\d ]+\.  \[", told)
    assert len(re.findall(r"\.  \[", told)) == len(play.events(REVIEWER))


def test_a_choice_is_its_text_form() -> None:
    assert Narrator(GAME.name).action(GAME.parse("pick 3")) == "pick 3"


def test_a_refusal_is_told_as_the_game_told_it() -> None:
    refused = Refused("no card is left", rule="HEDGE-6")
    assert Narrator(GAME.name, "fr").refusal(refused) == "HEDGE-6: no card is left"


@every_language
def test_what_is_said_of_every_game_is_said_of_a_guest(language: str) -> None:
    guest, house = Narrator(GAME.name, language), Narrator("fae", language)
    assert guest.say("seat", {"number": 1}) == house.say("seat", {"number": 1})


def test_facts_of_any_shape_are_told() -> None:
    facts = {"pairs": ((1, 2), (3, 4)), "cut": True, "none": (), "price": None}
    assert plain("odd", facts, str) == "odd, pairs 1 2 3 4, cut True, none ()."
    assert plain("odd", {"seat": None}, str) == "odd."
    assert plain("odd", {"seats": 2}, str) == "odd."
