"""Deltas: how a frame changed, for replays and for sockets that asked for them."""

from __future__ import annotations

from typing import Any

import msgspec

from ..messages import Delta


def delta(before: Any, now: Any) -> Delta:
    """How a value changed: `[value]` for a new one, or the changes by field, key or position.

    >>> delta({"turn": 1, "hands": [[1, 2], [3]]}, {"turn": 2, "hands": [[1, 2], [4]]})
    {'turn': [2], 'hands': {'1': {'0': [4]}}}
    """
    if type(before) is not type(now):
        return [now]
    if isinstance(now, msgspec.Struct):
        return {
            field: delta(old, new)
            for field in now.__struct_fields__
            if (old := getattr(before, field)) != (new := getattr(now, field))
        }
    if isinstance(now, dict) and before.keys() == now.keys():
        return {key: delta(before[key], new) for key, new in now.items() if before[key] != new}
    if isinstance(now, list | tuple) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return {str(place): delta(old, new) for place, (old, new) in pairs if old != new}
    return [now]
