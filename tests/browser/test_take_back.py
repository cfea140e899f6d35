"""Against bots, a move is taken back with their replies, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import boards
from tests.browser.positions import make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.turns import lay
from tests.browser.visitors import PHONE, Visitors

SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 1280, "height": 800})


def held(page: Page) -> list[str]:
    """The cards in the reader's hand, in words."""
    labels = "all => all.map(one => one.getAttribute('aria-label'))"
    return list(boards.hand(page).evaluate_all(labels))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_bots_reply_and_the_card_drawn_are_undone(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = make_table(ada, "trails", "person", "seedling", options={"first": 0})
    page = people.come(ada, viewport=size)
    page.goto(f"/table/{table}")
    back = page.get_by_role("button", name="Take back")
    expect(boards.ask(page)).to_be_visible()
    expect(back).to_be_disabled()
    hand = held(page)
    lay(page)
    expect(boards.ask(page)).to_be_visible()
    expect(back).to_be_enabled()
    assert held(page) != hand
    back.click()
    expect(back).to_be_disabled()
    boards.eventually(page, lambda: held(page) == hand)
    assert len(ada.frame(table)["view"]["table"]) == 1
    expect(boards.ask(page).locator(".latest")).to_contain_text("takes back a move")
    lay(page)
    expect(back).to_be_enabled()
