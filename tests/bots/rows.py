"""Rows of spaces on the map of Fae, for positions in which little can be done."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.fae.positions import SPACES


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Four spaces in a row, none of them adjacent but to the next."""
    for a, space in SPACES.items():
        for b in space.neighbours:
            for c in set(SPACES[b].neighbours) - {a, *space.neighbours}:
                for d in set(SPACES[c].neighbours) - {b, *SPACES[b].neighbours}:
                    if d not in space.neighbours and d != a:
                        yield a, b, c, d
