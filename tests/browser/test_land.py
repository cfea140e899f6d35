"""Fairy Land in a browser: complete games, and positions in which a board can go wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards, land_board, stored_positions
from tests.browser.land_positions import first_day, hungry, leads_to, three_to_put_back
from tests.browser.positions import make_table, until
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import AXE, VIOLATIONS
from tests.browser.test_languages import OVERFLOW
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Caller, Json

GOODS = ".animal, .flower"
AGAINST_A_BOT = ("land", "person", "seedling")
ADA_BEGINS = {"first": 0}
Turn = Callable[[Page], None]


def arrive(people: Visitors, ada: Caller, table: str, **wishes: object) -> Page:
    page = people.come(ada, **wishes)  # type: ignore[arg-type]  # as the browser has it
    page.goto(f"/table/{table}")
    return page


def play_to_the_end(page: Page, turn: Turn) -> int:
    """Play until the game is over; returns the number of turns and bids."""
    turns = boards.play_to_the_end(page, turn)
    expect(boards.end(page).get_by_role("row", name="Total").first).to_be_visible()
    return turns


@pytest.mark.parametrize("turn", [land_board.turn, land_board.turn_by_keys])
def test_a_complete_game_against_a_bot_is_played(
    people: Visitors, ada: LocalGuest, turn: Turn
) -> None:
    page = arrive(people, ada, make_table(ada, *AGAINST_A_BOT))
    assert play_to_the_end(page, turn) >= 18


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_complete_games_with_more_players_are_played(
    people: Visitors, ada: LocalGuest, seats: int
) -> None:
    page = arrive(people, ada, make_table(ada, "land", "person", *["seedling"] * (seats - 1)))
    assert play_to_the_end(page, land_board.turn) >= 36 // seats


@pytest.mark.rule("LAND-37")
def test_a_clearing_nobody_bids_for_loses_its_cards(
    people: Visitors, ada: LocalGuest, guests: Callable[[str], Caller]
) -> None:
    table, second = make_table(ada, "land", "person", "open", options=ADA_BEGINS), guests("Bea")
    second.sit(table, 1, key=ada.frame(table)["links"]["seat"])
    assert stored_positions.store(ada.server, table, first_day, 1)
    here, there = arrive(people, ada, table), arrive(people, second, table)
    here.keyboard.press("1")
    boards.play_it(here)
    expect(there.locator(".auction")).to_contain_text("You can pay up to 28 here")
    for page in (there, here):
        page.get_by_role("button", name="Pass").click()
        boards.play_it(page)
    for page in (here, there):
        expect(land_board.clearing(page, 1).locator("[data-card]:not(.fresh)")).to_have_count(0)
        expect(page.locator(".land.board")).to_contain_text("Dawn")
    expect(here.get_by_role("region", name="What happened")).to_contain_text("Nobody bids")


@pytest.mark.rule("LAND-80")
def test_an_ogre_is_fed_with_two_cards_at_once(people: Visitors, ada: LocalGuest) -> None:
    page = arrive(people, ada, until(ada, hungry, *AGAINST_A_BOT))
    expect(page.locator(".ogre")).to_contain_text("2 more cards")
    before = land_board.cards(page, "Ada", GOODS)
    page.locator(".ogre [data-card]").first.click()
    expect(page.locator(".ogre")).to_contain_text("1 more card:")
    page.locator(".ogre [data-card]").last.click()
    boards.play_it(page)
    expect(page.locator(".ogre")).to_have_count(0)
    boards.eventually(page, lambda: land_board.cards(page, "Ada", GOODS) == before - 2)


def last_event(ada: LocalGuest, table: str, kind: str) -> Json:
    """The last event of this kind about the first seat."""
    events = [one["event"] or {} for one in ada.frame(table, 0)["news"]]
    return [one for one in events if one.get("kind") == kind and one["seat"] == 0][-1]


@pytest.mark.rule("LAND-137D")
def test_the_ravens_claw_takes_the_tapped_card(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, leads_to("take", "ravens_claw"), *AGAINST_A_BOT)
    page = arrive(people, ada, table)
    page.locator(".day").get_by_role("button", name="Use Raven’s Claw").click()
    expect(page.locator(".choose")).to_contain_text("Tap a card in a Clearing to take it.")
    wanted = page.locator(".clearing").get_by_role("button", name="Take ").last
    kind = wanted.get_attribute("data-card")
    wanted.click()
    boards.play_it(page)
    assert last_event(ada, table, "took")["cards"] == [kind]


@pytest.mark.rule("LAND-138D")
def test_the_wind_rose_gains_the_tapped_card(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, leads_to("gain", "wind_rose"), *AGAINST_A_BOT)
    page = arrive(people, ada, table)
    page.locator(".day").get_by_role("button", name="Use Wind Rose").click()
    boards.play_it(page)
    wanted = page.locator(".choose").get_by_role("button", name="Gain ").last
    kind = wanted.get_attribute("data-card")
    wanted.click()
    land_board.turn(page)
    assert last_event(ada, table, "gained")["card"] == kind


@pytest.mark.rule("LAND-40")
def test_three_cards_are_put_back_in_the_order_in_which_they_are_tapped(
    people: Visitors, ada: LocalGuest
) -> None:
    table = until(ada, three_to_put_back, *AGAINST_A_BOT)
    page = arrive(people, ada, table, viewport=PHONE, has_touch=True, bypass_csp=True)
    cards = page.locator(".sight [data-card]")
    expect(cards).to_have_count(4)
    kinds = [str(card.get_attribute("data-card")) for card in cards.all()]
    for at in (1, 3, 0):
        cards.nth(at).tap()
    for at, under in ((0, "2nd under"), (2, "3rd under"), (3, "1st under")):
        expect(cards.nth(at).locator(".badge")).to_have_attribute("data-text", under)
    land_board.settle(page)
    check_accessibility(page)
    boards.play_it(page)
    frame = ada.frame(table, 0)
    assert [known["card"] for known in frame["view"]["court_known"]][-3:] == [
        kinds[3],
        kinds[0],
        kinds[2],
    ]
    assert page.evaluate(OVERFLOW) == ""


@pytest.mark.rule("LAND-91")
def test_a_payment_is_chosen_by_taps_and_shows_its_total(people: Visitors, ada: LocalGuest) -> None:
    page = arrive(people, ada, until(ada, first_day, *AGAINST_A_BOT, options=ADA_BEGINS))
    page.locator(".day").get_by_role("button", name="Audience").click()
    hand = page.get_by_role("group", name="Your Fairies")
    for fairy, total in (("1", "1 of 2"), ("4", "5 of 2"), ("1", "4 of 2")):
        hand.get_by_role("button", name=f"Fairy {fairy},").click()
        expect(land_board.total(page)).to_have_text(total)
    expect(page.locator(".payment")).to_contain_text("you would see 3 cards")
    boards.play_it(page)
    expect(page.locator(".sight [data-card]")).to_have_count(3)


def check_accessibility(page: Page) -> None:
    """Check that axe finds no violations, if it is installed."""
    if AXE.is_file():
        page.add_script_tag(content=AXE.read_text("utf-8"))
        assert page.evaluate(VIOLATIONS) == []


@pytest.mark.rule("LAND-111R")
def test_another_players_hand_is_never_in_the_page(people: Visitors, ada: LocalGuest) -> None:
    page = arrive(people, ada, until(ada, first_day, *AGAINST_A_BOT, options=ADA_BEGINS))
    other = page.get_by_role("region", name="In front of Seedling")
    expect(other.get_by_role("img", name="Seedling holds 7 Fairies")).to_be_visible()
    expect(other.locator("[data-card^=fairy_]")).to_have_count(0)
