"""Statistics over many games: shares with confidence intervals, and how each piece fared."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Final

from elfhame.kernel.state import VICTORY

SURE: Final = 1.96
"""A 95 % confidence interval reaches this many standard errors to either side."""


def error(share: float, of: int) -> float:
    """Half the width of the 95 % confidence interval of a share of `of` games."""
    return SURE * sqrt(share * (1 - share) / max(of, 1))


def with_interval(share: float, of: int) -> str:
    """A share with its confidence interval.

    >>> with_interval(0.25, 1200)
    '25.0% ± 2.5%'
    """
    return f"{share:.1%} ± {error(share, of):.1%}"


@dataclass(frozen=True)
class Piece:
    """How a card or an item fared in all games with one seat count."""

    name: str
    offered: int
    """How often it could be taken."""
    taken: int
    won: float
    """Victories of the players who took it."""

    @property
    def share(self) -> float:
        """How often it was taken when it could be."""
        return self.taken / max(self.offered, 1)

    @property
    def rate(self) -> float:
        """The share of games in which its holder won, of those in which it was taken."""
        return self.won / max(self.taken, 1)


def pieces(found: Counter[str]) -> list[Piece]:
    """The pieces in a worker's counts: "offered", "taken" and, in twelfths, "won"."""
    names = [key.removeprefix("offered ") for key in found if key.startswith("offered ")]
    return [
        Piece(
            name, found[f"offered {name}"], found[f"taken {name}"], found[f"won {name}"] / VICTORY
        )
        for name in sorted(names)
    ]


def mean_rate(found: list[Piece]) -> float:
    """The share of games that the holder of a piece wins, averaged over all pieces."""
    return sum(piece.won for piece in found) / max(sum(piece.taken for piece in found), 1)


def table(found: list[Piece], kind: str) -> str:
    """The figures as a Markdown table, the piece with the highest win rate first."""
    mean = mean_rate(found)
    head = (
        f"| {kind} | offered | taken | of those offered | holder wins | against the mean holder |"
    )
    lines = [_line(piece, mean) for piece in sorted(found, key=lambda piece: -piece.rate)]
    return f"mean holder {mean:.1%}\n\n{head}\n|---|---|---|---|---|---|\n" + "\n".join(lines)


def _line(piece: Piece, mean: float) -> str:
    return (
        f"| {piece.name} | {piece.offered} | {piece.taken} | {piece.share:.0%} "
        f"| {with_interval(piece.rate, piece.taken)} | {(piece.rate - mean) * 100:+.1f} |"
    )
