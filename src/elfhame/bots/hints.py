"""Hints: a search's recommendations for a seat, with reasons that the narrator can express."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec

from ..kernel.belief import Belief
from ..kernel.evaluator import WHOLE
from ..kernel.game import Action, Event, Game
from ..kernel.rng import Rng
from ..kernel.shapes import convert
from ..kernel.term import Term
from .bot import Budget, Frame
from .chances import curve
from .client_frames import event_from
from .explanation import MOST_REASONS, explain
from .foresight import Foresight
from .search import search

Kind = Literal["term", "instead", "event", "only", "later"]
"""A term of the evaluator; one of the alternative, which is avoided; an event that the action would
cause; or a message about the choice, ``hint-only`` or ``hint-later``."""


class Reason(msgspec.Struct, frozen=True):
    """One sentence in favour of an action, or its price."""

    kind: Kind
    facts: dict[str, Any]
    """The fields of the term or the event."""
    action: int | None = None
    """The alternative that is avoided."""

    def term(self, game: Game) -> Term | None:
        """The term, or None for other kinds of reasons."""
        if self.kind not in ("term", "instead"):
            return None
        found: Term = convert(self.facts, reduce(or_, game.term_types), "term")
        return found

    def event(self, game: Game) -> Event | None:
        """The event that the action would cause, or None for other kinds of reasons."""
        return event_from(game, self.facts) if self.kind == "event" else None

    def parts(self, game: Game) -> tuple[Kind, Term | Event | None, Action | None]:
        """Its kind, its term or event, and the action that is avoided, for a narrator."""
        avoided = None if self.action is None else game.action(self.action)
        return self.kind, self.term(game) or self.event(game), avoided


def term_reason(term: Term, action: int | None = None) -> Reason:
    """A reason that consists of a term; of the alternative, if there is one."""
    return Reason("term" if action is None else "instead", msgspec.to_builtins(term), action)


class Hint(msgspec.Struct, frozen=True):
    """An action that the search recommends."""

    action: int
    share: float
    """The share of the victory that the seat can then expect, from 0 to 1, as it comes true."""
    games: int
    """Number of imagined games in which it was tried."""
    reasons: tuple[Reason, ...]
    """At most three."""
    price: Reason | None = None
    """What the action costs or gives away."""
    turn: tuple[int, ...] = ()
    """The action, and the seat's best decisions after it, as far as the seat can foresee."""


def hint(
    game: Game,
    frame: Frame,
    budget: Budget,
    rng: Rng,
    most: int = 3,
    belief: Belief | None = None,
) -> tuple[Hint, ...]:
    """Up to `most` recommended actions for the frame's seat, best first.

    The first is what the search bot would do with the same frame, belief, budget and generator.
    Only the frame and the seat's belief are used, so a hint can't reveal a secret. Actions that
    were never tried are left out.
    """
    tree = search(game, frame, budget, rng, belief=belief)
    tried = [trial for trial in tree.ranking() if trial.visits > 0]
    foresight, chance = Foresight(game, frame), curve(game, frame.view.seats)
    turns = [foresight.turn(tree.line(trial.action)) for trial in tried[: max(most, 2)]]
    hints = []
    for rank, trial in enumerate(tried[:most]):
        other = turns[int(rank == 0)] if len(turns) > 1 else []
        reasons, price = _explained(foresight, turns[rank], other)
        if len(frame.choices) == 1:
            reasons = [Reason("only", {}), *reasons][:MOST_REASONS]
        shown = reasons or _fallback(foresight, turns[rank])
        share = chance(trial.total / trial.visits / WHOLE)
        hints.append(
            Hint(trial.action, share, trial.visits, tuple(shown), price, tuple(turns[rank]))
        )
    return tuple(hints)


def _explained(
    foresight: Foresight, turn: Sequence[int], other: Sequence[int]
) -> tuple[list[Reason], Reason | None]:
    """The reasons for a turn, compared with another one, and its price.

    If nothing speaks for it, what the other would cost does. If even the best turn loses the game,
    nothing else counts.
    """
    if (defeat := foresight.defeat(turn)) is not None:
        return [Reason("event", msgspec.to_builtins(defeat))], None
    avoided = foresight.terms(other)
    reasons, worst = explain(foresight.terms(turn), avoided)
    price = None if worst is None else term_reason(worst)
    if reasons:
        return [term_reason(term) for term in reasons], price
    cost = explain(avoided).price
    if cost is None or (worst is not None and worst.worth <= cost.worth):
        return [], price
    return [term_reason(cost, other[0])], price


def _fallback(foresight: Foresight, turn: Sequence[int]) -> list[Reason]:
    """The events that a turn would cause, or else that it pays off later."""
    events = [Reason("event", msgspec.to_builtins(event)) for event in foresight.noteworthy(turn)]
    return events[-1:] if events and not foresight.explains else [Reason("later", {})]
