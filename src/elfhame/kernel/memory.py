"""A memory of what was worked out: it has room for so much, and then begins anew."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(dict[K, V]):
    """Results by what they follow from.

    >>> squares: Memory[int, int] = Memory(most=2)
    >>> [squares.keep(number, number * number) for number in (3, 4, 5)], squares
    ([9, 16, 25], {5: 25})
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> V:
        """Remember the value, which is returned; if there is no room, forget all others."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
