"""Modules in this folder that pytest must not import to look for examples."""

from __future__ import annotations

collect_ignore = ["guests.py"]
"""Importing it changes the registry."""
