"""A replay is loaded once; each of its steps has an address and is a key away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from elfhame.games import registry
from elfhame.server.http.game_files import GameFiles
from elfhame.server.http.routes import games
from tests.browser.positions import over
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors


def at_step(page: Page, step: int) -> None:
    """Check that the page is at a step, and that its address says so."""
    expect(page.get_by_role("slider")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"#replay/{step + 1}$" if step else "#replay$"))


def last_step(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or "")


def requests(page: Page) -> list[str]:
    """The API's paths that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda made: asked.append(made.url) if "/api/" in made.url else None)
    return asked


def test_steps_need_no_requests_and_have_addresses(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{over(ada, 'faeries', 'person', 'hazel')}#replay")
    expect(page.get_by_role("slider")).to_be_visible()
    asked = requests(page)
    at_step(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.keyboard.press("End")
    at_step(page, last_step(page))
    page.keyboard.press("Home")
    at_step(page, 0)
    page.get_by_role("button", name="One step forward").click()
    for point_of_view in ("a watcher", "someone who knows everything", "Ada"):
        page.get_by_role("combobox").select_option(label=point_of_view)
        at_step(page, 1)
    assert asked == []


def test_an_address_opens_a_step_again(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    page.goto(f"/table/{over(ada, 'fae', 'person', 'hazel')}#replay/7")
    at_step(page, 6)
    shown = page.get_by_role("group", name="What happened").inner_text()
    page.reload()
    at_step(page, 6)
    assert page.get_by_role("group", name="What happened").inner_text() == shown
    page.evaluate("location.hash = '#replay/3'")
    at_step(page, 2)


def test_a_game_of_older_rules_opens_as_a_replay_that_says_so(
    people: Visitors, ada: LocalGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(ada, "fae", "person", "hazel")
    ada.get(f"/api/tables/{table}/replay")
    game = registry.game("fae")
    monkeypatch.setattr(game, "version", game.version + 1)
    monkeypatch.setattr(games, "files_of", GameFiles)  # which a server keeps
    ada.server.app.tables._tables.remove(table)
    page = people.come(ada, forgive="Failed to load resource.*410")
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Played under an earlier version of the rules.")).to_be_visible()
    page.keyboard.press("End")
    at_step(page, last_step(page))
    page.get_by_role("link", name="Leave the replay").click()
    expect(page.get_by_role("article").first).to_be_visible()
