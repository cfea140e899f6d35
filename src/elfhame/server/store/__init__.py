"""Where tables are kept: one schema for SQLite and PostgreSQL, written in groups, never lost."""
