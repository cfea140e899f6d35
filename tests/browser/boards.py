"""How people play on the boards: with a mouse, with a finger, or with keys and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PLAY = re.compile("^Play it|^Draw the next card")
PLAYING = re.compile(f"{PLAY.pattern}|^Sending")
END = re.compile("win|victory|tie|points?$")
SPACE = "^[A-L][1-5], "
STANDING = """(over) => {
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
"""More than any game has."""


def ask(page: Page) -> Locator:
    """The part of the page that says what is to be done now; there when the reader is asked."""
    return page.locator('section[aria-label="Your turn"]')


def end(page: Page) -> Locator:
    """The sheet with the result."""
    return page.locator("dialog[open]").filter(has=page.get_by_role("heading", name=END))


def settled(page: Page) -> bool:
    """Wait until the reader is asked or the game is over; whether it goes on."""
    return bool(page.wait_for_function(STANDING, arg=END.pattern).json_value() == "asked")


def play_to_the_end(page: Page, turn: Callable[[Page], None]) -> int:
    """Take turn after turn until the game is over; how many it took."""
    for turns in range(MOST_TURNS):
        if not settled(page):
            return turns
        turn(page)
    raise AssertionError("the game never ends: what is played may be refused again and again")


def space(page: Page, *sayings: str) -> Locator:
    """A space of the map of Fae of which the board says one of these things."""
    said = ", ".join(f'[data-space][aria-label*="{saying}"]' for saying in sayings)
    return page.locator(said).first


def space_named(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def is_led(page: Page) -> bool:
    """Whether what was chosen is a group that wants a target; a ritual wants none."""
    target = space(page, "can be the target")
    expect(target.or_(foreseen(page)).first).to_be_visible()
    return target.is_visible()


def hand(page: Page) -> Locator:
    """The cards of Fairy Trails that the reader may lay."""
    return page.locator('main button[aria-label^="Card "]')


def places(page: Page) -> Locator:
    """The places of the trails' table at which the card in hand may be looked at."""
    return page.locator('[data-place][aria-label^="Try the card here"]')


def middle_place(page: Page) -> Locator:
    """The one of them in the middle of what is seen: a large table goes on beyond the window."""
    return places(page).nth(places(page).evaluate_all(NEAREST))


def foreseen(page: Page) -> Locator:
    """The heading of what would happen; there when it is known."""
    return ask(page).get_by_role("heading", name="This would happen")


def play_it(page: Page) -> None:
    """Press the button that plays what is previewed, and wait until it is played."""
    ask(page).get_by_role("button", name=PLAY).click()
    done(page)


def done(page: Page) -> None:
    """Wait until what was played is written, and seen."""
    page.wait_for_function(PLAYED, arg=PLAYING.pattern)


def eventually(page: Page, holds: Callable[[], object]) -> None:
    """Wait until something holds that no locator can tell; events are heard meanwhile."""
    for _ in range(500):
        if holds():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it does not come to hold")
