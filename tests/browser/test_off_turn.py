"""While others play, one's own cards can be read and turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Caller

Guests = Callable[[str], Caller]


def waiting(people: Visitors, ada: LocalGuest, guests: Guests, game: str, **device: Any) -> Page:
    """Ada's page, on which Bo has to play."""
    made = ada.make(game, "person", "open", options={"first": 1})
    ada.sit(made["table"], 0)
    guests("Bo").sit(made["table"], 1, made["links"]["seat"])
    page = people.come(ada, **device)
    page.goto(f"/table/{made['table']}")
    expect(page.get_by_text("It’s Bo’s turn").first).to_be_attached()
    return page


def test_a_card_of_trails_is_turned_and_stays_so(
    people: Visitors, ada: LocalGuest, guests: Guests
) -> None:
    page = waiting(people, ada, guests, "trails")
    card = page.locator(".tray .card").first
    name = str(card.get_attribute("aria-label"))
    card.click()
    page.get_by_role("button", name="Turn right").click()
    expect(card).not_to_have_attribute("aria-label", name)
    expect(boards.ask(page)).to_be_hidden()


def test_a_card_in_hand_is_read_by_a_tap(people: Visitors, ada: LocalGuest, guests: Guests) -> None:
    page = waiting(people, ada, guests, "land", viewport=PHONE, has_touch=True)
    page.locator("[data-card^=fairy_]:visible").last.tap()
    expect(page.locator("[popover]:popover-open")).to_be_visible()


def test_an_offered_card_is_read_by_a_tap(
    people: Visitors, ada: LocalGuest, guests: Guests
) -> None:
    page = waiting(people, ada, guests, "faeries", viewport=PHONE, has_touch=True)
    page.get_by_role("group", name="What to show").get_by_role("button").nth(1).tap()
    page.locator(".shown [data-card]").first.tap()
    expect(page.locator("[popover]:popover-open")).to_be_visible()
