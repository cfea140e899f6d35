"""The OpenAPI document: generated from the handlers, their docstrings and those of the messages."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from textwrap import dedent
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router
from litestar.connection import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import Middleware

from ...kernel.steps import Result
from ...texts.narrator import Narrator
from .. import messages
from ..messages import socket
from ..problems import STATUS, Problem
from ..settings import VERSION

REF: Final = "#/components/schemas/"
ALWAYS: Final = ("origin", "too-many", "broken")
"""Problems that any request can have."""
UNCHECKED: Final = frozenset({"app", "request", "game", "digest"})
"""Handler parameters that can't be malformed."""
INTRODUCTION: Final = """\
Play at a server's tables: HTTP with JSON bodies, and one WebSocket per table for updates.

Register with `POST /api/guests`, and send the token in the header `Authorization: Bearer TOKEN`.
Every error is a `Fault`: a code, and a sentence in the caller's language. A request that fails
changes nothing."""


def openapi_config(handlers: Iterable[Any], middleware: list[Middleware]) -> OpenAPIConfig:
    """Describe the handlers, and serve the document at /api/schema/openapi.json."""
    bearer = SecurityScheme(
        type="http",
        scheme="bearer",
        description="The token of a guest, or the key of one seat. Browsers have a cookie instead.",
    )
    return OpenAPIConfig(
        title="Elfhame",
        version=VERSION,
        description=INTRODUCTION,
        tags=_describe_operations(handlers),
        components=Components(security_schemes={"bearer": bearer}),
        operation_id_creator=lambda handler, *_: handler.handler_name,
        render_plugins=[_JsonPlugin()],
        openapi_router=Router(
            "/api/schema",
            route_handlers=[],
            include_in_schema=False,
            middleware=middleware,
            after_request=_check_found,
        ),
    )


def _check_found(response: Response[Any]) -> Response[Any]:
    """Answer unknown addresses below /api/schema like all others, not with the framework's page."""
    if response.status_code == HTTP_404_NOT_FOUND:
        raise Problem("unknown")
    return response


