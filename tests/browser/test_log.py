"""The log is one Tab stop; a line shows its place on the board and its rules on demand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import focused
from tests.browser.positions import halfway
from tests.browser.screens import Host, fae
from tests.browser.visitors import PHONE, Visitors

STOPS = "(lines) => lines.filter((line) => line.tabIndex === 0).length"
PLACES = {
    "fae": ("moved", "[data-space].spotlight"),
    "trails": ("laid", "rect.spotlit"),
    "land": ("placed", "svg.spotlight"),
    "faeries": ("laid", "[data-plot] .tile.spotlight, .in-spotlight .tile.spotlight"),
}
"""By game: an event that has a place, and that place once a line shows it."""


def test_the_log_is_one_stop_with_arrow_keys(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    fae(page, host)
    lines = page.get_by_role("group", name="What happened").get_by_role("button")
    assert lines.count() > 3
    assert lines.evaluate_all(STOPS) == 1
    lines.nth(1).focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(2)).to_be_focused()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    assert lines.evaluate_all(STOPS) == 1


def test_a_line_shows_its_rules_when_it_is_pressed(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    fae(page, host)
    log = page.get_by_role("group", name="What happened")
    rule = log.get_by_role("button", name=re.compile("^Rule "))
    expect(rule).to_have_count(0)
    log.get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    expect(rule.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(focused(page)).to_have_attribute("aria-expanded", "false")


def open_line(page: Page, host: Host, game: str, kind: str) -> int:
    """Open a game halfway through; returns which line of its log tells of the latest such event."""
    table = host.table(halfway, game, "person", "seedling")
    news = host.caller.frame(table, 0)["news"]
    page.goto(f"/table/{table}")
    return max(at for at, one in enumerate(news) if (one["event"] or {}).get("kind") == kind)


@pytest.mark.parametrize("game", PLACES)
def test_a_line_shows_its_place_on_the_board(people: Visitors, host: Host, game: str) -> None:
    page = people.come(host.caller)
    kind, place = PLACES[game]
    at = open_line(page, host, game, kind)
    page.locator(".log .line").nth(at).click()
    expect(page.locator(place)).to_have_count(1)
    page.locator(".log .line").nth(at).click()
    expect(page.locator(place)).to_have_count(0)


def test_on_a_phone_the_line_uncovers_the_board(people: Visitors, host: Host) -> None:
    page = people.come(host.caller, viewport=PHONE)
    at = open_line(page, host, "land", "placed")
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator(".log .line").nth(at).click()
    page.get_by_role("button", name="Show on the board").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("svg.spotlight")).to_have_count(1)


def test_the_readers_own_lines_are_marked(people: Visitors, host: Host) -> None:
    page = people.come(host.caller, viewport={"width": 1280, "height": 800})
    page.goto(f"/table/{halfway(host.caller, 'fae', 'person', 'seedling')}")
    lines = page.get_by_role("group", name="What happened").locator(".line")
    moves = lines.filter(has_text=re.compile(" leads "))
    expect(moves.filter(has_text="Seedling").first).not_to_have_attribute("data-own", "you")
    expect(moves.filter(has_not_text="Seedling").first).to_have_attribute("data-own", "you")
    expect(moves.filter(has_not_text="Seedling").first).to_have_accessible_name(re.compile("^you"))
