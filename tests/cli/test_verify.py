"""``elfhame verify``: genuine records pass; forged ones fail, whatever was forged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import elfhame
from elfhame.kernel.fairness import Fairness, commitment, fair_seed
from elfhame.kernel.play import Play
from elfhame.kernel.record import dump, record
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from tests.cli.driver import error_of, output_of

SECRET = bytes(range(32))
SHARES = [bytes(range(16)), b"", bytes(range(16, 32))]

Forged = dict[str, Any]


@pytest.fixture(scope="module")
def honest() -> Forged:
    """The record of a game at a table, as decoded JSON."""
    seed = fair_seed(SECRET, "table", SHARES)
    play, chance = Play(elfhame.new("fae").game, 3, seed=seed), keyed(seed, "test")
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    shares = [share.hex() for share in SHARES]
    fairness = Fairness("table", commitment(SECRET), SECRET.hex(), shares)
    plain: Forged = json.loads(dump(record(play)))
    return {**plain, "fairness": json.loads(to_json(fairness)), "names": ["Ada", "Bo", "Cy"]}


def write_record(content: Forged, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def test_a_genuine_record_passes(honest: Forged, tmp_path: Path) -> None:
    shown = output_of("verify", write_record(honest, tmp_path), "--commitment", commitment(SECRET))
    assert "follow the rules" in shown
    assert "seed comes from the table's secret" in shown


def test_a_game_without_a_table_is_checked_and_reported_as_such(
    honest: Forged, tmp_path: Path
) -> None:
    bare = {key: value for key, value in honest.items() if key not in ("fairness", "names")}
    assert "wasn't played at a table" in output_of("verify", write_record(bare, tmp_path))
    assert "fairness" in error_of("verify", write_record(bare, tmp_path), "--commitment", "00")


def test_a_commitment_that_the_table_did_not_show_fails(honest: Forged, tmp_path: Path) -> None:
    said = error_of("verify", write_record(honest, tmp_path), "--commitment", commitment(bytes(32)))
    assert "fairness.commitment" in said


def _deeper(field: str, value: Any) -> Callable[[Forged], Forged]:
    return lambda content: {**content, "fairness": {**content["fairness"], field: value}}


FORGERIES: dict[str, Callable[[Forged], Forged]] = {
    "another seed": lambda content: {**content, "seed": "00" * 32},
    "another secret": _deeper("secret", "00" * 32),
    "another secret and its commitment": lambda content: _deeper("secret", "00" * 32)(
        _deeper("commitment", commitment(bytes(32)))(content)
    ),
    "another commitment": _deeper("commitment", "00" * 32),
    "another table": _deeper("table", "other"),
    "other shares": _deeper("shares", ["00" * 16, "", "00" * 16]),
    "shares in another order": _deeper("shares", [SHARES[2].hex(), "", SHARES[0].hex()]),
    "a share too short": _deeper("shares", ["00", "", "00" * 16]),
    "a step left out": lambda content: {**content, "steps": content["steps"][:-1]},
    "two steps swapped": lambda content: {
        **content,
        "steps": [content["steps"][1], content["steps"][0], *content["steps"][2:]],
    },
    "another result": lambda content: {
        **content,
        "result": {**content["result"], "scores": [99, 0, 0]},
    },
    "another digest": lambda content: {**content, "digest": "00" * 32},
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_fails(honest: Forged, tmp_path: Path, forgery: str) -> None:
    assert error_of("verify", write_record(FORGERIES[forgery](honest), tmp_path))
