"""Plays Fairy Land like a person, by mouse or keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page

from tests.browser import boards
from tests.browser.keys import reach

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
    ".day button:has-text('Use ')",
    ".clearing .go",
    ".day button",
)
"""What to press, the most urgent question first; the last ones are actions of the day."""
NUMBERED = (".clearing button[aria-label^='Put ']", ".clearing .go")
"""Buttons that the number key of their Clearing also presses."""
NUMBER = "(button) => button.closest('[data-place]').dataset.place.at(-1)"
PARTS = [re.match(r"(.*?)(?::has-text\('(.*)'\))?$", way) for way in WAYS]
SELECTED = [[part[1], part[2] or ""] for part in PARTS if part]
NEXT = """(ways) => {
  const board = document.querySelector('.land.board')
  const ask = document.querySelector('section[aria-label="Your turn"]')
  if (!board || !ask || board.dataset.looking) return null
  const buttons = [...ask.querySelectorAll('button')]
  if (buttons.some((one) => one.textContent.trim().startsWith('Play it'))) return 'whole'
  const pressed = (one) => one.getAttribute('aria-pressed') === 'true'
  const free = ([where, words]) => [...document.querySelectorAll(where)]
    .some((one) => !one.disabled && !pressed(one) && one.textContent.includes(words))
  const at = ways.findIndex(free)
  return at < 0 ? null : `${at}`
}"""


def answers(page: Page) -> Iterator[int]:
    """The indices into WAYS to press, step by step, until the turn is complete."""
    for _ in range(LONGEST):
        found = page.wait_for_function(NEXT, arg=SELECTED).json_value()
        if found == "whole":
            return
        yield int(found)
    raise AssertionError("the turn never ends")


def way(page: Page, at: int) -> Locator:
    """The first element to press for one of WAYS."""
    return page.locator(f"{WAYS[at]}:not([aria-pressed=true]):enabled").first


def settle(page: Page) -> None:
    """Wait until the server has answered with a preview."""
    page.wait_for_function("() => !document.querySelector('[data-looking]')")


def turn(page: Page) -> None:
    """Answer all questions of a turn by mouse, then play it."""
    for at in answers(page):
        way(page, at).click()
    boards.play_it(page)


def turn_by_keys(page: Page) -> None:
    """The same by keyboard alone: Clearings by number, everything else by Tab, arrows and Enter."""
    for at in answers(page):
        press(page, way(page, at), numbered=WAYS[at] in NUMBERED)
    reach(page, boards.ask(page).get_by_role("button", name=boards.PLAY))
    page.keyboard.press("Enter")
    boards.wait_until_played(page)


def press(page: Page, wanted: Locator, *, numbered: bool) -> None:
    if numbered:
        page.keyboard.press(wanted.evaluate(NUMBER))
    else:
        reach(page, wanted)
        page.keyboard.press("Enter")


def total(page: Page) -> Locator:
    """The total of the payment, and how much is needed."""
    return page.locator(".payment .total b")


def clearing(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name=f"Clearing {number}")


def front(page: Page, whose: str) -> Locator:
    """The cards in front of a player."""
    return page.get_by_role("region", name=f"In front of {whose}")


def cards(page: Page, whose: str, kinds: str = "[data-card]") -> int:
    """The number of cards of some kinds in front of a player; equal cards form one stack."""
    stacks = front(page, whose).locator(kinds)
    more = stacks.locator(".count").all()
    return stacks.count() + sum(int(str(one.get_attribute("data-text"))) - 1 for one in more)
