"""Smoke test of an installed Elfhame: compiled rules, each game, the command, the server's page.

Run it by its path, so that it imports the installed package and not the source beside it. With
``--pure`` the rules don't have to be compiled.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

import elfhame

COMMAND: Final = [sys.executable, "-m", "elfhame"]


def play(name: str) -> None:
    """Play a whole game at random."""
    game, chance = elfhame.new(name, seed=4), Random(4)
    while not game.over:
        game.act(chance.choice(game.choices()))
    print(f"{name}: over after {len(game.steps)} steps")


@contextmanager
def server() -> Iterator[str]:
    """Run a server and yield its address."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as data:
        command = [*COMMAND, "serve", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            try:
                yield address(running)
            finally:
                running.terminate()


def address(running: subprocess.Popen[str]) -> str:
    """The address that the server prints when it starts."""
    for line in running.stdout or ():
        if found := re.search(r"http://[^\s/]+", line):
            return found[0]
    raise SystemExit("The server ended without printing an address.")


def check_page() -> None:
    """Fetch the page and one of its scripts."""
    with server() as base:
        page = urlopen(base).read().decode()
        scripts = re.findall(r'src="\.?(/[^"]+\.js)"', page)
        if not scripts or not urlopen(base + scripts[0]).read():
            raise SystemExit(f"The server has no page: {page[:200]}")
    print(f"the page: {len(page)} characters, and {scripts[0]}")


def main(arguments: list[str]) -> None:
    """Test everything; the server only on platforms it supports."""
    if not elfhame.COMPILED and arguments != ["--pure"]:
        raise SystemExit("The rules are not compiled.")
    for name in elfhame.catalogue():
        play(name)
    subprocess.run([*COMMAND, "rules", "fae", "FAE-23"], check=True)
    if sys.platform == "win32":
        print("server skipped: it doesn't run on Windows")
    else:
        check_page()


if __name__ == "__main__":
    main(sys.argv[1:])
