"""People with a browser each, and all errors that their browsers report."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from tests.server.client import Caller, Json

expect.set_options(timeout=10_000)

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1000, "height": 700}
"""As small as a desktop can be: every pixel is drawn without a graphics card."""

TELL_OF_FORBIDDEN_THINGS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`))
"""
PACE = """
try {
  localStorage.getItem('elfhame.preferences') ??
    localStorage.setItem('elfhame.preferences', JSON.stringify({ pace: '%s' }))
  for (const lesson of ['fae', 'trails', 'trails_solo', 'land', 'faeries'])
    localStorage.getItem(`elfhame.lesson.${lesson}`) ??
      localStorage.setItem(`elfhame.lesson.${lesson}`, 'declined')
} catch {} // an empty page has no storage
"""
"""Sets the pace of a browser that has no preferences yet, and declines all lessons."""
NEVER = r"(?!)"
CUT_OFF = r"Failed to load resource|WebSocket connection to|ERR_(INTERNET|CONNECTION)"
"""Messages of the browser itself when the server doesn't answer."""


class Visitors:
    """Browsers of different people on one server; a test fails if any of them logs an error."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.complaints: list[str] = []

    def come(
        self, known: Caller | None = None, forgive: str = NEVER, pace: str = "once", **wishes: Any
    ) -> Page:
        """Open a fresh browser, or that of an existing guest."""
        chosen = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce", **wishes}
        context = self._browser.new_context(
            base_url=self._address, storage_state=_belongings(self._address, known), **chosen
        )
        context.set_default_timeout(10_000)
        context.add_init_script(TELL_OF_FORBIDDEN_THINGS)
        context.add_init_script(PACE % pace)
        context.on("page", lambda page: self._listen(page, forgive))
        return context.new_page()

    def go(self) -> None:
        """Close all browsers."""
        for context in self._browser.contexts:
            context.close()

    def _listen(self, page: Page, forgive: str) -> None:
        def hear(what: str) -> None:
            if not re.search(forgive, what):
                self.complaints.append(f"{page.url}: {what}")

        def read(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                hear(message.text)

        page.on("console", read)
        page.on("pageerror", lambda error: hear(str(error)))


def _belongings(address: str, known: Caller | None) -> Json:
    """The stored state of a returning guest's browser."""
    if known is None:
        return {}
    jar = known.http.cookies.jar
    cookies = [{"name": one.name, "value": one.value, "url": address} for one in jar]
    kept = [{"name": "elfhame.known", "value": "1"}, {"name": "elfhame.name", "value": "Ada"}]
    return {"cookies": cookies, "origins": [{"origin": address, "localStorage": kept}]}
