"""An observer's view of Hedgerow, and a state that fits it."""

from __future__ import annotations

from elfhame.kernel.game import REVIEWER, View
from elfhame.kernel.score_sheet import ScoreRow, ScoreSheet, Tie, add_up, leaders

from .ending import roses
from .knowledge import Lot, lots, settle
from .rules import Rules
from .state import CARDS, bit

Cards = tuple[int, ...]


class HedgeView(View, frozen=True, kw_only=True):
    """The face-up cards, the observer's own cards, and what is known about all others."""

    generous: bool
    passes: int
    chosen: tuple[int, ...]
    """Seats that have picked."""
    turns: int
    rows: tuple[Cards, ...]
    points: tuple[int, ...]
    hands: tuple[int, ...]
    """Number of cards in each hand."""
    shown: Cards
    """Cards in hands that everyone has seen."""
    foraged: tuple[int, ...]
    """How many times each seat foraged from the first deck."""
    discard: Cards
    deck: int
    clump: int
    seen: tuple[int, ...]
    """Seats that have looked at the clump."""
    arranger: int
    """The seat that looked last; -1 for nobody."""
    laid: int
    shuffles: int
    hand: Cards
    """The observer's own hand."""
    secret: int
    """Points for the roses in it."""
    packet: Cards
    """The packet in front of the observer."""
    sight: Cards
    """The cards the observer is looking at."""
    lots: tuple[Lot, ...]
    """All face-down cards, and where they may be."""
    scores: tuple[int, ...]
    returns: tuple[int, ...]
    """Final points and shares; empty before the end."""


def view(state: Rules, observer: int) -> HedgeView:
    """The observer's view of the state."""
    seats = range(state.seats)
    seated = observer >= 0
    hand = state.hands[observer] if seated else []
    over = state.ended is not None
    return HedgeView(
        observer=observer,
        seats=state.seats,
        waiting=tuple(state.waiting()),
        question=state.asked or None,
        ending=state.ended,
        generous=state.generous,
        passes=state.passes,
        chosen=tuple(seat for seat in seats if state.chosen[seat]),
        turns=state.turns,
        rows=tuple(map(tuple, state.rows)),
        points=tuple(state.points),
        hands=tuple(map(len, state.hands)),
        shown=tuple(card for card in range(CARDS + 1) if state.shown[card]),
        foraged=tuple(state.foraged),
        discard=tuple(state.discard),
        deck=len(state.deck),
        clump=state.clump,
        seen=tuple(seat for seat in seats if state.seen & bit(seat)),
        arranger=state.arranger,
        laid=state.laid,
        shuffles=state.shuffles,
        hand=tuple(hand),
        secret=roses(hand),
        packet=tuple(state.packets[state.before(observer)]) if seated else (),
        sight=tuple(state.sight()) if observer in (state.player(), REVIEWER) else (),
        lots=tuple(lots(state, observer)),
        scores=tuple(state.scores()) if over else (),
        returns=tuple(state.returns()) if over else (),
        sheet=sheet(state, observer),
    )


def sheet(state: Rules, observer: int) -> ScoreSheet:
    """Points for cards played, and for roses if the observer knows the hand (HEDGE-20)."""
    over = state.ended is not None
    known = [over or observer in (seat, REVIEWER) for seat in range(state.seats)]
    hands = zip(state.hands, known, strict=True)
    rows = (
        ScoreRow("row", tuple(state.points)),
        ScoreRow("roses", tuple(roses(hand) if knows else None for hand, knows in hands)),
    )
    totals = add_up(rows)
    tied = leaders(totals) if over else ()
    return ScoreSheet(rows, totals, Tie(tied, tied, "shared", "HEDGE-21") if tied[1:] else None)


def restore(state: Rules, view: HedgeView) -> None:
    """Fill in a new state so that it looks to the observer exactly like the view."""
    state.ended, state.asked = view.ending, view.question or ""
    state.passes, state.turns = view.passes, view.turns
    state.rows, state.points = [list(row) for row in view.rows], list(view.points)
    state.discard, state.shuffles = list(view.discard), view.shuffles
    state.clump, state.laid, state.arranger = view.clump, view.laid, view.arranger
    state.seen = sum(map(bit, view.seen))
    state.foraged = list(view.foraged)
    for seat in view.chosen:
        state.chosen[seat] = True
    for card in view.shown:
        state.shown[card] = True
    settle(state, view.lots, view.observer, None)
