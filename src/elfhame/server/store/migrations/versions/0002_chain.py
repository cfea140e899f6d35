"""A hash chain over each table's log, so that damage to a line is noticed."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LOG = sa.table(
    "log",
    sa.column("table_id", sa.Text),
    sa.column("seq", sa.Integer),
    sa.column("move_id", sa.Text),
    sa.column("at", sa.BigInteger),
    sa.column("entry", sa.LargeBinary),
    sa.column("chain", sa.LargeBinary),
)


def upgrade() -> None:
    """Add the column, and link the existing lines."""
    empty = sa.text("''")
    column = sa.Column("chain", sa.LargeBinary, nullable=False, server_default=empty)
    op.add_column("log", column)
    connection = op.get_bind()
    table, chain = "", b""
    for row in connection.execute(sa.select(LOG).order_by(LOG.c.table_id, LOG.c.seq)).all():
        before = chain if row.table_id == table else b""
        place = json.dumps(
            [row.table_id, row.seq, row.at, row.move_id], separators=(",", ":"), ensure_ascii=False
        )
        table, chain = row.table_id, sha256(before + place.encode() + row.entry).digest()
        own = sa.and_(LOG.c.table_id == row.table_id, LOG.c.seq == row.seq)
        connection.execute(sa.update(LOG).where(own).values(chain=chain))
