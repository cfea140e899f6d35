"""The first schema: guests and their sessions, tables with their log, seats and watchers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    guests()
    tables()
    log()
    places()


def guests() -> None:
    """Create guests and their sessions."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
    )


def tables() -> None:
    """Create the tables where they play."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("charter", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seat_key", sa.Text, nullable=False),
        sa.Column("watch_key", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("bot_due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_tables_owner"),
        sa.UniqueConstraint("seat_key", name="uq_tables_seat_key"),
        sa.UniqueConstraint("watch_key", name="uq_tables_watch_key"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])


def log() -> None:
    """Create the log of each table."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("move_id", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.UniqueConstraint("table_id", "move_id", name="uq_log_table_id"),
        sqlite_with_rowid=False,
    )


def places() -> None:
    """Create seats and watchers."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest", sa.Text),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_watchers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id"),
    )
    op.create_index("ix_watchers_guest", "watchers", ["guest"])
