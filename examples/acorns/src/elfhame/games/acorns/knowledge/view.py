"""Builds the view of an observer of Acorns (ACORN-30, ACORN-31)."""

from __future__ import annotations

from ....kernel.bits import how_many
from ....kernel.game import REVIEWER
from ..rules.engine import Acorns
from ..state import NO_CARD, is_over
from .actions import CARD_NAMES
from .events import cards_in
from .score_sheet import sheet_of
from .view_types import AcornsView


def view_of(state: Acorns, observer: int) -> AcornsView:
    """Everything a seat, a watcher or a reviewer knows."""
    return AcornsView(
        observer=observer,
        seats=state.seats,
        waiting=tuple(state.waiting()),
        question=None if is_over(state) else "card",
        ending=state.ending(),
        sheet=sheet_of(state),
        turn=state.turn,
        played=cards_in(state.played),
        shown=tuple(None if card == NO_CARD else CARD_NAMES[card] for card in state.shown),
        hands=tuple(
            cards_in(hand) if observer in (seat, REVIEWER) else None
            for seat, hand in enumerate(state.hands)
        ),
        sizes=tuple(how_many(hand) for hand in state.hands),
        acorns=tuple(state.acorns),
    )
