"""A view of Acorns as text."""

from __future__ import annotations

from ..knowledge.view_types import AcornsView


def text_of(view: AcornsView) -> str:
    """One line per seat: its acorns, its card of this round, and its hand."""
    return "\n".join(_seat(view, seat) for seat in range(view.seats))


def _seat(view: AcornsView, seat: int) -> str:
    mark = ">" if seat in view.waiting else " "
    hand = view.hands[seat]
    held = f"{view.sizes[seat]} cards" if hand is None else " ".join(hand)
    shown = view.shown[seat] or "-"
    return f"{mark} seat {seat}  acorns {view.acorns[seat]}  plays {shown:<9} holds {held}".rstrip()
