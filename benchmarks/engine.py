"""Measures the speed of the rules, as ratios to peers measured in the same run.

    python benchmarks/engine.py [--rounds N] [--json] [--write] [--only ROW ...]
                                [--since COMMIT | --against FOLDER]

Each technology runs in its own process. In every round they take turns measuring their rate in a
window of CPU time, and the best round counts. A ratio below its floor or target is marked: this is
a measurement, not a test.

With --since, random play and search are also compared with an earlier commit, which is built first;
with --against, with the Elfhame in another folder, for example ../other/build/compiled or,
uncompiled, ../other/src. With --write, the run includes the comparison with the commit that the
targets refer to, and replaces the tables in docs/speed.md and the figure in README.md. With --only,
it measures these rows alone, by the keys that --json prints, and starts no peers but theirs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import earlier, page, report
from benchmarks.rates import WINDOW, best, rounds_of
from benchmarks.ratios import BASELINE, Found, Ratio, earlier_ratios, found, ratios
from benchmarks.report import Run
from benchmarks.workers import ROOT, CannotMeasure, Worker, version_of

ROUNDS: Final = 11
PEERS: Final = ("openspiel", "catanatron")


class Other(NamedTuple):
    """Another version of Elfhame, and the folder to import it from."""

    version: str
    folder: Path


def measure(rounds: int, others: dict[str, Other], only: Sequence[str] = ()) -> Run:
    """Measure everything or only some rows, and take the best round of each figure."""
    with ExitStack() as stack:
        workers = start(stack, others)
        titles = workers["native"].titles
        wanted = {game: ratios(game) for game in titles}
        for name, other in others.items():
            for game in titles:
                compiled = workers[name].compiled
                wanted[game] += earlier_ratios(game, name, other.version, compiled)
        if only:
            wanted = {game: [r for r in there if r.key in only] for game, there in wanted.items()}
        names = needed(wanted)
        for peer in PEERS:
            if any(name.startswith(f"{peer}/") for name in names):
                workers[peer] = stack.enter_context(Worker(peer, None))
        print(f"{rounds} rounds, {len(names)} windows of {WINDOW} s each", file=sys.stderr)
        figures = best(rounds_of(names, lambda name: ask(workers, name), rounds))
    return Run(rounds, titles, figures, results(wanted, figures))


def start(stack: ExitStack, others: dict[str, Other]) -> dict[str, Worker]:
    """A worker for each version of Elfhame; the compiled and the pure rules play the same games."""
    places = {"native": ROOT / "build" / "compiled", "pure": ROOT / "src"}
    places |= {name: other.folder for name, other in others.items()}
    workers = {name: stack.enter_context(Worker(name, place)) for name, place in places.items()}
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
    parser.add_argument("--only", nargs="+", default=(), metavar="ROW", help="measure these rows")
    parser.add_argument("--json", action="store_true", help="print game -> key -> ratio")
    parser.add_argument("--write", action="store_true", help="update docs/speed.md and README.md")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--since", metavar="COMMIT", help="compare with an earlier commit")
    other.add_argument("--against", type=Path, metavar="FOLDER", help="another Elfhame's folder")
    return parser.parse_args()


def compared(asked_for: argparse.Namespace) -> dict[str, Other]:
    """The other versions of Elfhame to measure; a commit both compiled and as pure Python."""
    if asked_for.against:
        return {"earlier": Other(version_of(asked_for.against), asked_for.against.resolve())}
    commit = asked_for.since or (BASELINE if asked_for.write else None)
    if not commit:
        return {}
    built = earlier.build(commit)
    return {"earlier": Other(commit, built.compiled), "earlier-pure": Other(commit, built.source)}


def main() -> int:
    asked_for = arguments()
    if asked_for.write and asked_for.only:
        print("--write needs all rows", file=sys.stderr)
        return 2
    try:
        run = measure(max(1, asked_for.rounds), compared(asked_for), asked_for.only)
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
