"""Indexes that find old tables, expired sessions, and the tables and sessions of a guest."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the indexes."""
    op.create_index("ix_guests_created", "guests", ["created", "id"])
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status", "tables", ["status", "since"])
