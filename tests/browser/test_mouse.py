"""Games played by mouse to their end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.positions import late, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.turns import TURNS, lay
from tests.browser.visitors import Visitors

SEATS = {"fae": ("person", *["seedling"] * 3), "trails": ("person", "seedling")}


def finish(page: Page, game: str) -> int:
    """Play until the game is over, and find everyone's total; returns the number of turns."""
    turns = boards.play_to_the_end(page, TURNS[game])
    boards.show_points(page)
    total = boards.end(page).get_by_role("row", name="Total")
    expect(total.get_by_role("cell")).to_have_count(len(SEATS[game]))
    return turns


@pytest.mark.parametrize("game", SEATS)
def test_the_last_turns_against_bots_are_played_by_mouse(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, game, *SEATS[game])}")
    assert finish(page, game) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("game", SEATS)
def test_a_complete_game_against_bots_is_played_by_mouse(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, game, *SEATS[game])}")
    assert finish(page, game) >= 5


def test_a_complete_solo_game_is_played_by_mouse(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'trails', 'person')}")
    boards.play_to_the_end(page, lay)
    title = boards.end(page).get_by_role("heading", level=2)
    expect(title).to_have_text(re.compile("^(You won|Not this time)$"))
