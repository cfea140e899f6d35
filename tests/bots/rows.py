"""Rows of spaces on the map of Fae, for positions with few legal moves."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.fae.positions import SPACES


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Four spaces in a row; each is adjacent only to its neighbours in the row."""
    for a, space in SPACES.items():
        for b in space.neighbours:
            for c in set(SPACES[b].neighbours) - {a, *space.neighbours}:
                for d in set(SPACES[c].neighbours) - {b, *SPACES[b].neighbours}:
                    if d not in space.neighbours and d != a:
                        yield a, b, c, d
