"""Metrics in the exposition format of Prometheus, rendered on request from plain counters."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST as CONTENT_TYPE
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ..tables.table import Table

if TYPE_CHECKING:
    from ..app import App

__all__ = ["CONTENT_TYPE", "Metrics"]

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds, in seconds, of the response time histogram."""


class Metrics(Collector):
    """The counters of a process."""

    def __init__(self, app: App) -> None:
        self.entries = 0
        self._answers: Counter[int] = Counter()
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._app = app

    def answered(self, status: int, seconds: float) -> None:
        """Count a response."""
        self._answers[status] += 1
        self._times[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def committed(self, _: Table) -> None:
        """Count a log entry."""
        self.entries += 1

    def text(self) -> bytes:
        """All metrics."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """The current values."""
        app = self._app
        yield CounterMetricFamily("elfhame_log_entries", "Entries written", self.entries)
        answers = CounterMetricFamily("elfhame_requests", "Answers by status", labels=["status"])
        for status, count in sorted(self._answers.items()):
            answers.add_metric([str(status)], count)
        yield answers
        buckets = zip([*map(str, BOUNDS), "+Inf"], accumulate(self._times), strict=True)
        yield HistogramMetricFamily(
            "elfhame_request_seconds", "Time from request to answer", [*buckets], self._seconds
        )
        yield GaugeMetricFamily("elfhame_tables", "Tables in memory", len(app.tables))
        yield GaugeMetricFamily("elfhame_sockets", "Sockets that listen", len(app.fanout))
        yield GaugeMetricFamily("elfhame_bots_thinking", "Bots that are thinking", len(app.bots))
