"""An interactive game: reads a player's commands, and lets bots play the other seats."""

from __future__ import annotations

import sys
from typing import Final

from ..bots.table import Table
from ..kernel.refused import Refused
from ..texts import rulebook
from .advice import Advice
from .choices import Choice, matches, names_every_field
from .display import Display
from .lists import choice_list, standings
from .refusals import refusal
from .rules import rule_table
from .terminal import Terminal

FEW: Final = 12
"""Up to this many choices are listed before anything is typed."""

HELP: Final = """\
  ACTION        an action as listed, such as: {example}
                or part of one: lists what matches, or plays it at once if
                nothing else can be meant
  NUMBER        a choice from the last list
  (nothing)     list all choices
  look ACTION   see what it would do, without doing it
  hint          see recommended actions, with reasons and your chance to win
  why           see what may explain the last turn of a bot
  back          take back your last step, if nobody has learned from it or acted since
  board         show the board again
  position      show the position as text, as far as you know it
  rules ID      read a rule, such as one shown in brackets
  quit          leave the game"""


class Session:
    """A game between a person and bots, until it ends or the person leaves."""

    def __init__(self, table: Table, seat: int, terminal: Terminal, language: str = "en") -> None:
        self.play = table.play
        self.seat = seat
        self.table = table
        self.terminal = terminal
        self.display = Display(table.play, seat, terminal, language)
        self._advice = Advice(self.display)
        self._choices: list[Choice] = []
        self._listed: list[Choice] = []
        self._commands = {
            "?": self._help,
            "help": self._help,
            "rules": self._rule,
            "look": self._look,
            "hint": self._hint,
            "why": self._why,
            "back": self._back,
            "board": self._board,
            "position": self._position,
        }

    def run(self) -> None:
        """Play until the end of the game, or until the person leaves."""
        while not self.play.over:
            if self.seat not in self.play.waiting:
                self.table.act()
            elif not self._decide():
                return
        self.display.news()
        self.display.reveal()
        self.terminal.print(standings(self.play, self.seat, self.table.names))

    # ------------------------------------------------------------ one decision

    def _decide(self) -> bool:
        """Ask until the person has acted; return False if they leave."""
        self.display.news()
        self.display.board()
        self.display.question()
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
            self.terminal.say(f"{count} choices; type part of one to list some, ? for help.")

    def _read(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        try:
            line = input("> ")
        except EOFError:
            return None
        if not sys.stdin.isatty():
            self.terminal.say(line)
        return " ".join(line.split())

    def _answer(self, line: str) -> bool:
        """Carry out a line; return whether the game has changed."""
        command, _, rest = line.partition(" ")
        command = command.casefold()
        is_action = any(choice.text == line for choice in self._choices)
        if command in self._commands and not is_action:
            return self._commands[command](rest)
        choice = self._find(line)
        if choice is None:
            return False
        self.play.act(choice.number, self.seat)
        return True

    # ------------------------------------------------------------ choices

    def _legal(self) -> list[Choice]:
        numbers, actions = self.play.numbers(self.seat), self.play.choices(self.seat)
        describe = self.display.narrator.action
        pairs = zip(numbers, actions, strict=True)
        return [Choice(number, str(action), describe(action)) for number, action in pairs]

    def _find(self, typed: str) -> Choice | None:
        """The one choice that was typed; otherwise list what matches, or say why nothing does."""
        for place, choice in enumerate(self._listed, 1):
            if typed == str(place):
                return choice
        found = matches(self._choices, typed)
        if len(found) == 1 and names_every_field(found[0], typed):
            return found[0]
        if found:
            self._list(found)
        else:
            self.display.refuse(refusal(self.play, self.seat, typed))
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
            book = rulebook(self.play.game.name, self.display.narrator.language)
            self.terminal.print(rule_table([book[rest.upper()]]))
        except Refused as refused:
            self.display.refuse(refused)
        return False

    def _look(self, rest: str) -> bool:
        choice = self._find(rest)
        if choice is None:
            return False
        look = self.play.look([choice.number], self.seat)
        self.display.narrate(look.events)
        if look.view is None:
            self.terminal.say("You can only find out what comes next by doing it.")
        else:
            self.display.board(look.view)
        return False

    def _hint(self, _rest: str) -> bool:
        hints = self._advice.hints()
        known = {choice.number: choice for choice in self._choices}
        self._listed = [known[found.action] for found in hints]
        self._advice.show(hints)
        return False

    def _why(self, _rest: str) -> bool:
        self._advice.explain(self.table.names)
        return False

    def _back(self, _rest: str) -> bool:
        try:
            self.play.take_back(self.seat)
        except Refused as refused:
            self.display.refuse(refused)
            return False
        return True

    def _board(self, _rest: str) -> bool:
        self.display.board()
        return False

    def _position(self, _rest: str) -> bool:
        self.terminal.say(self.play.position(self.seat))
        return False
