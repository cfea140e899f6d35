"""Bots at the seats of a game in progress: each is shown what it may know, and asked in turn."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.play import Play
from ..kernel.rng import keyed
from .bot import Bot, Budget, Frame
from .roster import called, make


class Table:
    """A play with bots at some of its seats, or at all of them.

    Each bot has a generator of its own, from the play's seed and its seat.
    """

    def __init__(self, play: Play, names: Mapping[int, str]) -> None:
        self.play = play
        self.names = dict(names)
        """By seat: the name that its bot was asked for by."""
        self._bots: dict[int, Bot] = {}
        self._budgets: dict[int, Budget] = {}
        self._frames: dict[int, Frame] = {}
        for seat, name in self.names.items():
            rng = keyed(play.seed, f"bot/{seat}")
            self._bots[seat] = make(name, play.game, seat, rng)
            self._budgets[seat] = called(name).budget

    def act(self) -> None:
        """Let the first bot decide that is asked; before and after, show all what happened.

        Steps that were taken back in between are never shown: who could take one back had acted
        last, and no bot since.
        """
        self.show()
        seat = next(seat for seat in self.play.waiting if seat in self._bots)
        frame = self._frames[seat]
        self.play.act(self._bots[seat].choose(frame, self._budgets[seat]), seat)
        self.show()

    def finish(self) -> Play:
        """Let bots at all seats play to the end."""
        while not self.play.over:
            self.act()
        return self.play

    def show(self) -> None:
        """Send every bot a frame that has not seen the last step."""
        for seat, bot in self._bots.items():
            if seat not in self._frames or self._frames[seat].seq != len(self.play.steps):
                self._frames[seat] = self._frame(seat)
                bot.observe(self._frames[seat])

    def _frame(self, seat: int) -> Frame:
        play = self.play
        since = self._frames[seat].seq + 1 if seat in self._frames else 0
        return Frame(
            seq=len(play.steps),
            view=play.view(seat),
            events=tuple(play.events(seat, since)),
            choices=tuple(play.numbers(seat)) if seat in play.waiting else (),
        )
