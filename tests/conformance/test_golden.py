"""Golden records replay exactly, and golden positions have as many continuations as before."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from elfhame.games import registry
from elfhame.kernel.record import dump, record, replay

from .golden import (
    GOLDEN,
    Position,
    count_again,
    how_to_make,
    load_record,
    positions,
    records,
)
from .kits import REGISTERED, kit_of

RECORDS: Final = [
    pytest.param(name, path, id=f"{name}-{path.stem}")
    for name in REGISTERED
    for path in records(name)
]
POSITIONS: Final = [
    pytest.param(name, position, id=f"{name}-{position.seats}-seats-step-{position.steps}")
    for name in REGISTERED
    if (GOLDEN / name / "perft.toml").exists()
    for position in positions(name)
]

every_game = pytest.mark.parametrize("name", REGISTERED)
every_record = pytest.mark.parametrize(("name", "path"), RECORDS)


@every_game
def test_every_number_of_seats_has_a_golden_record(name: str) -> None:
    filed = {load_record(path).seats for path in records(name)}
    missing = sorted(set(registry.game(name).seats) - filed)
    assert not missing, f"no golden record for {missing} seats: {how_to_make(name)}"


@every_game
def test_every_option_set_has_a_golden_record(name: str) -> None:
    game, kit = registry.game(name), kit_of(name)
    assert kit, f"{name} has no kit"
    filed = [game.options(load_record(path).options) for path in records(name)]
    missing = [options for options in kit.options if game.options(options) not in filed]
    assert not missing, f"no golden record with {missing}: {how_to_make(name)}"


@every_game
def test_every_golden_record_has_a_playthrough(name: str) -> None:
    missing = [path.name for path in records(name) if not path.with_suffix(".txt").exists()]
    assert not missing, f"these golden records of {name} have no playthrough: {missing}"


@every_game
def test_every_game_has_counted_positions(name: str) -> None:
    assert (GOLDEN / name / "perft.toml").exists(), how_to_make(name)
    counted = {position.seats for position in positions(name)}
    assert counted == set(registry.game(name).seats)


@every_record
def test_a_golden_record_replays(name: str, path: Path) -> None:
    game = registry.game(name)
    play = replay(game, load_record(path))
    assert dump(record(play)) == path.read_bytes()


@every_record
def test_a_golden_playthrough_has_the_same_words(name: str, path: Path) -> None:
    from elfhame.texts.playthrough import playthrough

    play = replay(registry.game(name), load_record(path))
    assert playthrough(play) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_a_golden_position_has_as_many_continuations(name: str, position: Position) -> None:
    assert count_again(registry.game(name), position) == position.leaves
