"""Plays one turn on the board of each game, by mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from elfhame.games import registry
from tests.browser import boards, faeries_board, land_board


def lead(page: Page) -> None:
    """Lead a group of druids somewhere, or hold a due ritual."""
    boards.space(page, "can be led", "ritual due").click()
    if boards.is_led(page):
        boards.space(page, "can be the target").click()
    while boards.is_forked(page):
        boards.space(page, "ritual due").click()
    boards.play_it(page)


def lay(page: Page) -> None:
    """Take a card, if none is in hand yet, and lay it on a place near the middle."""
    expect(boards.free_places(page).first).to_be_visible()
    if not boards.places(page).count():
        boards.hand(page).first.click()
    boards.middle_place(page).click()
    boards.play_it(page)


def befriend(page: Page) -> None:
    """Befriend a faerie, or answer the question of another player's action."""
    faeries_board.Player(page).turn()


TITLES: Final = {name: registry.game(name).title for name in registry.names()}
TURNS: Final[dict[str, Callable[[Page], None]]] = {
    "fae": lead,
    "trails": lay,
    "land": land_board.turn,
    "faeries": befriend,
}
