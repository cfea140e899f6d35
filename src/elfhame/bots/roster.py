"""The bots by name, and what a name such as ``search:300`` asks for."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..kernel.game import AnyGame
from ..kernel.refused import Refused
from ..kernel.rng import Rng
from .bot import Bot, Budget
from .greedy import Greedy
from .random import Random
from .search import Search

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "search": Search}
"""The kinds of bots, weakest first."""

MOST_ITERATIONS: Final = 1_000_000
"""Beyond this a tree would fill the memory."""


class Called(NamedTuple):
    """What a name asks for: a kind of bot, and how long it thinks."""

    kind: str
    budget: Budget


def called(name: str) -> Called:
    """The bot that the name asks for: a kind, and after a colon how many iterations it thinks.

    >>> called("search:50")
    Called(kind='search', budget=Budget(iterations=50, seconds=None))
    """
    kind, colon, iterations = name.partition(":")
    if kind not in BOTS:
        raise Refused(f"there is no bot {kind!r}, only {', '.join(BOTS)}", field="bot")
    if not colon:
        return Called(kind, Budget())
    if not BOTS[kind].thinks:
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
