"""Problems: the reasons why a request isn't carried out. Nothing has changed then."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.refused import Refused
from .store.database import Unreadable, Unwritable

STATUS: Final = {
    "malformed": 400,
    "name": 400,
    "stranger": 401,
    "origin": 403,
    "not-yours": 403,
    "not-owner": 403,
    "not-reserved": 403,
    "no-hints": 403,
    "unknown": 404,
    "method": 405,
    "stale": 409,
    "seat-taken": 409,
    "not-begun": 409,
    "begun": 409,
    "shuffling": 409,
    "not-sealed": 409,
    "over": 409,
    "not-over": 409,
    "kept": 409,
    "tried": 409,
    "unexplained": 409,
    "stand-in": 409,
    "not-absent": 409,
    "outdated": 410,
    "damaged": 410,
    "too-large": 413,
    "not-json": 415,
    "refused": 422,
    "learned": 422,
    "reused": 422,
    "too-many": 429,
    "bot-tables": 429,
    "hints-waiting": 429,
    "broken": 500,
    "thoughtless": 503,
    "unwritable": 503,
}
"""HTTP status by code. Each code has a sentence `problem-CODE` in every language."""
AT_TABLE: Final = ("unknown", "outdated", "damaged")
"""Problems of everything that reads a table."""
AT_SEAT: Final = (*AT_TABLE, "not-yours")
"""Problems of everything that only the owner of a seat may do."""
IN_GAME: Final = (*AT_SEAT, "not-begun", "over")
"""Problems of everything that needs a game in progress."""


class Problem(Exception):
    """A request that cannot be carried out; raising it changes nothing."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @classmethod
    def refusal(cls, refused: Refused, game: str = "") -> Problem:
        """The problem for a request that a rule of this game forbids, or that is invalid."""
        if refused.rule is None:
            return cls("malformed", reason=refused.reason, field=refused.field)
        return cls("refused", refused=refused, game=game, field=refused.field)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def problem_of(error: Exception) -> Problem | None:
    """The problem that an expected error means to a caller; None for an error of our own."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Refused):
        return Problem.refusal(error)
    if isinstance(error, Unreadable | Unwritable):
        return Problem("unwritable")
    return None
