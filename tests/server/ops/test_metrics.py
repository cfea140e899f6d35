"""Metrics for operators count what happened."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families as families

from tests.server.client import Caller


def figures(caller: Caller) -> dict[str, float]:
    """All metrics, by name and labels."""
    text = caller.ask("GET", "/metrics").text
    samples = [sample for family in families(text) for sample in family.samples]
    return {" ".join((one.name, *one.labels.values())): one.value for one in samples}


def test_answers_entries_and_tables_are_counted(ada: Caller) -> None:
    before = figures(ada)
    table = ada.make("fae", "person", "open")["table"]
    ada.sit(table, 0)
    assert ada.ask("GET", "/api/tables/none").status_code == 404
    after = figures(ada)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("elfhame_log_entries_total") == 1
    assert more("elfhame_requests_total 404") == 1
    assert more("elfhame_tables") == 1


def test_times_are_sorted_and_none_is_lost(ada: Caller) -> None:
    ada.ask("GET", "/api/me")
    told = figures(ada)
    buckets = [told[name] for name in told if name.startswith("elfhame_request_seconds_bucket")]
    answers = sum(told[name] for name in told if name.startswith("elfhame_requests_total"))
    assert buckets == sorted(buckets)
    assert buckets[-1] == told["elfhame_request_seconds_count"] == answers > 0
    assert told["elfhame_request_seconds_sum"] > 0
