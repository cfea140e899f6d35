"""The bots that a command may name, and how they take part in a game in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from ..bots.random import Random
from ..kernel.game import View
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..kernel.rng import Rng, keyed


class Bot(Protocol):
    """One who plays from what its seat may know."""

    def choose(self, view: View, numbers: Sequence[int], rng: Rng) -> int:
        """One of the numbers, which are the seat's legal actions in order."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {"random": Random}
"""How to get a bot, by the name it is called by."""


class Rival(NamedTuple):
    """A bot at a seat, with the generator that is its own."""

    seat: int
    name: str
    bot: Bot
    rng: Rng

    def act(self, play: Play) -> None:
        """Decide for the seat, which must be asked now."""
        view, numbers = play.view(self.seat), play.numbers(self.seat)
        play.act(self.bot.choose(view, numbers, self.rng), self.seat)


def named(names: Sequence[str], count: int) -> list[str]:
    """A bot's name for each of so many seats: as given, the last one again and again."""
    for name in names:
        if name not in BOTS:
            raise Refused(f"there is no bot {name!r}, only {', '.join(BOTS)}", field="bot")
    if len(names) > count:
        raise Refused(
            f"there are more bots ({len(names)}) than seats for them ({count})", field="bot"
        )
    return [*names, *[names[-1]] * (count - len(names))]


def rivals(play: Play, seats: Iterable[int], names: Iterable[str]) -> dict[int, Rival]:
    """The bots at these seats, each with a generator from the seed of the play."""
    return {
        seat: Rival(seat, name, BOTS[name](), keyed(play.seed, f"bot/{seat}"))
        for seat, name in zip(seats, names, strict=True)
    }
