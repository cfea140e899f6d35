"""Divides numbered work into chunks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def chunks(numbers: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Ascending numbers in chunks without gaps, of this size at most.

    >>> list(chunks([0, 1, 2, 5, 6], 2))
    [(0, 1), (2,), (5, 6)]
    """
    chunk: list[int] = []
    for number in numbers:
        if chunk and (len(chunk) == size or number != chunk[-1] + 1):
            yield tuple(chunk)
            chunk = []
        chunk.append(number)
    if chunk:
        yield tuple(chunk)
