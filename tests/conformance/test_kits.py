"""Every game has a kit for the laws."""

from __future__ import annotations

import pytest

from elfhame.games import registry

from .kit import Kit
from .kits import NAMES, REGISTERED, every_kit, kit_of


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_kit(name: str) -> None:
    assert kit_of(name), f"{name} has no kit (a module kit.py with KIT), so no law is tested on it"


@pytest.mark.parametrize("name", REGISTERED)
def test_the_kit_belongs_to_the_registered_game(name: str) -> None:
    kit = kit_of(name)
    assert kit, f"{name} has no kit"
    assert kit.game is registry.game(name)
    assert kit.game.name == name


@every_kit
def test_every_game_with_secrets_has_draws_and_leaks(kit: Kit) -> None:
    assert kit.draws, "no draw shows that hidden things are drawn fairly"
    assert kit.leaks, "no leak proves that the laws of knowledge can fail"


@every_kit
def test_the_facts_about_a_game_are_valid(kit: Kit) -> None:
    game = kit.game
    assert list(game.seats) == sorted(set(game.seats))
    assert game.turn_rule in kit.ledger()
    assert min(game.actions, game.longest, game.version) > 0
