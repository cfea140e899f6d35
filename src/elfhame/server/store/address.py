"""The address of a PostgreSQL database, and connections to it. Its password is never shown."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote, quote_plus, urlsplit

import asyncpg
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from elfhame.kernel.refused import Refused

ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""Everything that a connection may raise. A TimeoutError, if the network is down, is an OSError."""

SETTINGS: Final = {"application_name": "elfhame", "synchronous_commit": "on"}

IMPATIENT: Final = {
    **SETTINGS,
    "lock_timeout": "1s",
    "idle_in_transaction_session_timeout": "10s",
}
"""Settings that keep a process stuck in a transaction from blocking the others for long."""


def parse(url: str) -> URL:
    """The parts of an address. Errors don't repeat the address, as it may contain a password."""
    with suppress(ArgumentError, ValueError):
        urlsplit(url)
        parts = make_url(url)
        if parts.get_backend_name() in {"postgresql", "postgres"}:
            return parts
    like = "postgresql://user:password@host/database"
    raise Refused(f"the address of a database looks like {like}", field="data")


class Address:
    """A `postgresql://` address."""

    def __init__(self, url: str) -> None:
        plain = parse(url).set(drivername="postgresql")
        self._dsn = plain.render_as_string(hide_password=False)
        self._password = str(plain.password or "")

    async def connect(self) -> asyncpg.Connection[Any]:
        """A connection with time limits for everything."""
        return await asyncpg.connect(
            self._dsn, timeout=5, command_timeout=10, server_settings=IMPATIENT
        )

    async def connect_patiently(self) -> asyncpg.Connection[Any]:
        """A connection that waits as long as a migration takes."""
        return await asyncpg.connect(self._dsn, timeout=5, server_settings=SETTINGS)

    def redacted(self, error: Exception) -> str:
        """The first line of an error without the password; later lines may quote rows."""
        line = next(iter(str(error).splitlines()), type(error).__name__)
        for secret in {self._password, quote(self._password), quote_plus(self._password)} - {""}:
            line = line.replace(secret, "***")
        return line
