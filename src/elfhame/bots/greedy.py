"""The greedy bot: takes the action that looks best, without looking ahead."""

from __future__ import annotations

from .priors import PriorBot


class Greedy(PriorBot):
    """Takes the action with the highest weight; ties are broken at random."""

    def pick(self, weights: list[int]) -> int:
        top = max(weights)
        best = [place for place, weight in enumerate(weights) if weight == top]
        return best[self.rng.below(len(best))]
