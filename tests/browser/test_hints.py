"""Hints draw themselves on the board, say why and at what price, and can be followed at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from elfhame.lessons.lesson import lesson
from tests.browser import boards
from tests.browser.lesson_moves import coach
from tests.browser.positions import halfway, late
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import findings
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Json

WIDE: ViewportSize = {"width": 1280, "height": 800}
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
GAMES = ("fae", "trails", "land", "faeries")


def ask_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(boards.ask(page).get_by_role("heading", name="A hint")).to_be_visible()


def hints(ada: LocalGuest, table: str) -> list[Json]:
    return list(ada.post(f"/api/tables/{table}/hint", {"seat": 0}))


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_gives_its_reasons_and_is_played_with_one_click(
    people: Visitors, ada: LocalGuest, name: str, size: ViewportSize
) -> None:
    page, table = people.come(ada, viewport=size), late(ada, name, "person", "seedling")
    page.goto(f"/table/{table}")
    seq = ada.frame(table, 0)["seq"]
    ask_hint(page)
    expect(boards.ask(page).get_by_role("listitem").first).to_be_in_viewport()
    boards.ask(page).get_by_role("button", name="Play it").click()
    boards.eventually(page, lambda: ada.frame(table, 0)["seq"] > seq)
    expect(page.get_by_role("heading", name="A hint")).to_have_count(0)


@SIZES
def test_a_hint_is_drawn_on_the_map_of_fae(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size, bypass_csp=True)
    page.goto(f"/table/{halfway(ada, 'fae', 'person', 'seedling')}")
    ask_hint(page)
    told = boards.ask(page).locator(".done").inner_text()
    source, target = re.findall(r"\b[A-L][1-5]\b", told)
    expect(page.locator(f'[data-hint-source="{source}"]')).to_be_visible()
    expect(page.locator(f'[data-hint-target="{target}"]')).to_be_visible()
    boards.ask(page).get_by_role("button", name="Show another").click()
    expect(boards.ask(page).locator(".done")).not_to_have_text(told)
    assert findings(page) == []
    boards.ask(page).get_by_role("button", name="I’ll think it over").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


@SIZES
def test_a_hint_lies_on_the_table_of_trails(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page, table = people.come(ada, viewport=size), halfway(ada, "trails", "person", "seedling")
    page.goto(f"/table/{table}")
    ask_hint(page)
    expect(page.locator("[data-place] [data-hint]")).to_be_visible()
    expect(page.locator(".tray .hinted")).to_be_visible()
    boards.ask(page).get_by_role("button", name="I’ll think").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


@SIZES
def test_the_lesson_of_fae_shows_a_move_on_the_map(people: Visitors, size: ViewportSize) -> None:
    moves = [step.solution[0].split() for step in lesson("fae").step]
    number, (_, source, target) = next(
        (number, move) for number, move in enumerate(moves, 1) if move[0] == "move"
    )
    page = people.come(viewport=size)
    page.goto("/")
    page.evaluate(f"localStorage.setItem('elfhame.lesson.fae', '{number}')")
    page.goto("/learn/fae")
    coach(page).get_by_role("button", name="Show me").click()
    expect(page.locator(f'[data-hint-source="{source}"]')).to_be_visible()
    expect(page.locator(f'[data-hint-target="{target}"]')).to_be_visible()


def why_at_the_bots_line(log: Locator) -> Locator:
    """Press lines of the log, newest first, until one offers an explanation."""
    why, lines = log.get_by_role("button", name="Why?"), log.locator(".line")
    for at in reversed(range(lines.count())):
        lines.nth(at).click()
        if why.count():
            return why
    raise AssertionError("no line of the log can be explained")


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_says_why_it_moved(
    people: Visitors, ada: LocalGuest, name: str, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size, bypass_csp=True)
    page.goto(f"/table/{halfway(ada, name, 'person', 'seedling')}")
    expect(boards.ask(page)).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="Table", exact=True).click()
    why_at_the_bots_line(page.get_by_role("group", name="What happened")).click()
    expect(boards.ask(page).get_by_role("heading", name="Why Seedling did this")).to_be_visible()
    expect(boards.ask(page).get_by_role("listitem").first).not_to_be_empty()
    assert findings(page) == []
    boards.ask(page).get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Why Seedling did this")).to_have_count(0)
