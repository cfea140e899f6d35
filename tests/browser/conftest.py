"""Fixtures of the browser tests: the browser, a server, and people who visit it."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from elfhame.server.http.static_files import STATIC
from tests.browser.screens import Host
from tests.browser.stored_positions import LocalGuest
from tests.browser.visitors import Visitors
from tests.server.client import Caller, visitors
from tests.server.running import Threaded, threaded

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)


def chromium_path() -> str:
    """The path of Chromium. Without it, or without the page, tests are skipped, except on CI."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program and (STATIC / "index.html").is_file():
        return program
    reason = "the page is not built: cd client && npx vite build" if program else "no chromium here"
    if os.environ.get("ELFHAME_CI") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


class Chromium:
    """A browser whose event loop counts as running only during browser tests.

    Playwright keeps its loop running in the test's own thread. Later tests on the same worker
    couldn't run their own loops then.
    """

    def __init__(self, program: str) -> None:
        self._playwright = sync_playwright().start()
        self._loop = asyncio.get_running_loop()
        self.browser = self._playwright.chromium.launch(executable_path=program, args=[*FLAGS])
        self.rest()

    def wake(self) -> None:
        asyncio._set_running_loop(self._loop)

    def rest(self) -> None:
        asyncio._set_running_loop(None)

    def close(self) -> None:
        self.wake()
        self.browser.close()
        self._playwright.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests on a worker."""
    running = Chromium(chromium_path())
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """One server for all tests on a worker; its bots answer without a pause."""
    with threaded(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    chromium.wake()
    yield chromium.browser
    chromium.rest()


@pytest.fixture
def people(browser: Browser, server: Threaded) -> Iterator[Visitors]:
    """Browsers of different people; the test fails if any of them logs an error."""
    here = Visitors(browser, server.address)
    yield here
    here.go()
    assert here.complaints == []


@pytest.fixture(scope="session")
def host(server: Threaded) -> Iterator[Host]:
    """A guest whose tables are only looked at."""
    with LocalGuest(server) as caller:
        yield Host(caller)


@pytest.fixture
def ada(server: Threaded) -> Iterator[LocalGuest]:
    """A guest who uses the API for what would take long with a mouse."""
    with LocalGuest(server) as caller:
        yield caller


@pytest.fixture
def guests(server: Threaded) -> Iterator[Callable[[str], Caller]]:
    """Makes guests by name, for tests with several players."""
    with visitors(server.address) as come:
        yield come
