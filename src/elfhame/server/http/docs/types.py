"""Describes the schemas of the OpenAPI document in words, with links to other schemas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from .html import Content, element

Json = dict[str, Any]

NAMES: Final = {"integer": "whole number", "string": "text", "boolean": "true or false"}
LIMITS: Final = {
    "minimum": "from {}",
    "maximum": "to {}",
    "minLength": "at least {} long",
    "maxLength": "at most {} long",
}


def type_of(schema: Json) -> list[Content]:
    """The type that a schema describes, and its limits.

    >>> type_of({"type": "array", "items": {"type": "integer", "minimum": 0.0}})
    ['list of ', 'whole number', ' from 0']
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return [element("a", name, href=f"#{name}")]
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return [*_join(map(type_of, schema[union]), " or "), *_limits(schema)]
    if "const" in schema or "enum" in schema:
        values = schema.get("enum") or [schema["const"]]
        return _join(([element("code", str(value))] for value in values), " or ")
    return [*_plain(schema), *_limits(schema)]


def _plain(schema: Json) -> list[Content]:
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return ["list of ", *type_of(schema.get("items", {}))]
    return [NAMES.get(kind, kind)]


def _limits(schema: Json) -> list[Content]:
    limits = {name: schema[name] for name in LIMITS if name in schema}
    return [" " + LIMITS[name].format(f"{value:g}") for name, value in limits.items()]


def _join(parts: Iterable[list[Content]], separator: str) -> list[Content]:
    """All parts, with the separator between them."""
    joined: list[Content] = []
    for part in parts:
        joined += [separator, *part] if joined else part
    return joined
