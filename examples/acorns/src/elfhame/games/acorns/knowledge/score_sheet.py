"""The score sheet of Acorns: one row, and ties are shared (ACORN-21, ACORN-22)."""

from __future__ import annotations

from ....kernel.score_sheet import ScoreRow, ScoreSheet, Tie, add_up, leaders
from ..rules.engine import Acorns
from ..state import is_over


def sheet_of(state: Acorns) -> ScoreSheet:
    """The acorns of each seat, and at the end the seats that share the victory."""
    rows = (ScoreRow("acorns", tuple(state.acorns)),)
    totals = add_up(rows)
    first = leaders(totals)
    tied = is_over(state) and len(first) > 1
    return ScoreSheet(rows, totals, Tie(first, first, "shared", "ACORN-22") if tied else None)
