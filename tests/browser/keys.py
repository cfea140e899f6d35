"""Uses the page by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

MOST_STEPS = 120
NAME = "(here) => here.getAttribute('aria-label') ?? here.textContent.trim()"
WAY = """(wanted) => {
  const middle = (element) => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const here = middle(document.activeElement)
  const ways = [...document.querySelectorAll('[data-space]')]
    .filter((space) => new RegExp(wanted).test(space.getAttribute('aria-label')))
    .map((space) => middle(space).map((at, axis) => at - here[axis]))
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
  return ways[0]
}"""

NEXT = """(wanted) => {
  const here = document.activeElement
  if (here === wanted) return null
  const cards = wanted.dataset.card === undefined ? null : wanted.closest('ul')
  const behind = wanted.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
  if (cards?.contains(here)) return behind ? 'ArrowLeft' : 'ArrowRight'
  return behind ? 'Shift+Tab' : 'Tab'
}"""
"""Returns the key that moves the focus towards the target."""


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def name(page: Page) -> str:
    """The name of the focused element."""
    here = focused(page)
    return str(here.evaluate(NAME)) if here.count() else ""


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press Tab, or Shift+Tab, until an element with that name has the focus."""
    for _ in range(MOST_STEPS):
        if re.search(wanted, name(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the Tab key never reaches {wanted!r}")


def reach(page: Page, wanted: Locator) -> None:
    """Move the focus to a visible element: by Tab to its group, by arrows among its cards."""
    handle = wanted.element_handle()
    for _ in range(MOST_STEPS):
        key = page.evaluate(NEXT, handle)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keys never reach {wanted}")


def walk_to(page: Page, wanted: str) -> None:
    """Press arrows until a space with this label has the focus, never repeating a step."""
    tried: set[tuple[str, str]] = set()
    while not re.search(wanted, here := name(page)):
        across, down = page.evaluate(WAY, wanted)
        ways = [way for way in _ways(across, down) if (here, way) not in tried]
        assert ways, f"no arrow leads from {here!r} to what {wanted!r}"
        tried.add((here, ways[0]))
        page.keyboard.press(ways[0])


def _ways(across: float, down: float) -> list[str]:
    """The arrow keys, best direction first."""
    pulls = {"ArrowRight": across, "ArrowLeft": -across, "ArrowDown": down, "ArrowUp": -down}
    return sorted(pulls, key=lambda key: -pulls[key])


def press_when(page: Page, wanted: str, key: str) -> None:
    """Press a key once the focused element has this label."""
    expect(focused(page)).to_have_accessible_name(re.compile(wanted))
    page.keyboard.press(key)
