"""The board of a notebook in JupyterLab, in a real browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

PATIENCE: Final = 60
TRY: Final = 10
"""Seconds that a cell gets to show its output."""
CELL: Final = """\
import elfhame
from elfhame.notebook import Board
play = elfhame.new("fae", seats=2, seed=7, first=0)
board = Board(play, seat=0, bots={1: "random"}, size=480)
board
"""


def _notebook() -> str:
    cell = {"cell_type": "code", "id": "one", "metadata": {}, "outputs": [], "source": CELL}
    count = {"cell_type": "code", "id": "two", "metadata": {}, "outputs": []}
    cells = [cell | {"execution_count": None}, count | {"execution_count": None, "source": "play"}]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def jupyter(tmp_path: Path) -> Iterator[str]:
    """The address of JupyterLab with a notebook that shows a board."""
    (tmp_path / "board.ipynb").write_text(_notebook(), "utf-8")
    address = f"http://127.0.0.1:{_free_port()}"
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    settings = [f"--port={address.rpartition(':')[2]}", "--IdentityProvider.token="]
    own = {name: str(tmp_path / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "IPYTHONDIR")}
    running = subprocess.Popen(
        [*command, *settings, f"--ServerApp.root_dir={tmp_path}"],
        env={**os.environ, **own, "JUPYTER_RUNTIME_DIR": str(tmp_path / "runtime")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(f"{address}/api")
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(URLError, ConnectionError):
            urlopen(address).close()
            return
        time.sleep(0.2)
    pytest.fail("JupyterLab didn't start")


def run_until_shown(page: Page, output: Locator) -> None:
    """Run the first cell, again and again: JupyterLab drops what comes before its kernel."""
    for _ in range(PATIENCE // TRY):
        page.locator(".jp-Notebook .jp-Cell").first.click()
        page.keyboard.press("Shift+Enter")
        with suppress(Late):
            output.wait_for(timeout=TRY * 1000)
            return
    pytest.fail("the cell shows no board")


def test_a_board_can_be_played_on_in_a_notebook(jupyter: str, browser: Browser) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{jupyter}/lab/tree/board.ipynb")
    board = page.locator(".elfhame-board")
    run_until_shown(page, board.locator("svg").first)
    choices = board.locator(".elfhame-choice")
    before = board.locator(".elfhame-picture").inner_html()
    everything = choices.count()
    board.locator(".elfhame-filter").fill("A1")
    assert 0 < choices.count() < everything
    choices.first.click()
    expect(board.locator(".elfhame-event", has_text="A1").first).to_be_visible()
    assert board.locator(".elfhame-picture").inner_html() != before
    assert choices.count() > 0
    page.close()
