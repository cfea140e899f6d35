"""Renders the API reference: every operation, the WebSocket's protocol, and every message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from xml.etree.ElementTree import Element

from .html import Content, definitions, element, page, paragraphs, prose
from .types import type_of

TITLE: Final = "Elfhame API"
STYLE: Final = "/api/docs/style.css"
SCHEMA: Final = "/api/schema/openapi.json"

Json = dict[str, Any]


def reference(document: Json) -> bytes:
    """The page for an OpenAPI document."""
    operations = _by_tag(document)
    sections = [_tag(tag, operations[tag["name"]]) for tag in document["tags"]]
    return page(
        TITLE,
        STYLE,
        element("a", "Skip to the reference", href="#reference", class_="skip"),
        _top(document["info"]),
        _contents(operations, document["components"]["schemas"]),
        element(
            "main",
            *sections,
            _websocket(document["x-websocket"]),
            _messages(document["components"]["schemas"]),
            id="reference",
        ),
    )


def _by_tag(document: Json) -> dict[str, list[Json]]:
    """The operations of each tag, with their methods and paths."""
    found: dict[str, list[Json]] = {tag["name"]: [] for tag in document["tags"]}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            found[operation["tags"][0]].append(operation | {"method": method, "path": path})
    return found


def _top(info: Json) -> Element:
    return element(
        "header",
        element("h1", TITLE, " ", element("small", info["version"])),
        *paragraphs(info["description"]),
        element(
            "p",
            element("a", "OpenAPI document", href=SCHEMA),
            " · ",
            element("a", "Play", href="/"),
        ),
    )


def _contents(operations: dict[str, list[Json]], schemas: Json) -> Element:
    """Links to everything on the page. Phones show only the links to its sections."""
    groups = [
        _links(
            tag.capitalize(), f"tag-{tag}", [(one["operationId"], one["summary"]) for one in all_]
        )
        for tag, all_ in operations.items()
    ]
    groups.append(_links("WebSocket", "websocket", []))
    groups.append(_links("Messages", "messages", [(name, name) for name in sorted(schemas)]))
    return element("nav", *groups, aria_label="Contents")


def _links(title: str, anchor: str, links: list[tuple[str, str]]) -> Element:
    listed = [element("li", element("a", text, href=f"#{name}")) for name, text in links]
    heading = element("p", element("a", title, href=f"#{anchor}"))
    return element("div", heading, *([element("ul", *listed)] if listed else []))


# ---------------------------------------------------------------- operations


def _tag(tag: Json, operations: list[Json]) -> Element:
    return element(
        "section",
        element("h2", tag["name"].capitalize(), id=f"tag-{tag['name']}"),
        *paragraphs(tag["description"]),
        *map(_operation, operations),
    )


def _operation(operation: Json) -> Element:
    method = operation["method"]
    return element(
        "article",
        element("h3", operation["summary"], id=operation["operationId"]),
        element(
            "p",
            element("span", method.upper(), class_=f"method {method}"),
            " ",
            element("code", operation["path"]),
            class_="request",
        ),
        *paragraphs(operation["description"]),
        *_security(operation),
        *_parameters(operation),
        *_body(operation),
        *_responses(operation["responses"]),
    )


def _security(operation: Json) -> Iterator[Element]:
    if {} not in operation.get("security", [{}]):
        yield element("p", "Needs a bearer token, or a browser's cookie.", class_="note")


def _parameters(operation: Json) -> Iterator[Element]:
    if operation.get("parameters"):
        yield element("h4", "Parameters")
        yield definitions(
            (
                [element("code", one["name"]), f" in {one['in']}, ", *type_of(one["schema"])],
                prose(one["description"]),
            )
            for one in operation["parameters"]
        )


def _body(operation: Json) -> Iterator[Element]:
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        yield element("h4", "Body")
        yield element("p", *type_of(schema))


def _responses(responses: Json) -> Iterator[Element]:
    yield element("h4", "Responses")
    yield definitions(
        (
            ([element("code", status)], _response(response))
            for status, response in sorted(responses.items())
        ),
        class_="statuses",
    )


def _response(response: Json) -> list[Content]:
    """The type of a response; for an error, its codes and what they mean."""
    lines = response["description"].split("\n")
    if lines[0].startswith("`"):
        return [element("ul", *(element("li", *prose(line)) for line in lines))]
    kinds = response.get("content", {})
    shown = [*type_of(kinds["application/json"]["schema"])] if "application/json" in kinds else []
    return [*shown, ". " if shown else "", *prose(lines[0])]


# ---------------------------------------------------------------- messages


def _websocket(protocol: Json) -> Element:
    return element(
        "section",
        element("h2", "WebSocket", id="websocket"),
        element("p", element("code", protocol["address"]), class_="request"),
        *paragraphs(protocol["description"]),
        element("h3", "Messages from you"),
        _sent(protocol["from_client"]),
        element("h3", "Messages from the server"),
        _sent(protocol["from_server"]),
        element("h3", "Close codes"),
        definitions(
            ([element("code", code)], prose(text)) for code, text in protocol["close_codes"].items()
        ),
    )


def _sent(messages: list[Json]) -> Element:
    return definitions((type_of(one), prose(one["description"])) for one in messages)


def _messages(schemas: Json) -> Element:
    return element(
        "section",
        element("h2", "Messages", id="messages"),
        *(_message(name, schemas[name]) for name in sorted(schemas)),
    )


def _message(name: str, schema: Json) -> Element:
    required = schema.get("required", ())
    return element(
        "article",
        element("h3", name, id=name),
        *paragraphs(schema.get("description", "")),
        definitions(
            (
                [element("code", field), " ", *type_of(shape)],
                [*prose(shape.get("description", "")), *_default(field, shape, required)],
            )
            for field, shape in schema.get("properties", {}).items()
        ),
    )


def _default(field: str, shape: Json, required: list[str]) -> list[Content]:
    return [] if field in required else [" Optional."]
