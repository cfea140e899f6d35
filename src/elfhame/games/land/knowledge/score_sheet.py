"""The score sheet of Fairy Land: points by row if the game ended now (LAND-66 to LAND-76R)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.score_sheet import ScoreRow, ScoreSheet, Tie, add_up, leaders
from ..data.components import KINDS, Cards
from ..data.tables import FAIRIES_FROM, FLOWERS_FROM, GOBLIN, TURTLE
from ..rules import scoring
from ..rules.engine import FairyLand
from ..state import OVER
from .view_types import Counts, Score

_SINGLE_ROWS: Final = ("turtles", "flowers", "variety", "goblins", "items", "applause")


def sheet_of(state: FairyLand, scores: Sequence[Score]) -> ScoreSheet:
    """The sheet of the scores, in printed points; they are open to everyone."""
    kinds = sorted({kind for score in scores for kind in score.animals})
    rows = (
        *(_row("animal", [score.animals.get(kind, 0) for score in scores], kind) for kind in kinds),
        *(_row(name, [getattr(score, name) for score in scores]) for name in _SINGLE_ROWS),
    )
    totals = add_up(rows)
    return ScoreSheet(rows, totals, _tie(state, leaders(totals)) if state.stage == OVER else None)


def counted_cards(collection: Counts, items: Cards) -> dict[str, Cards]:
    """The cards that each row counts, by the kind of animal or else by the row's label.

    >>> counted_cards({"pink": 2, "goblin": 1}, ())
    {'flowers': ('pink', 'pink'), 'variety': ('pink',), 'goblins': ('goblin',)}
    """
    flowers = [kind for kind in KINDS[FLOWERS_FROM:FAIRIES_FROM] if kind in collection]
    animals = [kind for kind in KINDS[:FLOWERS_FROM] if kind in collection]
    rows = {
        **{kind: _copies(collection, kind) for kind in animals},
        "turtles": _copies(collection, KINDS[TURTLE]),
        "flowers": tuple(card for kind in flowers for card in _copies(collection, kind)),
        "variety": tuple(flowers),
        "goblins": _copies(collection, KINDS[GOBLIN]),
        "items": items,
    }
    return {row: cards for row, cards in rows.items() if cards}


def _copies(collection: Counts, kind: str) -> Cards:
    return (kind,) * collection.get(kind, 0)


def _row(label: str, points: Sequence[int], kind: str | None = None) -> ScoreRow:
    return ScoreRow(label, tuple(points), {} if kind is None else {"kind": kind})


def _tie(state: FairyLand, tied: tuple[int, ...]) -> Tie | None:
    """A tie goes to the higher hand, then to the seat that played last (LAND-75, LAND-76R)."""
    if len(tied) < 2:
        return None
    hands = [scoring.in_hand(state, seat) for seat in tied]
    by_hand = hands.count(max(hands)) == 1
    winner = (scoring.winner(state),)
    return Tie(tied, winner, *(("hand", "LAND-75") if by_hand else ("last", "LAND-76R")))
