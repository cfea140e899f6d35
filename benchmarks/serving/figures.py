"""The load plan for every server, and the figures measured under it."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.serving.load import Times
from benchmarks.serving.process import Usage

KEPT_UP: Final = 0.95
"""The share of offered moves that a server must acknowledge to count as keeping up."""


class Plan(NamedTuple):
    """The load that every server gets."""

    tables: int
    sockets: int
    """Sockets per table: two seats, the others watchers."""
    reference: float
    """Moves per second at which all servers are compared."""
    limit: float
    """The highest 99th percentile of acknowledgement times at which a rate counts, in ms."""
    seconds: float


class Figures(NamedTuple):
    """The results of one window; times are in milliseconds from when a move fell due."""

    offered: float
    moves_per_s: float
    ack_p50: float
    ack_p99: float
    delivery_p50: float
    delivery_p99: float
    failures: int
    undelivered: int
    frame_bytes: int
    cpu_ms_per_move: float
    cpu_share: float
    generator_share: float

    def holds(self, limit: float) -> bool:
        """Whether the server kept up within the time limit."""
        kept_up = self.moves_per_s >= KEPT_UP * self.offered
        kept_up = kept_up and not self.failures and not self.undelivered
        return kept_up and self.ack_p99 < limit


class Turn(NamedTuple):
    """A server's results in one turn."""

    reference: Figures
    top: Figures | None
    """At the highest rate that it sustained."""
    megabytes_idle: float
    megabytes_held: float
    """With all sockets open, before any move."""
    megabytes_reference: float
    """After the reference load."""
    climbed: tuple[Figures, ...]


def figures(times: Times, sockets: int, before: Usage, after: Usage, own: float) -> Figures:
    acks, deliveries = sorted(times.acknowledged), sorted(times.delivered)
    cpu = after.seconds - before.seconds
    return Figures(
        offered=times.offered / times.offering,
        moves_per_s=len(acks) / times.seconds,
        ack_p50=at(acks, 0.5),
        ack_p99=at(acks, 0.99),
        delivery_p50=at(deliveries, 0.5),
        delivery_p99=at(deliveries, 0.99),
        failures=len(times.failures),
        undelivered=times.missing(sockets),
        frame_bytes=times.bytes // max(1, len(deliveries)),
        cpu_ms_per_move=1000 * cpu / max(1, len(acks)),
        cpu_share=cpu / times.seconds,
        generator_share=own / times.seconds,
    )


def at(ordered: list[float], share: float) -> float:
    """The quantile at that share, in milliseconds."""
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
