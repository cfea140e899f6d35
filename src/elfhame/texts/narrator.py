"""The narrator: puts events, questions, choices and refusals into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..kernel.game import Action, Event, View
from ..kernel.refused import Refused
from ..kernel.score_sheet import ScoreRow, Tie
from .languages import canonical
from .phrasebook import NOTHING, phrasebook
from .plain import plain


class Narrator:
    """Speaks about one game in one language. Cheap to make.

    For a game without texts it uses plain field names. Messages that are about no particular
    game are known to every narrator.

    >>> from elfhame.games.registry import game
    >>> Narrator("fae").action(game("fae").parse("ritual A1"))
    'hold the ritual at A1 next'
    """

    def __init__(self, game: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = canonical(language)
        self.names = names
        self._book = phrasebook(game, self.language)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        kind = _kind(type(event))
        return self._sentence(f"event-{kind}", kind, event.facts())

    def action(self, action: Action) -> str:
        """An action as an entry in a list of choices."""
        message = f"action-{_kind(type(action))}"
        return self.say(message, action.facts()) if message in self._book else str(action)

    def question(self, view: View) -> str:
        """Who has to decide what now; at the end, that the game is over."""
        if view.question is None:
            return self.say("over", {"rule": view.ending or ""})
        return self._sentence(f"question-{view.question}", view.question, {"seats": view.waiting})

    def refusal(self, refused: Refused) -> str:
        """Why something can't be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or message not in self._book:
            return str(refused)
        return self.say("refused", {"reason": self.say(message), "rule": refused.rule})

    def score(self, row: ScoreRow) -> str:
        """The label of a row of the score sheet."""
        return self._sentence(f"score-{row.label}", row.label, row.facts)

    def tie(self, tie: Tie) -> str:
        """Who won although several have the most points, and why."""
        facts = {"seats": tie.seats, "winners": tie.winners, "count": len(tie.winners)}
        return self._sentence(f"tie-{tie.label}", tie.label, facts)

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """Any message, with these facts; seats and pieces are called by their names."""
        return self._book.say(message, facts or NOTHING, self.names)

    def _sentence(self, message: str, kind: str, facts: Mapping[str, object]) -> str:
        """A message of the game, or its plain form if there is no text for it."""
        if message in self._book:
            return self._book.say(message, facts, self.names)
        return plain(kind, facts, self._seat)

    def _seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("seat", {"number": seat})


@cache
def _kind(shape: type[Event | Action]) -> str:
    return str(shape.__struct_config__.tag)
