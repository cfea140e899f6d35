"""Games played by the accessibility tree alone; Land and Faeries have such tests of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards, ears
from tests.browser.positions import late, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors


def finish(page: Page, table: str, game: str) -> None:
    """Play until the game is over, and hear who has won."""
    page.goto(f"/table/{table}")
    boards.play_to_the_end(page, ears.TURNS[game])
    expect(boards.end(page).get_by_role("heading", level=2)).to_have_text(re.compile("win|share"))


@pytest.mark.parametrize("game", ears.TURNS)
def test_the_last_turns_are_played_by_ear(people: Visitors, ada: LocalGuest, game: str) -> None:
    finish(people.come(ada), late(ada, game, "person", "seedling"), game)


@pytest.mark.soak
@pytest.mark.parametrize("game", ears.TURNS)
def test_a_complete_game_is_played_by_ear(people: Visitors, ada: LocalGuest, game: str) -> None:
    finish(people.come(ada), make_table(ada, game, "person", "seedling"), game)
