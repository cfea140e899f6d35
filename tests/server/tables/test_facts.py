"""New tables have ids, keys and secrets that nobody can guess, and commit to their secret."""

from __future__ import annotations

from elfhame.kernel.fairness import SECRET_BYTES, commitment
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import new_facts

CONFIG = TableConfig(game="fae", version=1, options={}, seats=[SeatPlan(kind="open")] * 2)


def test_every_table_has_its_own_id_keys_and_secret() -> None:
    tables = [new_facts("ada", CONFIG, 0) for _ in range(20)]
    texts = {text for one in tables for text in (one.id, one.seat_key, one.watch_key)}
    assert len(texts) == 3 * len(tables)
    assert min(map(len, texts)) >= 16
    assert {len(one.secret) for one in tables} == {SECRET_BYTES}
    assert len({one.secret for one in tables}) == len(tables)


def test_a_table_commits_to_its_secret_and_shows_neither_it_nor_its_keys() -> None:
    facts = new_facts("ada", CONFIG, 0)
    assert facts.commitment == commitment(facts.secret)
    for secret in (str(facts.secret), facts.secret.hex(), facts.seat_key, facts.watch_key):
        assert secret not in repr(facts)


def test_the_tables_of_a_day_s_deal_share_its_secret() -> None:
    secret = bytes(range(SECRET_BYTES))
    facts = new_facts("ada", CONFIG, 0, "trails-of-today", secret)
    assert (facts.id, facts.secret) == ("trails-of-today", secret)
