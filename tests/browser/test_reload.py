"""A page shows the same after a reload as before: the server's log is the truth."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.positions import play_until, until
from tests.browser.stored_positions import Enough, LocalGuest
from tests.browser.visitors import Visitors
from tests.server.client import Json

STATES = """() => [...document.querySelectorAll('main [role="button"], main button')].map((part) =>
  [part.getAttribute('aria-label') ?? part.textContent.trim(), part.getAttribute('aria-pressed'),
   part.getAttribute('transform')].join('|')).sort()"""
GAMES = ("fae", "trails")
SOME: dict[str, Enough] = {
    "fae": lambda asked: len(asked.choices) < 110,
    "trails": lambda asked: asked.view.pile_count < 14,
}
"""Where watching starts if it shouldn't take long."""


def screen(page: Page) -> list[str]:
    """All texts on the page, and where things are on the board."""
    parts = (
        page.get_by_role("main"),
        page.get_by_role("region", name="Seats").first,
        boards.ask(page),
        page.get_by_role("region", name="Beside the board"),
        page.get_by_role("group", name="What happened"),
    )
    return [*(part.aria_snapshot() for part in parts), *page.evaluate(STATES)]


def shows(page: Page, frame: Json) -> None:
    """Wait until the page shows the server's newest event."""
    lines = page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(lines.last).to_contain_text(frame["news"][-1]["sentence"])
    expect(lines).to_have_count(len(frame["news"]))
    expect(boards.ask(page)).to_be_visible()


def compare(page: Page, frame: Json) -> None:
    shows(page, frame)
    before = screen(page)
    page.reload()
    shows(page, frame)
    assert screen(page) == before


class Witness:
    """Watches a game, and reloads the page at every `step`-th decision."""

    def __init__(self, page: Page, step: int) -> None:
        self._page = page
        self._step = step
        self.decisions = 0

    def __call__(self, frame: Json) -> bool:
        self.decisions += 1
        if self.decisions % self._step == 0:
            compare(self._page, frame)
        return False


def watch_game(page: Page, caller: LocalGuest, game: str, step: int) -> int:
    """Play a complete game through the API while the page watches; returns its decisions."""
    witness = Witness(page, step)
    begun: Enough = SOME[game] if step > 1 else lambda _: True
    table = until(caller, begun, game, "person", "seedling")
    page.goto(f"/table/{table}")
    play_until(caller, table, witness)
    expect(boards.end(page)).to_be_visible()
    return witness.decisions


@pytest.mark.parametrize("game", GAMES)
def test_every_fifth_decision_looks_the_same_after_a_reload(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    assert watch_game(people.come(ada), ada, game, 5) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_looks_the_same_after_a_reload(
    people: Visitors, ada: LocalGuest, game: str
) -> None:
    assert watch_game(people.come(ada), ada, game, 1) > 15
