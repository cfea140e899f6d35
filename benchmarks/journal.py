"""Measures the cost of the journal when no one reads it: play with and without it, in percent.

    python benchmarks/journal.py [--rounds N] [--json]

The rules themselves check whether a state keeps a journal, so an existing build can't leave that
out. This makes two builds: one of the source as it is, and one of a copy without any journal code.
Both must play the same games. The first is also measured against itself, in a second process; that
difference is noise. Where the compiler happens to place the code also changes the time by a few
percent, so instructions are counted too if valgrind is installed. It needs a C compiler and takes
some minutes.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import instructions
from benchmarks.rates import best, rounds_of
from benchmarks.workers import ROOT, CannotMeasure, Worker

ROUNDS: Final = 25
MARKER: Final = "# compiled"
TREE: Final = ("src", "scripts/setup")
Lines = tuple[int, int]


def without_journal(source: str) -> str:
    """The module without its journal: no check for one, and no function that only writes to it.

    Line numbers don't change, so that comments stay where they belong.
    """
    questions = _blanked(source, _questions(ast.parse(source)))
    return _blanked(questions, _tellers(ast.parse(questions)))


def _questions(tree: ast.Module) -> Iterator[Lines]:
    """Every `if` that checks whether a state keeps a journal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and _names(node.test, "telling"):
            yield node.lineno, node.end_lineno or node.lineno


def _tellers(tree: ast.Module) -> Iterator[Lines]:
    """The body of every function that still uses a journal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _names(node, "journal"):
            yield node.body[0].lineno, node.end_lineno or node.lineno


def _names(tree: ast.AST, attribute: str) -> bool:
    nodes = ast.walk(tree)
    return any(isinstance(node, ast.Attribute) and node.attr == attribute for node in nodes)


def _blanked(source: str, places: Iterator[Lines]) -> str:
    """The source with each place replaced by `pass` and empty lines."""
    lines = source.splitlines()
    for first, last in places:
        start = lines[first - 1]
        indent = start[: len(start) - len(start.lstrip())]
        lines[first - 1 : last] = [f"{indent}pass", *[""] * (last - first)]
    return "\n".join([*lines, ""])


def copy_of(tree: Path) -> Path:
    """A copy of everything a build needs."""
    tree.mkdir()
    for name in TREE:
        shutil.copytree(ROOT / name, tree / name)
    return tree


def silence(tree: Path) -> None:
    """Remove the journal from every compiled module below the tree."""
    for path in tree.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if MARKER in source.splitlines()[:5]:
            path.write_text(without_journal(source), encoding="utf-8")


def build(tree: Path) -> Path:
    """Build this tree; returns the folder with its compiled Elfhame."""
    command = [str(ROOT / ".venv/bin/python"), "-m", "scripts.setup.native", str(tree / "native")]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"{tree.name} cannot be built: {done.stderr.strip()}")
    shutil.copytree(tree / "native" / "lib", tree / "src", dirs_exist_ok=True)
    return tree / "src"


def measure(full: Path, silent: Path, rounds: int) -> dict[str, dict[str, float]]:
    """By game, in percent: what the journal costs, and the noise of one build against itself."""
    with ExitStack() as stack:
        workers = {
            name: stack.enter_context(Worker("native", path))
            for name, path in (("with", full), ("again", full), ("without", silent))
        }
        if len({worker.play_digest for worker in workers.values()}) > 1:
            raise CannotMeasure("The games differ without the journal.")
        games = [task for task in workers["with"].tasks if task.endswith("/random")]
        names = [f"{name}:{game}" for game in games for name in workers]
        rates = rounds_of(names, lambda name: ask(workers, name), rounds)
    found = {game.partition("/")[0]: costs(game, rates) for game in games}
    for game, cost in found.items():
        if instructions.can_count():
            with_it, without = (instructions.per_game(path, game) for path in (full, silent))
            cost["instructions"] = percent(with_it, without)
    return found


def ask(workers: dict[str, Worker], name: str) -> float:
    which, _, task = name.partition(":")
    return workers[which].rate(task)


def costs(game: str, rates: dict[str, list[float]]) -> dict[str, float]:
    top, full = best(rates), rates[f"with:{game}"]
    return {
        "time": percent(top[f"without:{game}"], top[f"with:{game}"]),
        "time_median": median(map(percent, rates[f"without:{game}"], full)),
        "noise": percent(top[f"again:{game}"], top[f"with:{game}"]),
        "noise_median": median(map(percent, rates[f"again:{game}"], full)),
    }


def percent(more: float, less: float) -> float:
    """By how many percent the first number exceeds the second."""
    return 100 * (more / less - 1)


def sentence(game: str, cost: dict[str, float]) -> str:
    counted = f"{cost['instructions']:.2f} %" if "instructions" in cost else "not counted"
    return (
        f"{game}: the cost of an unread journal\n"
        f"  instructions: {counted}\n"
        f"  time, best rounds: {cost['time']:.1f} % (noise {cost['noise']:.1f} %)\n"
        f"  time, median: {cost['time_median']:.1f} % (noise {cost['noise_median']:.1f} %)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the cost of an unread journal.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds")
    parser.add_argument("--json", action="store_true", help="print game -> percents")
    chosen = parser.parse_args()
    try:
        with TemporaryDirectory(prefix="elfhame-") as folder:
            full, silent = copy_of(Path(folder, "with")), copy_of(Path(folder, "without"))
            silence(silent / "src")
            found = measure(build(full), build(silent), max(1, chosen.rounds))
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    print(json.dumps(found) if chosen.json else "\n".join(map(sentence, found, found.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
