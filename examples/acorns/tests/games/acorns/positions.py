"""Positions of Acorns in short notation, for tests to start from."""

from __future__ import annotations

from elfhame.games.acorns import AcornsPlay, new
from elfhame.games.acorns.knowledge.actions import CARD_NAMES
from elfhame.games.acorns.rules.engine import Acorns
from elfhame.kernel.arrays import i64, vec


def position(*hands: str) -> Acorns:
    """A game at its start; seat 0 begins, and each seat holds these cards."""
    seats = len(hands)
    held = [sum(2 ** CARD_NAMES.index(name) for name in hand.split()) for hand in hands]
    none = vec[i64]([-1] * seats)
    return Acorns(seats, 0, 0, 0, vec[i64](held), none, vec[i64]([0] * seats))


def play(*hands: str) -> AcornsPlay:
    """The same as a game in progress."""
    game = new(len(hands), seed=0)
    game.state = position(*hands)
    game.state.tell(game.journal)
    return game
