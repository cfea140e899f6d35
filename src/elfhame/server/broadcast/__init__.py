"""What each observer of a table is told, rendered in a language."""
