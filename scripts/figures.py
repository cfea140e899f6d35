"""What came of many games, in figures: shares with their intervals, and what pieces brought."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.96
"""So many standard errors to either side hold 95 of 100."""
TWELFTHS: Final = 12


def error(share: float, of: int) -> float:
    """A share of so many games is this near to the true one, 95 times of 100."""
    return SURE * sqrt(share * (1 - share) / max(of, 1))


def told(share: float, of: int) -> str:
    """A share with its interval.

    >>> told(0.25, 1200)
    '25.0% ± 2.5%'
    """
    return f"{share:.1%} ± {error(share, of):.1%}"


@dataclass(frozen=True)
class Piece:
    """How a card or an item fared in all games of a seat count."""

    name: str
    offered: int
    """How often it could be taken."""
    taken: int
    won: float
    """The victories of those who took it."""

    @property
    def share(self) -> float:
        """How often it was taken when it could be."""
        return self.taken / max(self.offered, 1)

    @property
    def rate(self) -> float:
        """Of the games in which it was taken: which its holder won."""
        return self.won / max(self.taken, 1)


def pieces(found: Counter[str]) -> list[Piece]:
    """The pieces of which a worker counted "offered", "taken" and, in twelfths, "won"."""
    names = [key.removeprefix("offered ") for key in found if key.startswith("offered ")]
    return [
        Piece(
            name, found[f"offered {name}"], found[f"taken {name}"], found[f"won {name}"] / TWELFTHS
        )
        for name in sorted(names)
    ]


def mean_rate(found: list[Piece]) -> float:
    """What part of its games the holder of any piece wins."""
    return sum(piece.won for piece in found) / max(sum(piece.taken for piece in found), 1)


def table(found: list[Piece], kind: str) -> str:
    """The figures as a table in Markdown, the best holder first."""
    mean = mean_rate(found)
    head = (
        f"| {kind} | offered | taken | of those offered | holder wins | against the mean holder |"
    )
    lines = [_line(piece, mean) for piece in sorted(found, key=lambda piece: -piece.rate)]
    return f"mean holder {mean:.1%}\n\n{head}\n|---|---|---|---|---|---|\n" + "\n".join(lines)


def _line(piece: Piece, mean: float) -> str:
    return (
        f"| {piece.name} | {piece.offered} | {piece.taken} | {piece.share:.0%} "
        f"| {told(piece.rate, piece.taken)} | {(piece.rate - mean) * 100:+.1f} |"
    )
