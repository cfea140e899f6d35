"""The deal of the day: one try, marked at the table, with its result on the home page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser import boards
from tests.browser.positions import play_until
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors

SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 1280, "height": 800})


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_there_is_one_try_and_home_tells_how_it_went(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.get_by_role("button", name="Play today’s deal").click()
    strip = page.get_by_role("region", name="State of the game")
    expect(boards.ask(page)).to_be_visible()
    expect(strip).to_contain_text("Deal of the day")
    page.get_by_role("button", name="Hint").click()
    expect(strip).to_contain_text("with a hint")
    table = page.url.rsplit("/", 1)[-1]
    page.goto("/")
    page.get_by_role("link", name="Continue today’s deal").click()
    expect(boards.ask(page)).to_be_visible()
    play_until(ada, table, lambda _: False)
    expect(boards.end(page)).to_be_visible()
    boards.end(page).get_by_role("button", name="Copy the result").click()
    expect(boards.end(page).get_by_role("button", name="Copied")).to_be_visible()
    lines = page.evaluate("() => navigator.clipboard.readText()").splitlines()
    assert lines[0].startswith("Elfhame · Fairy Trails · ")
    assert "with a hint" in lines[1]
    page.goto("/")
    today = page.get_by_role("link", name="Today’s deal: ")
    expect(today).to_have_text(re.compile("not this time, with a hint|won with .*, with a hint"))
    days = page.get_by_role("region", name="Deal of the day").get_by_role("listitem")
    expect(days).to_have_count(7)
    expect(days.first).to_contain_text("not played")
    expect(days.last).to_contain_text(re.compile("You won|Not this time"))
