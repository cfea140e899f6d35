"""Prints a game for one seat: only what that seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel.game import REVIEWER, Event, View
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..texts.narrator import Narrator
from .terminal import Terminal


class Display:
    """Shows a game in progress to a seat, on a terminal and in a language."""

    def __init__(self, play: Play, seat: int, terminal: Terminal, language: str = "en") -> None:
        self.play = play
        self.seat = seat
        self.terminal = terminal
        self.narrator = Narrator(play.game.name, language, _names(play, seat, language))
        self._next_step = 0

    def news(self) -> None:
        """Narrate the events since the last call, without steps that were taken back."""
        self.narrate(event for _, event in self.play.events(self.seat, self._next_step))
        self._next_step = len(self.play.steps) + 1

    def narrate(self, events: Iterable[Event]) -> None:
        """Print events, each with its rules."""
        for event in events:
            self.terminal.say(f"* {self.narrator.event(event)} [{' '.join(event.rules)}]")

    def board(self, view: View | None = None) -> None:
        """Print a view, by default the seat's current one."""
        self.terminal.say(f"\n{self.play.game.show(view or self.play.view(self.seat))}\n")

    def question(self) -> None:
        """Print what the seat has to decide."""
        self.terminal.say(self.narrator.question(self.play.view(self.seat)), "bold")

    def refuse(self, refused: Refused) -> None:
        """Print why something can't be done: the rule against it, or what is wrong with it."""
        sentence = self.narrator.refusal(refused) if refused.rule else f"{refused.reason}."
        self.terminal.say(sentence[:1].upper() + sentence[1:], "red")

    def reveal(self) -> None:
        """Print everything that was hidden, once the game is over."""
        self.board(self.play.view(REVIEWER))


def _names(play: Play, yours: int, language: str) -> list[str]:
    """The names of the seats, with "you" for the reader's own."""
    say = Narrator(play.game.name, language).say
    messages = ("your-seat" if seat == yours else "seat" for seat in range(play.seats))
    return [say(message, {"number": seat}) for seat, message in enumerate(messages)]
