"""Hints: what a search of imagined games advises a seat to do, and why, in words to be said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..kernel.evaluator import WHOLE
from ..kernel.game import AnyGame, Event
from ..kernel.rng import Rng
from .bot import Budget, Frame
from .foresight import Foresight
from .search import think
from .tree import Tree, Trial
from .wire import told

EVENT: Final = "event"
"""The kind of those reasons that are events."""
CLEAR: Final = 8
"""By so many games of a hundred the best is clearly ahead of the next."""
CLOSE: Final = 3
"""By fewer than this, the two are about as good."""


class Reason(msgspec.Struct, frozen=True):
    """One sentence for an action.

    Either an event that it would bring, or what the narrator's message ``hint-`` and the kind
    says of the facts.
    """

    kind: str
    facts: dict[str, Any]
    """What the sentence names; of an event, all its fields."""

    def event(self, game: AnyGame) -> Event | None:
        """The event that the action would bring; None if the reason is of another kind."""
        return told(game, self.facts) if self.kind == EVENT else None


class Hint(msgspec.Struct, frozen=True):
    """An action that a seat might well take."""

    action: int
    share: float
    """What part of the victory the seat can expect then, from 0 to 1."""
    games: int
    """In how many imagined games it was tried."""
    reasons: tuple[Reason, ...]


def hint(game: AnyGame, frame: Frame, budget: Budget, rng: Rng, most: int = 3) -> tuple[Hint, ...]:
    """The actions that promise most to the frame's seat, best first.

    Nothing but the frame is used, whose choices are not empty; so a hint can tell no secret.
    The first is what a search with this budget and generator would do. An action that was never
    tried is no hint.
    """
    tree = Tree(game.world(frame.view), frame.view.observer, game.evaluator(), rng)
    think(tree, budget)
    tried = sorted(filter(_is_tried, tree.trials()), key=lambda trial: -trial.visits)
    foresight = Foresight(game, frame)
    hints = []
    for place, trial in enumerate(tried[:most]):
        events = foresight.noteworthy(tree.line(trial.action))
        reasons = (*_judged(tried, place, len(frame.choices)), *map(_brought, events))
        hints.append(Hint(trial.action, _share(trial), trial.visits, reasons))
    return tuple(hints)


def _is_tried(trial: Trial) -> bool:
    return trial.visits > 0


def _share(trial: Trial) -> float:
    return trial.total / trial.visits / WHOLE


def _wins(trial: Trial) -> int:
    """Of a hundred games."""
    return round(100 * _share(trial))


def _judged(tried: Sequence[Trial], place: int, choices: int) -> list[Reason]:
    """What the imagined games say of an action, and how it compares with the others."""
    if choices == 1:
        return [Reason("only", {})]
    trial = tried[place]
    games = Reason("games", {"games": trial.visits, "wins": _wins(trial)})
    if place:
        return [games, _behind(_wins(tried[0]) - _wins(trial))]
    if len(tried) == 1:
        return [games]
    return [games, _ahead(_wins(trial) - _wins(tried[1]))]


def _ahead(lead: int) -> Reason:
    """How far the best is ahead of the next."""
    if lead < CLOSE:
        return Reason("close", {})
    return Reason("clear" if lead >= CLEAR else "ahead", {"lead": lead})


def _behind(lead: int) -> Reason:
    """How far an action is behind the best."""
    return Reason("behind", {"lead": lead}) if lead >= CLOSE else Reason("equal", {})


def _brought(event: Event) -> Reason:
    return Reason(EVENT, msgspec.to_builtins(event))
