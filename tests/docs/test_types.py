"""The Python examples in the README and docs pass mypy --strict and pyright as written."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

import elfhame
from tests.docs.pages import PAGES, ROOT, fences, name_of

EXAMPLES: Final = sorted(ROOT.glob("examples/*.py"))
"""The programs that pages show excerpts of."""
PYRIGHT: Final = {
    "pythonVersion": "3.11",
    "typeCheckingMode": "standard",
    "reportUnusedExpression": False,  # a session prints its expressions
}


WRONG: Final = (
    "elfhame.new('fae').view(0).spirit",
    "elfhame.new('fae').choices()[0].colour",
    "elfhame.games.land.new().view(0).spirits",
    "elfhame.games.fae.new(dragons=True)",
    "elfhame.games.fae.new(position=7)",
)
"""Lines with a mistake in a name or a type."""


def module_of(page: str) -> str:
    """The examples of a page as one module, in order."""
    parser = doctest.DocTestParser()
    sessions = [fence.body for fence in fences(page) if fence.language == "pycon"]
    return "".join(example.source for text in sessions for example in parser.get_examples(text))


def sources() -> dict[str, str]:
    """A module for each page with examples, and the example programs."""
    pages = {name_of(page): module_of(page.read_text("utf-8")) for page in PAGES}
    programs = {name_of(program): program.read_text("utf-8") for program in EXAMPLES}
    return {name: source for name, source in {**pages, **programs}.items() if source}


def mypy_complaints(folder: Path, modules: dict[str, str]) -> str:
    """The complaints of mypy --strict about modules, with the names of their pages."""
    settings = folder / "mypy.ini"
    untyped = "[mypy-pyspiel.*,open_spiel.*]\nignore_missing_imports = true\n"
    settings.write_text(f"[mypy]\ncache_dir = {folder}/cache\n{untyped}")
    files = _write(folder, modules)
    command = ["mypy", "--strict", "--no-error-summary", "--config-file", str(settings)]
    ended = _run([*command, *map(str, files)], folder)
    return _with_page_names(ended.stdout + ended.stderr, files)


def pyright_complaints(folder: Path, modules: dict[str, str]) -> str:
    """The complaints of pyright about modules, with the names of their pages."""
    settings = folder / "pyrightconfig.json"
    files = _write(folder, modules)
    settings.write_text(json.dumps(PYRIGHT))
    command = ["basedpyright", "--outputjson", "--pythonpath", sys.executable]
    ended = _run([*command, "--project", str(settings)], folder)
    found: list[dict[str, Any]] = json.loads(ended.stdout)["generalDiagnostics"]
    return _with_page_names("\n".join(map(_line, found)), files)


def _write(folder: Path, modules: dict[str, str]) -> dict[Path, str]:
    """Write each module to its own file; returns the name of the page by file."""
    files = {folder / f"page_{place}.py": name for place, name in enumerate(modules)}
    for file, name in files.items():
        file.write_text(modules[name])
    return files


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    module = [sys.executable, "-m", *command]
    return subprocess.run(module, cwd=folder, capture_output=True, text=True, check=False)


def _line(found: dict[str, Any]) -> str:
    return f"{found['file']}:{found['range']['start']['line'] + 1}: {found['message']}"


def _with_page_names(report: str, files: dict[Path, str]) -> str:
    for file, name in files.items():
        report = report.replace(str(file), name).replace(f"{file.name}:", f"{name}:")
    return report


@pytest.mark.parametrize("complaints", [mypy_complaints, pyright_complaints])
def test_examples_pass_the_type_checker(complaints: Any, tmp_path: Path) -> None:
    assert complaints(tmp_path, sources()) == ""


@pytest.mark.parametrize("complaints", [mypy_complaints, pyright_complaints])
def test_wrong_names_are_found(complaints: Any, tmp_path: Path) -> None:
    imported = "import elfhame.games.fae, elfhame.games.land"
    pages = {line: module_of(f"```pycon\n>>> {imported}\n>>> {line}\n```\n") for line in WRONG}
    found = complaints(tmp_path, pages)
    assert [line for line in WRONG if f"{line}:2: " in found] == list(WRONG)


@pytest.mark.parametrize("complaints", [mypy_complaints, pyright_complaints])
def test_every_game_can_be_started_from_a_position(complaints: Any, tmp_path: Path) -> None:
    page = "".join(
        f"import elfhame.games.{name}\n"
        f"elfhame.games.{name}.new(seed=1, position=elfhame.new('{name}').position()).view(0)\n"
        for name in elfhame.catalogue()
    )
    assert complaints(tmp_path, {"a page": page}) == ""


def test_these_pages_have_examples() -> None:
    wanted: Iterable[str] = ("README.md", "docs/reference/library.md", "examples/bot.py")
    assert sources().keys() >= set(wanted)
