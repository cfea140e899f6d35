"""Fairy Trails at its own table: the hand, lanterns, the last card, and phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import boards
from tests.browser.positions import make_table
from tests.browser.screens import Host, trails
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors

LYING = {"width": 844, "height": 390}
SMALL_LYING = {"width": 667, "height": 375}
DESK = {"width": 1280, "height": 800}


def card(page: Page, place: int) -> Locator:
    """A card of the hand, from 0."""
    return page.locator(".tray .card").nth(place)


def name_of(card: Locator) -> str:
    return str(card.get_attribute("aria-label"))


def test_each_card_keeps_its_own_turn(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    names = [name_of(card(page, 0)), name_of(card(page, 1))]
    card(page, 0).click()
    page.get_by_role("button", name="Turn right").click()
    turned = name_of(card(page, 0))
    assert turned != names[0]
    card(page, 1).click()
    assert name_of(card(page, 1)) == names[1]
    assert name_of(card(page, 0)) == turned
    card(page, 0).click()
    page.get_by_role("button", name="Turn left").click()
    assert name_of(card(page, 0)) == names[0]


def test_another_card_is_tried_in_the_same_place(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    card(page, 0).click()
    boards.middle_place(page).click()
    tried = page.locator('[data-place][aria-label^="Lay the card here"]')
    expect(tried).to_have_count(1)
    place = tried.get_attribute("data-place")
    card(page, 1).click()
    expect(card(page, 1)).to_have_attribute("aria-pressed", "true")
    expect(tried).to_have_attribute("data-place", str(place))


def test_a_choice_from_the_list_turns_the_card_in_hand(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    card(page, 0).click()
    before = name_of(card(page, 0))
    page.get_by_role("button", name="All choices").click()
    choices = page.get_by_role("dialog")
    choices.get_by_role("button", name=re.compile("turned a quarter")).first.click()
    expect(page.locator('[data-place][aria-label^="Lay the card here"]')).to_have_count(1)
    expect(card(page, 0)).not_to_have_attribute("aria-label", before)


def test_a_card_is_dragged_to_its_place(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    place = boards.free_places(page).first
    goal, start = place.bounding_box(), card(page, 1).bounding_box()
    assert goal
    assert start
    page.mouse.move(start["x"] + 40, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
    expect(place).to_have_attribute("aria-label", re.compile("^Lay the card here"))


def test_the_last_card_is_marked_and_says_whose_it_is(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    expect(page.get_by_text("Seedling’s last card")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LYING, SMALL_LYING, DESK], ids=str)
def test_colour_hand_and_table_are_in_sight(
    people: Visitors, host: Host, size: dict[str, int]
) -> None:
    page = people.come(host.caller, viewport=size)
    trails(page, host)
    expect(page.locator(".strip .mine").first).to_contain_text("Elves")
    board = page.get_by_role("main").bounding_box()
    assert board
    assert board["width"] * board["height"] >= 0.5 * size["width"] * size["height"]
    for place in (0, 1):
        box = card(page, place).bounding_box()
        assert box
        assert box["y"] + box["height"] <= size["height"]


def test_paths_are_told_by_their_houses_and_ends(people: Visitors, host: Host) -> None:
    page = people.come(host.caller)
    trails(page, host)
    paths = page.get_by_role("group", name="Paths").get_by_role("button")
    told = [str(path.get_attribute("aria-label")) for path in paths.all()]
    assert any(
        re.search(r"without a stone\. \d open ends?: (north|east|south|west) of ", one)
        for one in told
    )
    free = boards.free_places(page).evaluate_all("all => all.map(one => one.ariaLabel)")
    assert any(re.search(r"(Pink|Yellow) path comes from the", one) for one in free)


def test_a_lost_solo_game_shows_stones_and_never_points(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{make_table(ada, 'trails', 'person')}")
    strip = page.get_by_role("region", name="State of the game")
    expect(strip).to_contain_text("0 of 3 cards without a stone")
    boards.play_to_the_end(page, lay_far)
    end = boards.end(page)
    expect(end.get_by_role("heading", level=2)).to_have_text("Not this time")
    expect(end).to_contain_text("A lost game has no score.")
    expect(end).not_to_contain_text(re.compile("point"))
    expect(page.locator(".fatal")).to_have_count(3)
    end.get_by_role("button", name="Easier: one card aside").click()
    expect(page.get_by_role("main").get_by_role("button", name="Put aside")).to_be_visible()


def lay_far(page: Page) -> None:
    """Lay the card where it closes nothing."""
    expect(boards.places(page).first).to_be_visible()
    for place in range(boards.places(page).count()):
        boards.places(page).nth(place).dispatch_event("click")
        expect(boards.preview(page)).to_be_visible()
        if not boards.ask(page).get_by_text("is settled").count():
            break
        boards.ask(page).get_by_role("button", name="Pick it up again").click()
    boards.play_it(page)
