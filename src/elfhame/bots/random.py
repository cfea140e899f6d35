"""The bot that plays at random: the measure of all others."""

from __future__ import annotations

from .bot import Bot, Budget, Frame


class Random(Bot):
    """Takes each legal action as likely as any other."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[self.rng.below(len(frame.choices))]
