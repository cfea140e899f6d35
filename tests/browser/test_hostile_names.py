"""Hostile names stay text: markup, scripts, and characters that reverse the line."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser import boards
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors
from tests.server.client import SHARE, Caller

NAMES = (
    *("<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<script>alert(1)</script>"),
    *("</text><script>alert(1)</script>", "</title><img src=x onerror=alert(1)>"),
    *("'\"><img src=x onerror=alert(1)>", '" onfocus=alert(1) autofocus="', "javascript:alert(1)"),
    *("{{constructor.constructor('alert(1)')()}}", "${alert(1)}", "{@html '<b>bold</b>'}"),
    *("<iframe srcdoc='<b>x</b>'>", "<style>*{display:none}</style>", "<base href=//a.example>"),
    *("&lt;img src=x onerror=alert(1)&gt;", "<!--", "]]><b>x</b>", "<a href=//a.example>win</a>"),
    *("\u202egnp.exe", "\u2066abc\u2069 \u05e9\u05dc\u05d5\u05dd", "A" + "\u0300\u0489" * 15),
    *("W" * 40, "\U0001242b" * 10, "{ $name }", "%s%n%x", "__proto__", "null", "0"),
)
MADE = "img, iframe, script, style, base, object, embed, a[href*=example], b:text-is('x')"
LISTENING = "[onerror], [onload], [onfocus], [autofocus]"
SEATS = 4


def sit(caller: Caller, names: Sequence[str]) -> tuple[str, list[str]]:
    """A table of Fae with players of these names; returns it and the names the server accepted."""
    table = caller.make("fae", *["person"] * SEATS)["table"]
    taken = []
    for seat, name in enumerate(names):
        wish = {"share": SHARE, "name": name}
        told = caller.ask("POST", f"/api/tables/{table}/seats/{seat}", wish)
        if told.is_success:
            taken.append(told.json()["seats"][seat]["name"])
        else:
            caller.sit(table, seat)
    return table, taken


def look(page: Page, caller: Caller, names: Sequence[str]) -> None:
    """Show all names: before the game starts, behind the curtain, and in the log."""
    table, taken = sit(caller, names)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="I am ").click()
    expect(boards.ask(page)).to_be_visible()
    shown = " ".join(page.locator("body").inner_text().split())
    for name in taken:
        assert " ".join(name.split()) in shown
    assert page.locator("#page").locator(f"{MADE}, {LISTENING}").count() == 0
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def in_fours(names: Sequence[str]) -> Iterator[Sequence[str]]:
    return (names[at : at + SEATS] for at in range(0, len(names), SEATS))


def dialogs_of(page: Page) -> list[str]:
    """Records the messages of dialogs that the page opens; there should be none."""
    said: list[str] = []

    def hear(dialog: object) -> None:
        said.append(str(dialog))

    page.on("dialog", hear)
    return said


def test_names_are_only_text(people: Visitors, ada: LocalGuest) -> None:
    page = people.come(ada)
    said = dialogs_of(page)
    for names in in_fours(NAMES):
        look(page, ada, names)
    assert said == []


@pytest.mark.soak
def test_a_thousand_hostile_names_are_only_text(people: Visitors, ada: LocalGuest) -> None:
    page, chance = people.come(ada), random.Random(5)
    said = dialogs_of(page)
    parts = [part for name in NAMES for part in (name[:20], name[-20:])]
    for names in in_fours(["".join(chance.sample(parts, 2))[:40] for _ in range(1000)]):
        look(page, ada, names)
    assert said == []
