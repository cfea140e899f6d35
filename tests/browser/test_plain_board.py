"""A game without client code: its picture, its points, its choices in words, and no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from elfhame.games import registry
from tests.browser.boards import eventually
from tests.browser.visitors import DESK, PHONE, Visitors
from tests.server.client import Caller, visitors
from tests.server.running import Threaded, threaded

NATURAL_WIDTH = "image => image.complete && image.naturalWidth"


@pytest.fixture
def hedgerow(tmp_path: Path) -> Iterator[Threaded]:
    with threaded(tmp_path / "data", imports=("tests.server.hedgerow_guest",)) as server:
        yield server


@pytest.fixture
def guest(hedgerow: Threaded) -> Iterator[Caller]:
    with visitors(hedgerow.address) as come:
        yield come("Ada")


@pytest.fixture
def people(browser: Browser, hedgerow: Threaded) -> Iterator[Visitors]:
    here = Visitors(browser, hedgerow.address)
    yield here
    here.go()
    assert here.complaints == []


def begun(guest: Caller, *seats: int) -> str:
    """A game in which the guest has these seats, and someone else the rest."""
    made = guest.make("hedgerow", "person", "person" if 1 in seats else "open")
    table = str(made["table"])
    for seat in seats:
        guest.sit(table, seat)
    if 1 not in seats:
        with visitors(guest.address) as come:
            come("Bo").sit(table, 1, made["links"]["seat"])
    return table


def picture(page: Page) -> str:
    """The picture on the board, once it is loaded."""
    image = page.get_by_role("main").get_by_role("img", name="The game as it stands now")
    expect(image).to_be_visible()
    assert image.evaluate(NATURAL_WIDTH)
    return str(image.evaluate("async image => (await fetch(image.src)).text()"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_shows_its_picture_and_is_played_in_words(
    guest: Caller, people: Visitors, size: dict[str, int]
) -> None:
    table = begun(guest, 0)
    page = people.come(guest, viewport=size)
    page.goto(f"/table/{table}")
    frame = guest.frame(table, 0)
    before, game = len(frame["news"]), registry.game("hedgerow")
    view = msgspec.convert(frame["view"], game.view_type)
    assert picture(page).strip() == game.draw(view)
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_role("main").get_by_role("button", name="Play it").click()
    expect(page.get_by_role("main").get_by_role("button", name="Play it")).to_have_count(0)
    eventually(page, lambda: len(guest.frame(table, 0)["news"]) > before)


def test_the_home_page_shows_its_board_and_offers_no_lesson(
    guest: Caller, people: Visitors
) -> None:
    page, table = people.come(guest), begun(guest, 0)
    page.goto("/")
    card = page.get_by_role("article", name=registry.game("hedgerow").title)
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    expect(card.get_by_role("link", name="Learn it")).to_have_count(0)
    expect(page.get_by_role("link", name="Learn it").first).to_be_visible()
    shown = [card, page.get_by_role("link").filter(has_text="Your turn").first]
    for picture in [one.locator("img").first for one in shown]:
        expect(picture).to_be_visible()
        page.wait_for_function(NATURAL_WIDTH, arg=picture.element_handle())
    page.goto(f"/table/{table}")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("complementary", name="New to")).to_have_count(0)


def test_its_points_are_on_the_board(guest: Caller, people: Visitors) -> None:
    page = people.come(guest)
    page.goto(f"/table/{begun(guest, 0)}")
    sheet = page.get_by_role("main").get_by_role("table")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect(sheet.get_by_role("rowheader", name="Total")).to_be_visible()


def test_its_secrets_are_covered_where_people_share_a_device(
    guest: Caller, people: Visitors
) -> None:
    table = begun(guest, 0, 1)
    page = people.come(guest)
    page.goto(f"/table/{table}")
    page.get_by_role("main").get_by_role("button").click()
    news = next(one for one in guest.frame(table, 0)["news"] if one["secret"])
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    expect(page.get_by_text(news["sentence"])).to_have_count(0)
