"""Requests: a body must say that it is JSON, and be JSON."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request
from litestar.exceptions import InternalServerException

from ..problems import Problem

UNREADABLE: Final = "not valid UTF-8, or nested too deeply"
INCOMPLETE: Final = "the connection ended before the body did"


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def body(self) -> bytes:
        """The body; a client that hangs up before its end made a mistake, not we."""
        try:
            return await super().body()
        except InternalServerException:  # the framework's answer to a disconnect
            raise Problem("malformed", reason=INCOMPLETE, field="body") from None

    async def json(self) -> Any:
        """The body as JSON; invalid UTF-8 and deep nesting are malformed, too.

        Other content types are rejected: they are all that another site's form can send.
        """
        if self.content_type[0] != MediaType.JSON:
            raise Problem("not-json")
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Problem("malformed", reason=UNREADABLE, field="body") from None
