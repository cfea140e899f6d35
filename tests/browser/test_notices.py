"""Turn notices: the tab's title and icon, and notifications for those who allow them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.positions import halfway
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import findings
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
ELSEWHERE = """
window.told = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(sentence) { window.told.push(sentence) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""
"""A browser that allows notifications, and a reader who looks at another tab."""


@SIZES
def test_the_tab_shows_that_it_is_your_turn(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page, table = people.come(ada, viewport=size), halfway(ada, "fae", "person", "seedling")
    icon = page.locator("link[rel=icon]")
    page.goto("/about")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.goto(f"/table/{table}")
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page.goto("/")
    expect(page).to_have_title(re.compile("^A table is waiting for you"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")


@SIZES
def test_notifications_are_off_until_they_are_wanted(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = halfway(ada, "fae", "person", "seedling")
    page = people.come(ada, viewport=size, bypass_csp=True)
    page.add_init_script(ELSEWHERE)
    page.goto(f"/table/{table}")
    expect(page).to_have_title(re.compile("^Your turn"))
    assert page.evaluate("told") == []
    page.goto("/about")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Notifications").get_by_role("radio", name="On").check()
    assert findings(page) == []
    page.goto(f"/table/{table}")
    expect(page).to_have_title(re.compile("^Your turn"))
    page.wait_for_function("told.length === 1")
    page.goto("/")
    page.wait_for_function("told.some((one) => one.startsWith('A table is waiting'))")
