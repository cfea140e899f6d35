"""Requests as they are read: a body that is no JSON is the caller's fault, whatever is wrong."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from .problems import Problem

UNREADABLE: Final = "it is no text, or nested too deep"


class Reading(Request[Any, Any, Any]):
    """A request whose body may hold anything at all."""

    async def json(self) -> Any:
        """What the body holds. Bytes that are no text, or nested without end, are malformed too."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Problem("malformed", reason=UNREADABLE, field="body") from None
