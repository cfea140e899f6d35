"""Figures for those who run a server, in the exposition format of Prometheus; no secrets."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST as CONTENT_TYPE
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .table import Table

if TYPE_CHECKING:
    from .house import House

__all__ = ["CONTENT_TYPE", "Metrics"]


class Metrics:
    """What a process counts."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._entries = Counter(
            "elfhame_log_entries", "Entries written or read on", registry=self._registry
        )
        requests = Counter(
            "elfhame_requests", "Answers by status", ["status"], registry=self._registry
        )
        self._by_status = cache(lambda status: requests.labels(str(status)))
        self._seconds = Histogram(
            "elfhame_request_seconds",
            "Time from request to answer",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
            registry=self._registry,
        )
        for name, text, thing in (
            ("tables", "Tables in memory", house.hall),
            ("sockets", "Sockets that listen", house.fanout),
            ("thoughts", "Bots that think", house.company),
        ):
            gauge = Gauge(f"elfhame_{name}", text, registry=self._registry)
            gauge.set_function(partial(len, thing))

    def answered(self, status: int, seconds: float) -> None:
        """Count an answer."""
        self._by_status(status).inc()
        self._seconds.observe(seconds)

    def committed(self, _: Table) -> None:
        """Count an entry of some log."""
        self._entries.inc()

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self._registry)
