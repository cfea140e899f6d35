"""The ASGI application: all routes, the socket, middleware and error handling."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import ASGIApp

from ..app import App
from ..live import sockets
from . import dependencies, static_files
from .bodies import JsonRequest, PaddedResponse
from .errors import error_response
from .middleware import Middleware
from .openapi import openapi_config
from .routes import docs, games, lessons, me, moves, operations, replays, seats, tables

LARGEST_BODY = 64 * 1024

API = (games, lessons, me, tables, replays, seats, moves, operations)
HANDLERS = [
    handler
    for module in (*API, docs, sockets, static_files)
    for handler in vars(module).values()
    if isinstance(handler, BaseRouteHandler)
]

COMPRESSION = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2048),
)
"""For handlers marked `compressed`: those with the same response for everyone, and the one for
taking a seat, which a page requests once and no other site can make it repeat. Other frames are not
compressed: they hold secrets next to names that others chose, so their compressed lengths would
leak a secret guess by guess to an eavesdropper (BREACH). Records of finished games hold no secrets
and are compressed by their handler; the page's own files were compressed when it was built."""


def asgi_app(app: App, prepare: Callable[[Litestar], None] | None = None) -> ASGIApp:
    """The ASGI application that serves an app, once it is prepared."""
    for handler in HANDLERS:
        if handler.opt.get("compressed"):
            handler.middleware = [COMPRESSION]
    litestar = Litestar(
        HANDLERS,
        state=State({"app": app}),
        dependencies={
            "app": Provide(dependencies.provide_app, sync_to_thread=False),
            "caller": Provide(dependencies.provide_caller),
            "locale": Provide(dependencies.provide_locale, sync_to_thread=False),
            "call": Provide(dependencies.provide_call, sync_to_thread=False),
        },
        exception_handlers={Exception: error_response},
        request_class=JsonRequest,
        response_class=PaddedResponse,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(HANDLERS, [COMPRESSION]),
        logging_config=None,
    )
    if prepare is not None:
        prepare(litestar)
    return Middleware(litestar, app)
