"""A game in progress with bots at some or all of its seats."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.play import Play
from ..kernel.refused import Refused
from ..kernel.rng import keyed
from .bot import Bot, BotSpec, Budget, Frame
from .priors import PriorBot
from .roster import BotLike, spec_of


class Table:
    """A play with bots at some of its seats, or at all of them.

    Bots are given by name, as objects, or as classes. Each has its own generator, derived from
    its seat and a seed, by default the play's.
    """

    def __init__(self, play: Play, bots: Mapping[int, BotLike], seed: bytes | None = None) -> None:
        self.play = play
        chance = play.seed if seed is None else seed
        specs = {seat: spec_of(bot) for seat, bot in bots.items()}
        self.names = {seat: spec.name for seat, spec in specs.items()}
        """The name of each seat's bot."""
        self._seats = {seat: _Seat(play, seat, spec, chance) for seat, spec in specs.items()}

    def act(self) -> None:
        """Let the first bot that is asked decide.

        Bots that observe get a frame before and after. They never see a step that was taken back:
        only the last seat to act can do that, and no bot has acted since.
        """
        self.show()
        seat = next((seat for seat in self.play.waiting if seat in self._seats), None)
        if seat is None:
            raise Refused("no bot is asked now", field="bot")
        self.play.act(self._seats[seat].choose(), seat)
        self.show()

    def finish(self) -> Play:
        """Play to the end; every seat needs a bot."""
        while not self.play.over:
            self.act()
        return self.play

    def show(self) -> None:
        """Send a frame to every observing bot that hasn't seen the last step."""
        for seat in self._seats.values():
            seat.show()


class _Seat:
    """A bot at a seat. It is given only what the seat may know."""

    def __init__(self, play: Play, seat: int, spec: BotSpec, seed: bytes) -> None:
        if not 0 <= seat < play.seats:
            raise Refused(f"there is no seat {seat}", field="seat")
        self._play = play
        self._seat = seat
        self._name = spec.name
        self._budget: Budget = spec.budget
        self._bot = spec.factory(play.game, seat, keyed(seed, f"bot/{seat}"))
        self._frame: Frame | None = None
        _check(self._bot, play, seat)

    def show(self) -> None:
        """Let an observing bot see the last step, unless it already has."""
        seen = self._frame is not None and self._frame.seq == len(self._play.steps)
        if self._bot.follows(self._play.game) and not seen:
            self._frame = self._observed()
            self._bot.observe(self._frame)

    def choose(self) -> int:
        """The bot's action; Refused if it isn't legal."""
        choices = tuple(self._play.numbers(self._seat))
        action = self._chosen(choices)
        if action not in choices:
            raise Refused(f"{self._name} chose {action!r}, which isn't a choice", field="bot")
        return action

    def _chosen(self, choices: tuple[int, ...]) -> int:
        bot, play = self._bot, self._play
        if isinstance(bot, PriorBot) and bot.needs_no_frame:
            if len(choices) == 1:
                return choices[0]
            return bot.choose_in(play.state.determinize(self._seat, bot.rng), choices)
        frame = self._frame
        if frame is None or not bot.follows(play.game):
            view = play.view(self._seat)
            frame = Frame(seq=len(play.steps), view=view, events=(), choices=choices)
        return bot.choose(frame, self._budget)

    def _observed(self) -> Frame:
        play, seat = self._play, self._seat
        since = 0 if self._frame is None else self._frame.seq + 1
        return Frame(
            seq=len(play.steps),
            view=play.view(seat),
            events=tuple(play.events(seat, since)),
            choices=tuple(play.numbers(seat)) if seat in play.waiting else (),
        )


def _check(bot: object, play: Play, seat: int) -> None:
    """Raise Refused unless this is a bot made for this game and seat."""
    if not isinstance(bot, Bot):
        raise TypeError(f"{bot!r} is not a bot")
    if bot.game is not play.game or bot.seat != seat:
        reason = f"{type(bot).__name__} was made for seat {bot.seat} of {bot.game.title}"
        raise Refused(reason, field="bot")
