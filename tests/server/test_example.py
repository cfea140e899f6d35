"""The example in examples/ is a client that works, in few lines and without Elfhame."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Threaded

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"


@pytest.mark.parametrize("game", ["fae", "trails"])
def test_the_program_plays_a_game_to_its_end(server: Threaded, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), server.address, game]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert re.search(r"'returns': \[\d+, \d+\]", told.splitlines()[-1])


def test_the_program_imports_nothing_of_elfhame() -> None:
    source = EXAMPLE.read_text("utf-8")
    assert not re.search(r"^(import|from) elfhame", source, re.MULTILINE)
    assert len(source.splitlines()) <= 60
