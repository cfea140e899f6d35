"""Lost connections, tabs that fall behind, and two tabs of one seat."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser import boards
from tests.browser.positions import halfway, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.turns import lead
from tests.browser.visitors import CUT_OFF, Visitors
from tests.server.client import guest
from tests.server.running import process

SOON = 5_000
"""Milliseconds within which the page must report a problem."""
COMES_BACK = 20_000


def banner(page: Page) -> Locator:
    return page.get_by_text("You’re offline. What you see may be out of date")


def newest(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened").get_by_role("listitem").last


def test_the_page_notices_that_the_server_died_and_reconnects(
    browser: Browser, tmp_path: Path
) -> None:
    with process(tmp_path / "data") as server, guest(server.address) as ada:
        people = Visitors(browser, server.address)
        page = people.come(ada, forgive=CUT_OFF)
        page.goto(f"/table/{make_table(ada, 'fae', 'person', 'seedling')}")
        expect(boards.space(page, "can be led")).to_be_visible()
        server.kill()
        expect(banner(page)).to_be_visible(timeout=SOON)
        server.start()
        expect(banner(page)).to_be_hidden(timeout=COMES_BACK)
        lead(page)
        assert boards.wait_for_turn(page)
        people.go()
        assert people.complaints == []


def test_a_move_made_while_the_server_is_silent_counts_once(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, forgive=CUT_OFF)
    table = make_table(ada, "fae", "person", "person")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="I am ").click()
    before = ada.frame(table)["seq"]
    boards.space(page, "can be led").click()
    boards.space(page, "can be the target").click()
    expect(boards.preview(page)).to_be_visible()
    page.evaluate("() => { WebSocket.prototype.send = () => undefined }")
    page.route("**/moves", lambda route: route.abort())
    boards.ask(page).get_by_role("button", name=boards.PLAY).click()
    expect(page.get_by_text("No answer yet.")).to_be_visible(timeout=SOON)
    page.unroute("**/moves")
    expect(page.get_by_role("button", name="Hand over to")).to_be_visible(timeout=COMES_BACK)
    assert ada.frame(table)["seq"] == before + 1


def test_a_page_that_goes_offline_says_so_and_reconnects(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, forgive=CUT_OFF)
    table = halfway(ada, "fae", "person", "seedling")
    page.goto(f"/table/{table}")
    expect(boards.space(page, "can be led")).to_be_visible()
    page.context.set_offline(True)
    expect(banner(page)).to_be_visible(timeout=SOON)
    page.context.set_offline(False)
    expect(banner(page)).to_be_hidden(timeout=COMES_BACK)
    lead(page)
    assert boards.wait_for_turn(page)


class MutedSocket:
    """A socket that can be muted while it stays open."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        page.route_web_socket("**/live*", self._between)

    def _between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not self.deaf:
                route.send(message)

        server.on_message(pass_on)


def test_a_tab_that_fell_behind_is_notified_and_catches_up(
    people: Visitors, ada: LocalGuest
) -> None:
    page = people.come(ada, forgive="409|Failed to load")
    sockets = MutedSocket(page)
    page.goto(f"/table/{halfway(ada, 'fae', 'person', 'seedling')}")
    boards.space(page, "can be led").click()
    boards.space(page, "can be the target").click()
    expect(boards.ask(page).get_by_role("button", name=boards.PLAY)).to_be_enabled()
    sockets.deaf = True
    other = page.context.new_page()
    other.goto(page.url)
    lead(other)
    assert boards.wait_for_turn(other)
    boards.ask(page).get_by_role("button", name=boards.PLAY).click()
    expect(newest(page)).to_have_text(newest(other).inner_text(), use_inner_text=True)
    expect(boards.ask(page)).to_contain_text("Someone else moved first")


def test_a_board_that_failed_to_load_can_be_loaded_again(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada, forgive=CUT_OFF)
    missed = ("**/api/about", "**/components/*", "**/assets/fae-*.js")
    for address in missed:
        page.route(address, lambda route: route.abort(), times=1)
    page.goto(f"/table/{make_table(ada, 'fae', 'person', 'seedling')}")
    expect(boards.space(page, "can be led")).to_be_visible(timeout=COMES_BACK)


def test_two_tabs_of_one_seat_show_the_same_position(people: Visitors, ada: LocalGuest) -> None:
    first = people.come(ada)
    first.goto(f"/table/{halfway(ada, 'fae', 'person', 'seedling')}")
    second = first.context.new_page()
    second.goto(first.url)
    for one, other in ((first, second), (second, first)):
        lead(one)
        assert boards.wait_for_turn(one)
        expect(newest(other)).to_have_text(newest(one).inner_text(), use_inner_text=True)
        expect(boards.ask(other)).to_be_visible()
