"""Plays a lesson's actions on the real boards, by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator, Page, expect

SETTLED = """() => !document.querySelector('[data-looking]')"""
COACH = "section.coach"


def coach(page: Page) -> Locator:
    return page.locator(COACH)


def verdict(page: Page) -> Locator:
    return coach(page).locator(".verdict")


def play_it(page: Page) -> None:
    """Press the coach's button that plays the composed turn, unless that has decided the step."""
    play, onward = coach(page).locator("[data-play]:enabled"), coach(page).locator("[data-next]")
    expect(onward.or_(play).first).to_be_visible()
    if play.count():
        play.click()


def press(page: Page, where: str) -> None:
    """Press the first of these elements, once no preview is on its way."""
    page.wait_for_function(SETTLED)
    page.locator(where).first.click()


def move(page: Page, source: str, target: str) -> None:
    for space in (source, target):
        press(page, f'[data-space="{space}"] .ring:not(.under)')


def ritual(page: Page, space: str) -> None:
    expect(page.locator(f'[data-space="{space}"][aria-label*="ritual due"]')).to_be_visible()
    press(page, f'[data-space="{space}"] .ring:not(.under)')


def card(page: Page, number: str) -> None:
    press(page, f'.tray [data-card="{number}"]')


def lay_card(page: Page, x: str, y: str, turns: str) -> None:
    for _ in range(int(turns)):
        press(page, ".tray .buttons button:nth-child(2)")
    press(page, f'[data-place="{x},{y}"]')


def discard(page: Page) -> None:
    press(page, ".tray .wide")


def put(page: Page, kind: str, clearing: str) -> None:
    held = page.locator(f'[data-place="dawn"] [data-card="{kind}"]')
    expect(held).to_be_visible()
    if held.get_attribute("aria-pressed") != "true":
        held.click()
    explore(page, clearing)


def explore(page: Page, clearing: str) -> None:
    press(page, f'[data-place="clearing{clearing}"] .sign button')


def bid(page: Page, value: str) -> None:
    stone = page.locator(f'.stones [role=radio]:has-text("{value}")')
    if stone.count():
        stone.first.click()
    press(page, ".bidding .go")
    expect(verdict(page).or_(page.locator(".won")).first).to_be_visible()


def pay(page: Page, fairy: str) -> None:
    found = page.locator(f'[data-place="hand"] [data-card="{fairy}"]')
    if verdict(page).count() or found.get_attribute("aria-pressed") == "true":
        return
    found.click()


def enough(page: Page) -> None:
    if not verdict(page).count():
        press(page, ":is(.won, .visiting) .go:enabled")


def crest(page: Page) -> None:
    press(page, '.crest [data-card="crest"]')
    press(page, ".tool .go")


def keep(page: Page, kind: str) -> None:
    press(page, f'.looking [data-card="{kind}"]')


def lay_tile(page: Page, side: str, turns: str, x: str, y: str) -> None:
    flip = page.locator(
        ".piece .tools button:enabled", has_text=re.compile(f"{side}", re.IGNORECASE)
    )
    expect(page.locator(".piece")).to_be_visible()
    if flip.count():
        flip.click()
    for _ in range(int(turns)):
        press(page, ".piece .tools button:nth-child(2)")
    put_on(page, str(int(x) + 1), y)  # a square in the middle of the piece


def put_on(page: Page, x: str, y: str) -> None:
    """Put the piece in hand on a square, and lay it."""
    tap_square(page, int(x), int(y))
    press(page, "[data-lay]")


def tap_square(page: Page, x: int, y: int) -> None:
    page.locator(".plot .garden").scroll_into_view_if_needed()
    box = page.locator("[data-plot] .lawn").bounding_box()
    assert box is not None
    side = box["width"] / 10
    page.mouse.click(box["x"] + (x + 0.5) * side, box["y"] + (y + 0.5) * side)


Action = Callable[..., None]
BY_NAME: Final[dict[str, Action]] = {
    "move": move,
    "ritual": ritual,
    "card": card,
    "discard": discard,
    "explore": explore,
    "bid": bid,
    "pay": pay,
    "enough": enough,
    "keep": keep,
    "home": put_on,
    "crest": crest,
    "feed": lambda page, kind: press(page, f'.meal [data-card="{kind}"]'),
    "audience": lambda page: press(page, '[data-place="court"] button'),
    "druids": lambda page: press(page, '[data-place="druids"] button'),
    "name": lambda page, action: press(page, f'[data-action="{action}"]'),
    "tile": lambda page, tile: press(page, f'[data-card="tile{tile}"]'),
    "befriend": lambda page, kind: press(page, f'[data-place="offer"] [data-card="{kind}"]'),
    "play": lambda page, kind: press(page, f'[data-place="hand"] [data-card="{kind}"]'),
}
"""By the first word of an action: how to do it."""
BY_GAME: Final[dict[tuple[str, str], Action]] = {
    ("trails", "lay"): lay_card,
    ("faeries", "lay"): lay_tile,
    ("land", "place"): put,
    ("faeries", "place"): lambda page, folk: press(page, f'[data-area="{folk}"]'),
    ("land", "pass"): lambda page: press(page, ".bidding .pass"),
    ("faeries", "pass"): lambda page: press(page, "[data-pass]"),
}
"""Actions that have the same name in several games."""


COMPOSED: Final = {
    *(("fae", "move"), ("fae", "ritual"), ("land", "keep")),
    *(("trails", "lay"), ("trails", "discard")),
    *(("faeries", word) for word in ("place", "pass", "befriend", "play")),
}
"""Last actions that the board shows as a preview; all others it plays at once."""


def compose(page: Page, game: str, actions: Sequence[str]) -> None:
    """Do these actions one after another."""
    for action in actions:
        word, *parts = action.split()
        (BY_GAME.get((game, word)) or BY_NAME[word])(page, *parts)


def play(page: Page, game: str, actions: Sequence[str]) -> None:
    """Do these actions, and play the turn if the board doesn't."""
    compose(page, game, actions)
    if (game, actions[-1].split()[0]) in COMPOSED:
        play_it(page)
