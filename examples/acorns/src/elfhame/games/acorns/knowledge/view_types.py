"""The type of a view of Acorns (ACORN-30, ACORN-31)."""

from __future__ import annotations

from ....kernel.game import View


class AcornsView(View, frozen=True, kw_only=True):
    """Everything one observer knows about a game of Acorns."""

    turn: int
    """The seat whose turn it is; at the end, the winner of the last round."""
    played: tuple[str, ...]
    """All cards played so far, lowest first."""
    shown: tuple[str | None, ...]
    """By seat: its card of this round."""
    hands: tuple[tuple[str, ...] | None, ...]
    """By seat: its cards, where the observer knows them."""
    sizes: tuple[int, ...]
    """By seat: the number of cards in its hand."""
    acorns: tuple[int, ...]
