"""The effect of a piece on winning: adjusted for deal and bot, and by leaving it blank."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

import numpy

from .findings import Estimate, Z, difference_of
from .store import Row

FEWEST_DEALS: Final = 10
"""Nothing is said about a piece if fewer deals tell something about it."""
TINY: Final = 1e-9

Key = tuple[int, int]
"""A deal and a seat, or a deal and a repeat."""


def done_with(row: Row, piece: str, deed: str) -> int:
    """How often a seat was offered a piece, took it or played it."""
    found: int = row["pieces"].get(piece, _NEVER)[deed]
    return found


def by_piece(rows: Iterable[Row]) -> list[Row]:
    """The rows with their pieces by name."""
    return [{**row, "pieces": {each["piece"]: each for each in row["pieces"]}} for row in rows]


_NEVER: Final = {"offered": 0, "taken": 0, "played": 0}


def adjusted_effect(rows: Sequence[Row], piece: str) -> Estimate | None:
    """What taking a piece adds to a seat's share, between plays of the same deal from that seat.

    Differences between bots are taken out too. The interval takes the plays of a deal as one
    observation. None if fewer than ten deals tell, as when always the same seat takes it.
    """
    taken = numpy.array([float(done_with(row, piece, "taken") > 0) for row in rows])
    shares = numpy.array([row["share"] for row in rows])
    bots = sorted({row["bot"] for row in rows})[1:]
    others = numpy.array([[float(row["bot"] == bot) for bot in bots] for row in rows])
    places = _numbered((row["deal"], row["seat"]) for row in rows)
    taken, shares = _within(taken, places), _within(shares, places)
    for column in range(len(bots)):
        others[:, column] = _within(others[:, column], places)
    if len(bots):
        taken = taken - others @ numpy.linalg.lstsq(others, taken, rcond=None)[0]
        shares = shares - others @ numpy.linalg.lstsq(others, shares, rcond=None)[0]
    spread = float(taken @ taken)
    deals = _numbered(row["deal"] for row in rows)
    if numpy.count_nonzero(numpy.bincount(deals, abs(taken)) > TINY) < FEWEST_DEALS:
        return None
    effect = float(taken @ shares) / spread
    surprise = taken * (shares - effect * taken)
    by_deal = numpy.bincount(deals, surprise)
    half = Z * float(numpy.sqrt((by_deal**2).sum())) / spread
    return Estimate(effect, effect - half, effect + half)


def causal_effect(usual: Sequence[Row], blank: Sequence[Row], piece: str) -> Estimate | None:
    """What a piece adds to the share of the seats that take it, against a blank on the same deals.

    Who takes it depends on who is ahead. So one play of a deal only says which seats are likely to
    take it there; their shares are compared in its other plays, with the piece and with the blank.
    None if it was taken in fewer than ten deals.
    """
    one, other = _by_play(usual), _by_play(blank)
    differences: dict[int, list[float]] = defaultdict(list)
    for (deal, repeat), seats in one.items():
        for seat, row in seats.items():
            if done_with(row, piece, "taken"):
                differences[deal] += _differences(one, other, deal, repeat, seat)
    means = [fmean(each) for each in differences.values() if each]
    return difference_of(means) if len(means) >= FEWEST_DEALS else None


def _differences(
    one: dict[Key, dict[int, Row]], other: dict[Key, dict[int, Row]], deal: int, but: int, seat: int
) -> Iterator[float]:
    for (same, repeat), seats in other.items():
        if same == deal and repeat != but and (deal, repeat) in one:
            yield one[deal, repeat][seat]["share"] - seats[seat]["share"]


def _by_play(rows: Iterable[Row]) -> dict[Key, dict[int, Row]]:
    found: dict[Key, dict[int, Row]] = defaultdict(dict)
    for row in rows:
        found[row["deal"], row["repeat"]][row["seat"]] = row
    return found


def _numbered(keys: Iterable[object]) -> numpy.ndarray:
    """Each key's number, in the order of their first appearance."""
    numbers: dict[object, int] = {}
    return numpy.array([numbers.setdefault(key, len(numbers)) for key in keys])


def _within(values: numpy.ndarray, groups: numpy.ndarray) -> numpy.ndarray:
    """The values less the mean of their group."""
    return values - (numpy.bincount(groups, values) / numpy.bincount(groups))[groups]
