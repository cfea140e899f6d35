"""The layout of a table: the board keeps half of every screen, and nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import boards, screens
from tests.browser.positions import halfway, late
from tests.browser.screens import Host
from tests.browser.stored_positions import LocalGuest
from tests.browser.turns import TURNS
from tests.browser.visitors import PHONE, Visitors

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
    {"width": 640, "height": 400},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
"""Phones upright and lying, 1280x800 at a zoom of 200 %, and two desktops."""
GAMES = (screens.fae, screens.trails, screens.land, screens.faeries)
SHARE = """() => {
  const { width, height } = document.querySelector('main').getBoundingClientRect()
  return (width * height) / (innerWidth * innerHeight)
}"""
SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Adds up the layout shifts that no input explains, as browsers measure them."""


@pytest.mark.parametrize("screen", GAMES, ids=lambda screen: screen.__name__)
def test_the_board_keeps_half_of_every_screen(
    people: Visitors, host: Host, screen: screens.Way
) -> None:
    page = people.come(host.caller)
    screen(page, host)
    for size in SIZES:
        page.set_viewport_size(size)
        in_sight = ("State of the game", "Your turn", "Tools")
        for name in in_sight:
            expect(page.get_by_role("region", name=name)).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(SHARE) >= 0.5, size
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), size


def test_the_strip_says_whose_turn_it_is(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    screens.fae(page, host)
    strip = page.get_by_role("region", name="State of the game")
    expect(strip).to_contain_text("Order of turns: Ada and Seedling")


@pytest.mark.parametrize("screen", [screens.trails, screens.faeries], ids=["trails", "faeries"])
def test_where_the_column_names_everyone_seats_are_listed_once(
    people: Visitors, host: Host, screen: screens.Way
) -> None:
    page = people.come(host.caller, viewport=SIZES[4])
    screen(page, host)
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Seedling")
    assert (seats.bounding_box() or {"width": 0})["width"] <= 1
    expect(page.get_by_role("region", name="Beside the board")).to_contain_text("Seedling")
    page.set_viewport_size(SIZES[0])
    expect(seats.get_by_text("Seedling").first).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("screen", GAMES, ids=lambda screen: screen.__name__)
def test_a_hint_can_be_read_and_followed_on_a_phone(
    people: Visitors, host: Host, screen: screens.Way, size: ViewportSize
) -> None:
    page = people.come(host.caller, viewport=size)
    screen(page, host)
    page.get_by_role("button", name="Hint").click()
    advice = boards.ask(page)
    expect(advice.get_by_role("heading", name="A hint")).to_be_visible()
    expect(advice.locator(".done")).to_be_in_viewport(ratio=1)
    expect(advice.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    for name in ("Play it", "think it over"):
        expect(advice.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", TURNS)
def test_nothing_jumps_while_others_play(people: Visitors, ada: LocalGuest, name: str) -> None:
    page = people.come(ada, pace="brisk", viewport={"width": 1280, "height": 800})
    page.add_init_script(SHIFTS)
    page.goto(f"/table/{halfway(ada, name, 'person', 'seedling')}")
    for _ in range(5):
        boards.wait_for_turn(page)
        TURNS[name](page)
    boards.wait_for_turn(page)
    assert shifted(page) < 0.1


@pytest.mark.parametrize("name", ["fae", "trails"])
def test_nothing_jumps_at_the_end_on_a_phone(people: Visitors, ada: LocalGuest, name: str) -> None:
    page = people.come(ada, pace="brisk", viewport=PHONE)
    page.add_init_script(SHIFTS)
    page.goto(f"/table/{late(ada, name, 'person', 'seedling')}")
    assert boards.play_to_the_end(page, TURNS[name])
    assert shifted(page) < 0.1


def shifted(page: Page) -> float:
    return float(page.evaluate("() => window.shifted"))
