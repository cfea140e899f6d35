"""The history of the schema. Alembic runs the scripts that a database lacks."""
