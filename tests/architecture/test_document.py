"""ARCHITECTURE.md matches the tree: it lists every module and folder, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from scripts.architecture import DOCUMENT, ROOT, layout, listed_folders, rewritten
from tests.architecture.test_layout import COMPILED, PLAIN

TEXT: Final = (ROOT / DOCUMENT).read_text("utf-8")
PACKAGES: Final = sorted(
    path.parent.name for path in (ROOT / "src" / "elfhame").glob("*/__init__.py")
)
LITTLE: Final = {
    "src/kernel/__init__.py": '"""The kernel."""',
    "src/kernel/rng.py": '"""Draws numbers.\n\nAnd more."""\n# compiled',
    "src/kernel/store/__init__.py": '"""The database."""',
    "src/kernel/store/sqlite.py": '"""A file | a table."""',
    "src/games/fae/__init__.py": '"""Fae: a game."""',
    "src/games/fae/state.py": '"""The fields."""',
    "src/games/fae/rules/move.py": '"""Leading druids."""',
}
"""A small tree: the source of each module by path."""

DOCUMENTED: Final = """\
<!-- layout -->
| `state.py` | fields |
<!-- end -->
<!-- modules: src/kernel -->

| module | purpose |
|---|---|
| `rng.py`* | Draws numbers |
| `store/` | The database |
| `store/sqlite.py` | A file \\| a table |

<!-- end -->
<!-- games: src/games -->

`fae`: Fae: a game

| module | purpose |
|---|---|
| `rules/move.py` | Leading druids |

<!-- end -->
"""


def block(name: str) -> str:
    """The text between a comment and the next ``end``."""
    found = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", TEXT, re.DOTALL)
    assert found, f"{DOCUMENT} has no block called {name}"
    return found[1]


def test_the_module_tables_are_up_to_date() -> None:
    assert rewritten(TEXT) == TEXT, "run python -m scripts.architecture"


def test_every_package_has_a_table() -> None:
    wanted = {("modules", f"src/elfhame/{name}") for name in PACKAGES if name != "games"}
    games = {("files", "src/elfhame/games"), ("games", "src/elfhame/games")}
    assert sorted(listed_folders(TEXT)) == sorted({("files", "src/elfhame")} | games | wanted)


def test_the_common_layout_is_the_one_that_tests_enforce() -> None:
    assert layout(TEXT) == COMPILED | PLAIN
    assert set(re.findall(r"`([\w/]+\.py)`\*", block("layout"))) == COMPILED


def test_every_folder_and_file_of_the_page_is_listed() -> None:
    listed = re.findall(r"^\| `([\w.]+/?)` \|", block("client"), re.MULTILINE)
    found = (ROOT / "client" / "src").iterdir()
    assert sorted(listed) == sorted(path.name + "/" * path.is_dir() for path in found)


@pytest.fixture
def little(tmp_path: Path) -> Path:
    for name, source in LITTLE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return tmp_path


def test_a_table_lists_modules_with_the_first_line_of_their_docstring(little: Path) -> None:
    empty = re.sub(r"(?s)(<!-- (?:modules|games): \S+ -->\n).*?(?=<!-- end)", r"\1", DOCUMENTED)
    assert empty != DOCUMENTED
    assert rewritten(empty, little) == DOCUMENTED
    assert rewritten(DOCUMENTED, little) == DOCUMENTED


@pytest.mark.parametrize("path", ["src/kernel/bits.py", "src/games/fae/rules/ritual.py"])
def test_a_new_or_missing_module_is_noticed(little: Path, path: str) -> None:
    (little / path).write_text('"""New."""')
    with_new = rewritten(DOCUMENTED, little)
    assert with_new != DOCUMENTED
    (little / path).unlink()
    assert rewritten(with_new, little) == DOCUMENTED
