"""The ratios that the benchmark reports, with their floors and targets."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.learning import OPENSPIEL as TENSOR_GAME
from benchmarks.peers import CATANATRON_SEATS, OPENSPIEL
from benchmarks.searching import OPENSPIEL as CARD_GAMES

Figures = dict[str, float]
"""Rates by name: technology, game and task."""

CLONE_FLOORS: Final = {"fae": 3.0, "trails": 1.0, "land": 1.0, "faeries": 1.0}
"""A growing table of cards takes longer to copy than a map."""

BASELINE: Final = "17d6a5d"
"""The commit that the targets for search refer to, and that pure Python must not fall behind."""

TARGETS: Final[dict[str, dict[str, float]]] = {
    "native_vs_openspiel_loop": {"fae": 2.9, "trails": 1.9, "land": 2.4, "faeries": 1.6},
    "listing_vs_openspiel_loop": {"fae": 0.8, "trails": 1.5, "land": 2.3, "faeries": 1.2},
    "buffer_vs_openspiel_python": {"fae": 1.45, "trails": 1.9, "land": 2.3, "faeries": 1.6},
    "clone_vs_openspiel": {"fae": 4.5, "trails": 2.1, "land": 4.4, "faeries": 3.1},
    "batch_vs_python_loop": {"fae": 5, "trails": 5, "land": 5, "faeries": 5},
    "tensor_vs_openspiel": {"fae": 2, "trails": 2, "land": 2, "faeries": 2},
    f"search_vs_{BASELINE}": {"fae": 1.9, "trails": 1.4, "land": 1.5, "faeries": 1.4},
}
"""Targets for builds without profile-guided optimization, by ratio and game."""


class Ratio(NamedTuple):
    """One of our figures against the best of several peers."""

    key: str
    task: str
    """What is measured, in words."""
    rival: str
    """The peer it is compared with, in words."""
    ours: str
    peers: tuple[str, ...]
    floor: float | None = None
    """The ratio that we want to keep."""


class Found(NamedTuple):
    """A measured ratio, and which peer was the best."""

    game: str
    ratio: Ratio
    ours: float
    peer: str
    peers: float

    @property
    def value(self) -> float:
        return self.ours / self.peers

    @property
    def target(self) -> float | None:
        return TARGETS.get(self.ratio.key, {}).get(self.game)

    def misses(self, wanted: float | None) -> bool:
        """Whether it is below this floor or target, if there is one, as printed."""
        return wanted is not None and round(self.value, 2) < wanted


def ratios(game: str) -> list[Ratio]:
    """The comparisons with peers. We promise nothing about those without a floor."""
    native, pure = f"native/{game}", f"pure/{game}"
    catanatron = tuple(f"catanatron/{seats} seats/random" for seats in CATANATRON_SEATS)
    card_games = tuple(f"openspiel/{name}/search" for name in CARD_GAMES)
    loop, steps, clone = (
        tuple(f"openspiel/{name}/{what}" for name in OPENSPIEL)
        for what in ("loop", "steps", "clone")
    )
    return [
        Ratio(
            "native_vs_openspiel_loop",
            "random games",
            "OpenSpiel's C++ loop",
            f"{native}/random",
            loop,
            1.25,
        ),
        Ratio(
            "listing_vs_openspiel_loop",
            "random games with every legal action listed",
            "OpenSpiel's C++ loop",
            f"{native}/listing",
            loop,
        ),
        Ratio(
            "search_vs_openspiel_ismcts",
            "search with random games below its leaves",
            "OpenSpiel's ISMCTS in C++",
            f"{native}/rollouts",
            card_games,
            2,
        ),
        Ratio(
            "step_vs_openspiel_python",
            "stepped from Python, one call per move",
            "OpenSpiel",
            f"{native}/step",
            steps,
            1.25,
        ),
        Ratio(
            "buffer_vs_openspiel_python",
            "stepped from Python, three calls per move",
            "OpenSpiel",
            f"{native}/buffer",
            steps,
            1.25,
        ),
        Ratio(
            "list_vs_openspiel_python",
            "stepped from Python, legal actions in a new list",
            "OpenSpiel",
            f"{native}/list",
            steps,
        ),
        Ratio(
            "clone_vs_openspiel",
            "copies of a state in mid-game, from Python",
            "OpenSpiel",
            f"{native}/clone",
            clone,
            CLONE_FLOORS.get(game),
        ),
        Ratio(
            "tensor_vs_openspiel",
            "stepped from Python, with tensor and mask at every step",
            "OpenSpiel's hearts",
            f"{native}/tensors",
            tuple(f"openspiel/{TENSOR_GAME}/tensor {form}" for form in ("lists", "arrays")),
        ),
        Ratio(
            "batch_vs_python_loop",
            "256 games stepped in one call, with observations and masks",
            "the same, one game at a time",
            f"{native}/batch",
            (f"{native}/python_loop",),
        ),
        Ratio(
            "batch_vs_tight_loop",
            "256 games stepped in one call, with observations and masks",
            "a loop in Python without checks or new arrays",
            f"{native}/batch",
            (f"{native}/tight_loop",),
        ),
        Ratio(
            "native_vs_pure",
            "random games",
            "pure Python",
            f"{native}/random",
            (f"{pure}/random",),
            30,
        ),
        Ratio(
            "pure_vs_catanatron",
            "random games in pure Python",
            "catanatron",
            f"{pure}/random",
            catanatron,
            3,
        ),
    ]


EARLIER_TASKS: Final = {
    "random": "random games",
    "listing": "random games with every legal action listed",
    "search": "search with the game's own evaluator",
}
PURE_FLOOR: Final = 0.95
"""Pure Python must not get slower; smaller differences are noise."""


def earlier_ratios(game: str, worker: str, version: str, compiled: bool) -> list[Ratio]:
    """The comparisons with another version of Elfhame, compiled or not."""
    own, prefix, suffix = ("native", "", "") if compiled else ("pure", "pure_", " in pure Python")
    return [
        Ratio(
            f"{prefix}{task}_vs_{version}",
            f"{words}{suffix}",
            f"Elfhame, {version}",
            f"{own}/{game}/{task}",
            (f"{worker}/{game}/{task}",),
            None if compiled else PURE_FLOOR,
        )
        for task, words in EARLIER_TASKS.items()
    ]


def found(game: str, wanted: list[Ratio], figures: Figures) -> list[Found]:
    results = []
    for ratio in wanted:
        peer = max(ratio.peers, key=lambda name: figures[name])
        results.append(Found(game, ratio, figures[ratio.ours], peer, figures[peer]))
    return results
