"""Takes pictures of the page: those of the README, or every table at every size.

    .venv/bin/python -m scripts.screenshots
    .venv/bin/python -m scripts.screenshots --all /tmp/pictures land faeries-end

Without arguments it retakes the README's. The deals and moves are always the same.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.greedy import Greedy
from elfhame.kernel.fairness import SECRET_BYTES
from elfhame.kernel.rng import keyed
from elfhame.server.tables import factory
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.positions import make_table
from tests.browser.stored_positions import LocalGuest, Position, store_played
from tests.browser.visitors import PHONE, Visitors
from tests.server.running import threaded

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
README: dict[str, ViewportSize] = {"desk": {"width": 1280, "height": 800}, "phone": PHONE}
SIZES: dict[str, ViewportSize] = {
    **README,
    "large": {"width": 1920, "height": 1080},
    "lying": {"width": 844, "height": 390},
    "small": {"width": 667, "height": 375},
    "zoomed": {"width": 640, "height": 400},
}
LIGHTS = ("light", "dark")
HEAVIEST = 250_000


class Moment(NamedTuple):
    """When to take a picture: after this many steps, at the next decision of this kind."""

    game: str
    steps: int
    question: str
    seats: int = 2


MOMENTS = {
    "fae": Moment("fae", 28, "move"),
    "trails": Moment("trails", 44, "card"),
    "land": Moment("land", 110, "bid", 3),
    "faeries": Moment("faeries", 150, "lay", 3),
}
MORE = {
    "land-dawn": Moment("land", 60, "dawn", 3),
    "land-day": Moment("land", 90, "day", 2),
    "faeries-name": Moment("faeries", 110, "name", 4),
    **{
        f"{game}-end": Moment(game, 0, "never", seats) for game, (_, _, _, seats) in MOMENTS.items()
    },
    "trails-alone": Moment("trails", 20, "lay", 1),
    "trails-alone-end": Moment("trails", 0, "never", 1),
}
"""Moments of which the README has no picture."""


@contextmanager
def same_deals() -> Iterator[None]:
    """Number the ids and secrets of tables instead of drawing them at random."""
    names = (f"picture-{number}" for number in itertools.count(1))
    secrets = (bytes([number] * SECRET_BYTES) for number in itertools.count(1))
    with (
        mock.patch.object(factory, "token_urlsafe", side_effect=names),
        mock.patch.object(factory, "token_bytes", side_effect=secrets),
    ):
        yield


def table_at(here: LocalGuest, moment: Moment) -> str:
    """A table with bots, played as the greedy bot would until the moment of its picture."""
    table = make_table(here, moment.game, "person", *["hazel"] * (moment.seats - 1), hints=True)
    rng = keyed(b"pictures", moment.game)

    def best(asked: Position) -> int:
        bot = Greedy(asked.play.game, asked.seat, rng)
        frame = Frame(
            seq=len(asked.play.steps), view=asked.view, events=(), choices=tuple(asked.choices)
        )
        return bot.choose(frame, Budget())

    def enough(asked: Position) -> bool:
        return asked.question == moment.question and len(asked.play.steps) >= moment.steps

    store_played(here.server, table, enough, best)
    return table


def save(page: Page, folder: Path, name: str) -> None:
    """Save a screenshot; for the README as WebP, since the map has too many colours for a PNG."""
    if folder != PICTURES:
        page.screenshot(path=folder / f"{name}.png")
        return
    path = folder / f"{name}.webp"
    wish = {"format": "webp", "quality": 80}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    path.write_bytes(b64decode(taken["data"]))
    print(path)


def show(page: Page, table: str) -> None:
    """Open a table and wait until its board is drawn."""
    page.goto(f"/table/{table}")
    asked = page.locator('section[aria-label="Your turn"]')
    expect(asked.or_(page.locator("[data-end=over]")).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")


def take_home(people: Visitors, folder: Path) -> None:
    for (size, window), light in itertools.product(README.items(), LIGHTS):
        page = people.come(None, viewport=window, color_scheme=light)
        page.goto("/")
        expect(page.get_by_role("article").locator("svg").nth(1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        save(page, folder, f"home-{size}-{light}")


def take_tables(
    people: Visitors,
    here: LocalGuest,
    tables: dict[str, str],
    sizes: dict[str, ViewportSize],
    folder: Path,
) -> None:
    for (size, window), light in itertools.product(sizes.items(), LIGHTS):
        page = people.come(here, viewport=window, color_scheme=light)
        for name, table in tables.items():
            show(page, table)
            save(page, folder, f"{name}-{size}-{light}")


@contextmanager
def visitors_of(here: LocalGuest) -> Iterator[Visitors]:
    with sync_playwright() as playwright:
        chromium: Browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=[*FLAGS]
        )
        people = Visitors(chromium, here.server.address)
        yield people
        people.go()
        chromium.close()


def take(all_in: Path | None, names: list[str], sizes: list[str]) -> None:
    """Take the README's pictures, or all pictures of some moments into a folder."""
    moments = MOMENTS if all_in is None else {**MOMENTS, **MORE}
    windows = README if all_in is None else {name: SIZES[name] for name in sizes or SIZES}
    folder = all_in or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        same_deals(),
        threaded(Path(data) / "data") as server,
        LocalGuest(server) as here,
        visitors_of(here) as people,
    ):
        wanted = {name: at for name, at in moments.items() if not names or name in names}
        tables = {name: table_at(here, at) for name, at in wanted.items()}
        if all_in is None:
            take_home(people, folder)
        take_tables(people, here, tables, windows, folder)
    if all_in is None:
        heavy = [path.name for path in folder.glob("*.webp") if path.stat().st_size > HEAVIEST]
        assert not heavy, f"too heavy for the README: {heavy}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every table at every size")
    parser.add_argument("--size", action="append", choices=SIZES, default=[])
    parser.add_argument("moments", nargs="*", choices=[*MOMENTS, *MORE, []])
    wish = parser.parse_args()
    take(wish.all, wish.moments, wish.size)


if __name__ == "__main__":
    main()
