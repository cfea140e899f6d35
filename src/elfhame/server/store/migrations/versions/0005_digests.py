"""Hashes of each table's fixed columns and of stored replays, so that damage to them is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

FACTS = (
    "id",
    "game",
    "version",
    "charter",
    "owner",
    "secret",
    "seat_key",
    "watch_key",
    "rematch_of",
    "created",
)
TABLES = sa.table("tables", *(sa.column(name) for name in (*FACTS, "digest")))
REPLAYS = sa.table(
    "replays",
    sa.column("table_id"),
    sa.column("language"),
    sa.column("body"),
    sa.column("digest"),
)


def upgrade() -> None:
    """Add the columns, and fill them from what is stored now."""
    _add_digests(TABLES, ["id"], FACTS)
    _add_digests(REPLAYS, ["table_id", "language"], ["body"])


def _add_digests(table: sa.TableClause, key: Sequence[str], values: Sequence[str]) -> None:
    empty = sa.text("''")
    column = sa.Column("digest", sa.LargeBinary, nullable=False, server_default=empty)
    op.add_column(table.name, column)
    connection = op.get_bind()
    for place in connection.execute(sa.select(*(table.c[name] for name in key))).all():
        own = sa.and_(*(table.c[name] == part for name, part in zip(key, place, strict=True)))
        row = connection.execute(sa.select(*(table.c[name] for name in values)).where(own)).one()
        digest = sha256(msgspec.json.encode(tuple(row))).digest()
        connection.execute(sa.update(table).where(own).values(digest=digest))
