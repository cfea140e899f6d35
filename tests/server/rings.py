"""A listener that counts its notifications."""

from __future__ import annotations

from elfhame.server.problems import Problem


class Bell:
    """Counts notifications."""

    token = ""

    def __init__(self) -> None:
        self.rings = 0

    def ring(self) -> None:
        """Count one more."""
        self.rings += 1

    def end(self, problem: Problem) -> None:
        """Never called in these tests."""
        raise AssertionError(problem)
