"""The last screen of a lesson: a first game as proposed, a friend, or today's deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import boards
from tests.browser.lesson_moves import coach
from tests.browser.test_axe import findings
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
OPTIONS = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).options"


def at_the_end(people: Visitors, lesson: str, size: ViewportSize) -> Page:
    page = people.come(viewport=size, bypass_csp=True)
    page.goto(f"/learn/{lesson}#99")
    expect(page.get_by_role("link", name="Do this lesson again")).to_be_visible()
    return page


@SIZES
def test_the_first_game_of_land_uses_the_starred_items(
    people: Visitors, size: ViewportSize
) -> None:
    page = at_the_end(people, "land", size)
    assert findings(page) == []
    page.get_by_role("button", name="Play a game now").click()
    expect(page).to_have_url(re.compile("/table/"))
    options = page.evaluate(OPTIONS, page.url.rsplit("/", 1)[-1])
    assert options["first_game"]


@SIZES
def test_a_friend_can_be_invited(people: Visitors, size: ViewportSize) -> None:
    page = at_the_end(people, "fae", size)
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()


@SIZES
def test_solo_trails_leads_to_todays_deal(people: Visitors, size: ViewportSize) -> None:
    page = at_the_end(people, "trails_solo", size)
    page.get_by_role("button", name="Play today’s deal").click()
    expect(boards.ask(page)).to_be_visible()
    expect(page.get_by_role("region", name="State of the game")).to_contain_text("Deal of the day")


@SIZES
def test_solo_trails_leads_to_an_easier_game(people: Visitors, size: ViewportSize) -> None:
    page = at_the_end(people, "trails_solo", size)
    page.get_by_role("button", name="Easier: one card aside").click()
    expect(page.get_by_role("main").get_by_role("button", name="Put aside")).to_be_visible()


@SIZES
def test_three_tricks_are_one_click_away(people: Visitors, size: ViewportSize) -> None:
    page = at_the_end(people, "fae", size)
    page.get_by_role("link", name="Three tricks for Fae").click()
    expect(page.get_by_text("Leave, don’t arrive.")).to_be_in_viewport()
    expect(page.locator("[data-rule]")).to_have_count(0)


@SIZES
def test_a_step_can_be_skipped(people: Visitors, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto("/learn/fae#1")
    page.get_by_role("button", name="Skip this step").click()
    expect(coach(page).locator(".progress")).to_have_text(re.compile("2 of"))
