"""The narrator: says in a language what happened, what is asked, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..kernel.game import Action, Event, View
from ..kernel.refused import Refused
from ..kernel.score_sheet import ScoreRow, Tie
from .phrasebook import NOTHING, phrasebook
from .plain import plain


class Narrator:
    """Speaks of one game in one language; of a game without texts here, plainly. Cheap to make.

    Whatever is said of all games, the narrator of any name can say.

    >>> from elfhame.games.registry import game
    >>> Narrator("fae").action(game("fae").parse("ritual A1"))
    'hold the ritual at A1 next'
    """

    def __init__(self, game: str, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._book = phrasebook(game, language)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        kind = _kind(type(event))
        return self._told(f"event-{kind}", kind, event.facts())

    def action(self, action: Action) -> str:
        """A choice, as one reads it in a list."""
        message = f"action-{_kind(type(action))}"
        return self.say(message, action.facts()) if message in self._book else str(action)

    def question(self, view: View) -> str:
        """What is asked now, and of whom; at the end, that it is over."""
        if view.question is None:
            return self.say("over", {"rule": view.ending or ""})
        return self._told(f"question-{view.question}", view.question, {"seats": view.waiting})

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or message not in self._book:
            return str(refused)
        return self.say("refused", {"reason": self.say(message), "rule": refused.rule})

    def score(self, row: ScoreRow) -> str:
        """The label of a row of the score sheet."""
        return self._told(f"score-{row.label}", row.label, row.facts)

    def tie(self, tie: Tie) -> str:
        """Who won although several have the most points, and why."""
        facts = {"seats": tie.seats, "winners": tie.winners, "count": len(tie.winners)}
        return self._told(f"tie-{tie.label}", tie.label, facts)

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """Any message there is, with these facts: seats and things go by their names."""
        return self._book.say(message, facts or NOTHING, self.names)

    def _told(self, message: str, kind: str, facts: Mapping[str, object]) -> str:
        """A message of the game; if there are no texts for it, plainly."""
        if message in self._book:
            return self._book.say(message, facts, self.names)
        return plain(kind, facts, self._seat)

    def _seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("seat", {"number": seat})


@cache
def _kind(shape: type[Event | Action]) -> str:
    return str(shape.__struct_config__.tag)
