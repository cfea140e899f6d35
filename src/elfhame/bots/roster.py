"""The bots by name, and what a name such as ``search:300`` or ``druid`` asks for."""

from __future__ import annotations

from typing import Final

from ..kernel.game import AnyGame
from ..kernel.refused import Refused
from ..kernel.rng import Rng
from .bot import Bot, Budget, Called
from .dreamer import Dreamer
from .greedy import Greedy
from .levels import LEVELS
from .random import Random
from .search import Search

BOTS: dict[str, type[Bot]] = {
    "random": Random,
    "dreamer": Dreamer,
    "greedy": Greedy,
    "search": Search,
}
"""The kinds of bots, weakest first."""

MOST_ITERATIONS: Final = 1_000_000
"""Beyond this a tree would fill the memory."""


def called(name: str) -> Called:
    """The bot that the name asks for: a level, or a kind with its iterations after a colon.

    >>> called("search:50")
    Called(kind='search', budget=Budget(iterations=50, seconds=None))
    >>> called("druid").kind
    'search'
    """
    kind, colon, iterations = name.partition(":")
    if kind not in BOTS and kind not in LEVELS:
        known = ", ".join((*BOTS, *LEVELS))
        raise Refused(f"there is no bot {kind!r}, only {known}", field="bot")
    if not colon:
        return LEVELS.get(kind) or Called(kind, Budget())
    if kind in LEVELS or not BOTS[kind].thinks:
        raise Refused(f"the bot {kind} takes no number of iterations", field="bot")
    return Called(kind, Budget(_iterations(iterations)))


def make(name: str, game: AnyGame, seat: int, rng: Rng) -> Bot:
    """A new bot of that name at a seat of a game; the generator is its own from now on."""
    return BOTS[called(name).kind](game, seat, rng)


def _iterations(text: str) -> int:
    number = int(text) if text.isdecimal() and len(text) < 9 else 0
    if not 1 <= number <= MOST_ITERATIONS:
        reason = f"iterations are a number from 1 to {MOST_ITERATIONS}, not {text!r}"
        raise Refused(reason, field="bot")
    return number
