"""Requests: a body that can't be read as JSON is always reported as malformed."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from ..problems import Problem

UNREADABLE: Final = "not valid UTF-8, or nested too deeply"


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body as JSON; invalid UTF-8 and deep nesting are malformed, too."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Problem("malformed", reason=UNREADABLE, field="body") from None
