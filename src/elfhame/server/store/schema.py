"""The tables of the database. The log is authoritative; other columns make it searchable."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_guests_created", "created", "id"),
)

# Hashes of tokens that identify a guest: a browser's or program's, or of a link for a new device.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_sessions_guest", "guest"),
    Index("ix_sessions_expires", "expires"),
)

# One row per table where people play. Its state changes in the transaction that extends its log.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("charter", LargeBinary, nullable=False),
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("seat_key", Text, nullable=False, unique=True),
    Column("watch_key", Text, nullable=False, unique=True),
    Column("rematch_of", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("digest", LargeBinary, nullable=False),  # of the columns before it, which never change
    Column("status", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("bot_due", BigInteger),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_status", "status", "since"),
)

# The entries of each table's log. The key ensures that only one process writes a seq.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("move_id", Text),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "move_id"),
    sqlite_with_rowid=False,
)

# The seats that guests hold, when each guest was last seen there, and their private notes, which
# go with them when they leave.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("seen", BigInteger, nullable=False),
    Column("notes", Text, nullable=False, server_default=text("''")),
    Index("ix_seats_guest", "guest"),
)

# The replay of a finished game in each language, as compressed JSON. It needs no rules to be shown.
REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("language", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),
)

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("ix_watchers_guest", "guest"),
)


def digest(*values: str | bytes | int | None) -> bytes:
    """The hash over columns of a row that no chain covers, so that damage to them is noticed.

    >>> digest("oak", 1, b"two", None).hex()[:16]
    '14209400ee7a4d09'
    """
    return sha256(msgspec.json.encode(values)).digest()
