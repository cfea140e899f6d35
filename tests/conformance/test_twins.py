"""Interpreted and compiled rules play identical games: both must match one golden digest."""

from __future__ import annotations

from typing import Final

import pytest

from .golden import GOLDEN, how_to_make, many_games, twins
from .kit import Kit
from .kits import KITS, NAMES, every_kit

WITH_DIGEST: Final = [kit for kit in KITS if (GOLDEN / kit.game.name / "twins.toml").exists()]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_golden_digest(name: str) -> None:
    assert (GOLDEN / name / "twins.toml").exists(), how_to_make(name)


@pytest.mark.parametrize("kit", WITH_DIGEST, ids=lambda kit: kit.game.name)
def test_many_random_games_match_the_golden_digest(kit: Kit) -> None:
    filed = twins(kit.game.name)
    assert filed.version == kit.game.version, "made for another version of the rules"
    assert many_games(kit, filed.games) == filed.digest


@every_kit
def test_other_games_have_a_different_digest(kit: Kit) -> None:
    assert len({many_games(kit, games) for games in (1, 2, 3)}) == 3
