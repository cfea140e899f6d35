"""Converts JSON and TOML to declared types and back; refuses misfits, naming the field."""

from __future__ import annotations

import re
import tomllib
from operator import index
from typing import Any, TypeVar

import msgspec

from .refused import Refused

T = TypeVar("T")

_PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `\$(?P<path>[^`]*)`)?$", re.DOTALL)
_FIELD = re.compile(r"^Object (?P<how>contains unknown|missing required) field `(?P<name>[^`]*)`$")


def to_json(value: Any) -> bytes:
    """The value as one line of JSON; equal values give equal bytes."""
    return msgspec.json.encode(value, order="deterministic")


def from_json(text: bytes | str, shape: type[T], what: str) -> T:
    """Decode JSON into this type."""
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _misfit(error, what) from None


def from_toml(text: str, shape: type[T]) -> T:
    """Decode a TOML data file into this type."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"not TOML: {error}", field="text") from None
    found: T = convert(content, shape, "")
    return found


def convert(value: Any, shape: Any, what: str, *, strict: bool = True) -> Any:
    """Convert plain lists, dicts and numbers to this type."""
    try:
        return msgspec.convert(value, type=shape, strict=strict)
    except msgspec.MsgspecError as error:
        raise _misfit(error, what) from None


def whole(value: object, what: str) -> int:
    """The value as an int, from any integer type; refused for others, including bool.

    >>> whole(7, "seat")
    7
    """
    if not isinstance(value, bool) and hasattr(value, "__index__"):
        return index(value)
    raise Refused(f"{value!r} is no whole number", field=what)


def _misfit(error: Exception, what: str) -> Refused:
    found = _PLACE.match(str(error))
    reason, path = (found["reason"], found["path"] or "") if found else (str(error), "")
    field = _FIELD.match(reason)
    if field:
        reason = "it is missing" if field["how"].startswith("missing") else "there is no such field"
        path = f"{path}.{field['name']}"
    return Refused(reason, field=(what + path).lstrip(".") or None)
