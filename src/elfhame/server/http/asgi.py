"""The ASGI application: all routes, the socket, middleware and error handling."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import ASGIApp

from ..app import App
from ..live.sockets import live
from . import dependencies
from .bodies import JsonRequest, PaddedResponse
from .errors import error_response
from .middleware import Middleware
from .openapi import openapi_config
from .routes import docs, games, lessons, me, moves, operations, replays, seats, tables
from .static_files import STATIC_HANDLERS

LARGEST_BODY = 64 * 1024

HANDLERS = (
    games.about,
    games.game_facts,
    games.game_components,
    games.game_schema,
    games.game_rules,
    games.game_guide,
    games.game_board,
    lessons.lessons,
    lessons.see_step,
    lessons.look_step,
    lessons.try_step,
    me.register,
    me.me,
    me.rename,
    me.sign_out,
    me.create_device_key,
    me.open_device,
    me.my_tables,
    me.my_suggestions,
    tables.my_daily,
    tables.create_table,
    tables.preview_invitation,
    tables.see_table,
    replays.replay,
    tables.picture,
    tables.away,
    tables.watch,
    tables.record,
    tables.rematch,
    tables.daily,
    tables.close_table,
    seats.take_seat,
    seats.leave_seat,
    seats.seal_share,
    seats.open_share,
    seats.put_bot,
    seats.call_stand_in,
    seats.return_to_seat,
    seats.create_seat_key,
    seats.read_notes,
    seats.write_notes,
    moves.move,
    moves.take_back,
    moves.look,
    moves.why,
    moves.hint,
    moves.explain,
    moves.choices,
    operations.health,
    operations.metrics,
    docs.page,
    docs.style,
    live,
    *STATIC_HANDLERS,
)


COMPRESSED = frozenset(
    (
        games.about,
        games.game_components,
        games.game_schema,
        games.game_rules,
        games.game_guide,
        games.game_board,
        lessons.lessons,
        lessons.see_step,
        lessons.look_step,
        lessons.try_step,
        seats.take_seat,
        docs.page,
        docs.style,
    )
)
"""Responses to compress: those that are the same for everyone, and the one for taking a seat, which
a page requests once and no other site can make it repeat. Other frames are not compressed: they
hold secrets next to names that others chose, so their compressed lengths would leak a secret
guess by guess to an eavesdropper (BREACH). Records of finished games hold no secrets and are
compressed by their handler; the page's own files were compressed when it was built."""

COMPRESSION = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2048),
)


def asgi_app(app: App, prepare: Callable[[Litestar], None] | None = None) -> ASGIApp:
    """The ASGI application that serves an app, once it is prepared."""
    for handler in COMPRESSED:
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
