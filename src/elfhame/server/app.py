"""The application: routes, socket, gate and faults, around a house."""

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

from .faults import answer
from .gate import Gate
from .house import House
from .lane import Lane
from .lengths import Answer
from .messages import Fault
from .page import PAGE_HANDLERS
from .problems import STATUS
from .reading import Reading
from .routes import asking, games, me, moves, operation, seats, tables
from .settings import VERSION
from .sockets import live

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
    operation.health,
    operation.metrics,
    live,
    *PAGE_HANDLERS,
)


PACKED = frozenset(
    (games.about, games.components, games.game_schema, games.rules, games.board, seats.take_seat)
)
"""Whose answers are made smaller on their way: what is the same for everybody; and what one is told
who sits down, as a page asks for it once and no other site can make it ask again. Frames stay as
they are. They hold secrets beside names that others chose, and come again and again: their lengths,
if packed, would tell a secret guess by guess to somebody on the wire (BREACH). The page's own files
are packed by `page.py`, and kept so."""

PACKING = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2048),
)

FAULTS = {
    status: ResponseSpec(Fault, generate_examples=False, description="Why it was not done.")
    for status in sorted(set(STATUS.values()))
}
"""What any address may answer instead: always the same shape."""


def application(house: House) -> ASGIApp:
    """The network side of an open house, as an ASGI application."""
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**FAULTS, **(handler.responses or {})}
            handler.middleware = [PACKING] if handler in PACKED else ()
    app = Litestar(
        HANDLERS,
        state=State({"house": house}),
        dependencies={
            "house": Provide(asking.provide_house, sync_to_thread=False),
            "caller": Provide(asking.provide_caller),
        },
        exception_handlers={Exception: answer},
        request_class=Reading,
        response_class=Answer,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Elfhame",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Gate(Lane(app, house), house)
