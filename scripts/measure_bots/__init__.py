"""Measures how strong the bots are and how long they think, for docs/bots.md."""
