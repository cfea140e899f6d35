"""The message of ``elfhame serve``: how to reach the server, invite friends and stop it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ..bots.compiled_rules import RulesStatus, rules_status
from ..server.settings import Settings

SPEED: Final[dict[RulesStatus, str]] = {
    "compiled": "rules are compiled",
    "compiling": "rules are being compiled; bots switch over when that is done",
    "pure": "rules run as pure Python, about 40x slower; install gcc and run make play again",
}
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def welcome(settings: Settings, addresses: list[str]) -> str:
    """The message for a server that listens at these addresses."""
    facts = {
        "Friends": _friends(settings, addresses),
        "Data": _data(settings),
        "Speed": SPEED[rules_status()],
        "Stop": "Ctrl+C",
    }
    lines = [f"  {name:<8} {fact}" for name, fact in facts.items()]
    return "\n".join([f"Elfhame is open at {addresses[0]}", "", *lines, ""])


def _friends(settings: Settings, addresses: list[str]) -> str:
    """How friends can reach the server, or the command that makes it reachable."""
    if settings.address or settings.host not in LOOPBACK:
        return f"send them {addresses[0 if settings.address else -1]}"
    port = urlsplit(addresses[0]).port
    return f"to invite people on your network, stop and run: {_command(settings, port)}"


def _command(settings: Settings, port: int | None) -> str:
    """The command that starts the same server for the whole network."""
    words = [program(), "serve", "--host", "0.0.0.0"]
    defaults = Settings()
    if port is not None and port != defaults.port:
        words += ["--port", str(port)]
    if settings.data != defaults.data:
        words += ["--data", str(settings.data)]
    return shlex.join(words)


def program() -> str:
    """The name under which the user can run this program again."""
    in_clone = Path(sys.prefix).parent / "bin" / "elfhame"
    if in_clone.is_file():
        return os.path.relpath(in_clone)
    return "elfhame" if shutil.which("elfhame") else sys.argv[0]


def _data(settings: Settings) -> str:
    """Where tables are stored. A database's user name and password aren't shown."""
    if settings.database is None:
        return str(settings.data)
    place = urlsplit(settings.database)
    return f"PostgreSQL database {place.path.strip('/')} on {place.hostname or 'this computer'}"
