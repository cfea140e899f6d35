"""Finds bots by name: ``hazel``, ``search:300`` or ``package.module:Class``."""

from __future__ import annotations

from typing import Final

from ..games import registry
from ..kernel.game import Game
from ..kernel.refused import Refused
from ..kernel.rng import Rng
from .bot import Bot, BotFactory, BotSpec, Budget
from .custom import load_bot
from .dreamer import Dreamer
from .greedy import Greedy
from .levels import LEVELS, RENAMED, Level
from .random import Random
from .search import Forgetful, Search

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "dreamer": Dreamer,
    "greedy": Greedy,
    "forgetful": Forgetful,
    "search": Search,
}
"""The built-in kinds of bots, weakest first."""

MOST_ITERATIONS: Final = 1_000_000
"""A larger tree would not fit into memory."""
SERVED_SECONDS: Final = 1.5
"""Time limit per decision for a custom bot on a server, where people wait for it."""

BotLike = str | Bot | BotFactory
"""A bot by name, as an object, or as a class or function that makes one."""


def find_bot(name: str) -> BotSpec:
    """The bot of that name: a level, a built-in kind, or a class in another package.

    Kinds that think may be followed by a number of iterations.

    >>> find_bot("search:50").budget
    Budget(iterations=50, seconds=None)
    >>> find_bot("hazel").name
    'hazel'
    """
    kind, _, rest = name.partition(":")
    if not (kind and rest) or kind in BOTS or name in LEVELS:
        return known_bot(name)
    if kind in LEVELS:
        raise Refused(f"the bot {kind} takes no number of iterations", field="bot")
    attribute, colon, iterations = rest.partition(":")
    return _with_budget(name, load_bot(kind, attribute), iterations if colon else None)


def known_bot(name: str) -> BotSpec:
    """The bot of that name, if it is a level or a built-in kind; nothing is imported."""
    name = RENAMED.get(name, name)
    if name in LEVELS:
        return LEVELS[name]
    kind, colon, iterations = name.partition(":")
    if kind not in BOTS:
        known = ", ".join((*BOTS, *LEVELS))
        raise Refused(f"there is no bot {name!r}, only {known}, or MODULE:CLASS", field="bot")
    return _with_budget(name, BOTS[kind], iterations if colon else None)


def follows(name: str, game: str) -> bool:
    """Whether the level or built-in bot of that name needs every frame of a game."""
    factory = known_bot(name).factory
    if isinstance(factory, Level) or (isinstance(factory, type) and issubclass(factory, Bot)):
        return factory.follows(registry.game(game))
    return True


def spec_of(bot: BotLike) -> BotSpec:
    """The specification of a bot in any of its forms."""
    if isinstance(bot, str):
        return find_bot(bot)
    if isinstance(bot, Bot):
        return BotSpec(type(bot).__name__, lambda *_: bot, Budget())
    if not callable(bot):
        raise TypeError(f"{bot!r} is neither a bot, nor its name, nor a function that makes one")
    return BotSpec(getattr(bot, "__name__", repr(bot)), bot, Budget())


def make(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """A new bot of that name for a seat of a game; it owns the generator from now on."""
    return find_bot(name).factory(game, seat, rng)


def offer(name: str) -> None:
    """Make a bot known in this process, as a level of that name."""
    found = find_bot(name)
    budget = found.budget
    if budget.seconds is None:
        budget = Budget(budget.iterations, SERVED_SECONDS)
    LEVELS[name] = found._replace(budget=budget)


def _with_budget(name: str, kind: type[Bot], iterations: str | None) -> BotSpec:
    if iterations is None:
        return BotSpec(name, kind, Budget())
    if not kind.thinks:
        raise Refused(f"the bot {name} takes no number of iterations", field="bot")
    return BotSpec(name, kind, Budget(_iterations(iterations)))


def _iterations(text: str) -> int:
    number = int(text) if text.isdecimal() and len(text) < 9 else 0
    if not 1 <= number <= MOST_ITERATIONS:
        reason = f"iterations must be a number from 1 to {MOST_ITERATIONS}, not {text!r}"
        raise Refused(reason, field="bot")
    return number