class _JsonPlugin(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return document_json(request.app)


@lru_cache(maxsize=1)
def document_json(app: Litestar) -> bytes:
    """The whole document as JSON."""
    return msgspec.json.encode(document(app))


def document(app: Litestar) -> dict[str, Any]:
    """The whole document, with descriptions of all messages, and the WebSocket's protocol."""
    made = app.openapi_schema.to_schema()
    schemas = made["components"]["schemas"]
    schemas |= {name: schema for name, schema in _socket_schemas() if name not in schemas}
    for shape in (*vars(messages).values(), Result):
        if inspect.isclass(shape) and shape.__name__ in schemas:
            _describe_schema(schemas[shape.__name__], shape)
    for operation in (found for path in made["paths"].values() for found in path.values()):
        _describe_success(operation["responses"], schemas)
    return {**made, "x-websocket": _websocket()}


# ---------------------------------------------------------------- operations


def _describe_operations(handlers: Iterable[Any]) -> list[Tag]:
    """Complete the handlers' descriptions; returns their tags, one per module."""
    shown = [
        handler
        for handler in handlers
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False
    ]
    for handler in shown:
        _describe_operation(handler)
    modules = dict.fromkeys(handler.fn.__module__ for handler in shown)
    return [Tag(_tag(module), description=_purpose(module)) for module in modules]


def _purpose(module: str) -> str:
    """The first sentence of a module's docstring, as the description of its routes."""
    text = (sys.modules[module].__doc__ or "").removeprefix("Routes for ")
    return text[:1].upper() + text[1:]


def _describe_operation(handler: HTTPRouteHandler) -> None:
    """Name an operation's tag, summary, security and errors."""
    summary, _, description = (inspect.getdoc(handler.fn) or "").partition("\n")
    handler.tags = (_tag(handler.fn.__module__),)
    handler.summary = summary.removesuffix(".")
    handler.description = description.strip()
    handler.response_description = "Success."
    handler.responses = {**_errors(_codes(handler)), **(handler.responses or {})}
    if "call" in _parameters(handler):
        handler.security = [{"bearer": []}] if _needs_caller(handler) else [{}, {"bearer": []}]


def _tag(module: str) -> str:
    return module.rpartition(".")[2]


def _parameters(handler: HTTPRouteHandler) -> set[str]:
    return set(inspect.signature(handler.fn).parameters)


def _needs_caller(handler: HTTPRouteHandler) -> bool:
    """Whether the operation always fails for an unidentified caller."""
    return "stranger" in handler.opt.get("problems", ()) or "table" in _parameters(handler)


def _codes(handler: HTTPRouteHandler) -> list[str]:
    """The codes of all problems that an operation can have, in the order of STATUS."""
    names = _parameters(handler)
    codes = {*ALWAYS, *handler.opt.get("problems", ())}
    if names - UNCHECKED:
        codes.add("malformed")
    if "data" in names:
        codes |= {"too-large", "not-json"}
    if names & {"app", "call"}:  # these handlers use the database
        codes.add("unwritable")
    return [code for code in STATUS if code in codes]


def _errors(codes: Iterable[str]) -> dict[int, ResponseSpec]:
    """The error responses with these codes: one per status, with a sentence for each code."""
    sentences: dict[int, list[str]] = {}
    narrator = Narrator("", "en")
    for code in codes:
        sentence = "A rule forbids it." if code == "refused" else narrator.say(f"problem-{code}")
        sentences.setdefault(STATUS[code], []).append(f"`{code}`: {sentence}")
    return {
        status: ResponseSpec(messages.Fault, generate_examples=False, description="\n".join(lines))
        for status, lines in sentences.items()
    }


def _describe_success(responses: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Say what a response holds, and drop errors that only the framework expects."""
    for status, response in list(responses.items()):
        schema = response.get("content", {}).get("application/json", {}).get("schema", {})
        name = schema.get("$ref", "").removeprefix(REF)
        if status >= "400" and name != messages.Fault.__name__:
            del responses[status]
        elif status < "300" and name:
            response["description"] = schemas[name]["description"].partition("\n")[0]


# ---------------------------------------------------------------- messages


def _describe_schema(schema: dict[str, Any], shape: type) -> None:
    """Add the docstrings of a message and its fields."""
    schema["description"] = inspect.getdoc(shape)
    for name, text in field_docs(shape).items():
        schema["properties"][name]["description"] = text


def field_docs(shape: type) -> dict[str, str]:
    """The docstring of each field that has one.

    >>> from elfhame.server.messages import MoveAnswer
    >>> field_docs(MoveAnswer)["status"]
    'The status that an HTTP response would have.'
    """
    source = ast.parse(dedent(inspect.getsource(shape))).body[0]
    assert isinstance(source, ast.ClassDef)
    return {
        ast.unparse(field.target): inspect.cleandoc(str(ast.literal_eval(text.value)))
        for field, text in pairwise(source.body)
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr)
    }


def _socket_schemas() -> Iterable[tuple[str, Any]]:
    """The schemas of all messages on the WebSocket."""
    shapes = (*socket.FROM_CLIENT, *socket.FROM_SERVER)
    _, schemas = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
    return schemas.items()


def _websocket() -> dict[str, Any]:
    """The WebSocket protocol, as an extension: OpenAPI itself can't describe it."""
    return {
        "address": socket.ADDRESS,
        "description": socket.SUMMARY,
        "from_client": _messages(socket.FROM_CLIENT),
        "from_server": _messages(socket.FROM_SERVER),
        "close_codes": socket.CLOSE_CODES,
    }


def _messages(described: dict[Any, str]) -> list[dict[str, str]]:
    return [
        {"$ref": REF + shape.__name__, "description": text} for shape, text in described.items()
    ]
