"""The arrow of the architecture: who may import whom, and what compiled modules may hold."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from scripts.setup.native import is_compiled

SRC = Path(__file__).parents[2] / "src"

# Each room, and the rooms that it may use. The front door is elfhame/__init__.py itself.
DOOR = "the front door"
ARROW = {
    "kernel": {"kernel"},
    "extras": set(),
    "texts": {"kernel", "texts", "extras"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots", "texts", "lab"},
    "server": {"kernel", "games", "bots", "texts", "server", "extras"},
    "adapters": {"kernel", "games", "bots", "adapters"},
    "library": {"kernel", "games"},
    "__main__": {"cli", "extras"},
    DOOR: {"kernel", "library"},
    "cli": {"kernel", "games", "bots", "texts", "lab", "server", "adapters", "extras", DOOR, "cli"},
}

Sources = Mapping[str, str]
"""The text of each module, by its full name. That of a package ends with `__init__`."""


def project() -> Sources:
    """All modules of Elfhame."""
    return {name_of(path): path.read_text(encoding="utf-8") for path in SRC.rglob("*.py")}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def complaints(sources: Sources) -> list[str]:
    """All that breaks the architecture, each with the module and the line at fault."""
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
            yield from ((line, what) for what in against_the_arrow(module, target))
        if compiled and not may_be_compiled_in(module, target, sources):
            yield line, f"compiled, so it cannot import {target}"
    if compiled:
        yield from (
            (line, "a constant is shifted by a variable, say BIT[n] or 2**n")
            for line in literal_shifts(tree)
        )


# ---------------------------------------------------------------- what a module imports


def imports(tree: ast.Module, module: str, sources: Sources) -> Iterator[tuple[int, str]]:
    """The full name of each imported module, with its line; wherever the import stands."""
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
    """The module that a `from` names, its leading dots resolved."""
    package = module.split(".")[: -node.level] if node.level else []
    return ".".join([*package, node.module] if node.module else package)


# ---------------------------------------------------------------- the arrow


def against_the_arrow(module: str, target: str) -> Iterator[str]:
    here, there = room(module), room(target)
    if here not in ARROW:
        yield f"{here} is no room of the architecture"
    elif there not in ARROW[here]:
        yield f"{here} cannot import {target}"
    elif there == "games" and not may_see_game(module, target):
        yield f"{target} is reached through elfhame.games.registry alone"


def top(module: str) -> str:
    return module.partition(".")[0]


def room(module: str) -> str:
    parts = module.removesuffix(".__init__").split(".")
    return parts[1] if len(parts) > 1 else DOOR


def game(module: str) -> str | None:
    """The game, or the registry, that a module belongs to; None outside, and for the hall."""
    parts = module.removesuffix(".__init__").split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def may_see_game(module: str, target: str) -> bool:
    """A game sees itself, the registry sees every game, and those outside see the registry.

    The library names the types of each game's play, so it sees the games' front doors.
    """
    if game(target) is None or game(module) == "registry":
        return True
    if room(module) == "library":
        return target.count(".") == 2
    return game(target) == (game(module) if room(module) == "games" else "registry")


# ---------------------------------------------------------------- compiled modules


def may_be_compiled_in(module: str, target: str, sources: Sources) -> bool:
    """Compiled modules stand on compiled ones, on their components and on the library of Python."""
    own = f"elfhame.games.{game(module)}"
    components = (f"{own}.components", f"{own}.data.components")
    return (
        top(target) in sys.stdlib_module_names
        or target in ("elfhame.kernel.arrays", *components)
        or (target in sources and is_compiled(sources[target]))
    )


def literal_shifts(tree: ast.Module) -> Iterator[int]:
    """Where a constant is shifted left by what is none: mypyc may shift only 32 bits of it."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                if is_constant(left) and not is_constant(right):
                    yield node.lineno


