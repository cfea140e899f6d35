"""Every screen of the page, and how to get there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from playwright.sync_api import Page, expect

from elfhame.games import registry
from tests.browser.positions import halfway, make_table, over
from tests.browser.stored_positions import LocalGuest

Maker = Callable[..., str]


class Host:
    """A guest with a table for every purpose; each is made when it is first needed."""

    def __init__(self, caller: LocalGuest) -> None:
        self.caller = caller
        self._tables: dict[tuple[object, ...], str] = {}

    def table(self, make: Maker, game: str, *seats: str) -> str:
        kind = (make, game, seats)
        if kind not in self._tables:
            self._tables[kind] = make(self.caller, game, *seats)
        return self._tables[kind]


class Way(Protocol):
    """Opens a screen."""

    __name__: str

    def __call__(self, page: Page, host: Host, /) -> None: ...


def home(page: Page, _: Host) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(registry.names()))


def about(page: Page, _: Host) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def rules(page: Page, _: Host) -> None:
    page.goto("/rules/fae#FAE-20")
    expect(page.locator("[data-rule]").nth(20)).to_be_attached()


def aid(page: Page, _: Host) -> None:
    page.goto("/aid/land")
    expect(page.get_by_role("table")).to_be_visible()


def settings(page: Page, host: Host) -> None:
    home(page, host)
    page.locator("header button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def new_table(page: Page, host: Host) -> None:
    home(page, host)
    page.get_by_role("article").last.get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def lobby(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(make_table, 'fae', 'person', 'open', 'seedling')}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def join(page: Page, host: Host) -> None:
    table = host.table(make_table, "fae", "open", "open", "seedling")
    page.goto(f"/join/fae#{host.caller.frame(table)['links']['seat']}")
    expect(page.get_by_role("textbox")).to_be_visible()


def curtain(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(make_table, 'trails', 'person', 'person')}")
    expect(page.locator("main button")).to_be_focused()


def fae(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(halfway, 'fae', 'person', 'seedling')}")
    expect(page.locator("[data-space].open").first).to_be_attached()


def trails(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(halfway, 'trails', 'person', 'seedling')}")
    expect(page.locator("[data-place]").first).to_be_visible()


def land(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(halfway, 'land', 'person', 'seedling', 'seedling')}")
    expect(page.locator(".panel.mine")).to_be_visible()


def faeries(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(halfway, 'faeries', 'person', *['seedling'] * 3)}")
    expect(page.locator("[data-plot] .reach, [data-plot] .trying").first).to_be_attached()


def cards(page: Page, _: Host) -> None:
    """All cards of a game, above its rules."""
    page.goto("/rules/faeries")
    gallery = page.locator("main > details").first
    gallery.locator("summary").click()
    expect(gallery.get_by_role("listitem").last).to_be_visible()


def drawer(page: Page, host: Host) -> None:
    """The player aid over a game."""
    fae(page, host)
    page.locator("[aria-haspopup=dialog]").nth(2).click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def choices(page: Page, host: Host) -> None:
    """The list of all choices in words."""
    trails(page, host)
    page.locator("[aria-haspopup=dialog]").nth(1).click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


def end(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(over, 'fae', 'person', 'seedling')}")
    result = page.locator("[data-end=over]")
    result.locator("button[aria-expanded=false]").click()
    expect(result.get_by_role("table")).to_be_visible()


def replay(page: Page, host: Host) -> None:
    page.goto(f"/table/{host.table(over, 'trails', 'person')}#replay")
    expect(page.get_by_role("slider")).to_be_visible()


def nowhere(page: Page, _: Host) -> None:
    """An unknown address, which the server answers with this page and status 404."""
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def offline(page: Page, _: Host) -> None:
    page.goto("/offline.html")
    expect(page.get_by_role("heading", level=1)).to_have_count(3)


def device(page: Page, _: Host) -> None:
    page.goto("/device#key")
    expect(page.get_by_role("button").last).to_be_visible()


def watch(page: Page, host: Host) -> None:
    table = host.table(halfway, "trails", "person", "seedling")
    page.goto(f"/watch/trails#{host.caller.frame(table)['links']['watch']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def lesson(page: Page, _: Host) -> None:
    page.goto("/learn/faeries#2")
    expect(page.locator("[data-plot]").first).to_be_visible()


def ended(page: Page, host: Host, game: str, *others: str) -> None:
    page.goto(f"/table/{host.table(over, game, 'person', *others)}")
    expect(page.locator("[data-end=over]")).to_be_visible()


def trails_end(page: Page, host: Host) -> None:
    ended(page, host, "trails", "seedling")


def alone_end(page: Page, host: Host) -> None:
    ended(page, host, "trails")


def land_end(page: Page, host: Host) -> None:
    ended(page, host, "land", "seedling", "seedling")


def faeries_end(page: Page, host: Host) -> None:
    ended(page, host, "faeries", "seedling", "seedling")


def log_line(page: Page, host: Host) -> None:
    """A line of the log, opened to its rules."""
    fae(page, host)
    page.locator(".log .line[aria-expanded]").last.click()
    expect(page.locator(".log .line[aria-expanded=true]")).to_be_visible()


WAYS: tuple[Way, ...] = (
    *(home, about, rules, aid, settings, new_table, lobby, join, curtain),
    *(fae, trails, land, faeries, cards, drawer, choices, end, replay),
)
SCREENS: dict[str, Way] = {way.__name__: way for way in WAYS}
MORE_WAYS: tuple[Way, ...] = (
    *(nowhere, offline, device, watch, lesson),
    *(trails_end, alone_end, land_end, faeries_end, log_line),
)
MORE_SCREENS: dict[str, Way] = {way.__name__: way for way in MORE_WAYS}
"""Screens that look much like one of the others, or that few people see."""


@contextmanager
def window_width(page: Page, width: int) -> Iterator[None]:
    """Resize the window for the duration of the block."""
    before = page.viewport_size
    page.set_viewport_size({"width": width, "height": 844 if width < 500 else 600})
    yield
    if before is not None:
        page.set_viewport_size(before)
