"""Builds a state of Acorns that fits an observer's view."""

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ..rules.engine import Acorns
from ..state import NO_CARD
from .actions import CARD_NAMES
from .view_types import AcornsView


def world_from(view: AcornsView) -> Acorns:
    """A full state that fits the view; hands the observer can't know are arbitrary."""
    shown = [NO_CARD if card is None else CARD_NAMES.index(card) for card in view.shown]
    return Acorns(
        seats=view.seats,
        turn=view.turn,
        rounds=sum(view.acorns),
        played=_set_of(view.played),
        hands=vec[i64](_hands(view)),
        shown=vec[i64](shown),
        acorns=vec[i64](list(view.acorns)),
    )


def _hands(view: AcornsView) -> list[int]:
    seen = {*view.played, *(card for hand in view.hands for card in hand or ())}
    unseen = iter(name for name in CARD_NAMES if name not in seen)
    return [
        _set_of(tuple(next(unseen) for _ in range(size)) if hand is None else hand)
        for hand, size in zip(view.hands, view.sizes, strict=True)
    ]


def _set_of(cards: tuple[str, ...]) -> int:
    return sum(2 ** CARD_NAMES.index(card) for card in cards)
