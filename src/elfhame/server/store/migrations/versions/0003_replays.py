"""Replays of finished games, by language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table. Replays of games that are already over are built on demand."""
    op.create_table(
        "replays",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "language", name="pk_replays"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_replays_table_id"),
    )
