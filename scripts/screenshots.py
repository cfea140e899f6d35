"""Retakes the README's screenshots: home and all tables, desktop and phone, light and dark.

    .venv/bin/python -m scripts.screenshots

The deals are always the same; what the bots do with them may differ from machine to machine.
"""

from __future__ import annotations

import itertools
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from elfhame.kernel.fairness import SECRET_BYTES
from elfhame.server.tables import factory
from tests.browser import boards
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.positions import make_table, play_until
from tests.browser.visitors import PHONE, Visitors
from tests.server.client import Caller, Json, guest
from tests.server.running import threaded

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK: ViewportSize = {"width": 1280, "height": 800}
SIZES = {"desk": DESK, "phone": PHONE}
LIGHTS = ("light", "dark")
MOMENTS = {
    "fae": (28, "move"),
    "trails": (44, "card"),
    "land": (110, "day"),
    "faeries": (150, "lay"),
}
"""When to take the picture: after this many steps, at the next decision of this kind."""
HEAVIEST = 250_000


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


def advised(caller: Caller, game: str) -> str:
    """A table with a druid at which hints were followed until the moment for its picture."""
    steps, question = MOMENTS[game]
    table = make_table(caller, game, "person", "hazel", hints=True)

    def best(frame: Json) -> int:
        return int(
            caller.post(f"/api/tables/{table}/hint", {"seat": frame["observer"]})[0]["number"]
        )

    def enough(frame: Json) -> bool:
        return frame["view"]["question"] == question and frame["seq"] >= steps

    play_until(caller, table, enough, best)
    return table


def save(page: Page, name: str) -> None:
    """Save a screenshot as WebP: the map has too many colours for a small PNG."""
    path = PICTURES / f"{name}.webp"
    wish = {"format": "webp", "quality": 80}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    path.write_bytes(b64decode(taken["data"]))
    assert path.stat().st_size < HEAVIEST, f"{path.name} is too heavy"
    print(path.relative_to(PICTURES.parents[1]))


def show(page: Page, table: str) -> None:
    """Open a table and wait until its board is drawn."""
    page.goto(f"/table/{table}")
    expect(boards.ask(page)).to_contain_text("Your turn")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")


def take(browser: Browser, address: str, caller: Caller, tables: dict[str, str]) -> None:
    """Take all screenshots."""
    people = Visitors(browser, address)
    for (size, window), light in itertools.product(SIZES.items(), LIGHTS):
        page = people.come(None, viewport=window, color_scheme=light)
        page.goto("/")
        expect(page.get_by_role("article").locator("svg").nth(1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        save(page, f"home-{size}-{light}")
        page = people.come(caller, viewport=window, color_scheme=light)
        for game, table in tables.items():
            show(page, table)
            save(page, f"{game}-{size}-{light}")
    people.go()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        same_deals(),
        threaded(Path(folder) / "data") as server,
        guest(server.address) as caller,
        sync_playwright() as playwright,
    ):
        tables = {game: advised(caller, game) for game in MOMENTS}
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=[*FLAGS])
        take(chromium, server.address, caller, tables)
        chromium.close()


if __name__ == "__main__":
    main()
