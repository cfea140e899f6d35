"""The narrator: puts events, questions, choices and refusals into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..kernel.game import Action, Event, View
from ..kernel.pieces import Phrase
from ..kernel.refused import Refused
from ..kernel.score_sheet import ScoreRow, Tie
from ..kernel.spoken import Spoken
from ..kernel.term import Term
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

    def term(self, term: Term, mine: bool) -> str:
        """One thing that an action changes, as a sentence: about the reader's own, or another's."""
        kind = _kind(type(term))
        return self._sentence(f"term-{kind}", kind, {**term.facts(), "mine": int(mine)})

    def advice(
        self, kind: str, fact: Term | Event | None, instead: Action | None, mine: bool
    ) -> str:
        """A reason for an action: a term or an event, or else the message of its kind.

        With an action to avoid, the term says what that one would cost.
        """
        if fact is None:
            return self.say(f"hint-{kind}")
        sentence = self.event(fact) if isinstance(fact, Event) else self.term(fact, mine)
        if instead is None:
            return sentence
        facts = {"action": self.action(instead), "reason": sentence}
        return self.say("hint-instead", facts)

    def question(self, view: View) -> str:
        """Who has to decide what now; at the end, that the game is over."""
        if view.question is None:
            return self.say("over", {"rule": view.ending or ""})
        message = f"question-{view.question}"
        if message not in self._book:
            return plain(view.question, {"seats": view.waiting}, self._seat)
        return self.say("asked", {"seats": view.waiting, "question": self.say(message)})

    def bare_question(self, view: View) -> str | None:
        """The question by itself, for the player who has to answer it; None at the end."""
        if view.question is None:
            return None
        asked = self._sentence(f"question-{view.question}", view.question, NOTHING)
        return asked[:1].upper() + asked[1:]

    def refusal(self, refused: Refused) -> str:
        """Why something can't be done, with its rule."""
        message = f"refusal-{refused.rule}"
        if refused.rule is None or message not in self._book:
            return str(refused)
        return self.say("refused", {"reason": self.say(message), "rule": refused.rule})

    def reason(self, refused: Refused) -> str | None:
        """Why something can't be done, without its rule; None if no message says so."""
        message = f"refusal-{refused.rule}"
        return self.say("reason", {"reason": self.say(message)}) if message in self._book else None

    def score(self, row: ScoreRow) -> str:
        """The label of a row of the score sheet; pieces are named as on the board."""
        facts = {
            fact: self.name(value) if isinstance(value, str) else value
            for fact, value in row.facts.items()
        }
        return self._sentence(f"score-{row.label}", row.label, facts)

    def tie(self, tie: Tie) -> str:
        """Who won although several have the most points, and why."""
        facts = {"seats": tie.seats, "winners": tie.winners, "count": len(tie.winners)}
        return self._sentence(f"tie-{tie.label}", tie.label, facts)

    def name(self, piece: str) -> str:
        """The name of a piece as it stands by itself, such as on a card."""
        found = next((m for m in (f"name-{piece}", f"word-{piece}") if m in self._book), None)
        return piece if found is None else self.say(found)

    def flavour(self, piece: str) -> str | None:
        """The line of flavour on a piece, if it has one."""
        message = f"flavour-{piece}"
        return self.say(message) if message in self._book else None

    def phrases(self, phrases: Sequence[Phrase]) -> str:
        """Phrases as one text; those inside others come first."""
        return " ".join(self.say(phrase.message, self._facts(phrase)) for phrase in phrases)

    def _facts(self, phrase: Phrase) -> dict[str, object]:
        return {
            fact: self.phrases(inner) if (inner := _inner(value)) else value
            for fact, value in phrase.facts.items()
        }

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """Any message, with these facts; seats and pieces are referred to by name."""
        return self._book.say(message, facts or NOTHING, self.names)

    def _sentence(self, message: str, kind: str, facts: Mapping[str, object]) -> str:
        """A message of the game, or its plain form if there is no text for it."""
        if message in self._book:
            return self._book.say(message, facts, self.names)
        return plain(kind, facts, self._seat)

    def _seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("seat", {"number": seat})


@cache
def _kind(shape: type[Spoken]) -> str:
    return str(shape.__struct_config__.tag)


def _inner(value: object) -> tuple[Phrase, ...]:
    """The phrases in a fact; none if it is a name, a number or several."""
    return (
        tuple(each for each in value if isinstance(each, Phrase))
        if isinstance(value, tuple)
        else ()
    )
