"""Retakes the pictures that chats show for invitations, one per game.

    .venv/bin/python -m scripts.previews

They are JPEGs: a map has too many colours for a small PNG.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from elfhame.games import registry
from tests.browser.conftest import FLAGS, chromium_path
from tests.server.running import threaded

PICTURES = Path(__file__).parents[1] / "client" / "public"
SIZE: ViewportSize = {"width": 1200, "height": 630}
QUALITY = 62
HEAVIEST = 100_000
STAGE = """(game) => {
  const card = document.querySelector(`article[aria-labelledby=game-${game}]`)
  const pictures = card.querySelector('.picture').children
  const emblem = document.querySelector('header svg')
  const title = card.querySelector('h3').textContent
  document.body.innerHTML = `<div class="scene"></div><div class="veil"></div><div class="words">
    <p class="name"></p><p class="title">${title}</p></div>`
  document.body.querySelector('.scene').append(...pictures)
  document.body.querySelector('.name').append(emblem, 'Elfhame')
}"""
STYLE = """
body { margin: 0; background: #0b1411; overflow: hidden }
.scene { position: fixed; inset: 0 0 0 300px }
.scene > * { width: 100% !important; height: 100% !important }
.veil { position: fixed; inset: 0;
  background: linear-gradient(90deg, #0b1411 26%, #0b1411d9 40%, #0b141100 66%) }
.words { position: fixed; left: 64px; top: 56px; color: #f6f1e4; font-family: var(--font-display) }
.name { display: flex; align-items: center; gap: 16px; margin: 0; font-size: 34px }
.name svg { width: 54px; height: 54px }
.title { max-width: 460px; margin: 120px 0 0; font-size: 112px; line-height: 1; font-weight: 700 }
"""


def take(page: Page, game: str) -> None:
    """Show the picture of a game with its title, and save it."""
    page.goto("/")
    expect(page.locator("article[aria-labelledby^=game-] > .picture:not(:empty)")).to_have_count(
        len(registry.names())
    )
    page.wait_for_load_state("networkidle")
    page.evaluate(STAGE, game)
    page.add_style_tag(content=STYLE)
    path = PICTURES / f"preview-{game}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    assert path.stat().st_size < HEAVIEST, f"{path.name} is too heavy"
    print(path.name, path.stat().st_size)


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as data,
        threaded(Path(data) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=[*FLAGS])
        page = browser.new_page(
            base_url=server.address, viewport=SIZE, color_scheme="dark", bypass_csp=True
        )
        for game in registry.names():
            take(page, game)
        browser.close()


if __name__ == "__main__":
    main()
