"""Divides the C code of the rules into units that compile at once: the kernel, and each game.

The C compiler inlines functions only within a unit. So the unit of a game begins with copies of the
small functions that the inner loops of all games call.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

KERNEL: Final = "kernel"
INLINED: Final = ("__native_elfhame___kernel___bits.c", "__native_elfhame___kernel___rng.c")
"""The C code of the kernel's modules whose functions are copied into the games' units."""
RUNTIME: Final = "int_ops.c"
"""The file of mypyc's runtime that divides 64-bit integers as Python does."""
HEADERS: Final = (
    "vecs/librt_vecs_api.h",  # declares array functions; mypyc includes it in one file only
    "__native_native.h",
    "__native_internal_native.h",
)
FUNCTION: Final = re.compile(
    r"^\w[\w ]* \*?(CPy(?:Def|Int64)_(?!\w*top_level)\w+)\([^;{]*\) \{\n.*?^\}\n",
    re.MULTILINE | re.DOTALL,
)
"""A function with external linkage in C code that mypyc generates or brings along."""


class Unit(NamedTuple):
    """A unit of C code: it includes the sources below the copies of functions."""

    name: str
    sources: list[Path]
    code: str


def units_of(sources: Iterable[Path], runtime: Path) -> list[Unit]:
    """The units of these files of C code; the folder is that of mypyc's runtime."""
    files: dict[str, list[Path]] = {}
    for source in sorted(sources):
        files.setdefault(_unit(source), []).append(source)
    inlined = [source for source in files[KERNEL] if source.name in INLINED]
    copies = [*_copies([runtime / RUNTIME, *inlined])]
    return [
        Unit(name, among, _code(among, () if name == KERNEL else copies))
        for name, among in files.items()
    ]


def _unit(source: Path) -> str:
    """The unit that a file of C code belongs to: the game it implements part of, or the kernel."""
    _, _, rest = source.name.partition("___games___")
    return rest.partition("___")[0] or KERNEL


def _code(sources: Iterable[Path], copies: Iterable[str]) -> str:
    return "".join([*map(_include, HEADERS), *copies, *map(_include, sources)])


def _include(name: str | Path) -> str:
    return f'#include "{name}"\n'


def _copies(sources: Iterable[Path]) -> Iterator[str]:
    """Static copies of all functions in these files; the code below them calls these instead."""
    for source in sources:
        found = [*FUNCTION.finditer(source.read_text(encoding="utf-8"))]
        if not found:
            raise SystemExit(f"{source.name} has no functions to inline; does mypyc write other C?")
        for function in found:
            name = function[1]
            yield f"#define {name} {name}_inlined\nstatic inline {function[0]}"
