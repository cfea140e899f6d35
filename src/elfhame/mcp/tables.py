"""The games of one client: what its seat knows, what it may do, and why not, all in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..bots.levels import LEVELS
from ..bots.roster import BOTS, known_bot
from ..bots.table import Table
from ..games import registry
from ..kernel.game import REVIEWER
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..kernel.start import start
from ..texts import rulebook
from ..texts.narrator import Narrator

MOST_TABLES: Final = 64
"""A client can have this many games at the same time."""
MOST_CHOICES: Final = 40
"""Longer lists of choices are cut, and say how to see the rest."""


class Seat:
    """A seat in a game against bots. Nothing is said that the seat can't know."""

    def __init__(self, play: Play, seat: int, bot: str, language: str) -> None:
        if not 0 <= seat < play.seats:
            raise Refused(f"there is no seat {seat}", field="seat")
        self.play, self.seat = play, seat
        known_bot(bot)  # of other bots a client can't name the module, which would be imported
        others = [other for other in range(play.seats) if other != seat]
        self._table = Table(play, dict.fromkeys(others, bot))
        say = Narrator(play.game.name, language).say
        names = ["your-seat" if other == seat else "seat" for other in range(play.seats)]
        called = [say(name, {"number": other}) for other, name in enumerate(names)]
        self._narrator = Narrator(play.game.name, language, called)
        self._rulebook = rulebook(play.game.name, language)
        self._next_step = 0
        self._let_bots_act()

    def news(self) -> str:
        """The events since the last time, then the board, the question and the choices."""
        events = [event for _, event in self.play.events(self.seat, self._next_step)]
        self._next_step = len(self.play.steps) + 1
        return "\n".join([*(f"* {self._narrator.event(event)}" for event in events), self.known()])

    def known(self) -> str:
        """The board as the seat knows it, the question, and the choices."""
        if self.play.over:
            return self._end()
        view = self.play.view(self.seat)
        asked = self._narrator.question(view)
        return f"\n{self.play.game.show(view)}\n\n{asked}\n{self.choices('')}"

    def choices(self, containing: str) -> str:
        """The legal actions, one per line, each with its meaning."""
        wanted = containing.casefold()
        lines = [line for line in self._lines() if wanted in line.casefold()]
        more = len(lines) - MOST_CHOICES
        if more > 0:
            lines[MOST_CHOICES:] = [f"... and {more} more: use list_choices with part of one"]
        return "\n".join(lines) or "There is no such choice."

    def act(self, action: str) -> str:
        """Take an action; then bots play until the seat is asked again."""
        refused = self.play.why(action, self.seat)
        if refused is not None:
            return self._reason(refused)
        self.play.act(action, self.seat)
        self._let_bots_act()
        return self.news()

    def why_not(self, action: str) -> str:
        """Why an action isn't allowed, with the text of the rule."""
        refused = self.play.why(action, self.seat)
        return f"{action} is allowed." if refused is None else self._reason(refused)

    def _reason(self, refused: Refused) -> str:
        sentence = self._narrator.refusal(refused)
        if refused.rule is None:
            return f"Not possible: {sentence}"
        return f"Not allowed: {sentence}\n{refused.rule}: {self._rulebook[refused.rule].text}"

    def _lines(self) -> Iterator[str]:
        for action in self.play.choices(self.seat):
            yield f"{action}    ({self._narrator.action(action)})"

    def _let_bots_act(self) -> None:
        while not self.play.over and self.seat not in self.play.waiting:
            self._table.act()

    def _end(self) -> str:
        result = self.play.result
        assert result is not None, "a game that is over has a result"
        board = self.play.game.show(self.play.view(REVIEWER))
        won = [seat for seat, share in enumerate(result.returns) if share]
        points = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(result.scores))
        winners = ", ".join(f"seat {seat}" for seat in won) or "nobody"
        return f"\n{board}\n\nThe game is over ({result.ending}). Points: {points}. Won: {winners}."


class Tables:
    """All games of a client, by name."""

    def __init__(self, language: str = "en") -> None:
        self._language = language
        self._seats: dict[str, Seat] = {}
        self._started = 0

    def games(self) -> str:
        """The games that can be started, with seats and options, and the bots to play against."""
        lines = []
        for name in registry.names():
            game = registry.game(name)
            seats = " or ".join(map(str, game.seats))
            options = ", ".join(game.options_type.__struct_fields__) or "none"
            lines.append(f"{name}: {game.title}, for {seats} seats; options: {options}")
        return "\n".join([*lines, f"Bots: {', '.join((*LEVELS, *BOTS))}"])

    def start(
        self,
        game: str,
        seats: int | None,
        seat: int,
        bot: str,
        seed: int | None,
        options: dict[str, Any],
    ) -> str:
        """Start a game and return its name, and what the seat knows."""
        if len(self._seats) >= MOST_TABLES:
            raise Refused(f"there are {MOST_TABLES} games already; leave one", field="table")
        play = start(registry.game(game), seats, seed, None, options)
        sitting = Seat(play, seat, bot, self._language)
        self._started += 1
        name = f"{game}-{self._started}"
        self._seats[name] = sitting
        return f"Table {name}. You have seat {seat}.\n{sitting.news()}"

    def leave(self, table: str) -> str:
        """Forget a game."""
        self.at(table)
        del self._seats[table]
        return f"You left {table}."

    def at(self, table: str) -> Seat:
        """The client's seat in a game."""
        if table not in self._seats:
            known = ", ".join(self._seats) or "none yet"
            raise Refused(f"there is no table {table!r}, only: {known}", field="table")
        return self._seats[table]

    def rule(self, game: str, rule: str) -> str:
        """The text of a rule."""
        return rulebook(registry.game(game).name, self._language)[rule].text
