"""How people play on the board of Fairy Land: what answers each question, by mouse or by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.keys import tab_to

LONGEST = 30
"""More steps than any turn takes."""
WAYS = (
    ".sight .open [data-card]",
    ".sight button:has-text('Rest as they lie')",
    ".ogre [data-card]",
    ".choose [data-card]",
    ".choose button:has-text('Leave her')",
    ".choose button:has-text('Drive them away')",
    ".payment button:has-text('Cheapest')",
    ".auction .bid",
    ".auction button:has-text('Pass')",
    ".clearing [data-card][aria-label^='Take ']",
    ".clearing button[aria-label^='Put ']",
    ".day button:has-text('Audience')",
    ".clearing .go",
    ".day button",
)
"""What may be pressed, the most urgent question first; the last ones are actions of the day."""
OFFERED = """(ways) => {
  const pressed = (element) => element.getAttribute('aria-pressed') === 'true'
  for (const [at, [where, has]] of ways.entries()) {
    const found = [...document.querySelectorAll(where)].filter(
      (element) => !element.disabled && !pressed(element) && element.textContent.includes(has))
    if (found.length) return at
  }
  return -1
}"""


def offered(page: Page) -> Locator | None:
    """What is to be pressed next, if anything is."""
    ways = [re.match(r"(.*?)(?::has-text\('(.*)'\))?$", way) for way in WAYS]
    at = int(page.evaluate(OFFERED, [[way[1], way[2] or ""] for way in ways if way]))
    if at < 0:
        return None
    return page.locator(f"{WAYS[at]}:not([aria-pressed=true]):enabled").first


def playable(page: Page) -> Locator:
    """The button that plays what was put together."""
    return boards.ask(page).get_by_role("button", name=boards.PLAY)


def settle(page: Page) -> None:
    """Wait until the server has said what the tried decisions would do."""
    page.wait_for_function("() => !document.querySelector('[data-looking]')")


def turn(page: Page) -> None:
    """Answer all that is asked with a mouse, then play it."""
    for _ in range(LONGEST):
        settle(page)
        if playable(page).is_visible():
            return boards.play_it(page)
        way = offered(page)
        assert way is not None, "there is nothing to press"
        way.click()
    raise AssertionError("the turn never ends")


def turn_by_keys(page: Page) -> None:
    """The same by Tab and Enter alone."""
    for _ in range(LONGEST):
        settle(page)
        if playable(page).is_visible():
            tab_to(page, "^Play it")
            page.keyboard.press("Enter")
            return boards.done(page)
        way = offered(page)
        assert way is not None, "there is nothing to press"
        reach(page, way)
        page.keyboard.press("Enter")
    raise AssertionError("the turn never ends")


def reach(page: Page, wanted: Locator) -> None:
    """Get to something: by Tab to its group, by arrows within it."""
    handle = wanted.element_handle()
    for key in ["Tab"] * 120:
        if page.evaluate("(wanted) => document.activeElement === wanted", handle):
            return
        if page.evaluate(IN_GROUP, handle):
            key = "ArrowRight"
        page.keyboard.press(key)
    raise AssertionError("keys never lead there")


IN_GROUP = """(wanted) => {
  const group = wanted.closest('ul')
  return wanted.dataset.card !== undefined && group.contains(document.activeElement)
}"""


def total(page: Page) -> Locator:
    """What lies in the payment, of what is needed."""
    return page.locator(".payment .total b")


def clearing(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=f"Clearing {number}")


def stack(page: Page, whose: str) -> Locator:
    """The cards in front of somebody."""
    return page.get_by_role("region", name=f"In front of {whose}").locator("[data-card]")


def no_sideways_scrolling(page: Page) -> None:
    expect(page.locator(".land.board")).to_be_visible()
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(
        "() => [...document.querySelectorAll('.land .scroll, .land .thumb')]"
        ".every((one) => one.scrollWidth <= one.clientWidth)"
    )
