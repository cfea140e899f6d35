"""With a fixed number of iterations, a bot decides the same on every build, as on file."""

from __future__ import annotations

import pytest

from elfhame.games import registry
from tests.bots.decisions import decisions, golden, tables


@pytest.mark.parametrize(("name", "seats"), tables())
def test_a_search_decides_as_before(name: str, seats: int) -> None:
    advice = "if this was meant to change, run python -m tests.bots.decisions"
    assert decisions(registry.game(name), seats) == golden()[name][str(seats)], advice


def test_only_existing_tables_are_on_file() -> None:
    filed = {(name, int(seats)) for name, every in golden().items() for seats in every}
    assert filed == set(tables())
