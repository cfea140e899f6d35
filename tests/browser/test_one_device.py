"""Several people on one device: a curtain separates them, and no secret is behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.holdings import CARD, Sockets, contents, hand, spirits
from tests.browser.test_several_people import game
from tests.browser.turns import TITLES, TURNS
from tests.browser.visitors import Visitors


def sit_down(page: Page, title: str, *names: str) -> None:
    """Start a table at which all players share this device."""
    page.goto("/")
    game(page, title).get_by_role("button", name="More ways to play").click()
    sheet = page.get_by_role("dialog", name=f"A table of {title}")
    sheet.get_by_role("radio", name="One device").check()
    for number, name in enumerate(names, 1):
        sheet.get_by_label(f"Name of person {number}").fill(name)
    sheet.get_by_role("button", name="Begin").click()


def curtain(page: Page) -> Locator:
    return page.get_by_role("button", name="I am ")


def check_no_secrets(page: Page, sockets: Sockets) -> None:
    """Check that behind the curtain the browser knows no more than a watcher."""
    expect(curtain(page)).to_be_focused()
    assert not spirits(page)
    assert not CARD.findall(contents(page))
    assert "Your spirit" not in contents(page)
    expect(page.locator("[data-card]")).to_have_count(0)
    boards.eventually(page, lambda: set(sockets.observers) <= {-1})


def hand_over(page: Page, turn: Callable[[Page], None]) -> None:
    """Decide until it is another player's turn, and hand over the device."""
    button = page.get_by_role("button", name="Hand over to")
    while True:
        expect(button.or_(boards.ask(page)).first).to_be_visible()
        if button.is_visible():
            return button.click()
        turn(page)


@pytest.mark.parametrize("name", TITLES)
def test_behind_the_curtain_the_browser_holds_no_secrets(people: Visitors, name: str) -> None:
    page = people.come()
    sockets = Sockets(page)
    sit_down(page, TITLES[name], "Ada", "Bea")
    for _ in range(3):
        check_no_secrets(page, sockets)
        curtain(page).click()
        hand_over(page, TURNS[name])


def test_a_reload_draws_the_curtain(people: Visitors) -> None:
    page = people.come()
    sockets = Sockets(page)
    sit_down(page, "Fairy Trails", "Ada", "Bea")
    curtain(page).click()
    expect(boards.ask(page)).to_be_visible()
    assert len(hand(page)) == 2
    page.reload()
    check_no_secrets(page, sockets)
