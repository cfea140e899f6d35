"""Adding a game takes its folder, its name in the registry and its texts, and nothing else.

``examples/acorns`` contains a small game, with the paths its files would have in the tree. The
tests copy it into a copy of the tree, register it, and play it in every way.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

import pytest

from scripts.setup.native import is_compiled
from tests.architecture.test_layout import COMPILED, FOLDERS, PLAIN, defined_twice, modules
from tests.architecture.test_native_integers import faults
from tests.server.running import free_port

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "acorns"
GAME: Final = EXAMPLE / "src" / "elfhame" / "games" / "acorns"
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "static", "golden", "browser", "*.so")
REGISTRY: Final = Path("src", "elfhame", "games", "registry.py")
BUILT_IN: Final = re.compile(r"^(_BUILT_IN: Final = \([^)]*)\)$", re.MULTILINE)
ADDED: Final = (
    "src/elfhame/games/acorns/",
    *(f"src/elfhame/texts/{language}/" for language in ("en", "fr", "pt_BR")),
    "tests/games/acorns/",
)


class Tree:
    """A copy of the project with one more game."""

    def __init__(self, root: Path) -> None:
        self.root = root
        here = {name: value for name, value in os.environ.items() if name != "ELFHAME_RULES"}
        self.environment = {**here, "PYTHONPATH": str(root / "src"), "COLUMNS": "100"}

    def run(self, *arguments: str) -> str:
        """Run Python in the copy and return its output."""
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command,
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    root = tmp_path_factory.mktemp("tree")
    for folder in ("src", "tests", "scripts"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copytree(EXAMPLE, root, dirs_exist_ok=True, ignore=LEFT_OUT)
    registry = (root / REGISTRY).read_text("utf-8")
    added, count = BUILT_IN.subn(r'\1, "acorns")', registry)
    assert count == 1
    (root / REGISTRY).write_text(added, "utf-8")
    return Tree(root)


def test_the_example_adds_files_only_where_the_guide_says() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    added = [path.relative_to(EXAMPLE).as_posix() for path in files]
    assert added
    assert [path for path in added if not path.startswith(ADDED)] == []
    assert [path for path in added if (ROOT / path).exists()] == []


def test_the_example_has_the_common_layout() -> None:
    sources = modules(GAME)
    assert sources.keys() >= COMPILED | PLAIN
    assert {path.partition("/")[0] for path in sources} == {"__init__.py", "state.py", *FOLDERS}
    assert defined_twice(sources) == {}


def test_the_example_keeps_integers_native() -> None:
    compiled = [path for path in GAME.rglob("*.py") if is_compiled(path.read_text("utf-8"))]
    assert compiled
    assert [path.name for path in compiled if faults(path.read_text("utf-8"))] == []


def test_the_new_game_passes_the_laws_and_its_own_tests(tree: Tree) -> None:
    tree.run("-m", "scripts.make_golden", "acorns")
    tree.run("-m", "scripts.archive", "acorns")
    laws = ("tests/conformance", "tests/games/acorns", "tests/texts")
    only = "(acorns and not hash_seed) or typography or reads_as_translated"
    report = tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", only, *laws)
    assert "passed" in report
    assert int(report.split(" passed")[0].split()[-1]) > 60


def test_the_new_game_can_be_simulated(tree: Tree) -> None:
    report = tree.run("-m", "elfhame", "simulate", "acorns", "--games", "20", "--seed", "1")
    assert "Acorns" in report
    assert "ACORN-20" in report


def test_the_new_game_can_be_played_on_a_server(tree: Tree, tmp_path: Path) -> None:
    with running_server(tree, tmp_path / "data") as address:
        last = example_client().play(address, "acorns")
    assert last["result"]["ending"] == "ACORN-20"
    assert any("an acorn with" in news["sentence"] for news in last["news"])


@contextmanager
def running_server(tree: Tree, data: Path) -> Iterator[str]:
    """Run the copy's server; yields its address once it is open."""
    port = str(free_port())
    command = [sys.executable, "-u", "-m", "elfhame", "serve", "--port", port]
    command += ["--data", str(data), "--pace", "0"]
    with subprocess.Popen(
        command, cwd=tree.root, env=tree.environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Elfhame is open at")
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def example_client() -> Any:
    """The client in ``examples/program.py``."""
    spec = spec_from_file_location("program", ROOT / "examples" / "program.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
