"""A table is what its log says, and begins with a deal that is not hopeless."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType, structs

from elfhame import replay
from elfhame.kernel.fairness import Fairness
from elfhame.kernel.record import with_checksum
from elfhame.kernel.refused import Refused
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import Facts
from elfhame.server.tables.fold import extend, fold, new_table
from elfhame.server.tables.log import Line, Played, Sat
from elfhame.server.tables.table import Table
from tests.server.client import SHARE
from tests.server.random_tables import new_table as random_table
from tests.server.random_tables import next_of

SEAT: Final = TableConfig(
    game="trails", version=1, options={}, seats=[SeatPlan(kind="open")], passes_over=True
)


def table_of(secret: bytes, config: TableConfig = SEAT) -> Table:
    """A solo table whose player has given a share."""
    facts = Facts("solo", "ada", config, secret, "seat-key", "watch-key", created=0)
    return extend(new_table(facts), Line(1, 0, None, Sat(0, "ada", "Ada", SHARE), b""))


def hopeless_secret() -> bytes:
    """A secret whose first deal at this table is lost whatever one does."""
    tables = (table_of(bytes([number]) * 32) for number in range(60))
    return next(table.facts.secret for table in tables if table.passed_over)


def finished(table: Table) -> Table:
    while table.play is not None and not table.play.over:
        played = Played(0, [table.play.numbers(0)[0]])
        table = extend(table, Line(table.seq + 1, 0, None, played, b""))
    return table


def test_a_solo_table_passes_over_hopeless_deals_and_its_record_proves_it() -> None:
    table = finished(table_of(hopeless_secret()))
    record = table.record()
    assert table.play is not None
    assert not table.play.game.is_hopeless(table.play.first_state())
    assert isinstance(record.fairness, Fairness)
    assert record.fairness.passed_over == table.passed_over > 0
    assert replay(record).over


@pytest.mark.parametrize("change", [1, -1, UNSET])
def test_a_server_cannot_choose_among_the_deals(change: int | UnsetType) -> None:
    table = finished(table_of(hopeless_secret()))
    record = table.record()
    count = UNSET if isinstance(change, UnsetType) else table.passed_over + change
    assert isinstance(record.fairness, Fairness)
    forged = structs.replace(record, fairness=structs.replace(record.fairness, passed_over=count))
    with pytest.raises(Refused):
        replay(with_checksum(forged))


def test_a_table_of_an_older_server_keeps_its_deal() -> None:
    secret = hopeless_secret()
    old = finished(table_of(secret, structs.replace(SEAT, passes_over=False)))
    assert old.play is not None
    assert old.play.game.is_hopeless(old.play.first_state())
    assert replay(old.record()).over


@pytest.mark.parametrize("game", ["fae", "trails", "land", "faeries"])
@given(seed=st.integers(0, 2**32))
def test_a_table_is_exactly_what_its_log_says(game: str, seed: int) -> None:
    chance = random.Random(seed)
    table = random_table(game)
    for _ in range(20):
        table = next_of(table, chance)
    again = fold(table.facts, table.lines)
    assert steps(again) == steps(table)
    assert structs.replace(again, play=None) == structs.replace(table, play=None, ids=again.ids)


def steps(table: Table) -> object:
    """Everything that was done in the table's game."""
    return table.play and (table.play.steps, table.play.taken_back, table.play.journal.entries)
