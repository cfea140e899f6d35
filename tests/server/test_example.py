"""The clients in examples/ work, in few lines and without Elfhame."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Threaded

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"
GENERATED = EXAMPLE.parent / "generated" / "play.py"


@pytest.mark.parametrize("game", ["fae", "trails"])
def test_the_program_plays_a_game_to_its_end(server: Threaded, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), server.address, game]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert re.search(r"'returns': \[\d+, \d+\]", told.splitlines()[-1])


def test_the_program_imports_nothing_of_elfhame() -> None:
    source = EXAMPLE.read_text("utf-8")
    assert not re.search(r"^(import|from) elfhame", source, re.MULTILINE)
    assert len(source.splitlines()) <= 60


@pytest.fixture(scope="module")
def generated(server: Threaded, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with a client generated from the server's OpenAPI document."""
    folder = str(tmp_path_factory.mktemp("generated"))
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none"]
    command += ["--url", f"{server.address}/api/schema/openapi.json"]
    command += ["--output-path", f"{folder}/elfhame_client"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # it formats with ruff
    found = {**os.environ, "PATH": path, "PYTHONPATH": folder, "MYPYPATH": folder}
    _run(command, found)
    return found


def test_a_generated_client_plays_a_game_to_its_end(
    server: Threaded, generated: dict[str, str]
) -> None:
    told = _run([sys.executable, str(GENERATED), server.address, "fae"], generated)
    assert re.fullmatch(r"Result\(.*returns=\[\d+, \d+\].*\)", told.splitlines()[-1])


def test_the_generated_client_is_typed(generated: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(GENERATED)]
    _run([*command, "--cache-dir", str(tmp_path / "cache")], generated)


def _run(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
