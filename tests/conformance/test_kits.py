"""Every game is held to the laws: it brings a kit, and the kit is of that very game."""

from __future__ import annotations

import pytest

from elfhame.games import registry

from .kit import Kit
from .kits import NAMES, REGISTERED, every_kit, kit_of


@pytest.mark.parametrize("name", NAMES)
def test_every_game_brings_a_kit(name: str) -> None:
    assert kit_of(name), f"{name} has no kit (a module kit.py with KIT), so no law is tested on it"


@pytest.mark.parametrize("name", REGISTERED)
def test_the_kit_is_of_the_registered_game(name: str) -> None:
    kit = kit_of(name)
    assert kit, f"{name} has no kit"
    assert kit.game is registry.game(name)
    assert kit.game.name == name


@every_kit
def test_what_a_game_hides_is_drawn_and_leaked(kit: Kit) -> None:
    assert kit.draws, "no draw shows that what is hidden is drawn fairly"
    assert kit.leaks, "no leak proves that the laws of knowledge can fail"


@every_kit
def test_the_facts_of_a_game_are_in_order(kit: Kit) -> None:
    game = kit.game
    assert list(game.seats) == sorted(set(game.seats))
    assert game.turn_rule in kit.ledger()
    assert min(game.actions, game.longest, game.version) > 0
