"""Request and response bodies: JSON that is read strictly, padded, or compressed."""

from __future__ import annotations

import gzip
import re
from asyncio import to_thread
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import InternalServerException

from ..broadcast.frames import padding
from ..problems import Problem

REFUSED: Final = re.compile(r"q=0(\.0*)?")
VARY: Final = {"vary": "accept-encoding"}
UNREADABLE: Final = "not valid UTF-8, or nested too deeply"
INCOMPLETE: Final = "the connection ended before the body did"


AnyRequest = Request[Any, Any, Any]


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


class PaddedResponse(Response[Any]):
    """A response whose body is padded if it is JSON."""

    def render(self, content: Any, media_type: str, *args: Any, **kwargs: Any) -> bytes:
        """The body as bytes."""
        body = super().render(content, media_type, *args, **kwargs)
        return body + padding(len(body)) if media_type == "application/json" else body


def accepts(request: AnyRequest, encoding: str) -> bool:
    """Whether the client lists the encoding in its header, and doesn't refuse it there."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return not REFUSED.fullmatch(weight.strip())
    return False


async def gzipped_json(request: AnyRequest, body: bytes) -> Response[bytes]:
    """A response with JSON that is compressed already; decompressed if the client can't do that.

    Only for JSON without secrets. A secret next to text that someone else chose leaks guess by
    guess through the compressed length (BREACH).
    """
    headers = dict(VARY)
    if accepts(request, "gzip"):
        headers["content-encoding"] = "gzip"
    else:
        body = await to_thread(gzip.decompress, body)
    return Response(body, media_type="application/json", headers=headers)
