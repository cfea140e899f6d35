"""Prices of requests: how many tokens of the caller's rate limit each of them costs."""

from __future__ import annotations

from typing import Final

OF_TABLES: Final = {
    "replay": 10,
    "hint": 10,
    "explain": 10,
    "record": 5,
    "picture": 5,
    "look": 3,
    "why": 2,
    "choices": 2,
}
"""Prices of requests to `/api/tables/TABLE/...`, by the first word after the table."""
A_FRAME: Final = 2
A_STEP: Final = 3
"""The price of a step of a lesson, seen or tried."""
PRICES: Final = {"/api/me/tables": 5, "/metrics": 5}
"""Prices of other addresses; everything else costs 1."""


def price(path: str) -> int:
    """The price of a request to this path, valid or not.

    >>> [price(path) for path in ("/api/me", "/api/tables/T", "/api/tables/T/look")]
    [1, 2, 3]
    """
    if path.startswith("/api/lessons/"):
        return A_STEP
    if not path.startswith("/api/tables/"):
        return PRICES.get(path, 1)
    verb = path.split("/", 5)[4:5]
    return OF_TABLES.get(verb[0], 1) if verb else A_FRAME
