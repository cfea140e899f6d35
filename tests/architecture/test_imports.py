"""The architecture: which parts may import which, and what compiled modules may contain."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from scripts.setup.native import is_compiled

SRC = Path(__file__).parents[2] / "src"

# Each part of the package, and the parts it may import. The top level is elfhame/__init__.py.
TOP_LEVEL = "the top level"
ALLOWED = {
    "kernel": {"kernel"},
    "extras": set(),
    "texts": {"kernel", "texts", "extras"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots", "texts", "extras", "adapters", "lab"},
    "lessons": {"kernel", "games", "texts", "lessons"},
    "server": {"kernel", "games", "bots", "texts", "lessons", "server", "extras"},
    "adapters": {"kernel", "games", "bots", "extras", "adapters"},
    "notebook": {"kernel", "bots", "texts", "extras", "notebook"},
    "mcp": {"kernel", "games", "bots", "texts", "extras", "mcp"},
    "library": {"kernel", "games"},
    "__main__": {"cli", "extras"},
    TOP_LEVEL: {"kernel", "library"},
    "cli": {
        "kernel",
        "games",
        "bots",
        "texts",
        "lessons",
        "lab",
        "server",
        "adapters",
        "mcp",
        "extras",
        TOP_LEVEL,
        "cli",
    },
}

Sources = Mapping[str, str]
"""The text of each module, by its full name. A package's name ends with `__init__`."""


def project() -> Sources:
    """All modules of Elfhame."""
    return {name_of(path): path.read_text(encoding="utf-8") for path in SRC.rglob("*.py")}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def complaints(sources: Sources) -> list[str]:
    """All violations of the architecture, each with its module and line."""
    return [
        f"{module}:{line}: {what}"
        for module, source in sorted(sources.items())
        for line, what in sorted(set(faults(module, source, sources)))
    ]


def faults(module: str, source: str, sources: Sources) -> Iterator[tuple[int, str]]:
    tree = ast.parse(source)
    compiled = is_compiled(source)
    for line, target in imports(tree, module, sources):
        if top(target) == "elfhame":
            yield from ((line, what) for what in forbidden(module, target))
        if compiled and not may_import_compiled(module, target, sources):
            yield line, f"compiled, so it cannot import {target}"
    if compiled:
        yield from (
            (line, "a constant is shifted by a variable, say BIT[n] or 2**n")
            for line in literal_shifts(tree)
        )


# ---------------------------------------------------------------- imported modules


def imports(tree: ast.Module, module: str, sources: Sources) -> Iterator[tuple[int, str]]:
    """The full name of each imported module, with its line, also of imports inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                is_module = inner in sources or f"{inner}.__init__" in sources
                yield node.lineno, inner if is_module else base


def absolute(node: ast.ImportFrom, module: str) -> str:
    """The module that a `from` import names, with leading dots resolved."""
    package = module.split(".")[: -node.level] if node.level else []
    return ".".join([*package, node.module] if node.module else package)


# ---------------------------------------------------------------- allowed imports


def forbidden(module: str, target: str) -> Iterator[str]:
    here, there = part_of(module), part_of(target)
    if here not in ALLOWED:
        yield f"{here} is not part of the architecture"
    elif there not in ALLOWED[here]:
        yield f"{here} cannot import {target}"
    elif there == "games" and not may_see_game(module, target):
        yield f"{target} must come from elfhame.games.registry"


def top(module: str) -> str:
    return module.partition(".")[0]


def part_of(module: str) -> str:
    parts = module.removesuffix(".__init__").split(".")
    return parts[1] if len(parts) > 1 else TOP_LEVEL


def game(module: str) -> str | None:
    """The game or the registry that a module belongs to, or None."""
    parts = module.removesuffix(".__init__").split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def may_see_game(module: str, target: str) -> bool:
    """Whether the import respects the registry.

    A game may import itself, the registry every game, and all other parts only the registry. The
    library names the types of each game's play, so it may import the games' `__init__` modules.
    """
    if game(target) is None or game(module) == "registry":
        return True
    if part_of(module) == "library":
        return target.count(".") == 2
    return game(target) == (game(module) if part_of(module) == "games" else "registry")


# ---------------------------------------------------------------- compiled modules


def may_import_compiled(module: str, target: str, sources: Sources) -> bool:
    """Compiled modules may import compiled ones, their components and the standard library."""
    own = f"elfhame.games.{game(module)}"
    components = (f"{own}.components", f"{own}.data.components")
    return (
        top(target) in sys.stdlib_module_names
        or target in ("elfhame.kernel.arrays", *components)
        or (target in sources and is_compiled(sources[target]))
    )


def literal_shifts(tree: ast.Module) -> Iterator[int]:
    """Lines that shift a constant left by a variable: mypyc may compute that with 32 bits."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                if is_constant(left) and not is_constant(right):
                    yield node.lineno


def is_constant(node: ast.expr) -> bool:
    """Whether an expression consists only of literals and names of constants."""
    harmless = (ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp)
    parts = [part for part in ast.walk(node) if isinstance(part, ast.expr)]
    names = [part.id for part in parts if isinstance(part, ast.Name)]
    return all(isinstance(part, harmless) for part in parts) and all(map(str.isupper, names))