def is_constant(node: ast.expr) -> bool:
    """Whether an expression is made of literals and names of constants only."""
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
    "kernel knows a game": ("elfhame.kernel.play", "from ..games import registry"),
    "kernel knows the bots": ("elfhame.kernel.play", "import elfhame.bots"),
    "kernel uses the front door": ("elfhame.kernel.play", "import elfhame"),
    "kernel knows the hall": ("elfhame.kernel.play", "from .. import games"),
    "hidden in a function": ("elfhame.kernel.play", "def f():\n    import elfhame.bots"),
    "a game knows another": ("elfhame.games.fae.actions", "from ..land import rules"),
    "a game's door knows another": ("elfhame.games.fae.__init__", "from .. import land"),
    "a game knows the registry": ("elfhame.games.fae.actions", "from ..registry import names"),
    "a game knows the texts": ("elfhame.games.fae.actions", "from elfhame.texts import en"),
    "the hall opens a game": ("elfhame.games.__init__", "from . import fae"),
    "a bot passes the registry by": ("elfhame.bots.__init__", "from elfhame.games.fae import GAME"),
    "a bot takes a game from the hall": ("elfhame.bots.__init__", "from elfhame.games import fae"),
    "cli passes the registry by": ("elfhame.cli.__init__", "import elfhame.games.fae.rules"),
    "the library looks inside a game": (
        "elfhame.library",
        "from .games.fae.data import components",
    ),
    "texts know a game": ("elfhame.texts.__init__", "from ..games.registry import game"),
    "somebody starts cli": ("elfhame.lab.__init__", "from .. import cli"),
    "the front door starts cli": ("elfhame.__init__", "from .cli import main"),
    "a room nobody planned": ("elfhame.utils", "from .kernel import rng"),
    "compiled on plain code": ("elfhame.kernel.rng", "# compiled\nfrom .play import Play"),
    "compiled on a library": ("elfhame.kernel.rng", "# compiled\nimport msgspec"),
    "compiled on librt itself": ("elfhame.kernel.rng", "# compiled\nfrom librt.vecs import vec"),
    "compiled on a package": ("elfhame.kernel.rng", "# compiled\nfrom . import Missing"),
    "compiled on components of others": (
        "elfhame.games.land.rules",
        "# compiled\nfrom ..fae import components",
    ),
    "a literal shifted": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return 1 << n"),
    "a negative literal shifted": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return -1 << n"),
    "a named constant shifted": ("elfhame.kernel.rng", "# compiled\ndef bit(n): return ONE << n"),
    "a literal shifted by a table's": ("elfhame.kernel.rng", "# compiled\nBIT = 1 << SIZES[0]"),
}


def test_elfhame_keeps_to_the_architecture() -> None:
    assert "\n".join(complaints(project())) == ""


def test_some_modules_are_compiled() -> None:
    assert any(is_compiled(source) for source in project().values())


def test_a_project_that_keeps_to_it_gets_no_complaint() -> None:
    assert complaints(LITTLE_PROJECT) == []


@pytest.mark.parametrize(("module", "source"), BAD.values(), ids=BAD)
def test_what_breaks_it_is_named(module: str, source: str) -> None:
    found = complaints({**LITTLE_PROJECT, "elfhame.lab.__init__": "", module: source})
    assert found
    assert all(complaint.startswith(f"{module}:") for complaint in found)


def test_a_complaint_tells_where_and_what() -> None:
    bad = {
        **LITTLE_PROJECT,
        "elfhame.bots.__init__": '"""Bots."""\nfrom elfhame.games import fae\n',
    }
    assert complaints(bad) == [
        "elfhame.bots.__init__:2: elfhame.games.fae is reached through elfhame.games.registry alone"
    ]


@pytest.mark.parametrize("lines", [4, 5])
def test_the_mark_of_compiled_modules_is_in_the_first_five_lines(lines: int) -> None:
    assert is_compiled("\n" * lines + "# compiled\n") == (lines < 5)
