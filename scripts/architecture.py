"""Rewrites the module tables in ARCHITECTURE.md: python -m scripts.architecture.

Each table sits between two comments. The first one says what it lists:

- ``<!-- modules: FOLDER -->``: every module in a folder and the folders below it
- ``<!-- files: FOLDER -->``: only the modules in the folder itself
- ``<!-- games: FOLDER -->``: for each game, the modules that aren't part of the common layout

A module's description is the first line of its docstring. The common layout is the table between
``<!-- layout -->`` and ``<!-- end -->``; like the rest of the document, it is written by hand.
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
PATH: Final = re.compile(r"`([\w/]+\.py)`")
PACKAGE: Final = "__init__.py"


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
    """The paths of the modules that every game has, as the document lists them."""
    found = LAYOUT.search(text)
    return frozenset(PATH.findall(found[1]) if found else ())


def listed_folders(text: str) -> list[tuple[str, str]]:
    """The kind and the folder of each table."""
    return [(found["kind"], found["folder"]) for found in BLOCK.finditer(text)]


def _modules(folder: Path, *, deep: bool) -> list[Path]:
    """The modules of a folder; those in subpackages come last."""
    found = folder.rglob("*.py") if deep else folder.glob("*.py")
    own = [path for path in found if not (deep and path == folder / PACKAGE)]
    return sorted(own, key=lambda path: (len(path.relative_to(folder).parts), _name(path, folder)))


def _games(folder: Path, common: frozenset[str]) -> str:
    """A heading and a table for each game."""
    parts = []
    for package in sorted(folder.glob(f"*/{PACKAGE}")):
        game = package.parent
        own = [
            path
            for path in _modules(game, deep=True)
            if path.name != PACKAGE and path.relative_to(game).as_posix() not in common
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
    """The first line of a module's docstring, escaped for a table."""
    docstring = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return docstring.partition("\n")[0].removesuffix(".").replace("|", "\\|")


def main() -> None:
    """Rewrite the document in place."""
    path = ROOT / DOCUMENT
    path.write_text(rewritten(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
