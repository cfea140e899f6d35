"""Plays on the boards like a person: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PLAY = re.compile("^Play it|^Draw another|^Lay it")
PLAYING = re.compile(f"{PLAY.pattern}|^Sending")
SPACE = "^[A-L][1-5], "
STATUS = """() => {
  const seen = (one) => one?.checkVisibility() ?? false
  if (seen(document.querySelector('[data-end=over]'))) return 'over'
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
    """The result, once everything has been revealed."""
    return page.locator("[data-end=over]")


def show_points(page: Page) -> None:
    """Open the score sheet, which a game with an ending of its own shows on demand."""
    button = end(page).get_by_role("button", name="Where the points came from")
    expect(end(page)).to_be_visible()
    if button.count():
        button.click()


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the reader's turn or the game is over; returns whether the game goes on."""
    return bool(page.wait_for_function(STATUS).json_value() == "asked")


def wait_for_turn_or_reveal(page: Page) -> bool:
    """Wait until it is the reader's turn or the end is being told; returns whether it goes on."""
    expect(ask(page).or_(page.locator("[data-end]")).first).to_be_visible()
    return ask(page).is_visible()


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


def is_forked(page: Page) -> bool:
    """Whether the move leaves several rituals due; one is chosen before the move is played."""
    due, play = space(page, "ritual due"), ask(page).get_by_role("button", name=PLAY)
    expect(due.or_(play).first).to_be_visible()
    return not play.is_visible()


def hand(page: Page) -> Locator:
    """The reader's cards in Fairy Trails."""
    return page.locator('main button[aria-label^="Card "]')


def free_places(page: Page) -> Locator:
    """The free places of Fairy Trails; there are none while others play."""
    return page.locator("[data-place]")


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
