"""Where the reader's system forces its colours, what tints and shadows tell keeps an edge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import boards
from tests.browser.screens import Host, faeries, home, trails
from tests.browser.visitors import Visitors

COLOURS = "(one) => getComputedStyle(one).borderLeftColor"
DRAWN = """(one) => {
  const { borderTopStyle: edge, borderTopWidth: width, outlineStyle } = getComputedStyle(one)
  return (edge !== 'none' && width !== '0px') || outlineStyle !== 'none'
}"""


def has_an_edge(one: Locator) -> bool:
    return bool(one.evaluate(DRAWN))


def test_the_newest_lines_of_the_log_stand_out(people: Visitors, host: Host) -> None:
    page = people.come(host.caller, forced_colors="active")
    trails(page, host)
    lines = page.get_by_role("region", name="What happened").locator("li > button.line")
    edges = [line.evaluate(COLOURS) for line in lines.all()]
    assert edges[0] != edges[-1]
    assert edges.count(edges[-1]) < len(edges) / 2


def test_a_badge_has_an_edge(people: Visitors, host: Host) -> None:
    page = people.come(host.caller, forced_colors="active")
    trails(page, host)
    assert has_an_edge(boards.ask(page).get_by_text("Your turn", exact=True))
    home(page, host)
    badge = page.get_by_text("Your turn", exact=True).first
    expect(badge).to_be_visible()
    assert has_an_edge(badge)


@pytest.mark.parametrize("held", [False, True])
def test_only_the_card_in_hand_has_an_edge(people: Visitors, host: Host, held: bool) -> None:
    page = people.come(host.caller, forced_colors="active")
    trails(page, host)
    card = page.get_by_role("button", name=re.compile(r"^Card \d")).first
    if held:
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
    outlined = "(one) => getComputedStyle(one).outlineStyle !== 'none'"
    assert card.evaluate(outlined) is held
    assert page.get_by_text("cards in hand").first.evaluate(outlined) is False


def test_a_piece_that_cannot_be_laid_is_not_highlighted(people: Visitors, host: Host) -> None:
    page = people.come(host.caller, forced_colors="active")
    faeries(page, host)
    lay = page.get_by_role("button", name="Lay it")
    expect(lay).to_be_disabled()
    assert lay.evaluate("(one) => getComputedStyle(one).borderTopWidth") != "3px"
