"""Reads request bodies, which must be declared as JSON and be valid JSON."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request
from litestar.exceptions import InternalServerException

from ..problems import Problem

UNREADABLE: Final = "not valid UTF-8, or nested too deeply"
INCOMPLETE: Final = "the connection ended before the body did"


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body hasn't been validated yet."""

    async def body(self) -> bytes:
        """The body. If the client hangs up before its end, that is the client's error, not ours."""
        try:
            return await super().body()
        except InternalServerException:  # the framework's answer to a disconnect
            raise Problem("malformed", reason=INCOMPLETE, field="body") from None

    async def json(self) -> Any:
        """The body as JSON; invalid UTF-8 and deep nesting are malformed, too.

        Other content types are rejected: a form on another site can send only those.
        """
        if self.content_type[0] != MediaType.JSON:
            raise Problem("not-json")
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Problem("malformed", reason=UNREADABLE, field="body") from None
