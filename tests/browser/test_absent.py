"""Absent players: how long to wait, and a bot that stands in; leaving for good asks first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import boards
from tests.browser.test_several_people import invite, join, turn_of
from tests.browser.turns import lead
from tests.browser.visitors import Visitors
from tests.server.running import Clock, threaded


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def friends(browser: Browser, tmp_path: Path, clock: Clock) -> Iterator[Visitors]:
    """Browsers on a server whose clock only moves when told to."""
    with threaded(tmp_path / "data", clock=clock) as server:
        people = Visitors(browser, server.address)
        yield people
        people.go()
        assert people.complaints == []


def two(people: Visitors) -> tuple[Page, Page]:
    """Two friends at a table of Fae; it is the second one's turn."""
    ada, bea = people.come(), people.come()
    ada.clock.install()
    play_link, _ = invite(ada, "Fae", 2)
    join(bea, play_link, "Bea")
    if turn_of(ada, bea) is ada:
        lead(ada)
        expect(boards.ask(bea)).to_be_visible()
    return ada, bea


def test_a_bot_stands_in_for_an_absent_friend_when_the_page_says_so(
    friends: Visitors, clock: Clock
) -> None:
    ada, bea = two(friends)
    bea.close()
    away = ada.get_by_role("list", name="Seats").get_by_role("button", name="away")

    def later(seconds: int) -> bool:
        """Whether Bea is shown as away after this time; the page asks every 15 seconds."""
        clock.pass_seconds(seconds)
        ada.clock.fast_forward(15_000)
        return away.is_visible()

    boards.eventually(ada, lambda: later(1))
    away.click()
    sheet = ada.get_by_role("dialog", name="Bea is away.")
    expect(sheet).to_contain_text(re.compile(r"In \d minutes you can let a bot play for Bea\."))
    button = sheet.get_by_role("button", name="Let a bot play")
    expect(button).to_be_disabled()
    later(300)
    expect(button).to_be_enabled()
    button.click()
    expect(boards.ask(ada)).to_be_visible()


def test_leaving_for_good_asks_first(friends: Visitors) -> None:
    ada, _ = two(friends)
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Leave the game for good").click()
    question = ada.get_by_role("alertdialog")
    expect(question).to_contain_text("you can’t come back")
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    expect(ada.get_by_role("button", name="Leave the game for good")).to_be_visible()


def test_people_at_one_device_have_different_names(friends: Visitors) -> None:
    page = friends.come()
    page.goto("/")
    page.get_by_role("article", name="Fae", exact=True).get_by_role(
        "button", name="More ways to play"
    ).click()
    page.get_by_role("radio", name="One device").check()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="I am ").click()
    seats = page.get_by_role("list", name="Seats").locator(".who")
    expect(seats).to_have_count(2)
    assert len(set(seats.all_inner_texts())) == 2
