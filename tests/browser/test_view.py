"""Panning and zooming the boards: the view changes, but never gets lost."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.positions import over
from tests.browser.screens import Host, trails
from tests.browser.visitors import Visitors

Box = tuple[float, ...]


def numbers(text: str | None) -> Box:
    return tuple(float(one) for one in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", text or ""))


def map_of_fae(page: Page) -> Locator:
    return page.get_by_role("group", name="The country of Fae")


def visible_part(page: Page) -> Box:
    """Left, top, width and height of the visible part of the map."""
    return numbers(map_of_fae(page).get_attribute("viewBox"))


def camera(page: Page) -> Box:
    """The offset and scale of the Fairy Trails table."""
    forest = page.locator("main svg[role=group] > g").first
    return numbers(forest.get_attribute("transform"))


def drag(page: Page, across: float, down: float) -> None:
    """Drag the board by its middle."""
    box = page.get_by_role("main").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across, y + down, steps=2)
    page.mouse.up()


def test_the_map_of_fae_can_be_zoomed_and_dragged_but_never_out_of_sight(
    people: Visitors, host: Host
) -> None:
    page = people.come(host.caller)
    # In a finished game no group can be dragged, only the map.
    page.goto(f"/table/{host.table(over, 'fae', 'person', 'hazel')}")
    expect(boards.end(page)).to_be_visible()
    whole = visible_part(page)
    map_of_fae(page).hover()
    for _ in range(8):
        page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="Zoom in")).to_be_disabled()
    near = visible_part(page)
    assert whole[2] / near[2] > 4
    for away in (480, -480):
        for _ in range(9):
            drag(page, away, away / 2)
        moved = visible_part(page)
        assert moved != near
        assert moved[0] >= whole[0] - 1
        assert moved[0] + moved[2] <= whole[0] + whole[2] + 1
    page.get_by_role("button", name="Show everything").click()
    assert visible_part(page) == whole


def test_the_table_of_trails_can_be_zoomed_within_bounds_and_recentred(
    people: Visitors, host: Host
) -> None:
    page = people.come(host.caller)
    trails(page, host)
    whole = camera(page)
    expect(page.get_by_role("button", name="Zoom out")).to_be_hidden()
    zoom_in = page.get_by_role("button", name="Zoom in")
    while zoom_in.is_enabled():
        zoom_in.click()
    assert camera(page)[2] == 2.6
    near = camera(page)
    drag(page, 200, 100)
    assert camera(page)[:2] != near[:2]
    page.get_by_role("button", name="Show everything").click()
    assert camera(page) == whole
    for _ in range(6):
        page.keyboard.press("+")
    near = camera(page)
    page.keyboard.press("Shift+ArrowLeft")
    assert camera(page)[0] != near[0]
