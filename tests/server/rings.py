"""Somebody who listens to a table, and counts how often it rings."""

from __future__ import annotations

from elfhame.server.problems import Problem


class Bell:
    """Counts."""

    token = ""

    def __init__(self) -> None:
        self.rings = 0

    def ring(self) -> None:
        """Once more."""
        self.rings += 1

    def end(self, problem: Problem) -> None:
        """Nobody is sent away here."""
        raise AssertionError(problem)
