"""The settings of a server: where it listens, where it stores tables, and its limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

VERSION: Final = version("elfhame")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings, with defaults that work on any computer."""

    host: str = "127.0.0.1"
    port: int = 8642
    data: Path = msgspec.field(default_factory=lambda: user_data_path("elfhame"))
    database: str | None = None
    """Address of a PostgreSQL database; None stores everything in the data directory."""
    address: str | None = None
    """The public address, such as https://play.example.org, if there is a proxy in front."""
    workers: int = 1
    """Number of processes that compute the bots' moves."""
    imports: tuple[str, ...] = ()
    """Modules that register additional games."""
    bots: tuple[str, ...] = ()
    """Additional bots, as ``package.module:Class``."""
    pace: float = 1.0
    """A bot's move appears this many seconds after its question, or a multiple of that."""
    poll: float = 1.0
    """Seconds between checks for missed notifications."""
    requests: tuple[int, float] = (120, 20.0)
    """Requests one caller may make at once, and per second after that."""
    spacing: float = 0.001
    """Seconds between the beginnings of two requests of one address."""
    creations: tuple[int, float] = (300, 1.0)
    """Guests and tables one address may create at once, and per second after that."""
    http_bytes: tuple[int, float] = (128 * 1024, 16 * 1024.0)
    """Bytes one HTTP connection may send at once, and per second after that."""
    socket_bytes: tuple[int, float] = (64 * 1024, 2 * 1024.0)
    """Bytes all sockets of one address may send at once, and per second; moves don't count."""
    connections: int = 256
    """Connections one address may hold; it may open an eighth as many per second."""
    sockets: int = 64
    """WebSocket connections one caller may hold."""
    bot_tables: int = 10
    """Running tables without people that one person may own."""
    memory: int = 512 * 2**20
    """Bytes, as estimated, of the tables kept in memory; others are loaded again when needed.

    Tables that a socket follows are kept even if they take more.
    """
    absent: float = 45.0
    """A player not seen for this many seconds is away."""
    keep_tables: float = 365.0
    """Days to keep a table after its last entry, unless its game is running; 0 keeps it forever."""
    keep_guests: float = 90.0
    """Days to keep a guest without tables; 0 keeps them forever."""
    prepared: bool = True
    """Whether to rehearse before the port opens, which takes about a second."""
    clock: Callable[[], int] = now

    def unlimited(self) -> Settings:
        """These settings without rate limits, to measure a server."""
        endless = (1_000_000_000, 1e9)
        many = 1_000_000_000
        return msgspec.structs.replace(
            self,
            requests=endless,
            spacing=0.0,
            creations=endless,
            http_bytes=endless,
            socket_bytes=endless,
            connections=many,
            sockets=many,
            bot_tables=many,
        )
