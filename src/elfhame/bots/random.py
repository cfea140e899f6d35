"""The bot that plays at random: the measure of all others."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.game import View
from ..kernel.rng import Rng


class Random:
    """Takes each legal action as likely as any other."""

    def choose(self, view: View, numbers: Sequence[int], rng: Rng) -> int:
        """One of the numbers, which are the legal actions in order."""
        return numbers[rng.below(len(numbers))]
