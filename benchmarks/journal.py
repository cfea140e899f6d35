"""What the journal costs those who do not read it: silent play with it and without, in percent.

    python benchmarks/journal.py [--rounds N] [--json]

Whether a state tells is asked inside the rules, so it cannot be left out of a build that is there.
Two builds are made: of the source as it is, and of a copy without everything that serves the
journal. Both must play the same games. The first is also measured against itself, in a second
process: what comes out there is noise. Time also moves by some percent with where the compiler
happens to put the code; so instructions are counted too, where there is valgrind. It needs a C
compiler and some minutes.
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

from benchmarks import counting
from benchmarks.timing import best, rounds_of
from benchmarks.workers import ROOT, CannotMeasure, Worker

ROUNDS: Final = 25
MARKER: Final = "# compiled"
TREE: Final = ("src", "scripts/setup")
Lines = tuple[int, int]


def silenced(source: str) -> str:
    """The module without its journal: no question whether to tell, and no function that only tells.

    The module keeps its lines, so that its comments stay where they belong.
    """
    questions = _replaced(source, _questions(ast.parse(source)))
    return _replaced(questions, _tellers(ast.parse(questions)))


def _questions(tree: ast.Module) -> Iterator[Lines]:
    """Every `if` that asks whether a state tells."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and _names(node.test, "telling"):
            yield node.lineno, node.end_lineno or node.lineno


def _tellers(tree: ast.Module) -> Iterator[Lines]:
    """The body of every function that still has to do with a journal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _names(node, "journal"):
            yield node.body[0].lineno, node.end_lineno or node.lineno


def _names(tree: ast.AST, attribute: str) -> bool:
    nodes = ast.walk(tree)
    return any(isinstance(node, ast.Attribute) and node.attr == attribute for node in nodes)


def _replaced(source: str, places: Iterator[Lines]) -> str:
    """The source with `pass` at the start of each place, and empty lines in the rest of it."""
    lines = source.splitlines()
    for first, last in places:
        start = lines[first - 1]
        indent = start[: len(start) - len(start.lstrip())]
        lines[first - 1 : last] = [f"{indent}pass", *[""] * (last - first)]
    return "\n".join([*lines, ""])


def copied(tree: Path) -> Path:
    """A copy of what a build needs."""
    tree.mkdir()
    for name in TREE:
        shutil.copytree(ROOT / name, tree / name)
    return tree


def silence(tree: Path) -> None:
    """Take the journal out of every compiled module below the tree."""
    for path in tree.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if MARKER in source.splitlines()[:5]:
            path.write_text(silenced(source), encoding="utf-8")


def built(tree: Path) -> Path:
    """The folder with the compiled Elfhame of this tree."""
    command = [str(ROOT / ".venv/bin/python"), "-m", "scripts.setup.native", str(tree / "native")]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"{tree.name} cannot be built: {done.stderr.strip()}")
    shutil.copytree(tree / "native" / "lib", tree / "src", dirs_exist_ok=True)
    return tree / "src"


def measured(told: Path, silent: Path, rounds: int) -> dict[str, dict[str, float]]:
    """By game: what the journal costs, and what the same build costs against itself, in percent."""
    with ExitStack() as stack:
        workers = {
            name: stack.enter_context(Worker("native", path))
            for name, path in (("with", told), ("again", told), ("without", silent))
        }
        if len({worker.played for worker in workers.values()}) > 1:
            raise CannotMeasure("Without the journal other games are played.")
        games = [task for task in workers["with"].tasks if task.endswith("/random")]
        names = [f"{name}:{game}" for game in games for name in workers]
        rates = rounds_of(names, lambda name: asked(workers, name), rounds)
    found = {game.partition("/")[0]: costs(game, rates) for game in games}
    for game, cost in found.items():
        if counting.can_count():
            with_it, without = (counting.per_game(path, game) for path in (told, silent))
            cost["instructions"] = percent(with_it, without)
    return found


def asked(workers: dict[str, Worker], name: str) -> float:
    which, _, task = name.partition(":")
    return workers[which].rate(task)


def costs(game: str, rates: dict[str, list[float]]) -> dict[str, float]:
    top, told = best(rates), rates[f"with:{game}"]
    return {
        "time": percent(top[f"without:{game}"], top[f"with:{game}"]),
        "time_median": median(map(percent, rates[f"without:{game}"], told)),
        "noise": percent(top[f"again:{game}"], top[f"with:{game}"]),
        "noise_median": median(map(percent, rates[f"again:{game}"], told)),
    }


def percent(more: float, less: float) -> float:
    """By how much the one is more than the other."""
    return 100 * (more / less - 1)


def sentence(game: str, cost: dict[str, float]) -> str:
    counted = f"{cost['instructions']:.2f} %" if "instructions" in cost else "not counted"
    return (
        f"{game}: what the journal costs silent play\n"
        f"  instructions: {counted}\n"
        f"  time, best rounds: {cost['time']:.1f} % (noise {cost['noise']:.1f} %)\n"
        f"  time, median: {cost['time_median']:.1f} % (noise {cost['noise_median']:.1f} %)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="What the journal costs silent play.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often all are asked")
    parser.add_argument("--json", action="store_true", help="print game -> percents")
    chosen = parser.parse_args()
    try:
        with TemporaryDirectory(prefix="elfhame-") as folder:
            told, silent = copied(Path(folder, "with")), copied(Path(folder, "without"))
            silence(silent / "src")
            found = measured(built(told), built(silent), max(1, chosen.rounds))
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    print(json.dumps(found) if chosen.json else "\n".join(map(sentence, found, found.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