# ---------------------------------------------------------------- the tests

LITTLE_PROJECT = {
    "elfhame.__init__": "from .library import new\n",
    "elfhame.library": "from .games import registry\n",
    "elfhame.kernel.__init__": "",
    "elfhame.kernel.arrays": "import librt.vecs\n",
    "elfhame.kernel.play": "import msgspec\nfrom . import rng\n",
    "elfhame.kernel.rng": "# compiled\nfrom hashlib import sha256\nfrom .arrays import vec\n",
    "elfhame.games.__init__": "",
    "elfhame.games.registry": "from . import fae\nfrom ..kernel.play import Play\n",
    "elfhame.games.fae.__init__": "from .rules import Fae\n",
    "elfhame.games.fae.data.components": "import msgspec\n",
    "elfhame.games.fae.rules": (
        "# compiled\n"
        "from ...kernel.rng import Rng\n"
        "from .components import MAP\n"
        "TOP = 1 << (3 * 4)\n"
        "SPACES = 60\n"
        "EVERYWHERE = (1 << SPACES) - 1\n"
        "def low(n): return (n << 1) | BIT[n]\n"
    ),
    "elfhame.games.land.__init__": "",
    "elfhame.texts.__init__": "from elfhame.kernel import play\n",
    "elfhame.bots.__init__": "from ..games import registry\n",
    "elfhame.cli.__init__": "import elfhame\nimport elfhame.bots\n",
}

BAD = {
    "kernel imports games": ("elfhame.kernel.play", "from ..games import registry"),
    "kernel imports bots": ("elfhame.kernel.play", "import elfhame.bots"),
    "kernel imports the top level": ("elfhame.kernel.play", "import elfhame"),
    "kernel imports the package of games": ("elfhame.kernel.play", "from .. import games"),
    "hidden in a function": ("elfhame.kernel.play", "def f():\n    import elfhame.bots"),
    "a game imports another": ("elfhame.games.fae.actions", "from ..land import rules"),
    "a game's package imports another game": ("elfhame.games.fae.__init__", "from .. import land"),
    "a game imports the registry": ("elfhame.games.fae.actions", "from ..registry import names"),
    "a game imports texts": ("elfhame.games.fae.actions", "from elfhame.texts import en"),
    "the package of games imports a game": ("elfhame.games.__init__", "from . import fae"),
    "a bot bypasses the registry": ("elfhame.bots.__init__", "from elfhame.games.fae import GAME"),
    "a bot imports a game from its package": (
        "elfhame.bots.__init__",
        "from elfhame.games import fae",
    ),
    "cli bypasses the registry": ("elfhame.cli.__init__", "import elfhame.games.fae.rules"),
    "the library imports a game's inner module": (
        "elfhame.library",
        "from .games.fae.data import components",
    ),
    "texts import games": ("elfhame.texts.__init__", "from ..games.registry import game"),
    "another part imports cli": ("elfhame.lab.__init__", "from .. import cli"),
    "the top level imports cli": ("elfhame.__init__", "from .cli import main"),
    "an unknown part": ("elfhame.utils", "from .kernel import rng"),
    "compiled imports uncompiled code": (
        "elfhame.kernel.rng",
        "# compiled\nfrom .play import Play",
    ),
    "compiled imports a library": ("elfhame.kernel.rng", "# compiled\nimport msgspec"),
    "compiled imports librt directly": (
        "elfhame.kernel.rng",
        "# compiled\nfrom librt.vecs import vec",
    ),
    "compiled imports a package": ("elfhame.kernel.rng", "# compiled\nfrom . import Missing"),
    "compiled imports another game's components": (
        "elfhame.games.land.rules",
        "# compiled\nfrom ..fae import components",
    ),
    "a shifted literal": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return 1 << n"),
    "a shifted negative literal": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return -1 << n"),
    "a shifted named constant": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return ONE << n"),
    "a literal shifted by a table entry": ("elfhame.kernel.rng", "# compiled\nBIT = 1 << SIZES[0]"),
}


def test_elfhame_follows_its_architecture() -> None:
    assert "\n".join(complaints(project())) == ""


def test_some_modules_are_compiled() -> None:
    assert any(is_compiled(source) for source in project().values())


def test_a_project_that_follows_it_gets_no_complaint() -> None:
    assert complaints(LITTLE_PROJECT) == []


@pytest.mark.parametrize(("module", "source"), BAD.values(), ids=BAD)
def test_a_violation_is_reported(module: str, source: str) -> None:
    found = complaints({**LITTLE_PROJECT, "elfhame.lab.__init__": "", module: source})
    assert found
    assert all(complaint.startswith(f"{module}:") for complaint in found)


def test_a_complaint_names_the_place_and_the_problem() -> None:
    bad = {
        **LITTLE_PROJECT,
        "elfhame.bots.__init__": '"""Bots."""\nfrom elfhame.games import fae\n',
    }
    assert complaints(bad) == [
        "elfhame.bots.__init__:2: elfhame.games.fae must come from elfhame.games.registry"
    ]


@pytest.mark.parametrize("lines", [4, 5])
def test_compiled_modules_are_marked_in_their_first_five_lines(lines: int) -> None:
    assert is_compiled("\n" * lines + "# compiled\n") == (lines < 5)
