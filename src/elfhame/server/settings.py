"""How a server is set up: where it listens, what it keeps, what it allows."""

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
    """Everything that can be set; what is not named works without."""

    host: str = "127.0.0.1"
    port: int = 8642
    data: Path = msgspec.field(default_factory=lambda: user_data_path("elfhame"))
    database: str | None = None
    """The address of a PostgreSQL database; None keeps all in the data folder."""
    address: str | None = None
    """Where people reach the server, such as https://play.example.org behind a proxy."""
    workers: int = 1
    """How many processes think for the bots."""
    imports: tuple[str, ...] = ()
    """Modules that register games from elsewhere."""
    pace: float = 1.0
    """A bot's move is shown so many seconds after its question, or a multiple of it."""
    poll: float = 1.0
    """So often, in seconds, it is looked whether something was not heard of."""
    requests: tuple[int, float] = (120, 20.0)
    """How many requests at once, and how many a second, one caller may make."""
    creations: tuple[int, float] = (300, 1.0)
    """How many guests and tables at once, and how many a second, one address may make."""
    sockets: int = 64
    """How many sockets one caller may hold."""
    most_tables: int = 5_000
    """How many tables are kept in memory; the others are read again when needed."""
    absent: float = 45.0
    """Who was not seen for so many seconds is away."""
    clock: Callable[[], int] = now

    def unlimited(self) -> Settings:
        """The same without limits on requests and sockets, to measure a server."""
        endless = (1_000_000_000, 1e9)
        return msgspec.structs.replace(
            self, requests=endless, creations=endless, sockets=1_000_000_000
        )
