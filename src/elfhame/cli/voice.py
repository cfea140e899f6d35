"""What is said to a person at a seat: only what that seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel.game import REVIEWER, Event, View
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..texts.narrator import Narrator
from .terminal import Terminal


class Voice:
    """Tells a seat of a game in progress, on a terminal, in a language."""

    def __init__(self, play: Play, seat: int, terminal: Terminal, language: str = "en") -> None:
        self.play = play
        self.seat = seat
        self.terminal = terminal
        self.narrator = Narrator(play.game.name, language, _names(play, seat, language))
        self._told = 0

    def news(self) -> None:
        """Tell what happened since this was last done; of a step taken back, nothing."""
        self.narrate(event for _, event in self.play.events(self.seat, self._told))
        self._told = len(self.play.steps) + 1

    def narrate(self, events: Iterable[Event]) -> None:
        """Tell of events, each with its rules."""
        for event in events:
            self.terminal.say(f"* {self.narrator.event(event)} [{' '.join(event.rules)}]")

    def board(self, view: View | None = None) -> None:
        """Show what the seat knows, or would know."""
        self.terminal.say(f"\n{self.play.game.show(view or self.play.view(self.seat))}\n")

    def question(self) -> None:
        """Say what the seat is asked."""
        self.terminal.say(self.narrator.question(self.play.view(self.seat)), "bold")

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done: the rule against it, or what is wrong with it."""
        told = self.narrator.refusal(refused) if refused.rule else f"{refused.reason}."
        self.terminal.say(told[:1].upper() + told[1:], "red")

    def reveal(self) -> None:
        """Show what was hidden, once the game is over."""
        self.board(self.play.view(REVIEWER))


def _names(play: Play, yours: int, language: str) -> list[str]:
    """What the seats are called to the one at a seat."""
    say = Narrator(play.game.name, language).say
    messages = ("your-seat" if seat == yours else "seat" for seat in range(play.seats))
    return [say(message, {"number": seat}) for seat, message in enumerate(messages)]
