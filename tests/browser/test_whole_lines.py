"""Panels show whole lines, begin with what would happen, and fade where there is more to read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import boards
from tests.browser.positions import halfway, until
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_fae import ALONE, ends_with_a_ritual, scoring_move
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
LINES = """() => {
  const told = document.querySelector('section.ask .told')
  const { top, bottom } = told.getBoundingClientRect()
  const shown = (one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none'
  return {
    more: told.hasAttribute('data-more'),
    lines: [...told.querySelectorAll('li, p')].filter(shown).map((one) => {
      const box = one.getBoundingClientRect()
      const cuts = getComputedStyle(one).overflow !== 'visible'
      return {
        text: one.textContent.trim(),
        whole: box.top >= top - 1 && box.bottom <= bottom + 1,
        clipped: cuts && one.scrollHeight > one.clientHeight + 1,
      }
    }),
  }
}"""


def lines(page: Page) -> list[dict[str, Any]]:
    """The lines of the prompt; none is cut, unless the panel scrolls and says so."""
    found = page.evaluate(LINES)
    assert all(not line["clipped"] for line in found["lines"]), found
    assert found["more"] or all(line["whole"] for line in found["lines"]), found
    return list(found["lines"])


@SIZES
def test_a_preview_begins_with_what_the_ritual_brings(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size)
    table = until(ada, ends_with_a_ritual, "fae", *ALONE)
    page.goto(f"/table/{table}")
    expect(boards.ask(page)).to_be_visible()
    lines(page)
    move = scoring_move(ada, table)
    boards.space_named(page, move["source"]).click()
    boards.space_named(page, move["target"]).click()
    expect(boards.preview(page)).to_be_attached()
    told = [line for line in lines(page) if line["text"] != "Your turn Play it?"]
    assert told[0]["text"].startswith("Ritual")
    assert told[0]["whole"]
    assert "leads" in told[-1]["text"]


@SIZES
def test_every_place_in_view_can_be_tapped(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size)
    page.goto(f"/table/{halfway(ada, 'trails', 'person', 'seedling')}")
    expect(boards.ask(page)).to_be_visible()
    boards.eventually(page, lambda: page.evaluate(COVERED) == [])


COVERED = """() => {
  const within = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const board = document.querySelector('.trails .ground').getBoundingClientRect()
  return [...document.querySelectorAll('[data-place]')].filter((place) => {
    const box = place.querySelector('.outline').getBoundingClientRect()
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (!within(at) || at.y > board.bottom) return false
    return !place.contains(document.elementFromPoint(at.x, at.y))
  }).map((place) => place.dataset.place)
}"""
"""The places in view of which something else would take the tap."""
