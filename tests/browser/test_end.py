"""The end is a moment: hidden cards are turned up on the board, then every row is counted there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser import boards, screens
from tests.browser.positions import last_move
from tests.browser.screens import Host
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors

ON_THE_BOARD = {"land": "What everyone brought home", "faeries": "Everyone’s cards"}
HIDDEN = {"land": ".back", "faeries": ".back"}
WIDE: ViewportSize = {"width": 1280, "height": 800}
ENDS = (screens.end, screens.trails_end, screens.alone_end, screens.land_end, screens.faeries_end)


def play_last_move(page: Page, here: LocalGuest, table: str) -> Locator:
    """Play the last move over the API; the part of the page that tells the end."""
    boards.wait_for_turn(page)
    here.move(table, here.frame(table, 0))
    told = page.locator("[data-end=reveal]")
    go_on = page.get_by_role("region", name="What is happening").get_by_role("button", name="Go on")
    while not told.is_visible():
        if go_on.is_visible():
            go_on.click()
        page.wait_for_timeout(20)
    return told


@pytest.mark.parametrize("game", ["land", "faeries"])
def test_hidden_cards_are_turned_up_on_the_board_before_anything_is_counted(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    page = people.come(ada, pace="calm", viewport={"width": 1280, "height": 800})
    table = last_move(ada, game, "person", "seedling")
    page.goto(f"/table/{table}")
    told = play_last_move(page, ada, table)
    board = page.get_by_role("main").get_by_role("region", name=ON_THE_BOARD[game])
    go_on = told.get_by_role("button", name="Go on")
    expect(board).to_have_attribute("data-reckoning", "0")
    expect(told.locator("h2")).to_have_text("The game is over")
    go_on.click()
    expect(board).to_have_attribute("data-reckoning", "1")
    expect(board.locator(HIDDEN[game])).to_have_count(0)
    go_on.click()
    expect(board).to_have_attribute("data-reckoning", "0")
    told.get_by_role("button", name="Show all at once").click()
    expect(boards.end(page)).to_be_visible()
    expect(board).to_have_attribute("data-reckoning", "whole")
    for way in ("Play again", "Replay", "Learn by playing"):
        expect(boards.end(page).get_by_text(way, exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", ENDS, ids=lambda screen: screen.__name__)
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_another_game_comes_before_everything_else(
    people: Visitors, host: Host, screen: screens.Way, size: ViewportSize
) -> None:
    page = people.come(host.caller, viewport=size)
    screen(page, host)
    result = boards.end(page)
    again = result.get_by_role("button", name="Play again")
    first = again.bounding_box()
    assert first is not None
    for other in result.locator("a.button, button").all():
        box = other.bounding_box()
        if box is not None and other.inner_text() != again.inner_text():
            assert box["y"] > first["y"]
            assert box["width"] <= first["width"]
    again.scroll_into_view_if_needed()
    expect(again).to_be_in_viewport(ratio=1)
