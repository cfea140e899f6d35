"""The ASGI application: all routes, the socket, middleware and error handling."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ..app import App
from ..live.sockets import live
from ..messages import Fault
from ..problems import STATUS
from ..settings import VERSION
from . import dependencies
from .errors import error_response
from .middleware import Middleware
from .padding import PaddedResponse
from .requests import JsonRequest
from .routes import games, me, moves, operations, seats, tables
from .static_files import STATIC_HANDLERS

LARGEST_BODY = 64 * 1024

HANDLERS = (
    games.about,
    games.game_facts,
    games.components,
    games.game_schema,
    games.rules,
    games.board,
    me.welcome,
    me.me,
    me.rename,
    me.sign_out,
    me.device_key,
    me.open_device,
    me.my_tables,
    tables.make,
    tables.invitation,
    tables.frame,
    tables.past,
    tables.away,
    tables.watch,
    tables.record,
    tables.rematch,
    tables.daily,
    tables.close,
    seats.take_seat,
    seats.leave_seat,
    seats.put_bot,
    seats.stand_in,
    seats.come_back,
    seats.seat_key,
    moves.move,
    moves.take_back,
    moves.look,
    moves.why,
    moves.hint,
    moves.said_choices,
    operations.health,
    operations.metrics,
    live,
    *STATIC_HANDLERS,
)


COMPRESSED = frozenset(
    (games.about, games.components, games.game_schema, games.rules, games.board, seats.take_seat)
)
"""Responses that are compressed: those that are the same for everyone, and that for taking a seat,
which a page requests once and no other site can make it repeat. Other frames are not compressed:
they hold secrets beside names that others chose, so their compressed lengths would leak a secret
guess by guess to an eavesdropper (BREACH). `static_files.py` compresses the page's own files."""

COMPRESSION = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2048),
)

ERRORS = {
    status: ResponseSpec(Fault, generate_examples=False, description="Why it was not done.")
    for status in sorted(set(STATUS.values()))
}
"""The error responses of every address: always of the same shape."""


def asgi_app(app: App) -> ASGIApp:
    """The network side of an application."""
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**ERRORS, **(handler.responses or {})}
            handler.middleware = [COMPRESSION] if handler in COMPRESSED else ()
    litestar = Litestar(
        HANDLERS,
        state=State({"app": app}),
        dependencies={
            "app": Provide(dependencies.provide_app, sync_to_thread=False),
            "caller": Provide(dependencies.provide_caller),
            "locale": Provide(dependencies.provide_locale, sync_to_thread=False),
        },
        exception_handlers={Exception: error_response},
        request_class=JsonRequest,
        response_class=PaddedResponse,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Elfhame",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Middleware(litestar, app)
