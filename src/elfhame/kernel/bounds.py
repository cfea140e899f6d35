"""Limits for saved games, so that a file made up by anyone can't keep a program busy."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from .refused import Refused

MOST_BYTES: Final = 8_000_000
"""The size of a file. The longest games take a tenth of it."""
LARGEST: Final = 100_000
"""The largest number, and the length of the longest list or text. Action numbers stay below it."""
DEEPEST: Final = 24
"""How many lists and objects may contain each other."""


def check_bounds(value: Any, field: str) -> None:
    """Raise Refused if decoded JSON has too much of anything, or text that can't be printed."""
    level = [value]
    for _ in range(DEEPEST):
        for item in level:
            if isinstance(item, str) and not item.isprintable():
                raise Refused("it has characters that can't be printed", field=field)
            size = len(item) if isinstance(item, str | list | tuple | dict) else item
            if isinstance(size, int | float) and not -LARGEST <= size <= LARGEST:
                raise Refused(f"numbers and lengths go up to {LARGEST}", field=field)
        level = [inner for item in level for inner in _content(item)]
    if level:
        raise Refused(f"it is nested more than {DEEPEST} deep", field=field)


def _content(item: Any) -> Collection[Any]:
    if isinstance(item, dict):
        return item.values()
    return item if isinstance(item, list | tuple) else ()
