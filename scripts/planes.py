"""Rewrites the tables of planes in docs/reference/tensors.md: python -m scripts.planes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from elfhame.games import registry
from elfhame.kernel.tensor import Plane, size_of_planes

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "tensors.md"
TABLES: Final = re.compile(r"(<!-- planes -->\n).*?(<!-- end -->)", re.DOTALL)


def rewritten(text: str) -> str:
    """The page with every table of planes built from the games."""
    tables = "\n".join(_section(name) for name in registry.names())
    return TABLES.sub(lambda found: f"{found[1]}\n{tables}\n{found[2]}", text)


def _section(name: str) -> str:
    game = registry.game(name)
    seen, known = size_of_planes(game.planes), size_of_planes(game.planes + game.memory_planes)
    rows = _rows(game.planes, 0) + _rows(game.memory_planes, seen)
    sizes = f"An observation has {seen:,} numbers, an information state {known:,}."
    columns = "| from | plane | shape | meaning |\n|---:|---|---|---|"
    sizes += f" Planes from {seen} on are memory. A mask has {game.actions:,} cells."
    return f"## {game.title}\n\n{sizes}\n\n{columns}\n{rows}"


def _rows(planes: tuple[Plane, ...], start: int) -> str:
    rows = []
    for plane in planes:
        shape = " x ".join(map(str, plane.shape))
        rows.append(f"| {start} | `{plane.name}` | {shape} | {plane.meaning} |\n")
        start += plane.size
    return "".join(rows).replace("\n\n", "\n")


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text("utf-8")), "utf-8")
