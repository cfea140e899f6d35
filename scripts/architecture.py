"""Rewrites the module tables in ARCHITECTURE.md: python -m scripts.architecture.

Each table sits between two comments. The first one says what it lists:

- ``<!-- modules: FOLDER -->``: every module in a folder and the folders below it
- ``<!-- files: FOLDER -->``: only the modules in the folder itself
- ``<!-- games: FOLDER -->``: for each game, the modules that aren't part of the common layout

A module is a Python file, or a TypeScript or Svelte file of the page. Its description is the first
line of its docstring or of the comment that it starts with. Tests, fixtures and generated files of
the page aren't listed. The common layouts, of games in Python and of their folders in the page, are
the tables between ``<!-- layout -->`` and ``<!-- end -->``; they are written by hand.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from scripts.setup.native import is_compiled

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = "ARCHITECTURE.md"
BLOCK: Final = re.compile(
    r"(?P<start><!-- (?P<kind>modules|files|games): (?P<folder>\S+) -->\n).*?(?P<end><!-- end -->)",
    re.DOTALL,
)
LAYOUT: Final = re.compile(r"<!-- layout -->\n(.*?)<!-- end -->", re.DOTALL)
PATH: Final = re.compile(r"`([\w/.-]+\.(?:py|ts|svelte))`")
COMMENT: Final = re.compile(r"(?://|<!--) (.*?)(?: -->)?\n")
PACKAGE: Final = "__init__.py"
GAME: Final = (PACKAGE, "index.ts")
SOURCES: Final = (".py", ".ts", ".svelte")
UNLISTED: Final = (".test.ts", ".gen.ts")
UNLISTED_FOLDERS: Final = {"fixtures", "testing"}


def rewritten(text: str, root: Path = ROOT) -> str:
    """The document with every module table rebuilt from the tree."""
    common = layout(text)

    def block(found: re.Match[str]) -> str:
        folder = root / found["folder"]
        if found["kind"] == "games":
            body = _games(folder, common)
        else:
            body = _table(folder, _modules(folder, deep=found["kind"] == "modules"))
        return f"{found['start']}\n{body}\n{found['end']}"

    return BLOCK.sub(block, text)


def layout(text: str) -> frozenset[str]:
    """The paths of the modules that games have in common, as the document lists them."""
    return frozenset(path for table in LAYOUT.findall(text) for path in PATH.findall(table))


def listed_folders(text: str) -> list[tuple[str, str]]:
    """The kind and the folder of each table."""
    return [(found["kind"], found["folder"]) for found in BLOCK.finditer(text)]


def is_listed(path: Path, folder: Path) -> bool:
    """Whether a file within a folder is a module, and not a test, a fixture or generated."""
    rooms = path.relative_to(folder).parent.parts
    source = path.name.endswith(SOURCES) and not path.name.endswith(UNLISTED)
    return source and UNLISTED_FOLDERS.isdisjoint(rooms)


def _modules(folder: Path, *, deep: bool) -> list[Path]:
    """The modules of a folder; those in subpackages come last."""
    found = (path for path in folder.glob("**/*" if deep else "*") if is_listed(path, folder))
    own = [path for path in found if not (deep and path == folder / PACKAGE)]
    return sorted(own, key=lambda path: (len(path.relative_to(folder).parts), _name(path, folder)))


def _games(folder: Path, common: frozenset[str]) -> str:
    """A heading and a table for each game."""
    parts = []
    for package in sorted(path for name in GAME for path in folder.glob(f"*/{name}")):
        game = package.parent
        own = [
            path
            for path in _modules(game, deep=True)
            if path.name not in GAME and path.relative_to(game).as_posix() not in common
        ]
        parts.append(f"`{game.name}`: {description(package)}\n\n{_table(game, own)}")
    return "\n".join(parts)


def _table(folder: Path, modules: list[Path]) -> str:
    rows = [f"| {_name(path, folder)} | {description(path)} |" for path in modules]
    return "\n".join(("| module | purpose |", "|---|---|", *rows, ""))


def _name(path: Path, folder: Path) -> str:
    """A module's path within a folder, with a star if it is compiled; packages end in a slash."""
    inner = path.relative_to(folder)
    package = path.name == PACKAGE and path.parent != folder
    name = f"{inner.parent.as_posix()}/" if package else inner.as_posix()
    return f"`{name}`" + "*" * is_compiled(path.read_text("utf-8"))


def description(path: Path) -> str:
    """The first line of a module's docstring or opening comment, escaped for a table."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        line = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
    else:
        comment = COMMENT.match(source)
        line = comment[1] if comment else ""
    return line.removesuffix(".").replace("|", "\\|")


def main() -> None:
    """Rewrite the document in place."""
    path = ROOT / DOCUMENT
    path.write_text(rewritten(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
