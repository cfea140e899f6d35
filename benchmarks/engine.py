"""Measures the speed of the rules, as ratios to peers measured in the same run.

    python benchmarks/engine.py [--rounds N] [--json] [--write] [--against FOLDER]

Each technology runs in its own process. In every round they take turns measuring their rate in a
window of CPU time, and the best round counts. A ratio below its floor or target is marked: this is
a measurement, not a test.

With --write, the tables in docs/speed.md and the figure in README.md are replaced. With --against,
search and random play are also compared with the Elfhame in another folder, for example
../other/build/compiled or, uncompiled, ../other/src.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import page, report
from benchmarks.rates import WINDOW, best, rounds_of
from benchmarks.ratios import Found, Ratio, earlier_ratios, found, ratios
from benchmarks.report import Run
from benchmarks.workers import ROOT, CannotMeasure, Worker, version_of

ROUNDS: Final = 11


def measure(rounds: int, earlier: Path | None) -> Run:
    """Measure everything, and take the best round of each figure."""
    with ExitStack() as stack:
        workers = start(stack, earlier)
        titles = workers["native"].titles
        wanted = {game: ratios(game) for game in titles}
        if earlier:
            version, compiled = version_of(earlier), workers["earlier"].compiled
            for game in titles:
                wanted[game] += earlier_ratios(game, version, compiled)
        names = needed(wanted)
        print(f"{rounds} rounds, {len(names)} windows of {WINDOW} s each", file=sys.stderr)
        figures = best(rounds_of(names, lambda name: ask(workers, name), rounds))
    return Run(rounds, titles, figures, results(wanted, figures))


def start(stack: ExitStack, earlier: Path | None) -> dict[str, Worker]:
    """A worker for each technology; the compiled and the pure rules play the same games."""
    places = {"native": ROOT / "build" / "compiled", "pure": ROOT / "src"}
    places |= {"earlier": earlier.resolve()} if earlier else {}
    workers = {
        name: stack.enter_context(Worker(name, places.get(name)))
        for name in (*places, "openspiel", "catanatron")
    }
    if workers["native"].play_digest != workers["pure"].play_digest:
        raise CannotMeasure("The compiled and the pure rules play different games.")
    return workers


def ask(workers: dict[str, Worker], name: str) -> float:
    technology, _, task = name.partition("/")
    return workers[technology].rate(task)


def needed(wanted: dict[str, list[Ratio]]) -> list[str]:
    """The names of all figures to measure, without duplicates."""
    every = [ratio for there in wanted.values() for ratio in there]
    peers = [name for ratio in every for name in (ratio.ours, *ratio.peers)]
    return list(dict.fromkeys([*peers, *(f"native/{game}/search" for game in wanted)]))


def results(wanted: dict[str, list[Ratio]], figures: dict[str, float]) -> dict[str, list[Found]]:
    return {game: found(game, there, figures) for game, there in wanted.items()}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure the speed of the rules, as ratios to peers."
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds")
    parser.add_argument("--json", action="store_true", help="print game -> key -> ratio")
    parser.add_argument("--write", action="store_true", help="update docs/speed.md and README.md")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another Elfhame's folder")
    return parser.parse_args()


def main() -> int:
    asked_for = arguments()
    try:
        run = measure(max(1, asked_for.rounds), asked_for.against)
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    print(report.as_json(run) if asked_for.json else report.text(run))
    if asked_for.write:
        page.update(ROOT / "docs" / "speed.md", run)
        page.update_claim(ROOT / "README.md", run)
    return 0


if __name__ == "__main__":
    sys.exit(main())
