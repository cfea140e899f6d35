"""Fits the belief about spirits in Fae to games of searching bots, and measures how good it is.

``python -m scripts.fit_belief`` prints the temperature and the rate of errors that explain the
moves best, then how sure and how right the belief is after a number of a rival's moves, in other
games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations, product
from math import exp, log, prod
from statistics import fmean
from typing import Final, NamedTuple

from elfhame.bots.table import Table
from elfhame.games.fae import GAME
from elfhame.games.fae.bots import belief
from elfhame.games.fae.data.components import COLOURS
from elfhame.games.fae.rules.engine import Fae
from elfhame.games.fae.state import set_spirit, spirit
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.play import Play
from elfhame.kernel.state import choice_buffer

BOT: Final = "forgetful:200"
"""The bot whose moves are explained: it doesn't infer, so nothing is fitted to itself."""
TEMPERATURES: Final = (10, 14, 18, 22, 26, 30, 35, 40, 50, 70, 100, 150)
ERRORS: Final = (0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.15, 0.2)
FIT_SEED: Final = 700_000
TEST_SEED: Final = 710_000
MOMENTS: Final = (1, 2, 3, 4, 6, 8, 12)


class Decision(NamedTuple):
    """A rival's move: which one it was, and how every colour would have weighed all moves."""

    chosen: int
    weights: list[list[int]]
    """By colour and move."""
    colour: int
    """The rival's true colour."""


def games(seed: int, count: int, seats: int = 2) -> Iterator[list[list[Decision]]]:
    """The decisions of each seat in games of the bot."""
    for number in range(count):
        play = Play(GAME, seats, seed=seed + number)
        table, found = Table(play, dict.fromkeys(range(seats), BOT)), list[list[Decision]]()
        found.extend([] for _ in range(seats))
        while not play.over:
            before, seat = play.state.clone(), play.waiting[0]
            table.act()
            assert isinstance(before, Fae)
            found[seat].append(decision(before, seat, play.steps[-1].action))
        yield found


def decision(state: Fae, seat: int, action: int) -> Decision:
    """The decision of a seat, as each colour would have weighed it."""
    evaluator, legal, own = GAME.evaluator(), choice_buffer(), spirit(state, seat)
    count = state.legal(seat, legal)
    weights = list[list[int]]()
    for colour in range(len(COLOURS)):
        set_spirit(state, seat, colour)
        buffer = vec[i64]([0] * count)
        evaluator.prior(state, seat, legal, count, buffer)
        weights.append(list(buffer))
    return Decision(list(legal[:count]).index(action), weights, own)


def likelihood(one: Decision, colour: int, temperature: float, error: float) -> float:
    """How likely a rival of this colour would have made the move."""
    weights = one.weights[colour]
    most = max(weights)
    parts = [exp((weight - most) / temperature) for weight in weights]
    return (1 - error) * parts[one.chosen] / sum(parts) + error / len(parts)


def fit(decisions: list[Decision]) -> tuple[int, float]:
    """The temperature and error rate under which the moves of the true colours are likeliest."""

    def surprise(pair: tuple[int, float]) -> float:
        return -fmean(log(likelihood(one, one.colour, *pair)) for one in decisions)

    return min(product(TEMPERATURES, ERRORS), key=surprise)


def posterior(game: list[list[Decision]], observer: int, moves: int) -> list[list[float]]:
    """By seat and colour: what an observer believes after this many moves of each of the others.

    With the shipped constants, over all deals in which the observer has its own colour.
    """
    odds = [weighed(seat[:moves]) for seat in game]
    odds[observer] = [float(colour == game[observer][0].colour) for colour in range(len(COLOURS))]
    found = [[0.0] * len(COLOURS) for _ in game]
    for deal in permutations(range(len(COLOURS)), len(game)):
        likely = prod(odds[seat][colour] for seat, colour in enumerate(deal))
        for seat, colour in enumerate(deal):
            found[seat][colour] += likely
    return [[value / sum(row) for value in row] for row in found]


def weighed(moves: list[Decision]) -> list[float]:
    """By colour: how well it explains these moves, compared with the best."""
    odds = [1.0] * len(COLOURS)
    for one in moves:
        for colour in range(len(COLOURS)):
            odds[colour] *= likelihood(one, colour, belief.TEMPERATURE, belief.ERROR / 1000)
        odds = [value / max(odds) for value in odds]
    return odds


def report(played: list[list[list[Decision]]]) -> Iterator[str]:
    """Log-loss, hits, and confidence against hits, by the number of moves seen."""
    for moves in MOMENTS:
        rows = [row for game in played for row in judged(game, moves)]
        if not rows:
            return
        loss = -fmean(log(max(found[true], 1e-9)) for found, true in rows)
        hits = fmean(found.index(max(found)) == true for found, true in rows)
        sure = fmean(max(found) for found, _ in rows)
        yield f"| {len(played[0])} | {moves} | {loss:.2f} | {hits:.1%} | {sure:.1%} |"


def judged(game: list[list[Decision]], moves: int) -> Iterator[tuple[list[float], int]]:
    """What every seat believes about every other after this many moves, and the true colour."""
    if min(map(len, game)) < moves:
        return
    for observer in range(len(game)):
        for rival, found in enumerate(posterior(game, observer, moves)):
            if rival != observer:
                yield found, game[rival][0].colour


def main(count: int = 100) -> None:
    """Fit to `count` games, and measure on as many others."""
    moves = [one for game in games(FIT_SEED, count) for seat in game for one in seat]
    temperature, error = fit(moves)
    print(f"{len(moves)} moves of {BOT}: temperature {temperature}, error rate {error:.0%}\n")
    print("| seats | rival's moves seen | log-loss | true colour first | confidence in the first |")
    print("|---|---|---|---|---|")
    for seats in GAME.seats:
        print(*report(list(games(TEST_SEED, count, seats))), sep="\n", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
