"""Measures the speed of the rules, as ratios to peers measured in the same run.

    python benchmarks/engine.py [--rounds N] [--json]

Each technology runs in its own process. In every round they take turns measuring their rate in a
window of CPU time, and the best round counts. A ratio below its floor is printed as missed: this is
a measurement, not a test.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.peers import CATANATRON_SEATS, OPENSPIEL
from benchmarks.rates import WINDOW, best, rounds_of
from benchmarks.workers import ROOT, CannotMeasure, Worker

ROUNDS: Final = 11
OURS: Final = ("native", "pure")


class Ratio(NamedTuple):
    """One of our figures against the best of several peers, and the ratio we aim for."""

    key: str
    ours: str
    peers: tuple[str, ...]
    floor: float | None


class Found(NamedTuple):
    """A measured ratio, and which peer was the best."""

    ratio: Ratio
    ours: float
    peer: str
    peers: float

    @property
    def value(self) -> float:
        return self.ours / self.peers

    @property
    def missed(self) -> bool:
        return self.ratio.floor is not None and self.value < self.ratio.floor


def openspiel(what: str) -> tuple[str, ...]:
    return tuple(f"openspiel/{game}/{what}" for game in OPENSPIEL)


CLONE_FLOORS: Final = {"fae": 3.0, "trails": 1.0, "land": 1.0, "faeries": 1.0}
"""A growing table of cards takes longer to copy than a map."""


def ratios(game: str) -> list[Ratio]:
    """The comparisons. We promise nothing about those without a floor; some of them we lose."""
    native, pure = f"native/{game}", f"pure/{game}"
    catanatron = tuple(f"catanatron/{seats} seats/random" for seats in CATANATRON_SEATS)
    mancala = ("openspiel/mancala/loop",)
    return [
        Ratio("native_vs_openspiel_loop", f"{native}/random", mancala, 1.25),
        Ratio("buffer_vs_openspiel_python", f"{native}/buffer", openspiel("steps"), 1.25),
        Ratio("pure_vs_catanatron", f"{pure}/random", catanatron, 3),
        Ratio("clone_vs_openspiel", f"{native}/clone", openspiel("clone"), CLONE_FLOORS[game]),
        Ratio("native_vs_pure", f"{native}/random", (f"{pure}/random",), 30),
        Ratio("native_vs_openspiel_best_loop", f"{native}/random", openspiel("loop"), None),
        Ratio("listing_vs_openspiel_best_loop", f"{native}/listing", openspiel("loop"), None),
        Ratio("list_vs_openspiel_python", f"{native}/list", openspiel("steps"), None),
    ]


def measure(rounds: int) -> dict[str, float]:
    """The best round of each figure, by technology, game and task."""
    with ExitStack() as stack:
        workers = {
            "native": stack.enter_context(Worker("native", ROOT / "build" / "compiled")),
            "pure": stack.enter_context(Worker("pure", ROOT / "src")),
            "openspiel": stack.enter_context(Worker("openspiel")),
            "catanatron": stack.enter_context(Worker("catanatron")),
        }
        if workers["native"].play_digest != workers["pure"].play_digest:
            raise CannotMeasure("The compiled and the pure rules play different games.")
        names = needed(games_of(workers["native"].tasks))
        print(f"{rounds} rounds, {len(names)} windows of {WINDOW} s each", file=sys.stderr)
        return best(rounds_of(names, lambda name: ask(workers, name), rounds))


def ask(workers: dict[str, Worker], name: str) -> float:
    technology, _, task = name.partition("/")
    return workers[technology].rate(task)


def games_of(names: list[str]) -> list[str]:
    return list(dict.fromkeys(name.split("/")[0] for name in names))


def needed(games: list[str]) -> list[str]:
    """The names of all figures that the ratios need, without duplicates."""
    every = [ratio for game in games for ratio in ratios(game)]
    return list(dict.fromkeys(name for ratio in every for name in (ratio.ours, *ratio.peers)))


def found(game: str, figures: dict[str, float]) -> list[Found]:
    results = []
    for ratio in ratios(game):
        peer = max(ratio.peers, key=lambda name: figures[name])
        results.append(Found(ratio, figures[ratio.ours], peer, figures[peer]))
    return results


def table(game: str, results: list[Found]) -> str:
    """One game's ratios as a readable table."""
    lines = [game, f"  {'ratio':>6} {'floor':>6}   {'':<32}{'ours':>11}   best peer"]
    for result in results:
        floor = "-" if result.ratio.floor is None else f"{result.ratio.floor:g}"
        lines.append(
            f"  {result.value:6.2f} {floor:>6}   {result.ratio.key:<32}{rate(result.ours):>11}"
            f"   {rate(result.peers)} {result.peer}{'   MISSED' if result.missed else ''}"
        )
    missed = ", ".join(result.ratio.key for result in results if result.missed)
    return "\n".join([*lines, f"  Floors missed: {missed or 'none'}.", ""])


def others(figures: dict[str, float]) -> str:
    """The figures of all peers, to show how the best was chosen."""
    theirs = [name for name in figures if not name.startswith(OURS)]
    return "\n".join(["peers", *(f"  {rate(figures[name]):>11}   {name}" for name in theirs)])


def rate(per_second: float) -> str:
    """A rate with about three digits: 9.41 M/s, 174 k/s."""
    if per_second < 1e6:
        return f"{per_second / 1e3:.0f} k/s"
    return f"{per_second / 1e6:.2f} M/s"


def as_json(results: dict[str, list[Found]]) -> str:
    """Game -> key -> ratio."""
    every = {
        game: {result.ratio.key: round(result.value, 3) for result in found_there}
        for game, found_there in results.items()
    }
    return json.dumps(every, indent=2)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure the speed of the rules, as ratios to peers."
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds")
    parser.add_argument("--json", action="store_true", help="print game -> key -> ratio")
    return parser.parse_args()


def main() -> int:
    asked_for = arguments()
    try:
        figures = measure(max(1, asked_for.rounds))
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    own = [name.removeprefix("native/") for name in figures if name.startswith("native/")]
    results = {game: found(game, figures) for game in games_of(own)}
    if asked_for.json:
        print(as_json(results))
    else:
        print("\n".join([*(table(game, rs) for game, rs in results.items()), others(figures)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
