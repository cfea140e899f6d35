"""On a Ray cluster a run has the same bytes, even if workers and machines die meanwhile."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from elfhame.lab.engine import Processes
from tests.lab.settings import JOBS, play, stored

ROOT = Path(__file__).parents[2]
PATIENCE = 300


def on_ray(name: str, folder: Path, victim: str) -> str:
    """Play a job on a cluster of two nodes; the output of that program."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.ray_run", name, str(folder), victim],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("victim", ["nobody", "worker", "node"])
def test_both_engines_store_the_same_bytes_whatever_dies(victim: str, tmp_path: Path) -> None:
    for name in ("duel", "sim with components") if victim == "nobody" else ("long sim",):
        here = play(JOBS[name], tmp_path / f"{name} here", Processes(2), 1)
        output = on_ray(name, tmp_path / f"{name} there", victim)
        assert stored(JOBS[name], tmp_path / f"{name} there") == here
        assert output.endswith("killed 0\n") == (victim == "nobody")


def test_a_cluster_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "elfhame", "lab", "sim", "fae", "--games", "1"]
    where = ["--engine", "ray", "--address", "nowhere", "--out", str(tmp_path)]
    done = subprocess.run(
        [*command, *where], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert (
        done.stderr == "elfhame: Ray can't be reached: Invalid address format: nowhere (engine)\n"
    )
