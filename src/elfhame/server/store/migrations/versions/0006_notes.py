"""Private notes of the guest who holds a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    empty = sa.text("''")
    op.add_column("seats", sa.Column("notes", sa.Text, nullable=False, server_default=empty))
