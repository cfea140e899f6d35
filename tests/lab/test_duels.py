"""Duels have the same bytes however they are played, and stop when one bot is stronger."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from elfhame.bots.duel import Duel, blocks
from elfhame.cli import elfhame as command
from elfhame.games import registry
from elfhame.lab.certainty import decided_after
from elfhame.lab.duels import duel_job
from elfhame.lab.engine import Here

DUEL = Duel.of(registry.game("fae"), 2, {}, 1, ["greedy", "random"])
FIVE = duel_job(DUEL, 1, 5)
UNTIL_SURE = duel_job(DUEL, 1, 60, sequential=True)


def stored(folder: Path) -> bytes:
    return (folder / "duel.parquet").read_bytes() + (folder / "manifest.json").read_bytes()


def test_a_duel_is_the_same_as_a_match_whatever_its_chunks(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    assert sum(FIVE.carry_out(one, Here(), 2)) == 5
    assert list(islice(FIVE.carry_out(other, Here(), 1), 2)) == [0, 1]
    assert list(FIVE.carry_out(other, Here(), 3)) == [1, 3, 1]
    assert stored(one) == stored(other)
    match = [{"deal": deal, **block._asdict()} for deal, block in enumerate(blocks(DUEL, 5))]
    assert FIVE.run(one).rows() == match


def test_a_sequential_duel_always_ends_with_the_same_deal(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for _ in UNTIL_SURE.carry_out(one, Here(), 20):
        pass
    assert list(islice(UNTIL_SURE.carry_out(other, Here(), 7), 2)) == [0, 7]
    for _ in UNTIL_SURE.carry_out(other, Here(), 7):
        pass
    assert stored(one) == stored(other)
    shares = [row["share"] for row in UNTIL_SURE.run(one).rows()]
    assert decided_after(shares, 0.5) == len(shares) < 60


@pytest.mark.parametrize(("shares", "deals"), [([0.0] * 40, 10), ([0.5] * 500, None)])
def test_a_duel_is_decided_by_a_large_difference_only(
    shares: list[float], deals: int | None
) -> None:
    assert decided_after(shares, 0.5) == deals


def test_the_command_plays_and_stores_a_duel(tmp_path: Path) -> None:
    run = ["lab", "duel", "fae", "greedy", "random", "--deals", "2", "--jobs", "1", "--out"]
    result = CliRunner().invoke(command, [*run, str(tmp_path / "run")])
    assert result.exit_code == 0, result.output
    assert "greedy against random" in result.output
    assert "Equal bots would win 50%." in result.output
    assert "duel.parquet" in result.output


def test_the_command_says_whether_a_sequential_duel_is_decided(tmp_path: Path) -> None:
    run = ["lab", "duel", "fae", "--until-sure", "--jobs", "1", "--deals"]
    for bot, deals, said in (("greedy", "40", "One is stronger"), ("random", "2", "Neither is")):
        folder = str(tmp_path / bot)
        result = CliRunner().invoke(command, [*run, deals, bot, "random", "--out", folder])
        assert said in result.output
