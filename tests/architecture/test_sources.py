"""Rules for every file in the tree: docstrings, length, and no leftovers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_LINES = 400

# Generated folders.
MADE = re.compile(r"\.venv.*|\.git|.*_cache|__pycache__|node_modules|build|dist|\.hypothesis")
CONFIGURATION = re.compile(
    r".*\.(toml|cfg|ini|lock|ya?ml)|.*lock\.json|\.npmrc|Makefile|.*\.txt|run"
)

# Written so that no pattern finds itself.
LEFTOVERS = {
    "an open task": re.compile(r"\bTO[D]O\b|\bFIX[M]E\b"),
    "a type check silenced without its code": re.compile(r"#\s*type:\s*ignore(?!\[)"),
    "a lint rule silenced without its code": re.compile(r"#\s*noqa(?!: ?[A-Z]+\d)", re.IGNORECASE),
}
PACKAGE_INDEX = re.compile(
    r"https?://[^\s\"']*(?:pypi|pythonhosted|npmjs|yarnpkg|registry|/simple\b)"
    r"|\bindex[-_]url\b|\bregistry\s*=",
    re.IGNORECASE,
)


def files(folder: Path) -> Iterator[Path]:
    """Every hand-written file, in a fixed order."""
    for path in sorted(folder.iterdir()):
        if MADE.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def programs(*folders: str) -> list[Path]:
    """The Python files in these folders of the tree, if they exist."""
    there = [ROOT / folder for folder in folders if (ROOT / folder).is_dir()]
    return [path for folder in there for path in files(folder) if path.suffix == ".py"]


def leftovers(text: str) -> list[str]:
    return [what for what, pattern in LEFTOVERS.items() if pattern.search(text)]


def relative(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def test_every_module_opens_with_a_docstring() -> None:
    modules = programs("src")
    assert modules
    assert relative([path for path in modules if not path.read_text().startswith('"""')]) == []


def test_every_folder_of_modules_is_a_package() -> None:
    folders = sorted({path.parent for path in programs("src")})
    assert relative([folder for folder in folders if not (folder / "__init__.py").exists()]) == []


def test_no_file_is_too_long() -> None:
    written = programs("src", "tests", "benchmarks")
    long = [path for path in written if len(path.read_text().splitlines()) > MOST_LINES]
    assert relative(long) == []


def test_there_are_no_leftovers() -> None:
    written = programs("src", "tests", "scripts", "benchmarks")
    found = {path: leftovers(path.read_text()) for path in written}
    assert {path.name: what for path, what in found.items() if what} == {}


def test_no_configuration_names_a_package_index() -> None:
    configuration = [path for path in files(ROOT) if CONFIGURATION.fullmatch(path.name)]
    assert {"pyproject.toml", "Makefile", ".ci/run"} <= set(relative(configuration))
    assert (
        relative([path for path in configuration if PACKAGE_INDEX.search(path.read_text())]) == []
    )


@pytest.mark.parametrize("comment", ["TO" + "DO: later", "type:" + " ignore", "no" + "qa"])
def test_a_leftover_is_found(comment: str) -> None:
    assert leftovers(f"x = 1  # {comment}\n")


@pytest.mark.parametrize("comment", ["type:" + " ignore[misc]", "no" + "qa: N801", "todos os"])
def test_a_comment_with_its_reason_passes(comment: str) -> None:
    assert leftovers(f"x = 1  # {comment}\n") == []


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "https://registry.example/left-pad.tgz"',
        "--index-url https://packages.example/simple",
        'url = "https://packages.example/simple/"',
        "registry=https://packages.example",
    ],
)
def test_a_package_index_is_found(line: str) -> None:
    assert PACKAGE_INDEX.search(line)


def test_generated_folders_are_skipped(tmp_path: Path) -> None:
    for name in ("src/a.py", ".venv-native/b.py", "client/node_modules/c.js", "src/__pycache__/d"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [path.name for path in files(tmp_path)] == ["a.py"]
