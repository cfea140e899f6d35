"""What a page says after a reload is what it said before: the server's log is the truth."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.positions import played, until
from tests.browser.storing import Enough, Neighbour
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
"""Where the looking on begins, if it is not to take long."""


def screen(page: Page) -> list[str]:
    """All that the page says, and where things lie on the board."""
    parts = (
        page.get_by_role("main"),
        page.get_by_role("region", name="Seats").first,
        boards.ask(page),
        page.get_by_role("region", name="Beside the board"),
        page.get_by_role("group", name="What happened"),
    )
    return [*(part.aria_snapshot() for part in parts), *page.evaluate(STATES)]


def shows(page: Page, frame: Json) -> None:
    """Wait until the page has heard of the newest thing that the server knows."""
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
    """Looks on while a game is played, and reloads the page at every so manieth decision."""

    def __init__(self, page: Page, step: int) -> None:
        self._page = page
        self._step = step
        self.decisions = 0

    def __call__(self, frame: Json) -> bool:
        self.decisions += 1
        if self.decisions % self._step == 0:
            compare(self._page, frame)
        return False


def witnessed(page: Page, caller: Neighbour, game: str, step: int) -> int:
    """Play a whole game by the interface while the page looks on; how many decisions it had."""
    witness = Witness(page, step)
    begun: Enough = SOME[game] if step > 1 else lambda _: True
    table = until(caller, begun, game, "person", "seedling")
    page.goto(f"/table/{table}")
    played(caller, table, witness)
    expect(boards.end(page)).to_be_visible()
    return witness.decisions


@pytest.mark.parametrize("game", GAMES)
def test_every_fifth_decision_looks_the_same_after_a_reload(
    people: Visitors, ada: Neighbour, game: str
) -> None:
    assert witnessed(people.come(ada), ada, game, 5) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_looks_the_same_after_a_reload(
    people: Visitors, ada: Neighbour, game: str
) -> None:
    assert witnessed(people.come(ada), ada, game, 1) > 15
