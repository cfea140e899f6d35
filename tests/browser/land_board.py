"""Plays Fairy Land like a person: by mouse, by keyboard, or by the accessibility tree alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.browser.keys import reach

WAYS = (
    ".looking .go",
    ".looking [data-card]",
    ".meal [data-card]",
    ".answers ul [data-card]",
    ".answers > button",
    ".won .go",
    ".visiting .go",
    ".visiting .choice",
    ".bidding .go",
    ".bidding .pass",
    ".glade [data-card][aria-label^='Take ']",
    ".tool .go",
    ".sign button:has-text('Place ')",
    ".place button:has-text('Ask for')",
    ".items .tappable",
    ".sign button:has-text('Explore')",
)
"""What to press, the most urgent question first; the last ones are actions of the day."""
NUMBERED = (".sign button:has-text('Place ')", ".sign button:has-text('Explore')")
"""Buttons that the number key of their Clearing also presses."""
NUMBER = "(button) => button.closest('[data-place]').dataset.place.at(-1)"
PARTS = [re.match(r"(.*?)(?::has-text\('(.*)'\))?$", way) for way in WAYS]
SELECTED = [[part[1], part[2] or ""] for part in PARTS if part]
NAMES = (
    re.compile("rest under the deck"),
    re.compile("^Keep "),
    re.compile("^Give "),
    re.compile("^Gain "),
    re.compile("^(Drive them away|Leave her)"),
    re.compile("^Send"),
    re.compile("^look at "),
    re.compile("^Bid "),
    re.compile("^Pass"),
    re.compile("^Take (?!back)"),
    re.compile("^Clearing . Place "),
    re.compile("Ask for an audience"),
    re.compile("^Explore Clearing"),
)
"""The same by the names of buttons, as a screen reader says them."""
NEXT = """(ways) => {
  const asked = document.querySelector('section[aria-label="Your turn"]')
  const board = document.querySelector('.land.board')
  if (document.querySelector('[data-end=over], [data-handover]')) return 'over'
  if (!asked || !board || board.dataset.looking) return null
  const free = ([where, words]) => [...document.querySelectorAll(where)]
    .some((one) => !one.disabled && one.checkVisibility() && one.textContent.includes(words))
  const at = ways.findIndex(free)
  return at < 0 ? null : `${at}`
}"""


def next_way(page: Page) -> int | None:
    """The index into WAYS of what to press next; None once the game or the turn is over."""
    found = str(page.wait_for_function(NEXT, arg=SELECTED).json_value())
    return None if found == "over" else int(found)


def way(page: Page, at: int) -> Locator:
    """The first element to press for one of WAYS."""
    return page.locator(f"{WAYS[at]}:enabled").first


def settle(page: Page) -> None:
    """Wait until the server has answered with a preview."""
    page.wait_for_function("() => !document.querySelector('[data-looking]')")


def turn(page: Page) -> None:
    """Give one answer by mouse."""
    at = next_way(page)
    if at is not None:
        way(page, at).click()
        settle(page)


def turn_by_keys(page: Page) -> None:
    """The same by keyboard alone: Clearings by number, everything else by Tab, arrows and Enter."""
    at = next_way(page)
    if at is None:
        return
    if WAYS[at] in NUMBERED:
        page.keyboard.press(way(page, at).evaluate(NUMBER))
    else:
        reach(page, way(page, at))
        page.keyboard.press("Enter")
    settle(page)


def turn_by_ear(page: Page) -> None:
    """The same by roles and names alone, as assistive technology finds them."""
    if next_way(page) is None:
        return
    for name in NAMES:
        found = page.get_by_role("button", name=name, disabled=False)
        if found.count():
            found.first.click()
            settle(page)
            return
    raise AssertionError("no button says what to do")


def clearing(page: Page, number: int) -> Locator:
    return page.get_by_role("region", name=f"Clearing {number}", exact=True)


def panel(page: Page) -> Locator:
    """What is being decided."""
    return page.locator(".land .panel section, .land section.panel").first
