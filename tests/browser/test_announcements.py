"""Screen readers announce the turn on arrival, previews as previews, and moves as moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards, ears, land_board
from tests.browser.positions import halfway
from tests.browser.screens import Host
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors

LISTEN: Final = """
globalThis.heard = []
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]')
    if (region?.textContent) heard.push(region.textContent)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
FORETOLD: Final = "This would happen: "
SEATS: Final = {"fae": 2, "trails": 2, "land": 3, "faeries": 3}


def listening(people: Visitors, guest: LocalGuest, table: str) -> Page:
    """A page at the table whose announcements are written down."""
    page = people.come(guest)
    page.add_init_script(LISTEN)
    page.goto(f"/table/{table}")
    expect(boards.ask(page)).to_be_visible()
    return page


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("heard")
    return found


@pytest.mark.parametrize("game", SEATS)
def test_arriving_at_a_table_tells_the_turn_and_the_question(
    people: Visitors, host: Host, game: str
) -> None:
    table = host.table(halfway, game, "person", *["seedling"] * (SEATS[game] - 1))
    page = listening(people, host.caller, table)
    page.wait_for_function("heard.length > 0")
    assert heard(page)[0] == f"Your turn. {host.caller.frame(table, 0)['question']}"


TURNS: Final[dict[str, Callable[[Page], None]]] = {**ears.TURNS, "land": land_board.turn_by_ear}


@pytest.mark.parametrize("game", TURNS)
def test_a_preview_is_told_as_one_and_the_move_as_what_happened(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    table = halfway(ada, game, "person", *["seedling"] * (SEATS[game] - 1))
    before = ada.frame(table, 0)["seq"]
    page = listening(people, ada, table)
    page.wait_for_function("heard.length > 0")
    while ada.frame(table, 0)["seq"] == before:
        TURNS[game](page)
    page.wait_for_function(f"heard.some((one) => one.startsWith('{FORETOLD}'))")
    news = [one for one in ada.frame(table, 0, before)["news"] if not one["secret"]]
    page.wait_for_function(
        f"(said) => heard.some((one) => !one.startsWith('{FORETOLD}') && one.includes(said))",
        arg=news[0]["sentence"],
    )
    told = [one for one in heard(page) if one.startswith(FORETOLD)]
    assert told
    assert all(one.count(FORETOLD) == 1 for one in told)
