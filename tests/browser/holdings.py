"""Everything a browser stores or receives, which is where a leaked secret would be."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocket

STORES = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])"
COLOUR = "(blue|yellow|red|purple|black)"
SPIRIT = re.compile(rf"{COLOUR} spirit|You(?: are|:) {COLOUR}|{COLOUR}: you", re.IGNORECASE)
CARD = re.compile(r"Card \d+\.")


def contents(page: Page) -> str:
    """The whole document, with cookies and storage."""
    stored = str(page.evaluate(STORES))
    cookies = page.evaluate("() => document.cookie")
    return f"{page.content()} {stored} {cookies} {page.title()}"


def spirits(page: Page) -> set[str]:
    """The spirits of Fae that occur anywhere in the browser."""
    found = SPIRIT.findall(contents(page))
    return {colour.lower() for ways in found for colour in ways if colour}


def hand(page: Page) -> set[str]:
    """The reader's own cards of Fairy Trails."""
    cards = page.get_by_role("group", name=re.compile("^Your hand")).get_by_role(
        "button", name=CARD
    )
    return {CARD.findall(str(card.get_attribute("aria-label")))[0] for card in cards.all()}


class Sockets:
    """The open sockets of a page, and which observers they belong to."""

    def __init__(self, page: Page) -> None:
        self._sockets: list[WebSocket] = []
        page.on("websocket", self._open)
        page.on("framenavigated", lambda _: self._sockets.clear())

    def _open(self, socket: WebSocket) -> None:
        self._sockets.append(socket)

    @property
    def observers(self) -> list[int]:
        """The observers whose sockets are open; -1 is a watcher."""
        return [_observer(socket.url) for socket in self._sockets if not socket.is_closed()]


def _observer(address: str) -> int:
    return int(parse_qs(urlsplit(address).query)["observer"][0])
