"""Runs the commands on a page in a copy of the repository, as a reader would type them.

There is one difference: servers listen on a free local port instead of port 8642, and never on the
network.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tests.docs.pages import ROOT, Fence, fences

UNTRIED: Final = {
    "make play": "opens a browser and runs until stopped; tests/setup covers it",
    "make test": "runs this test",
    "pip install": "installs from the package registry",
    "sudo": "sets up a public server; tests/deploy checks the files it uses",
    "echo": "writes a setting of a public server",
    "sed": "writes a setting of a public server",
    "docker": "needs a Docker engine",
    "export": "names a database on another machine",
    "elfhame serve --address": "needs that database",
    "ELFHAME_PGO=1": "compiles the rules twice, which takes minutes; tests/setup covers it",
    ".venv/bin/python -m scripts.setup.native": "likewise",
    "make bench": "measures for a quarter of an hour",
    ".venv/bin/python -m scripts.balance": "takes an hour",
}
"""Commands that no test runs, by their first words, each with the reason."""

LEFT_OUT: Final = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "build", "dist", ".*_cache", ".hypothesis", "__pycache__"
)
PATIENCE: Final = 60
TYPED: Final = "\n1\n" * 2000
"""Input that lists the choices and takes the first, again and again."""


class Command(NamedTuple):
    """A command line, and the output that the page shows for it."""

    line: str
    shown: tuple[str, ...] = ()


def commands(text: str) -> Iterator[Command]:
    """The commands on a page. A text block after a shell block is its last command's output."""
    for block, after in pairwise((*fences(text), Fence("", "", ""))):
        if block.language == "sh":
            *others, last = _lines(block.body)
            yield from map(Command, others)
            output = after.body if after.language == "text" and not after.prose else ""
            yield Command(last, tuple(output.splitlines()))


def untried_prefix(line: str) -> str | None:
    """The prefix in UNTRIED that the line starts with, if any."""
    return next((words for words in UNTRIED if f"{line} ".startswith(f"{words} ")), None)


def broken_commands(text: str, folder: Path) -> list[str]:
    """Run the commands on a page in a fresh copy of the repository; returns what went wrong.

    A server runs until the next one starts or the page ends, so that other commands can reach it.
    """
    clone = _clone(folder / "elfhame")
    port = str(_free_port())
    with ExitStack() as servers:
        problems = []
        for command in commands(text):
            if untried_prefix(command.line):
                continue
            words = _here(shlex.split(command.line), port)
            if "serve" in words:
                servers.close()
                problems += servers.enter_context(_running_server(words, clone))
            else:
                problems += _run(words, command, clone)
        return problems


def _lines(block: str) -> list[str]:
    """The command lines of a block, without comments."""
    words = (shlex.split(line, comments=True) for line in block.replace("\\\n", " ").splitlines())
    return [shlex.join(line) for line in words if line]


def _clone(folder: Path) -> Path:
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    (folder / ".venv").symlink_to(sys.prefix)
    compiled = Path("build", "compiled")
    if (ROOT / compiled / ".ready").is_file():
        shutil.copytree(ROOT / compiled, folder / compiled)
    return folder


def _here(words: list[str], port: str) -> list[str]:
    """The command, with a server on this local port."""
    kept = [word.replace("8642", port).replace("0.0.0.0", "127.0.0.1") for word in words]
    return [*kept, "--port", port] if "serve" in kept and "--port" not in kept else kept


def _run(words: list[str], command: Command, clone: Path) -> list[str]:
    ended = subprocess.run(
        words,
        cwd=clone,
        env=_environment(clone),
        input=TYPED if "play" in words else "",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if ended.returncode:
        return [f"{command.line}: exit code {ended.returncode}, {ended.stderr}"]
    printed = {" ".join(line.split()) for line in ended.stdout.splitlines()}
    missing = [line for line in command.shown if " ".join(line.split()) not in printed]
    return [f"{command.line}: does not print {line!r}" for line in missing]


@contextmanager
def _running_server(words: list[str], clone: Path) -> Iterator[list[str]]:
    """Run a server meanwhile; it must print its address, and exit cleanly on Ctrl+C."""
    server = subprocess.Popen(
        words, cwd=clone, env=_environment(clone), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    with server:
        problems = [] if _address(server.stdout) else [f"{shlex.join(words)}: no address"]
        try:
            yield problems
        finally:
            server.send_signal(signal.SIGINT)
            code = server.wait(PATIENCE)
            server.stdout.close()
        assert code == 0, shlex.join(words)


def _address(lines: Iterator[str]) -> str | None:
    found = (re.search(r"https?://[\w.:-]+", line) for line in lines)
    return next((match[0] for match in found if match), None)


def _environment(clone: Path) -> dict[str, str]:
    """An environment in which no user data is touched and no browser opens."""
    home = clone.parent / "home"
    home.mkdir(exist_ok=True)
    return {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "BROWSER": "true",
        "PATH": f"{clone / '.venv' / 'bin'}:{os.environ['PATH']}",
    }


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
