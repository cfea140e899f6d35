"""Measures whether the chances that hints show come true, and fits the curves that correct them.

``python -m scripts.fit_chances fae land`` does so for two games, without names for all. Searches
play against each other, and now and then note what share a hint would promise. The curves are
fitted to every other game and written into ``src/elfhame/bots/chances.toml``; the table it prints
is of the games in between.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import product
from math import log
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.chances import STRAIGHT, Curve
from elfhame.bots.search import Search, search
from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED
from elfhame.kernel.evaluator import WHOLE
from elfhame.kernel.game import Game
from elfhame.kernel.play import Play
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import VICTORY

FILE: Final = Path(__file__).parents[1] / "src" / "elfhame" / "bots" / "chances.toml"
SEED: Final = 851_000
GAMES: Final = {"fae": 1600, "trails": 300, "land": 300, "faeries": 300}
"""How many games are played at each number of seats."""
PLAYER: Final = {"fae": 60, "trails": 40, "land": 12, "faeries": 12}
"""How many games a player imagines per decision."""
HINT: Final = 500
"""How many games are imagined for a chance that is noted."""
RARE: Final = {"fae": 10, "trails": 7, "land": 25, "faeries": 25}
"""On average, one in this many decisions is noted."""
SLOPES: Final = tuple(tenths / 10 for tenths in range(3, 26))
SHIFTS: Final = tuple(tenths / 10 for tenths in range(-20, 21))
BINS: Final = 5
DRAWS: Final = 100
"""How many times results are drawn, to see how far chances that are right are from them."""
ENOUGH: Final = 0.98
"""A game gets no curve unless its log-loss falls below this part of that without one."""
PARTS: Final = 10_000
"""Into how many parts a chance is divided for such a draw."""
HEADING: Final = "# By game and seats: slope and shift of a curve; by python -m scripts.fit_chances"
HEAD: Final = """\
| Game | Seats | Chances | Said | Came true | Error | Corrected | If right | Log-loss | Corrected |
|---|---|---|---|---|---|---|---|---|---|"""


class Forecast(NamedTuple):
    """What share of the victory a seat was promised, and what it got."""

    said: float
    true: float


class Onlooker(Search):
    """A player that now and then notes what its search promises."""

    def __init__(self, game: Game, seat: int, rng: Rng, notes: list[tuple[int, float]]) -> None:
        super().__init__(game, seat, rng)
        self._notes = notes

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        noted = not self.rng.below(RARE[self.game.name])
        limit = Budget(HINT if noted else PLAYER[self.game.name])
        best = search(self.game, frame, limit, self.rng, belief=self.belief).ranking()[0]
        if noted:
            self._notes.append((self.seat, best.total / best.visits / WHOLE))
        return best.action


def forecasts(game: Game, seats: int, seed: int) -> list[Forecast]:
    """Those of all seats in one game."""
    notes: list[tuple[int, float]] = []

    def onlooker(game: Game, seat: int, rng: Rng) -> Bot:
        return Onlooker(game, seat, rng, notes)

    play = Table(Play(game, seats, seed=seed), dict.fromkeys(range(seats), onlooker)).finish()
    returns = play.state.returns()
    return [Forecast(said, returns[seat] / VICTORY) for seat, said in notes]


def log_loss(found: Sequence[Forecast], curve: Curve = STRAIGHT) -> float:
    """How surprising the results are on average."""
    chances = [(min(max(curve(one.said), 0.001), 0.999), one.true) for one in found]
    return -fmean(true * log(said) + (1 - true) * log(1 - said) for said, true in chances)


def error(found: Sequence[Forecast], curve: Curve = STRAIGHT) -> float:
    """How far chances are from results on average, in bins of similar chances."""
    bins: list[list[float]] = [[] for _ in range(BINS)]
    for one in found:
        said = curve(one.said)
        bins[min(int(said * BINS), BINS - 1)].append(said - one.true)
    return sum(abs(sum(each)) for each in bins) / len(found)


def error_if_right(found: Sequence[Forecast], curve: Curve) -> float:
    """What the error would be on average if all chances were right and results independent."""
    chance = keyed(bytes(32), "chances")

    def drawn(one: Forecast) -> Forecast:
        said = curve(one.said)
        return Forecast(said, float(int(chance.below(PARTS)) < PARTS * said))

    return fmean(error([drawn(one) for one in found]) for _ in range(DRAWS))


def fit(found: Sequence[Forecast]) -> Curve:
    """The curve under which the results are likeliest."""
    curves = [Curve(slope, shift) for slope, shift in product(SLOPES, SHIFTS)]
    return min(curves, key=lambda curve: log_loss(found, curve))


def row(game: Game, seats: int, found: Sequence[Forecast], curve: Curve) -> str:
    """A row of the table of results."""
    said, true = fmean(one.said for one in found), fmean(one.true for one in found)
    found_errors = (error(found), error(found, curve), error_if_right(found, curve))
    errors = " | ".join(f"{100 * value:.1f}" for value in found_errors)
    losses = f"{log_loss(found):.3f} | {log_loss(found, curve):.3f}"
    cells = f"{game.title} | {seats} | {len(found)} | {said:.1%} | {true:.1%} | {errors} | {losses}"
    return f"| {cells} |".replace("%", " %")


def toml_of(curves: dict[str, dict[str, list[float]]]) -> Iterator[str]:
    """The lines of the file of curves."""
    yield HEADING
    for name, every in curves.items():
        if every:
            yield f"\n[{name}]"
            yield from (f"{seats} = {values}" for seats, values in every.items())


def curve_for(known: Sequence[Forecast], held: Sequence[Forecast]) -> Curve:
    """The curve fitted to some games, or a straight one if it isn't clearly better in others."""
    found = fit(known)
    return found if log_loss(held, found) < ENOUGH * log_loss(held) else STRAIGHT


def main(names: Sequence[str]) -> None:
    """Fit and measure these games."""
    if not COMPILED:
        sys.exit("The rules aren't compiled.")
    curves = tomllib.loads(FILE.read_text("utf-8"))
    print(HEAD)
    for name in names or registry.names():
        game, curves[name] = registry.game(name), {}
        for seats in game.seats:
            played = [forecasts(game, seats, SEED + number) for number in range(GAMES[name])]
            known, held = ([one for each in played[at::2] for one in each] for at in (0, 1))
            curve = curve_for(known, held)
            print(row(game, seats, held, curve), flush=True)
            if curve != STRAIGHT:
                curves[name][str(seats)] = list(curve)
        FILE.write_text("\n".join(toml_of(curves)) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
