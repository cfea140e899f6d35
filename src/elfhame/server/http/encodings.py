"""Content encodings: which of them a client accepts, and JSON compressed with gzip."""

from __future__ import annotations

import gzip
import re
from typing import Any, Final

from litestar import Request, Response

REFUSED: Final = re.compile(r"q=0(\.0*)?")
VARY: Final = {"vary": "accept-encoding"}


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    """Whether the client lists the encoding in its header, and doesn't refuse it there."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return not REFUSED.fullmatch(weight.strip())
    return False


def compressed_json(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """The JSON, compressed if the client can read that.

    Only for JSON without secrets. A secret next to text that someone else chose leaks guess by
    guess through the compressed length (BREACH).
    """
    if not accepts(request, "gzip"):
        return Response(body, media_type="application/json", headers=VARY)
    headers = {**VARY, "content-encoding": "gzip"}
    return Response(gzip.compress(body, mtime=0), media_type="application/json", headers=headers)
