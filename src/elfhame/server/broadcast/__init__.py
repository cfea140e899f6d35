"""Renders frames, news and replays for each observer of a table, in any language."""
