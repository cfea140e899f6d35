"""The page can be installed, and without a connection it says so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitors import CUT_OFF, Visitors

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_without_a_connection_the_page_says_so(people: Visitors) -> None:
    page = people.come(forgive=CUT_OFF)
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    page.context.set_offline(True)
    page.goto("/about")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="About Elfhame")).to_be_visible()


def test_the_page_has_a_manifest_with_icons(people: Visitors) -> None:
    page = people.come()
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(str(address)).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
