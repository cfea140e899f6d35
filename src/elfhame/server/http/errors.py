"""Turns any error into one response in the caller's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ...kernel.refused import Refused
from ...texts.languages import language_for
from ...texts.narrator import Narrator
from ..broadcast.renderer import rule_text
from ..messages import Fault
from ..problems import STATUS, Problem
from ..store.database import Unreadable, Unwritable

logger = logging.getLogger("elfhame.http")

_NAMED = {401: "stranger", 404: "unknown", 405: "method", 413: "too-large", 429: "too-many"}
LONGEST_REASON = 300
NO_GAME = ""
"""The narrator for this name has the sentences that don't belong to a game."""


def fault_of(problem: Problem | Refused, language: str, game: str = NO_GAME) -> Fault:
    """The message for a problem or a refusal."""
    narrator = Narrator(game, language)
    if isinstance(problem, Refused):
        return _refused(problem, narrator, game)
    reason = problem.facts.get("reason")
    return Fault(
        code=problem.code,
        sentence=narrator.say(f"problem-{problem.code}"),
        field=problem.facts.get("field"),
        detail=None if reason is None else _short(str(reason)),
        seq=problem.facts.get("seq"),
        ask=problem.facts.get("ask"),
    )


def _refused(refused: Refused, narrator: Narrator, game: str) -> Fault:
    if refused.rule is None:
        malformed = Problem("malformed", reason=refused.reason, field=refused.field)
        return fault_of(malformed, narrator.language)
    rule = rule_text(game, narrator.language, refused.rule)
    return Fault(code="refused", sentence=narrator.refusal(refused), rule=rule, field=refused.field)


def _short(reason: str) -> str:
    """The reason, cut to a bounded length: it may quote the request."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}..."


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """The response to an error: the caller's mistake, or an error of our own."""
    problem = _problem(error)
    wanted = request.query_params.get("language") or request.headers.get("accept-language")
    language = language_for(str(wanted or ""))
    fault = fault_of(problem, language, getattr(request.state, "game", NO_GAME))
    return Response(fault, status_code=STATUS[fault.code])


def _problem(error: Exception) -> Problem | Refused:
    if isinstance(error, Problem | Refused):
        return error
    if isinstance(error, Unwritable | Unreadable):
        return Problem("unwritable")
    if isinstance(error, HTTPException) and error.status_code < 500:
        named = _NAMED.get(error.status_code)
        return Problem(named) if named else Problem("malformed", **_where(error))
    logger.error("an error of our own", exc_info=error)
    return Problem("broken")


def _where(error: HTTPException) -> dict[str, str]:
    """Which part of the request is invalid, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    first: dict[str, Any] = extra[0] if extra else {}
    reason = str(first.get("message", error.detail)).partition(" - at `")[0]
    return {"reason": reason, "field": str(first.get("key", "body"))}
