"""axe finds no violations: light on a desktop, dark on a phone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.screens import MORE_SCREENS, SCREENS, Host
from tests.browser.visitors import DESK, PHONE, Visitors

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
OPTIONS = "{ resultTypes: ['violations'], preload: false, iframes: false, selectors: false }"
VIOLATIONS = f"""async () => (await axe.run(document, {OPTIONS})).violations
  .flatMap(({{ id, nodes }}) => nodes.map((node) => `${{id}}: ${{node.html.slice(0, 160)}}`))"""
NAMELESS = "div, span, p, b, i, em, small, strong, g, path"
UNHEARD = f"""() => [...document.querySelectorAll('[aria-label]:is({NAMELESS}):not([role])')]
  .map((one) => `a label that no one hears: ${{one.outerHTML.slice(0, 160)}}`)"""
"""Elements without a role can't have a name; axe doesn't report them."""


EVERY = SCREENS | MORE_SCREENS
HALVES = ([*SCREENS][::2], [*SCREENS][1::2])


def findings(page: Page) -> list[str]:
    """The violations that axe finds, light on a desktop and dark on a phone."""
    page.add_script_tag(content=AXE.read_text("utf-8"))
    by_day: list[str] = [*page.evaluate(VIOLATIONS), *page.evaluate(UNHEARD)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)
    page.wait_for_function("() => document.getAnimations().length === 0")
    by_night: list[str] = page.evaluate(VIOLATIONS)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.set_viewport_size(DESK)
    return by_day + by_night


@pytest.mark.parametrize(
    "half",
    [*HALVES, pytest.param([*MORE_SCREENS], marks=pytest.mark.soak)],
    ids=["these", "those", "more"],
)
def test_every_screen_is_accessible(people: Visitors, host: Host, half: list[str]) -> None:
    if not AXE.is_file():
        missing = pytest.fail if os.environ.get("ELFHAME_CI") == "1" else pytest.skip
        missing("axe is not installed: cd client && npm ci")
    page = people.come(host.caller, forgive="status of 404", bypass_csp=True, color_scheme="light")
    for screen in half:
        page.goto("about:blank")
        EVERY[screen](page, host)
        assert findings(page) == [], screen
