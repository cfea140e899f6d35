"""Duels as runs: deals played from every seat, a fixed number or until one bot is stronger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, log, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ..bots.duel import CONFIDENCE, Block, Duel, block
from ..games import registry
from .chunks import chunks
from .engine import Engine
from .store import Row, Run


class DuelChunk(NamedTuple):
    """Some deals of a duel, and everything needed to play them elsewhere."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    numbers: tuple[int, ...]


def run_of_duel(folder: Path, duel: Duel, seed: int, deals: int, sequential: bool) -> Run:
    """The run of a duel in a folder, begun or continued."""
    configuration = {
        "game": duel.game.name,
        "version": duel.game.version,
        "seats": duel.seats,
        "options": msgspec.to_builtins(duel.options),
        "bots": duel.names,
        "seed": seed,
        "deals": deals,
        "sequential": sequential,
    }
    return Run(folder, "duel", configuration)


def play_duel(
    folder: Path,
    duel: Duel,
    seed: int,
    deals: int,
    engine: Engine,
    chunk: int,
    sequential: bool = False,
) -> Iterator[int]:
    """Play the deals that the run lacks; yields how many after each chunk.

    A sequential duel ends with the first deal after which one bot is certainly stronger. Deals
    count in their order, whichever was played first, so it always ends with the same one.
    """
    run = run_of_duel(folder, duel, seed, deals, sequential)
    lacking = list(run.missing(deals))
    yield deals - len(lacking)
    options = msgspec.to_builtins(duel.options)
    pieces = [
        DuelChunk(duel.game.name, duel.seats, options, seed, duel.names, numbers)
        for numbers in chunks(lacking, chunk)
    ]
    last = _last(run, duel.seats) if sequential and not run.finished else None
    if last is None:
        for piece, rows in engine.run(play_deals, pieces):
            run.keep(piece.numbers[0], piece.numbers[-1], rows)
            yield len(piece.numbers)
            last = _last(run, duel.seats) if sequential else None
            if last is not None:
                break
    run.finish(("deal",), None if last is None else last + 1)


def play_deals(chunk: DuelChunk) -> list[Row]:
    """The rows of a chunk: the same wherever and whenever it is played."""
    game = registry.game(chunk.game)
    duel = Duel.of(game, chunk.seats, chunk.options, chunk.seed, chunk.bots)
    return [{"deal": number, **block(duel, number)._asdict()} for number in chunk.numbers]


def blocks_in(run: Run) -> list[Block]:
    """The results of the deals of a finished run, in order."""
    return [Block(*(row[name] for name in Block._fields)) for row in run.rows()]


# ---------------------------------------------------------------- when to stop

_DOUBT: Final = 1 - CONFIDENCE


def doubt_after(deals: int) -> float:
    """How far the mean share may be from the true one, after any number of deals.

    With 95 % confidence this holds after all of them at once, so that a run can be stopped at any
    time (Howard, Ramdas, McAuliffe and Sekhon, 2021, equation 2; shares lie between 0 and 1).

    >>> [f"{doubt_after(deals):.2f}" for deals in (1, 100, 10_000)]
    ['inf', '0.19', '0.02']
    """
    if deals < 2:
        return inf
    return 0.85 * sqrt((log(log(2 * deals)) + 0.72 * log(5.2 / _DOUBT)) / deals)


def decided_after(shares: Sequence[float], equal: float) -> int | None:
    """The first number of deals after which the share isn't that of equal bots, if there is one.

    >>> decided_after([1.0] * 40, 0.5), decided_after([0.0, 1.0] * 500, 0.5)
    (14, None)
    """
    total = 0.0
    for deals, share in enumerate(shares, 1):
        total += share
        if abs(total / deals - equal) > doubt_after(deals):
            return deals
    return None


def _last(run: Run, seats: int) -> int | None:
    """The deal with which a sequential duel ends, as far as it has been played without gaps."""
    played = {row["deal"]: row["share"] for row in run.kept()}
    shares: list[float] = []
    while len(shares) in played:
        shares.append(played[len(shares)])
    decided = decided_after(shares, 1 / seats)
    return None if decided is None else decided - 1
