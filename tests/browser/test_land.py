"""Fairy Land in a browser: complete games, and positions in which a board can go wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards, land_board, stored_positions
from tests.browser.land_positions import (
    first_day,
    fresh_dawn,
    hungry,
    leads_to,
    rich,
    three_to_put_back,
    unrivalled,
)
from tests.browser.positions import late, make_table, until
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import AXE, VIOLATIONS
from tests.browser.test_languages import OVERFLOW
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Caller, Json

AGAINST_A_BOT = ("land", "person", "seedling")
ADA_BEGINS = {"first": 0}
PASS = re.compile("^Pass")
Turn = Callable[[Page], None]


def arrive(people: Visitors, ada: Caller, table: str, **wishes: object) -> Page:
    page = people.come(ada, **wishes)  # type: ignore[arg-type]  # as the browser has it
    page.goto(f"/table/{table}")
    expect(page.locator(".land.board")).to_be_visible()
    return page


def play_to_the_end(page: Page, turn: Turn) -> int:
    """Play until the game is over; returns the number of answers."""
    answers = boards.play_to_the_end(page, turn)
    expect(page.locator(".ending")).to_be_visible()
    return answers


WAYS = [land_board.turn, land_board.turn_by_keys, land_board.turn_by_ear]


@pytest.mark.parametrize("turn", WAYS)
def test_the_last_turns_are_played(people: Visitors, ada: LocalGuest, turn: Turn) -> None:
    assert play_to_the_end(arrive(people, ada, late(ada, *AGAINST_A_BOT)), turn) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("turn", WAYS)
def test_a_complete_game_against_a_bot_is_played(
    people: Visitors, ada: LocalGuest, turn: Turn
) -> None:
    page = arrive(people, ada, make_table(ada, *AGAINST_A_BOT))
    assert play_to_the_end(page, turn) >= 36


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
    for page in (there, here):
        expect(page.get_by_role("region", name="Who walks into Clearing 1?")).to_contain_text("1")
        page.get_by_role("button", name=PASS).click()
    for page in (here, there):
        expect(land_board.clearing(page, 1).locator("[data-card]")).to_have_count(0)
    expect(here.get_by_role("region", name="What happened")).to_contain_text("Nobody bids")


@pytest.mark.rule("LAND-34")
def test_a_bid_that_wins_sends_the_fairies_it_named(
    people: Visitors, ada: LocalGuest, guests: Callable[[str], Caller]
) -> None:
    table, second = make_table(ada, "land", "person", "open", options=ADA_BEGINS), guests("Bea")
    second.sit(table, 1, key=ada.frame(table)["links"]["seat"])
    assert stored_positions.store(ada.server, table, first_day, 1)
    here, there = arrive(people, ada, table), arrive(people, second, table)
    here.keyboard.press("2")
    there.get_by_role("radio", name="Bid 7", exact=True).click()
    there.get_by_role("button", name="Bid 7").click()
    here.get_by_role("button", name=PASS).click()
    boards.eventually(here, lambda: "took" in _kinds(ada, table))
    played = [
        one["event"]["fairy"] for one in _news(ada, table) if one["event"]["kind"] == "played"
    ]
    assert played == ["fairy_7"]


def _news(ada: LocalGuest, table: str) -> list[Json]:
    return [one for one in ada.frame(table, 0)["news"] if one["event"]]


def _kinds(ada: LocalGuest, table: str) -> set[str]:
    return {one["event"]["kind"] for one in _news(ada, table)}


@pytest.mark.rule("LAND-31")
def test_exploring_asks_for_a_bid_when_nobody_else_can_bid(
    people: Visitors, ada: LocalGuest
) -> None:
    table = until(ada, unrivalled, *AGAINST_A_BOT)
    page, seen = arrive(people, ada, table), len(_news(ada, table))
    page.locator(".sign button:has-text('Explore')").first.click()
    expect(page.locator(".bidding")).to_be_visible()
    page.locator(".bidding .go").click()
    boards.eventually(
        page, lambda: any(one["event"]["kind"] == "bade" for one in _news(ada, table)[seen:])
    )


@pytest.mark.rule("LAND-80")
def test_an_ogre_is_fed_with_two_cards(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, hungry, *AGAINST_A_BOT)
    page = arrive(people, ada, table)
    expect(page.locator(".meal")).to_contain_text("2 cards of yours")
    page.locator(".meal [data-card]").first.click()
    expect(page.locator(".meal")).to_contain_text("1 card of yours")
    page.locator(".meal [data-card]").last.click()
    expect(page.locator(".meal")).to_have_count(0)
    boards.eventually(
        page, lambda: len([one for one in _news(ada, table) if one["event"]["kind"] == "fed"]) >= 2
    )


@pytest.mark.rule("LAND-21")
def test_a_tap_on_a_card_reads_it_and_places_nothing(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, fresh_dawn, *AGAINST_A_BOT)
    page = arrive(people, ada, table, viewport=PHONE, has_touch=True)
    cards = page.locator(".glade [data-card]")
    before = ada.frame(table, 0)["seq"]
    cards.first.tap()
    expect(page.locator(".reading")).to_be_visible()
    assert ada.frame(table, 0)["seq"] == before
    expect(page.locator(".land.board")).not_to_have_attribute("data-looking", "true")


def last_event(ada: LocalGuest, table: str, kind: str) -> Json:
    """The last event of this kind about the first seat."""
    events = [one["event"] or {} for one in ada.frame(table, 0)["news"]]
    return next((one for one in events[::-1] if one.get("kind") == kind and one["seat"] == 0), {})


@pytest.mark.rule("LAND-137D")
def test_the_ravens_claw_takes_the_tapped_card(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, leads_to("take", "ravens_claw"), *AGAINST_A_BOT)
    page = arrive(people, ada, table)
    page.get_by_role("button", name="Raven’s Claw", exact=True).click()
    page.get_by_role("button", name="Use Raven’s Claw").click()
    expect(page.locator(".answers")).to_contain_text("Tap a card in a Clearing to take it.")
    wanted = page.locator(".glade").get_by_role("button", name="Take ").last
    kind = wanted.get_attribute("data-card")
    wanted.click()
    expect(page.locator(".answers")).to_have_count(0)
    boards.eventually(page, lambda: last_event(ada, table, "took").get("cards") == [kind])


@pytest.mark.rule("LAND-138D")
def test_the_wind_rose_gains_the_tapped_card(people: Visitors, ada: LocalGuest) -> None:
    table = until(ada, leads_to("gain", "wind_rose"), *AGAINST_A_BOT)
    page = arrive(people, ada, table)
    page.get_by_role("button", name="Wind Rose", exact=True).click()
    page.get_by_role("button", name="Use Wind Rose").click()
    wanted = page.locator(".answers").get_by_role("button", name="Gain ").last
    kind = wanted.get_attribute("data-card")
    wanted.click()
    expect(page.locator(".answers")).to_have_count(0)
    while not any(one["event"]["kind"] == "gained" for one in _news(ada, table)):
        land_board.turn(page)
    assert last_event(ada, table, "gained")["card"] == kind


@pytest.mark.rule("LAND-40")
def test_three_cards_are_put_back_in_the_order_in_which_they_are_tapped(
    people: Visitors, ada: LocalGuest
) -> None:
    table = until(ada, three_to_put_back, *AGAINST_A_BOT)
    page = arrive(people, ada, table, viewport=PHONE, has_touch=True, bypass_csp=True)
    cards = page.locator(".looking [data-card]")
    expect(cards).to_have_count(4)
    kinds = [str(card.get_attribute("data-card")) for card in cards.all()]
    for at in (1, 3, 0):
        cards.nth(at).tap()
    for at, under in ((0, "2nd under"), (2, "3rd under"), (3, "1st under")):
        expect(cards.nth(at).locator(".badge")).to_have_attribute("data-text", under)
    land_board.settle(page)
    check_accessibility(page)
    page.locator(".looking .go").click()
    expect(page.locator(".looking")).to_have_count(0)

    def lowest() -> list[str]:
        known = ada.frame(table, 0)["view"]["court_known"]
        return [one["card"] for one in known][-3:]

    boards.eventually(page, lambda: lowest() == [kinds[3], kinds[0], kinds[2]])
    assert page.evaluate(OVERFLOW) == ""


@pytest.mark.rule("LAND-40")
def test_a_visit_suggests_who_goes_and_can_be_changed(people: Visitors, ada: LocalGuest) -> None:
    page = arrive(people, ada, until(ada, first_day, *AGAINST_A_BOT, options=ADA_BEGINS))
    page.get_by_role("button", name="Ask for an audience").click()
    page.get_by_role("button", name="look at 3 cards").click()
    hand = page.get_by_role("group", name="Your Fairies")
    expect(hand.locator("[aria-pressed=true]")).to_have_attribute("data-card", "fairy_4")
    hand.get_by_role("button", name="Fairy 1,").click()
    expect(page.get_by_role("button", name="look at 4 cards")).to_have_attribute(
        "aria-pressed", "false"
    )
    land_board.settle(page)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".looking [data-card]")).to_have_count(4)


def check_accessibility(page: Page) -> None:
    """Check that axe finds no violations, if it is installed."""
    if AXE.is_file():
        page.add_script_tag(content=AXE.read_text("utf-8"))
        assert page.evaluate(VIOLATIONS) == []


@pytest.mark.rule("LAND-111R")
def test_another_players_hand_is_never_in_the_page(people: Visitors, ada: LocalGuest) -> None:
    page = arrive(people, ada, until(ada, first_day, *AGAINST_A_BOT, options=ADA_BEGINS))
    aside = page.locator(".land.aside")
    expect(aside).to_contain_text("7 Fairies in hand")
    expect(aside.locator("[data-card^=fairy_]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390), (667, 375)])
def test_the_auction_fits_every_screen(
    people: Visitors, ada: LocalGuest, size: tuple[int, int]
) -> None:
    table = until(ada, rich, "land", "person", "seedling", "seedling")
    viewport = {"width": size[0], "height": size[1]}
    page = arrive(people, ada, table, viewport=viewport, bypass_csp=True)
    expect(page.get_by_role("button", name=PASS)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=re.compile("^Bid"))).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOW) == ""
    check_accessibility(page)
