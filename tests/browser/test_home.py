"""The home page: light, different for somebody new, with the tables that wait for the reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from elfhame.games import registry
from tests.browser.positions import halfway, make_table, over
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_several_people import game
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
MOST = 100 * 1024
WEIGHT = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_somebody_new_is_offered_a_lesson_and_the_easiest_bot(
    people: Visitors, size: ViewportSize
) -> None:
    page = people.come(viewport=size)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Four fairy-tale board games")
    learn = page.get_by_role("link", name="Learn Fae in five minutes")
    expect(learn).to_have_attribute("href", "/learn/fae")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(len(registry.names()))
    for card in cards.all():
        expect(card.get_by_role("link", name="Learn it")).to_be_visible()
        expect(card.locator(".facts")).to_have_text(re.compile(r"players\s*\d+ min"))
    page.wait_for_load_state("networkidle")
    assert page.evaluate(WEIGHT) < MOST
    page.get_by_role("button", name="Play it now").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Seedling")


def test_the_games_stand_in_an_even_grid(people: Visitors) -> None:
    page = people.come(viewport=WIDE)
    page.goto("/")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(len(registry.names()))
    boxes = [card.bounding_box() for card in cards.all()]
    assert len({box["y"] for box in boxes if box}) == 1
    assert len({round(box["height"]) for box in boxes if box}) == 1


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_tables_that_wait_come_first_with_picture_and_last_event(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    halfway(ada, "fae", "person", "seedling")
    make_table(ada, "trails", "person", "open")
    page = people.come(ada, viewport=size)
    page.goto("/")
    tables = page.get_by_role("region", name="A table is waiting for you").get_by_role("link")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text("Fae")
    expect(tables.first).to_contain_text("Your turn")
    expect(tables.first).to_contain_text(re.compile(r"leads? "))
    expect(tables.first.locator("img")).to_have_js_property("complete", value=True)
    assert tables.first.locator("img").evaluate("(picture) => picture.naturalWidth") > 0
    expect(tables.last).to_contain_text("Waiting for players")
    box = tables.first.bounding_box()
    assert box is not None
    assert box["y"] < size["height"] / 2


def test_a_first_game_of_fairy_land_is_preset_for_beginners(people: Visitors) -> None:
    page = people.come()
    page.goto("/")
    game(page, "Fairy Land").get_by_role("button", name="More ways to play").click()
    sheet = page.get_by_role("dialog", name="A table of Fairy Land")
    matched = sheet.get_by_role("radio", name=re.compile("^Match me .* Now: Seedling"))
    expect(matched).to_be_checked()
    expect(sheet.get_by_role("checkbox", name="First game")).to_be_checked()
    french = sheet.get_by_role("checkbox", name="French rules")
    expect(french).not_to_be_checked()
    french.check()
    starts = sheet.get_by_role("combobox", name="Who begins")
    expect(starts.locator("option")).to_have_text(
        ["Drawn at random", re.compile(r"\w+"), "Seedling"]
    )
    starts.select_option("Seedling")
    with page.expect_request("**/api/tables") as sent:
        sheet.get_by_role("button", name="Begin").click()
    body = sent.value.post_data_json
    assert body is not None
    assert body["options"] == {
        "first_game": True,
        "hidden_counts": True,
        "herald_court_only": True,
        "first": 1,
    }


def test_only_options_that_go_with_the_kind_of_table_are_offered(people: Visitors) -> None:
    page = people.come(viewport=PHONE)
    page.goto("/#trails")
    sheet = page.get_by_role("dialog", name="A table of Fairy Trails")
    easier = sheet.get_by_role("checkbox", name="Easier")
    expect(sheet.get_by_role("radio", name=re.compile("^Seedling"))).to_be_visible()
    expect(easier).to_have_count(0)
    sheet.get_by_role("radio", name="Alone").check()
    expect(easier).to_be_visible()
    expect(sheet.get_by_role("radio", name=re.compile("^Seedling"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_refusal_is_told_in_the_form_in_the_readers_words(people: Visitors) -> None:
    page = people.come(locale="fr-FR", forgive="Failed to load resource")
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=400,
            json={"code": "malformed", "sentence": "option easier", "field": "options.easier"},
        ),
    )
    page.goto("/#trails")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Commencer").click()
    expect(sheet.get_by_role("alert")).to_have_text(
        "Cette table n’est pas possible avec ces options."
    )


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_a_finished_game_shows_its_result(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = over(ada, "fae", "person", "seedling")
    page = people.come(ada, viewport=size)
    page.goto(f"/table/{table}")
    result = page.locator("[data-end=over]")
    learn = result.get_by_role("link", name="Learn by playing")
    expect(learn).to_have_attribute("href", "/learn/fae")
    verdict = result.get_by_role("heading", level=2).inner_text()
    assert re.search("wins?$|share the victory$", verdict)
    page.goto("/")
    page.get_by_text("Finished games").click()
    card = page.get_by_role("link").filter(has_text="Seedling").last
    expect(card).to_contain_text(verdict)


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_bots_that_match_the_reader_are_offered_first(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    over(ada, "trails", "person", "seedling")
    page = people.come(ada, viewport=size)
    page.goto("/#trails")
    matched = page.get_by_role("radio", name="Match me")
    expect(matched).to_be_checked()
    expect(matched).to_have_accessible_name(re.compile("Two wins in a row.*Now: Seedling"))
    seedling = page.get_by_role("radio", name="Seedling gentle")
    expect(seedling).to_have_accessible_name(re.compile(r"won [01] of 1"))
    page.get_by_role("radio", name="Hazel").check(force=True)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Hazel")
