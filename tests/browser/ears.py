"""Plays by the accessibility tree alone: only what it says is read, only what it offers is used."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import boards


def activate(page: Page, wanted: str) -> None:
    """Find a button by its name in the tree and activate it as assistive technology does."""
    told = page.locator("body").aria_snapshot()
    names = re.findall(r"""- '?button "([^"]*)"(?! \[disabled\])""", told)
    name = next(one for one in names if re.search(wanted, one))
    page.get_by_role("button", name=name, exact=True).first.dispatch_event("click")


def lead(page: Page) -> None:
    """Lead a group of druids somewhere, or hold a due ritual."""
    activate(page, r"can be led|ritual due")
    if boards.is_led(page):
        activate(page, "can be the target")
    while boards.is_forked(page):
        activate(page, "ritual due")
    activate(page, "^Play it")
    boards.wait_until_played(page)


def lay(page: Page) -> None:
    """Take the first card and lay it on the first place."""
    expect(boards.free_places(page).first).to_be_attached()
    activate(page, r"^Card \d+")
    expect(boards.places(page).first).to_be_attached()
    activate(page, "^Try the card here")
    expect(boards.preview(page)).to_be_visible()
    activate(page, "^Lay it")
    boards.wait_until_played(page)


TURNS: Final[dict[str, Callable[[Page], None]]] = {"fae": lead, "trails": lay}
