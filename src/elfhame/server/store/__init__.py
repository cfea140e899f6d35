"""Stores everything: one schema for SQLite and PostgreSQL, with durable group commits."""
