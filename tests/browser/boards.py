"""Plays on the boards like a person: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PLAY = re.compile("^Play it|^Draw the next card")
PLAYING = re.compile(f"{PLAY.pattern}|^Sending")
END = re.compile("win|victory|tie|points?$")
SPACE = "^[A-L][1-5], "
STATUS = """(over) => {
  const seen = (one) => one?.checkVisibility() ?? false
  const titles = [...document.querySelectorAll('dialog[open] :is(h1, h2, h3)')]
  if (titles.some((one) => seen(one) && new RegExp(over).test(one.textContent))) return 'over'
  return seen(document.querySelector('section[aria-label="Your turn"]')) ? 'asked' : null
}"""
PLAYED = """(playing) => {
  const buttons = [...document.querySelectorAll('section[aria-label="Your turn"] button')]
  return !buttons.some((one) => new RegExp(playing).test(one.textContent.trim()))
}"""
NEAREST = """(places) => {
  const far = (place) => {
    const box = place.getBoundingClientRect()
    return Math.hypot(box.x + box.width / 2 - innerWidth / 3, box.y - innerHeight / 3)
  }
  return places.map(far).reduce((best, length, at, all) => (length < all[best] ? at : best), 0)
}"""
MOST_TURNS = 200
"""More turns than any game has."""


def ask(page: Page) -> Locator:
    """The panel that says what to do; it is there when it is the reader's turn to decide."""
    return page.locator('section[aria-label="Your turn"]')


def end(page: Page) -> Locator:
    """The dialog with the result."""
    return page.locator("dialog[open]").filter(has=page.get_by_role("heading", name=END))


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the reader's turn or the game is over; returns whether the game goes on."""
    return bool(page.wait_for_function(STATUS, arg=END.pattern).json_value() == "asked")


def play_to_the_end(page: Page, turn: Callable[[Page], None]) -> int:
    """Take turns until the game is over; returns their number."""
    for turns in range(MOST_TURNS):
        if not wait_for_turn(page):
            return turns
        turn(page)
    raise AssertionError("the game never ends: perhaps every move is refused")


def space(page: Page, *sayings: str) -> Locator:
    """A space on the map of Fae whose label contains one of these texts."""
    said = ", ".join(f'[data-space][aria-label*="{saying}"]' for saying in sayings)
    return page.locator(said).first


def space_named(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def is_led(page: Page) -> bool:
    """Whether the choice is a group, which needs a target; a ritual needs none."""
    target = space(page, "can be the target")
    expect(target.or_(preview(page)).first).to_be_visible()
    return target.is_visible()


def hand(page: Page) -> Locator:
    """The reader's cards in Fairy Trails."""
    return page.locator('main button[aria-label^="Card "]')


def places(page: Page) -> Locator:
    """The places on the Fairy Trails table where the card in hand can be tried."""
    return page.locator('[data-place][aria-label^="Try the card here"]')


def middle_place(page: Page) -> Locator:
    """The place closest to the middle of the window; a large table extends beyond it."""
    return places(page).nth(places(page).evaluate_all(NEAREST))


def preview(page: Page) -> Locator:
    """The heading of the preview; it is there once the preview has arrived."""
    return ask(page).get_by_role("heading", name="This would happen")


def play_it(page: Page) -> None:
    """Press the button that plays the previewed move, and wait until it is played."""
    ask(page).get_by_role("button", name=PLAY).click()
    wait_until_played(page)


def wait_until_played(page: Page) -> None:
    """Wait until the move has been stored and shown."""
    page.wait_for_function(PLAYED, arg=PLAYING.pattern)


def eventually(page: Page, holds: Callable[[], object]) -> None:
    """Wait until a condition holds that no locator can express; events are processed meanwhile."""
    for _ in range(500):
        if holds():
            return
        page.wait_for_timeout(20)
    raise AssertionError("the condition never holds")
