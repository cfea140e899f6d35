"""Advice in a terminal game: recommended actions, and why a bot may have moved as it did."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from ..bots.bot import Budget, Frame
from ..bots.hindsight import hindsight, last_turn
from ..bots.hints import Hint, Reason, hint, term_reason
from ..bots.inference import belief_after
from ..kernel.rng import keyed
from .display import Display

BUDGET: Final = Budget(iterations=1000, seconds=1.5)


class Advice:
    """Advises a display's seat, from what that seat knows."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._play, self._seat = display.play, display.seat

    def hints(self) -> tuple[Hint, ...]:
        """The recommended actions, best first; the same position gets the same advice."""
        play, seat = self._play, self._seat
        frame = Frame(
            seq=len(play.steps),
            view=play.view(seat),
            events=(),
            choices=tuple(play.numbers(seat)),
        )
        rng = keyed(bytes(32), f"hint/{seat}/{frame.seq}")
        return hint(play.game, frame, BUDGET, rng, belief=belief_after(play, seat))

    def show(self, hints: Iterable[Hint]) -> None:
        """Print hints with their reasons, numbered from 1."""
        for rank, found in enumerate(hints, 1):
            action = self._play.game.action(found.action)
            chance = f"{found.share:.0%}".replace("%", " %")
            self._display.terminal.say(f"{rank}  {action}  ({chance})", "bold")
            self._reasons(found.reasons, found.price, mine=True)

    def explain(self, bots: Container[int]) -> None:
        """Print the latest turn of one of these seats, and what may explain it."""
        say = self._display.terminal.say
        turn = last_turn(self._play, self._seat, bots)
        if turn is None:
            say("No bot has moved yet.")
            return
        _, sights = turn
        self._display.narrate(sight.events[0] for sight in sights if sight.events)
        reasons, price = hindsight(self._play.game, sights)
        if not reasons and price is None:
            say("Nothing that you can see explains it.")
        cost = None if price is None else term_reason(price)
        self._reasons(map(term_reason, reasons), cost, mine=False)

    def _reasons(self, reasons: Iterable[Reason], price: Reason | None, mine: bool) -> None:
        """Print what speaks for an action, marked with a plus, and its price with a minus."""
        game, narrator = self._play.game, self._display.narrator
        marked = [("+", reason) for reason in reasons]
        if price is not None:
            marked.append(("-", price))
        for mark, reason in marked:
            sentence = narrator.advice(*reason.parts(game), mine)
            self._display.terminal.say(f"   {mark} {sentence}")
