"""Events stay long enough to read, and turns are confirmed as the reader prefers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.positions import halfway, late
from tests.browser.screens import Host, fae
from tests.browser.stored_positions import LocalGuest
from tests.browser.turns import lay, lead
from tests.browser.visitors import Visitors


def prompt(page: Page) -> Locator:
    """What is happening while it isn't the reader's turn."""
    return page.get_by_role("region", name="What is happening")


def choose(page: Page, group: str, value: str) -> None:
    """Set a preference."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).check()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()


def test_others_moves_are_told_one_by_one_until_the_reader_goes_on(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, pace="calm")
    page.clock.install(time=0)
    page.goto(f"/table/{halfway(ada, 'trails', 'person', 'seedling')}")
    boards.wait_for_turn(page)
    page.clock.pause_at(60_000)
    lay(page)
    expect(prompt(page).locator(".sentence")).to_contain_text("Ada ")
    expect(boards.ask(page)).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(boards.ask(page)).to_contain_text("Seedling ")


def test_at_once_nothing_is_held(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, pace="once")
    page.goto(f"/table/{halfway(ada, 'trails', 'person', 'seedling')}")
    lay(page)
    expect(boards.ask(page)).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)


def test_preferences_are_kept_and_worn(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    fae(page, host)
    choose(page, "Text size", "Largest")
    choose(page, "Motion", "Less")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    expect(page.locator("html")).to_have_css("font-size", "20px")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Largest")).to_be_checked()


def test_a_turn_is_played_at_once_if_the_reader_never_confirms(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada)
    page.goto(f"/table/{halfway(ada, 'fae', 'person', 'seedling')}")
    choose(page, "Confirm moves", "Never")
    lines = page.get_by_role("group", name="What happened").get_by_role("listitem")
    before = lines.count()
    boards.space(page, "can be led").click()
    boards.space(page, "can be the target").click()
    boards.eventually(page, lambda: lines.count() > before)


def test_the_end_is_revealed_beside_the_board_row_by_row(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, pace="brisk")
    page.goto(f"/table/{late(ada, 'fae', 'person', 'seedling')}")
    while boards.wait_for_turn_or_reveal(page):
        lead(page)
    end = page.locator("[data-end]")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(end.get_by_role("heading", name="The game is over")).to_be_visible()
    end.get_by_role("button", name="Show all at once").click()
    expect(boards.end(page).get_by_role("heading", name=re.compile("win|victory"))).to_be_visible()
    expect(boards.end(page).get_by_role("button", name="Play again")).to_be_visible()
    boards.end(page).get_by_role("button", name="Show the table").click()
    expect(page.get_by_role("region", name="Seats")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(boards.end(page)).to_be_visible()
