"""Turns any error into one response in the caller's language."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from ...texts.languages import language_for
from ...texts.narrator import Narrator
from ..broadcast.renderer import rule_text
from ..messages import Fault
from ..problems import STATUS, Problem, problem_of
from .bodies import AnyRequest
from .static_files import not_found

logger = logging.getLogger("elfhame.http")

_NAMED: Final = {
    401: "stranger",
    404: "unknown",
    405: "method",
    413: "too-large",
    429: "too-many",
}
LONGEST_REASON: Final = 300


def fault_of(problem: Problem, language: str) -> Fault:
    """The message for a problem. A refusal has the rule's sentence and its text."""
    facts = problem.facts
    narrator = Narrator(facts.get("game", ""), language)
    if problem.code == "refused":
        sentence = narrator.refusal(facts["refused"])
        rule = rule_text(facts["game"], language, facts["refused"].rule)
        return Fault(
            code=problem.code,
            sentence=sentence,
            reason=narrator.reason(facts["refused"]),
            rule=rule,
            field=facts["field"],
        )
    reason = facts.get("reason")
    return Fault(
        code=problem.code,
        sentence=narrator.say(f"problem-{problem.code}"),
        field=facts.get("field"),
        detail=None if reason is None else _short(str(reason)),
        seq=facts.get("seq"),
        ask=facts.get("ask"),
    )


def _short(reason: str) -> str:
    """The reason, cut to a bounded length: it may quote the request."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}..."


def error_response(request: AnyRequest, error: Exception) -> Response[Fault] | Response[bytes]:
    """The response to an error, the caller's or ours: a fault, or a page for a browser."""
    problem = problem_of(error) or _framework_problem(error)
    page = not_found(request) if problem.code == "unknown" else None
    if page is not None:
        return page
    wanted = request.query_params.get("language") or request.headers.get("accept-language")
    fault = fault_of(problem, language_for(str(wanted or "")))
    headers = error.headers if isinstance(error, HTTPException) else None  # `Allow` of a 405
    return Response(fault, status_code=STATUS[fault.code], headers=headers)


def _framework_problem(error: Exception) -> Problem:
    """The problem that the framework found. Anything else is a bug of ours."""
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
