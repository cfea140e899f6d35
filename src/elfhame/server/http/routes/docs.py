"""Routes for the API reference, a page without scripts."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from litestar import Litestar, MediaType, Response, get

from .. import docs
from ..bodies import AnyRequest
from ..docs.reference import STYLE, reference
from ..openapi import document


@get(
    "/api/docs",
    include_in_schema=False,
    sync_to_thread=True,
    media_type=MediaType.HTML,
    compressed=True,
)
def page(request: AnyRequest) -> bytes:
    """Return the API reference."""
    return reference_page(request.app)


@get(STYLE, include_in_schema=False, sync_to_thread=False, compressed=True)
def style() -> Response[bytes]:
    """Return the style sheet of the API reference."""
    return Response(files(docs).joinpath("style.css").read_bytes(), media_type=MediaType.CSS)


@lru_cache(maxsize=1)
def reference_page(app: Litestar) -> bytes:
    """The API reference as HTML."""
    return reference(document(app))
