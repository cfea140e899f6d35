"""Complete games played by keyboard alone, from the home page on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.keys import press_when, tab_to, walk_to
from tests.browser.positions import late, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors


def lead(page: Page) -> None:
    """Choose a group, walk to a target, look at the preview, and play it."""
    tab_to(page, boards.SPACE, "Shift+Tab")
    walk_to(page, "can be led|ritual due")
    page.keyboard.press("Enter")
    if boards.is_led(page):
        walk_to(page, "can be the target")
        page.keyboard.press("Enter")
    while boards.is_forked(page):
        walk_to(page, "ritual due")
        page.keyboard.press("Enter")
    tab_to(page, "^Play it")
    page.keyboard.press("Enter")
    boards.wait_until_played(page)


def lay(page: Page) -> None:
    """Take the first card, turn it, try the nearest place, and lay it there."""
    expect(boards.free_places(page).first).to_be_visible()
    page.keyboard.press("1")
    press_when(page, "^Try the card here.*not turned", "r")
    press_when(page, "^Try the card here.*turned a quarter", "Enter")
    expect(boards.preview(page)).to_be_visible()
    press_when(page, "^Lay the card here", "Enter")
    boards.wait_until_played(page)


TURNS = {"fae": lead, "trails": lay}
SEATS = {"fae": ("person", *["seedling"] * 3), "trails": ("person", "seedling")}


def finish(page: Page, game: str) -> None:
    """Play until the game is over, and look at the table again."""
    boards.play_to_the_end(page, TURNS[game])
    tab_to(page, "^Show the table")
    page.keyboard.press("Enter")
    expect(boards.end(page)).to_be_hidden()


@pytest.mark.parametrize("game", TURNS)
def test_the_last_turns_are_played_by_keys(people: Visitors, ada: LocalGuest, game: str) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, game, *SEATS[game])}")
    finish(page, game)


@pytest.mark.soak
@pytest.mark.parametrize("game", TURNS)
def test_a_complete_game_is_played_by_keys(people: Visitors, ada: LocalGuest, game: str) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, game, *SEATS[game])}")
    finish(page, game)


def test_keys_lead_from_the_home_page_to_a_decision(people: Visitors) -> None:
    page = people.come()
    page.goto("/")
    tab_to(page, "^Play now")
    page.keyboard.press("Enter")
    expect(boards.ask(page)).to_be_visible()
    tab_to(page, "can be led")
    page.keyboard.press("Enter")
    walk_to(page, "can be the target")
    page.keyboard.press("Escape")
    expect(boards.space(page, "can be led")).to_be_visible()


def test_every_choice_is_listed_in_words(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{late(ada, 'fae', 'person', 'seedling')}")
    tab_to(page, "^All choices")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="All choices")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    tab_to(page, r"\b[A-L][1-5]\b.*\b[A-L][1-5]\b")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name=boards.PLAY)).to_be_enabled()
