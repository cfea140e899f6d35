"""A run has the same bytes however it is played, and survives whatever stops it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner
from pyarrow import parquet

import elfhame
from elfhame.cli import elfhame as command
from elfhame.games import registry
from elfhame.kernel.state import VICTORY
from elfhame.lab.engine import Engine, Here, Processes
from elfhame.lab.sim import sim_job
from elfhame.lab.simulation import Simulation, outcomes
from tests.lab.mortal import die, die_once
from tests.lab.settings import Backwards

GAMES = 12
SIMULATION = Simulation.of(registry.game("fae"), 2, {"clans": True}, 3, ["random"])
JOB = sim_job(SIMULATION, 3, GAMES)


def play(folder: Path, engine: Engine, chunk: int, games: int = GAMES) -> bytes:
    """Play a whole run, and return its table and manifest."""
    assert sum(sim_job(SIMULATION, 3, games).carry_out(folder, engine, chunk)) == games
    return stored(folder)


def stored(folder: Path) -> bytes:
    return (folder / "sim.parquet").read_bytes() + (folder / "manifest.json").read_bytes()


def test_the_bytes_do_not_depend_on_chunks_order_or_processes(tmp_path: Path) -> None:
    first = play(tmp_path / "a", Here(), 5)
    assert play(tmp_path / "b", Backwards(), 3) == first
    assert play(tmp_path / "c", Processes(2), 4) == first
    assert play(tmp_path / "d", Here(), 50, games=GAMES - 1) != first


def test_the_rows_are_those_of_the_simulation(tmp_path: Path) -> None:
    play(tmp_path, Here(), 5)
    run = JOB.run(tmp_path)
    played = [
        (number, seat, "random", score, share / VICTORY, game.moves, game.ending)
        for number, game in enumerate(outcomes(SIMULATION, GAMES))
        for seat, (score, share) in enumerate(zip(game.scores, game.returns, strict=True))
    ]
    assert [tuple(row.values()) for row in run.rows()] == played
    table = parquet.read_table(run.table)
    assert table.column_names == ["game", "seat", "bot", "score", "share", "moves", "ending"]
    assert table.num_rows == 2 * GAMES
    assert not (tmp_path / "parts").exists()


def test_a_run_that_was_stopped_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", Here(), 5)
    stopped = tmp_path / "stopped"
    assert list(islice(JOB.carry_out(stopped, Here(), 4), 3)) == [0, 4, 4]
    (stopped / "parts" / "8-11.partial").write_bytes(b"half a part")
    rest = list(JOB.carry_out(stopped, Here(), 3))
    assert rest == [8, 3, 1]
    assert (stopped / "sim.parquet").read_bytes() + (
        stopped / "manifest.json"
    ).read_bytes() == whole
    assert list(JOB.carry_out(stopped, Here(), 3)) == [GAMES]


def test_a_run_of_something_else_is_refused(tmp_path: Path) -> None:
    play(tmp_path, Here(), 12)
    with pytest.raises(elfhame.Refused, match="something else"):
        list(sim_job(SIMULATION, 3, GAMES + 1).carry_out(tmp_path, Here(), 12))


def test_the_pieces_of_a_process_that_dies_are_done_by_others(tmp_path: Path) -> None:
    pieces = [(str(tmp_path / "mark"), number) for number in range(6)]
    found = [result for _, result in Processes(2).run(die_once, pieces)]
    assert sorted(found) == [0, 10, 20, 30, 40, 50]


@pytest.mark.soak
def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="died"):
        list(Processes(1).run(die, [1]))


def test_the_command_plays_stores_and_continues(tmp_path: Path) -> None:
    arguments = ["lab", "sim", "fae", "--games", "6", "--jobs", "1", "--out", str(tmp_path / "run")]
    for _ in range(2):
        result = CliRunner().invoke(command, arguments)
        assert result.exit_code == 0, result.output
        assert "sim.parquet" in result.output
