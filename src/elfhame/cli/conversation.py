"""A person at a seat and the game: what is asked, what is typed, and what comes of it."""

from __future__ import annotations

import sys
from typing import Final

from ..bots.table import Table
from ..kernel.refused import Refused
from ..texts import rulebook
from .choosing import Choice, fitting, names_all
from .listing import choice_list, standings
from .refusals import refusal
from .rules import table
from .terminal import Terminal
from .voice import Voice

FEW: Final = 12
"""So many choices are listed before anything is typed."""

HELP: Final = """\
  ACTION        an action as it is listed, such as: {example}
                or any part of it: what fits is listed, and played at once if
                nothing else could be meant
  NUMBER        a choice of the last list
  (nothing)     list all choices
  look ACTION   see what it would do, without doing it
  back          take your last step back, if nobody learned from it or acted since
  board         show the board again
  rules ID      read a rule, such as one named in brackets
  quit          leave"""


class Conversation:
    """A game between a person and bots, until its end or until the person leaves."""

    def __init__(self, rivals: Table, seat: int, terminal: Terminal, language: str = "en") -> None:
        self.play = rivals.play
        self.seat = seat
        self.rivals = rivals
        self.terminal = terminal
        self.voice = Voice(rivals.play, seat, terminal, language)
        self._choices: list[Choice] = []
        self._listed: list[Choice] = []
        self._commands = {
            "?": self._help,
            "help": self._help,
            "rules": self._rule,
            "look": self._look,
            "back": self._back,
            "board": self._board,
        }

    def run(self) -> None:
        """Let everybody act in turn."""
        while not self.play.over:
            if self.seat not in self.play.waiting:
                self.rivals.act()
            elif not self._decide():
                return
        self.voice.news()
        self.voice.reveal()
        self.terminal.print(standings(self.play, self.seat, self.rivals.names))

    # ------------------------------------------------------------ one decision

    def _decide(self) -> bool:
        """Ask until something is done; whether the person stays."""
        self.voice.news()
        self.voice.board()
        self.voice.question()
        self._choices = self._legal()
        self._offer()
        for line in iter(self._read, None):
            if line.casefold() in ("quit", "exit", "q"):
                return False
            if self._answer(line):
                return True
        self.terminal.say("")
        return False

    def _offer(self) -> None:
        self._listed = []
        count = len(self._choices)
        if count <= FEW:
            self._list(self._choices)
        else:
            self.terminal.say(f"{count} choices; type a part of one to see some, ? for help.")

    def _read(self) -> str | None:
        """The next line that is typed; None if there will be none."""
        try:
            line = input("> ")
        except EOFError:
            return None
        if not sys.stdin.isatty():
            self.terminal.say(line)
        return " ".join(line.split())

    def _answer(self, line: str) -> bool:
        """Do what was typed; whether the game is another now."""
        command, _, rest = line.partition(" ")
        command = command.casefold()
        spelled = any(choice.text == line for choice in self._choices)
        if command in self._commands and not spelled:
            return self._commands[command](rest)
        choice = self._found(line)
        if choice is None:
            return False
        self.play.act(choice.number, self.seat)
        return True

    # ------------------------------------------------------------ choices

    def _legal(self) -> list[Choice]:
        numbers, actions = self.play.numbers(self.seat), self.play.choices(self.seat)
        pairs = zip(numbers, actions, strict=True)
        return [Choice(n, str(action), self.voice.narrator.action(action)) for n, action in pairs]

    def _found(self, typed: str) -> Choice | None:
        """The one choice that was typed; if there is none, say or list what is near."""
        for place, choice in enumerate(self._listed, 1):
            if typed == str(place):
                return choice
        fits = fitting(self._choices, typed)
        if len(fits) == 1 and names_all(fits[0], typed):
            return fits[0]
        if fits:
            self._list(fits)
        else:
            self.voice.refuse(refusal(self.play, self.seat, typed))
        return None

    def _list(self, choices: list[Choice]) -> None:
        self._listed = choices
        self.terminal.print(choice_list(choices, long=len(choices) > FEW))

    # ------------------------------------------------------------ commands

    def _help(self, _rest: str) -> bool:
        self.terminal.say(HELP.format(example=self._choices[0].text))
        return False

    def _rule(self, rest: str) -> bool:
        try:
            book = rulebook(self.play.game.name, self.voice.narrator.language)
            self.terminal.print(table([book[rest.upper()]]))
        except Refused as refused:
            self.voice.refuse(refused)
        return False

    def _look(self, rest: str) -> bool:
        choice = self._found(rest)
        if choice is None:
            return False
        look = self.play.look([choice.number], self.seat)
        self.voice.narrate(look.events)
        if look.view is None:
            self.terminal.say("What comes next you would learn only by doing it.")
        else:
            self.voice.board(look.view)
        return False

    def _back(self, _rest: str) -> bool:
        try:
            self.play.take_back(self.seat)
        except Refused as refused:
            self.voice.refuse(refused)
            return False
        return True

    def _board(self, _rest: str) -> bool:
        self.voice.board()
        return False
