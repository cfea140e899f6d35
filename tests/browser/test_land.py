"""Fairy Land in a browser: played to its end, and the moments at which a board can go wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards, land_board
from tests.browser.land_positions import (
    Forest,
    first_day,
    hungry,
    late,
    rich,
    three_to_put_back,
)
from tests.browser.test_axe import AXE, FOUND
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Caller
from tests.server.running import Threaded

NAMES = ("Ada", "Bea", "Cleo", "Dot")
WIDTHS = (390, 820, 1280, 1920)
Guests = Callable[[str], Caller]


def forest(server: Threaded, guests: Guests, seats: int = 2) -> Forest:
    return Forest(server, *(guests(name) for name in NAMES[:seats]))


def arrive(people: Visitors, place: Forest, table: str, seat: int = 0, **wishes: object) -> Page:
    page = people.come(place.callers[seat], **wishes)  # type: ignore[arg-type]  # as the browser has it
    page.goto(f"/table/{table}")
    return page


def play_to_the_end(page: Page, turn: Callable[[Page], None]) -> int:
    turns = 0
    while boards.settled(page):
        turn(page)
        turns += 1
    expect(boards.end(page).get_by_role("row", name="Total").first).to_be_visible()
    return turns


@pytest.mark.parametrize("turn", [land_board.turn, land_board.turn_by_keys])
def test_a_game_against_a_bot_is_played_to_its_end(
    people: Visitors, server: Threaded, guests: Guests, turn: Callable[[Page], None]
) -> None:
    place = forest(server, guests)
    page = arrive(people, place, place.come_to(late, ["seedling"]))
    assert play_to_the_end(page, turn) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_from_the_first_dawn_on(
    people: Visitors, server: Threaded, guests: Guests, seats: int
) -> None:
    place = forest(server, guests, seats)
    table = place.come_to(lambda _: True, ["seedling"] * (seats - 1))
    page = arrive(people, place, table)
    assert play_to_the_end(page, land_board.turn) >= 36 // seats


@pytest.mark.rule("LAND-37")
def test_a_clearing_for_which_all_pass_is_lost(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests)
    table = place.come_to(first_day)
    ada, bea = arrive(people, place, table), arrive(people, place, table, 1)
    ada.keyboard.press("1")
    boards.play_it(ada)
    expect(bea.locator(".auction")).to_contain_text("You can pay up to 28 here")
    for page in (bea, ada):
        page.get_by_role("button", name="Pass").click()
        boards.play_it(page)
    for page in (ada, bea):
        expect(land_board.clearing(page, 1).locator("[data-card]:not(.fresh)")).to_have_count(0)
        expect(page.locator(".land.board")).to_contain_text("Dawn")
    expect(ada.get_by_role("region", name="What happened")).to_contain_text("Nobody bids")


@pytest.mark.rule("LAND-80")
def test_an_ogre_is_fed_with_two_cards_at_once(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests)
    page = arrive(people, place, place.come_to(hungry))
    expect(page.locator(".ogre")).to_contain_text("2 more cards")
    before = goods(page)
    page.locator(".ogre [data-card]").first.click()
    expect(page.locator(".ogre")).to_contain_text("1 more card:")
    page.locator(".ogre [data-card]").last.click()
    boards.play_it(page)
    expect(page.locator(".ogre")).to_have_count(0)
    boards.eventually(page, lambda: goods(page) == before - 2)


def goods(page: Page) -> int:
    """How many animals and flowers lie in front of Ada."""
    front = page.get_by_role("region", name="In front of Ada")
    cards = front.locator(".animal, .flower")
    return cards.count() + sum(
        int(str(more.get_attribute("data-text"))) - 1
        for more in front.locator(":is(.animal, .flower) .count").all()
    )


@pytest.mark.rule("LAND-40")
def test_three_cards_are_put_back_in_the_order_in_which_a_thumb_taps_them(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests)
    table = place.come_to(three_to_put_back)
    page = arrive(people, place, table, viewport=PHONE, has_touch=True, bypass_csp=True)
    cards = page.locator(".sight [data-card]")
    expect(cards).to_have_count(4)
    kinds = [str(card.get_attribute("data-card")) for card in cards.all()]
    for at in (1, 3, 0):
        cards.nth(at).tap()
    for at, under in ((0, "2nd under"), (2, "3rd under"), (3, "1st under")):
        expect(cards.nth(at).locator(".badge")).to_have_attribute("data-text", under)
    land_board.settle(page)
    usable_by_all(page)
    boards.play_it(page)
    frame = place.callers[0].frame(table, 0)
    assert [known["card"] for known in frame["view"]["court_known"]][-3:] == [
        kinds[3],
        kinds[0],
        kinds[2],
    ]
    land_board.no_sideways_scrolling(page)


@pytest.mark.rule("LAND-91")
def test_a_payment_is_tapped_together_and_its_total_shown(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests)
    page = arrive(people, place, place.come_to(first_day))
    page.locator(".day").get_by_role("button", name="Audience").click()
    hand = page.get_by_role("group", name="Your Fairies")
    for fairy, total in (("1", "1 of 2"), ("4", "5 of 2"), ("1", "4 of 2")):
        hand.get_by_role("button", name=f"Fairy {fairy},").click()
        expect(land_board.total(page)).to_have_text(total)
    expect(page.locator(".payment")).to_contain_text("you would see 3 cards")
    boards.play_it(page)
    expect(page.locator(".sight [data-card]")).to_have_count(3)


def test_everybody_can_use_the_board_at_every_width(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests, 3)
    page = arrive(people, place, place.come_to(rich), bypass_csp=True, color_scheme="light")
    expect(page.locator(".auction .ways")).to_be_visible()
    usable_by_all(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        land_board.no_sideways_scrolling(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)
    page.wait_for_function("() => document.getAnimations().length === 0")
    usable_by_all(page)


def usable_by_all(page: Page) -> None:
    """axe finds nothing to complain about, where it is installed."""
    if AXE.is_file():
        page.add_script_tag(content=AXE.read_text("utf-8"))
        assert page.evaluate(FOUND) == []


@pytest.mark.rule("LAND-111R")
def test_the_hand_of_another_is_never_in_the_page(
    people: Visitors, server: Threaded, guests: Guests
) -> None:
    place = forest(server, guests)
    page = arrive(people, place, place.come_to(first_day))
    other = page.get_by_role("region", name="In front of Bea")
    expect(other.get_by_role("img", name="Bea holds 7 Fairies")).to_be_visible()
    expect(other.locator("[data-card^=fairy_]")).to_have_count(0)
