"""ARCHITECTURE.md matches the tree: it lists every module and folder, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from scripts.architecture import (
    DOCUMENT,
    LAYOUT,
    ROOT,
    is_listed,
    layout,
    listed_folders,
    rewritten,
)
from tests.architecture.test_layout import COMPILED, PLAIN

TEXT: Final = (ROOT / DOCUMENT).read_text("utf-8")
PACKAGES: Final = sorted(
    path.parent.name for path in (ROOT / "src" / "elfhame").glob("*/__init__.py")
)
PAGE: Final = ROOT / "client" / "src"
PAGE_GAMES: Final = sorted(path.parent for path in PAGE.glob("games/*/index.ts"))
ROOMS: Final = {"parts", "drawing", "words", "fixtures"}
"""The folders in each game's folder of the page."""
EVERY_GAME: Final = {
    *(
        "index.ts",
        "cover.ts",
        "options.ts",
        "wire.ts",
        "Board.svelte",
        "Aside.svelte",
        "Strip.svelte",
        "Ending.svelte",
        "drawing/Picture.svelte",
        "parts/spots.ts",
    ),
    *(f"words/{name}.ts" for name in ("index", "en", "fr", "pt-BR")),
}
"""The files that the page has of each game."""
LITTLE: Final = {
    "src/kernel/__init__.py": '"""The kernel."""',
    "src/kernel/rng.py": '"""Draws numbers.\n\nAnd more."""\n# compiled',
    "src/kernel/store/__init__.py": '"""The database."""',
    "src/kernel/store/sqlite.py": '"""A file | a table."""',
    "src/games/fae/__init__.py": '"""Fae: a game."""',
    "src/games/fae/state.py": '"""The fields."""',
    "src/games/fae/rules/move.py": '"""Leading druids."""',
    "page/core/live.ts": "// One socket.\n\nexport {}\n",
    "page/core/live.test.ts": "// The socket reconnects.\n",
    "page/core/App.svelte": "<!-- The root | the rest. -->\n<main></main>\n",
    "page/core/inner/wire.ts": "// In a folder of its own.\n",
    "page/games/fae/index.ts": "// Fae at a table.\n",
    "page/games/fae/Board.svelte": "<!-- The map. -->\n",
    "page/games/fae/drawing/marks.ts": "// The outlines of marks.\n",
    "page/games/fae/fixtures/small.ts": "// A small map.\n",
    "page/games/fae/wire.gen.ts": "// Generated.\n",
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
<!-- files: page/core -->

| module | purpose |
|---|---|
| `App.svelte` | The root \\| the rest |
| `live.ts` | One socket |

<!-- end -->
<!-- layout -->
| `Board.svelte` | the board |
<!-- end -->
<!-- games: page/games -->

`fae`: Fae at a table

| module | purpose |
|---|---|
| `drawing/marks.ts` | The outlines of marks |

<!-- end -->
"""


def page_modules() -> list[Path]:
    """The modules of the page."""
    return [path for path in PAGE.rglob("*") if is_listed(path, PAGE)]


def test_the_module_tables_are_up_to_date() -> None:
    assert rewritten(TEXT) == TEXT, "run python -m scripts.architecture"


def test_every_package_has_a_table() -> None:
    wanted = {("modules", f"src/elfhame/{name}") for name in PACKAGES if name != "games"}
    games = {("files", "src/elfhame/games"), ("games", "src/elfhame/games")}
    listed = {table for table in listed_folders(TEXT) if table[1].startswith("src/")}
    assert listed == {("files", "src/elfhame")} | games | wanted


def test_every_folder_of_the_page_has_a_table() -> None:
    outside = {path.parent for path in page_modules() if PAGE / "games" not in path.parents}
    wanted = {("files", folder.relative_to(ROOT).as_posix()) for folder in outside}
    listed = {table for table in listed_folders(TEXT) if table[1].startswith("client/")}
    assert listed == {("games", "client/src/games")} | wanted


def test_every_module_of_the_page_says_in_its_first_line_what_it_is_for() -> None:
    said = re.compile(r"// .+\.|<!-- .+\. -->")
    lines = {path: path.read_text("utf-8").partition("\n")[0] for path in page_modules()}
    assert [path for path, line in lines.items() if not said.fullmatch(line)] == []


def test_the_common_layout_is_the_one_that_tests_enforce() -> None:
    common = {path for path in layout(TEXT) if path.endswith(".py")}
    assert common == COMPILED | PLAIN
    starred = re.findall(r"`([\w/]+\.py)`\*", "".join(LAYOUT.findall(TEXT)))
    assert set(starred) == COMPILED


@pytest.mark.parametrize("game", PAGE_GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_folders_and_files_in_the_page(game: Path) -> None:
    assert {path.name for path in game.iterdir() if path.is_dir()} <= ROOMS
    assert {name for name in EVERY_GAME if (game / name).is_file()} == EVERY_GAME
    assert layout(TEXT) >= EVERY_GAME
    assert {path.name for path in game.iterdir() if is_listed(path, game)} <= layout(TEXT)


@pytest.fixture
def little(tmp_path: Path) -> Path:
    for name, source in LITTLE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return tmp_path


def test_a_table_lists_modules_with_the_first_line_of_their_docstring(little: Path) -> None:
    empty = re.sub(
        r"(?s)(<!-- (?:modules|files|games): \S+ -->\n).*?(?=<!-- end)", r"\1", DOCUMENTED
    )
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
