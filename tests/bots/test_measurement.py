"""The measured results in docs/bots.md: complete, and replaced between their markers only."""

from __future__ import annotations

import pytest

from elfhame.games import registry
from scripts.measure_bots import PAGE, matches, replace


@pytest.mark.parametrize("game", registry.names())
def test_the_page_has_a_row_for_every_match(game: str) -> None:
    _, _, after = PAGE.read_text("utf-8").partition(f"<!-- measured {game} -->")
    table, _, _ = after.partition("<!-- end -->")
    rows = [tuple(line.split(" | ")[:3]) for line in table.splitlines()[4:] if line]
    assert rows == [(f"| {m.bot}", m.rival, str(m.seats)) for m in matches(game)]


def test_only_the_table_of_that_game_is_replaced() -> None:
    places = [f"<!-- measured {game} -->\n\nold\n\n<!-- end -->" for game in ("fae", "land")]
    kept, replaced = replace("\f".join(places), "land", "new").split("\f")
    assert (kept, replaced) == (places[0], places[1].replace("old", "new"))


def test_a_page_without_a_place_for_the_figures_is_refused() -> None:
    with pytest.raises(ValueError, match="one place for figures of fae"):
        replace("no markers", "fae", "new")
