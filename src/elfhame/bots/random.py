"""The random bot: the baseline for all others."""

from __future__ import annotations

from .bot import Bot, Budget, Frame


class Random(Bot):
    """Picks any legal action with equal probability."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[self.rng.below(len(frame.choices))]
