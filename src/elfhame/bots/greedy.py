"""The greedy bot: takes the action that looks best, without looking ahead."""

from __future__ import annotations

from ..kernel.rng import Rng
from .priors import PriorBot


class Greedy(PriorBot):
    """Takes the action with the highest weight; ties are broken at random."""

    def pick(self, weights: list[int]) -> int:
        return best_index(weights, self.rng)


def best_index(weights: list[int], rng: Rng) -> int:
    """The index of the highest weight; ties are broken at random."""
    top = max(weights)
    best = [index for index, weight in enumerate(weights) if weight == top]
    return best[rng.below(len(best))]
