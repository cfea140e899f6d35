"""The rules for players: one page per game, every rule below it, and an aid at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from elfhame.games import registry
from elfhame.texts.guide import guide
from tests.browser import boards
from tests.browser.positions import halfway
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import findings
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
ENGINEERING = re.compile(
    r"planar|planaire|must be tests|data file|win rate|imagined|\b[A-Z]{3,5}-\d+[RDV]?\b"
)
"""What players must not meet above the folded ledger."""


def visible_pins(page: Page) -> list[str]:
    return page.locator("[role=img] ~ .pin").all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_explained_on_one_page(people: Visitors, game: str, size: ViewportSize) -> None:
    page = people.come(viewport=size)
    page.goto(f"/rules/{game}")
    for key in ("aim", "turn", "end", "trick", "questions", "story", "tricks"):
        title = next(one.title for one in guide(game).sections if one.key == key)
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.locator("[role=img] ~ .pin").nth(2)).to_be_attached()
    legend = page.locator("ol.legend > li")
    assert len(visible_pins(page)) == legend.count()
    expect(page.get_by_role("link", name="Learn by playing")).to_have_attribute(
        "href", f"/learn/{game}"
    )
    pictures = page.locator("ol.steps > li").get_by_role("img")
    expect(pictures.nth(1)).to_be_visible()
    assert not ENGINEERING.search(page.locator("main").inner_text())
    question = page.locator("details").first
    expect(question.locator("p")).to_be_hidden()
    question.locator("summary").click()
    expect(question.locator("p")).to_be_visible()


def test_every_rule_is_found_by_number_and_by_words(people: Visitors) -> None:
    page = people.come()
    page.goto("/rules/fae#FAE-40")
    expect(page.locator("[data-rule=FAE-40]")).to_be_in_viewport()
    expect(page.locator("[data-rule=FAE-40]")).to_have_attribute("aria-current", "true")
    rules, search = page.locator("[data-rule]"), page.get_by_role("searchbox")
    everything = rules.count()
    search.fill("tie")
    expect(rules.first).to_contain_text(re.compile("tie", re.IGNORECASE))
    assert 0 < rules.count() < everything
    search.fill("no rule has these words")
    expect(page.get_by_text("No rule says that.")).to_be_visible()
    search.fill("")
    page.get_by_role("link", name="FAE-41", exact=True).click()
    expect(page.locator("[data-rule=FAE-41]")).to_have_attribute("aria-current", "true")
    assert page.url.endswith("/rules/fae#FAE-41")


@pytest.mark.parametrize(("name", "card"), [("land", "Wind Rose"), ("faeries", "Paper Lantern")])
def test_all_cards_are_shown_with_the_rules(people: Visitors, name: str, card: str) -> None:
    page = people.come()
    page.goto(f"/rules/{name}")
    found = page.locator("details").get_by_role("listitem").filter(has_text=card).first
    page.get_by_text("All cards", exact=True).click()
    expect(found).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])
def test_the_player_aid_opens_at_the_table(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    page = people.come(ada, viewport=size, bypass_csp=True)
    page.goto(f"/table/{halfway(ada, 'trails', 'person', 'seedling')}")
    expect(boards.ask(page)).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Rules", exact=True).click()
    else:
        page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Player aid")
    expect(sheet.get_by_text("Lay one card, any way round")).to_be_visible()
    expect(sheet.get_by_role("link", name="The rules on one page")).to_have_attribute(
        "href", "/rules/trails"
    )
    assert findings(page) == []
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet).to_be_hidden()


def test_the_player_aid_is_printed_on_one_sheet(people: Visitors) -> None:
    page = people.come(viewport=WIDE)
    for game in registry.names():
        page.goto(f"/aid/{game}")
        expect(page.get_by_role("button", name="Print")).to_be_visible()
        expect(page.locator(".aid")).to_be_visible()
        pdf = page.pdf(format="A4")
        assert pdf.count(b"/Type /Page\n") == 1, game
