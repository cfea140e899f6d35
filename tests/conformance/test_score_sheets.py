"""The score sheet in every view adds up to the scores, and explains every tie."""

from __future__ import annotations

from typing import Final

import pytest

from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play
from elfhame.kernel.score_sheet import ScoreSheet, add_up

from .kits import TABLES, Table, every_table, play_out

PROJECTED: Final = frozenset({"faeries"})
"""Games whose ``scores`` count only what is on the track, while sheets look ahead to the end."""


def sheets(play: Play, table: Table) -> list[ScoreSheet]:
    """The sheets of all observers, and of a reviewer."""
    return [table.game.view(play.state, one).sheet for one in (*table.observers, REVIEWER)]


@every_table
def test_totals_are_the_sums_of_the_rows(table: Table) -> None:
    for seed in range(3):
        for play in table.walk(seed, every=3):
            for sheet in sheets(play, table):
                assert len(sheet.totals) == table.seats
                assert sheet.totals == add_up(sheet.rows)


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game.name not in PROJECTED], ids=str
)
def test_a_reviewer_sees_every_point(table: Table) -> None:
    for seed in range(3):
        for play in table.walk(seed, every=3):
            sheet = table.game.view(play.state, REVIEWER).sheet
            assert list(sheet.totals) == play.state.scores()


@every_table
def test_totals_are_the_scores_at_the_end(table: Table) -> None:
    for seed in range(10):
        play = play_out(table.play(seed), seed)
        for sheet in sheets(play, table):
            assert list(sheet.totals) == play.state.scores()


@every_table
def test_a_tie_is_explained_at_the_end_and_only_there(table: Table) -> None:
    for seed in range(20):
        for play in table.walk(seed, every=table.game.longest):
            scores, returns = play.state.scores(), play.state.returns()
            tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for sheet in sheets(play, table):
                assert (sheet.tie is not None) == (play.over and len(tied) > 1)
                if sheet.tie:
                    assert list(sheet.tie.seats) == tied
                    assert [bool(share) for share in returns] == [
                        seat in sheet.tie.winners for seat in range(table.seats)
                    ]
                    assert sheet.tie.rule in table.kit.ledger()
