"""Games don't depend on the order of sets: they are the same under every hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE
from typing import Final

from elfhame.kernel.game import REVIEWER
from elfhame.kernel.record import record
from elfhame.kernel.shapes import to_json

from .kits import TABLES, Table, play_out

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = f"from {__name__} import report; print(report())"


def report() -> str:
    """One line per table with the fingerprint of its random games."""
    return "\n".join(f"{table} {fingerprint(table)}" for table in TABLES)


def fingerprint(table: Table) -> str:
    """A hash of all views, events and records of two random games."""
    seen = sha256()
    for play in table.walk(0, every=5):
        for observer in [*table.observers, REVIEWER]:
            view = table.game.view(play.state, observer)
            seen.update(to_json(view) + table.game.show(view).encode())
    for observer in [*table.observers, REVIEWER]:
        seen.update(to_json(list(play.events(observer))))
    seen.update(record(play).digest.encode())
    seen.update(record(play_out(table.play(1), 1)).digest.encode())
    return seen.hexdigest()


def test_the_same_games_are_played_under_every_hash_seed() -> None:
    assert _elsewhere("1") == _elsewhere("2") == report()


def _elsewhere(hash_seed: str) -> str:
    """The report of another Python process with this hash seed."""
    paths = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=PIPE, text=True, check=True)
    return done.stdout.strip()
