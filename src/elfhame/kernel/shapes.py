"""Values of a declared shape, from JSON and back; what does not fit is refused with its field."""

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
    """The value of this shape that the JSON text holds."""
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _misfit(error, what) from None


def from_toml(text: str, shape: type[T]) -> T:
    """The value of this shape that a data file holds."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"not TOML: {error}", field="text") from None
    found: T = convert(content, shape, "")
    return found


def convert(value: Any, shape: Any, what: str, *, strict: bool = True) -> Any:
    """The value of this shape that plain lists, dicts and numbers spell."""
    try:
        return msgspec.convert(value, type=shape, strict=strict)
    except msgspec.MsgspecError as error:
        raise _misfit(error, what) from None


def whole(value: object, what: str) -> int:
    """The whole number that a value is, whatever type it has; a yes or no is none.

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
