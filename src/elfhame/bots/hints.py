"""Hints: what a search would do at a seat, with reasons that the narrator can put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..kernel.evaluator import WHOLE
from ..kernel.game import Event, Game
from ..kernel.rng import Rng
from .bot import Budget, Frame
from .client_frames import event_from
from .foresight import Foresight
from .search import search
from .tree import Trial

EVENT: Final = "event"
"""The kind of reasons that are events."""
CLEAR: Final = 8
"""Lead in victories per hundred games from which the best action is clearly better."""
CLOSE: Final = 3
"""With a smaller lead than this, two actions count as about equal."""


class Reason(msgspec.Struct, frozen=True):
    """One sentence in favour of an action.

    It is either an event that the action would cause, or the narrator's message ``hint-KIND``.
    """

    kind: str
    facts: dict[str, Any]
    """The facts that the sentence names; for an event, all its fields."""

    def event(self, game: Game) -> Event | None:
        """The event that the action would cause, or None for other kinds of reasons."""
        return event_from(game, self.facts) if self.kind == EVENT else None


class Hint(msgspec.Struct, frozen=True):
    """An action that the search recommends."""

    action: int
    share: float
    """The share of the victory that the seat can then expect, from 0 to 1."""
    games: int
    """Number of imagined games in which it was tried."""
    reasons: tuple[Reason, ...]


def hint(game: Game, frame: Frame, budget: Budget, rng: Rng, most: int = 3) -> tuple[Hint, ...]:
    """Up to `most` recommended actions for the frame's seat, best first.

    The first is what the search bot would do with the same frame, budget and generator. Only the
    frame is used, so a hint can't reveal a secret. Actions that were never tried are left out.
    """
    tree = search(game, frame, budget, rng)
    tried = [trial for trial in tree.ranking() if trial.visits > 0]
    foresight = Foresight(game, frame)
    hints = []
    for rank, trial in enumerate(tried[:most]):
        events = foresight.noteworthy(tree.line(trial.action))
        reasons = (*_comparison(tried, rank, len(frame.choices)), *map(_event_reason, events))
        hints.append(Hint(trial.action, _share(trial), trial.visits, reasons))
    return tuple(hints)


def _share(trial: Trial) -> float:
    return trial.total / trial.visits / WHOLE


def _wins(trial: Trial) -> int:
    """Expected victories per hundred games."""
    return round(100 * _share(trial))


def _comparison(tried: Sequence[Trial], rank: int, choices: int) -> list[Reason]:
    """How an action did in the imagined games, and how it compares with the others."""
    if choices == 1:
        return [Reason("only", {})]
    trial = tried[rank]
    games = Reason("games", {"games": trial.visits, "wins": _wins(trial)})
    if rank:
        return [games, _behind(_wins(tried[0]) - _wins(trial))]
    if len(tried) == 1:
        return [games]
    return [games, _ahead(_wins(trial) - _wins(tried[1]))]


def _ahead(lead: int) -> Reason:
    """How far the best action is ahead of the second best."""
    if lead < CLOSE:
        return Reason("close", {})
    return Reason("clear" if lead >= CLEAR else "ahead", {"lead": lead})


def _behind(lead: int) -> Reason:
    """How far an action is behind the best one."""
    return Reason("behind", {"lead": lead}) if lead >= CLOSE else Reason("equal", {})


def _event_reason(event: Event) -> Reason:
    return Reason(EVENT, msgspec.to_builtins(event))
