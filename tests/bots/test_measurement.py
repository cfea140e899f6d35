"""The measured results in docs/bots.md: complete, and replaced between their markers only."""

from __future__ import annotations

import pytest

from elfhame.bots.levels import SKILLS
from elfhame.games import registry
from scripts.measure_bots.match import Match, matches
from scripts.measure_bots.page import PAGE, with_row, with_table
from scripts.measure_bots.thinking import thinkers

MATCH = Match("land", "oak", "hazel")
OTHER = Match("land", "elder", "oak")


def table_of(name: str) -> list[str]:
    """The rows between the markers of a name."""
    _, _, after = PAGE.read_text("utf-8").partition(f"<!-- measured {name} -->")
    table, _, _ = after.partition("<!-- end -->")
    return [line for line in table.splitlines()[4:] if line]


@pytest.mark.parametrize("game", registry.names())
def test_the_page_says_how_well_every_level_plays(game: str) -> None:
    cells = [
        f"imagines {skill.iterations:,}" if skill.iterations else f"heat {skill.heat}"
        for skill in SKILLS[game]
    ]
    assert f"| {registry.game(game).title} | {' | '.join(cells)} |" in PAGE.read_text("utf-8")


@pytest.mark.parametrize("game", registry.names())
def test_the_page_has_a_row_for_every_match(game: str) -> None:
    wanted = [match.cells for match in matches(game)]
    assert [row[: len(cells)] for row, cells in zip(table_of(game), wanted, strict=True)] == wanted


def test_the_page_says_how_long_every_thinker_thinks() -> None:
    rows = [tuple(row.split(" | ")[:3]) for row in table_of("thinking")]
    assert rows == [
        (f"| {registry.game(one.game).title}", one.bot, str(one.seats)) for one in thinkers()
    ]


def test_only_the_table_of_that_game_is_replaced() -> None:
    places = [f"<!-- measured {game} -->\n\nold\n\n<!-- end -->" for game in ("fae", "land")]
    kept, replaced = with_table("\f".join(places), "land", "new").split("\f")
    assert (kept, replaced) == (places[0], places[1].replace("old", "new"))


def test_only_the_row_of_that_match_is_replaced() -> None:
    page = "<!-- measured land -->\n\nold\n\n<!-- end -->"
    for match, row in ((OTHER, "20 wins |"), (MATCH, "1 win |"), (MATCH, "2 wins |")):
        page = with_row(page, [MATCH, OTHER], match, f"{match.cells} {row}")
    rows = page.splitlines()[4:-2]
    assert rows == [f"{MATCH.cells} 2 wins |", f"{OTHER.cells} 20 wins |"]


def test_a_page_without_a_place_for_the_figures_is_refused() -> None:
    with pytest.raises(ValueError, match="one place for figures of fae"):
        with_table("no markers", "fae", "new")
