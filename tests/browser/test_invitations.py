"""An invitation says who invites, to which game and for how long, and offers the lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.positions import halfway, make_table
from tests.browser.stored_positions import LocalGuest
from tests.browser.test_axe import findings
from tests.browser.visitors import PHONE, Visitors

WIDE: ViewportSize = {"width": 1280, "height": 800}
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desk"])


@SIZES
def test_an_invitation_makes_someone_join(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = make_table(ada, "fae", "person", "open", "seedling")
    page = people.come(viewport=size, bypass_csp=True)
    page.goto(f"/join/fae#{ada.frame(table)['links']['seat']}")
    main = page.get_by_role("main")
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name(
        "You’re invited to play Fae"
    )
    expect(main).to_contain_text("Ada invites you to")
    expect(main).to_contain_text("let nobody guess which spirit you are")
    expect(main.locator(".facts")).to_have_text(re.compile(r"3 players\s*\d+ min"))
    expect(main.locator(".picture svg").first).to_be_visible()
    expect(main.get_by_role("listitem").nth(1)).to_have_text("your seat")
    expect(main.get_by_role("link", name="Learn it first")).to_have_attribute("href", "/learn/fae")
    rules = main.get_by_role("link", name="The rules on one page")
    expect(rules).to_have_attribute("href", "/rules/fae")
    assert findings(page) == []
    page.get_by_role("button", name="Take a seat").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))


@SIZES
def test_a_link_to_watch_says_as_much(
    people: Visitors, ada: LocalGuest, size: ViewportSize
) -> None:
    table = halfway(ada, "trails", "person", "seedling")
    page = people.come(viewport=size)
    page.goto(f"/watch#{ada.frame(table)['links']['watch']}")
    expect(page.get_by_role("main")).to_contain_text("Ada is playing")
    expect(page.get_by_role("link", name="Learn it first")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))
