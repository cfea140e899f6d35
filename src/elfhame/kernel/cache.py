"""A bounded cache that is cleared when it is full."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(dict[K, V]):
    """Results by key, at most ``most`` of them.

    >>> squares: BoundedCache[int, int] = BoundedCache(most=2)
    >>> [squares.keep(number, number * number) for number in (3, 4, 5)], squares
    ([9, 16, 25], {5: 25})
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> V:
        """Store and return the value; if the cache is full, drop all others first."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
