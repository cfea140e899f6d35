"""The opening of a solo game: whether a stone can be placed before three cards lie (TRAIL-53)."""
# compiled

from __future__ import annotations

from ....kernel.rng import Rng
from ..state import RUNNING
from .engine import Trails


def is_hopeless(forest: Trails, rng: Rng) -> bool:
    """Whether no way of laying the next cards of the deck places a stone before the game is lost.

    It tries every way: at most three cards, and the discard of an easier game.
    """
    if forest.over != RUNNING:
        return True
    for action in forest.legal_actions(0):
        tried = forest.clone()
        tried.apply(0, action, rng)
        if tried.stones or not is_hopeless(tried, rng):
            return False
    return True
