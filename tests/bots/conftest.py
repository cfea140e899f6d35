"""What is not to be looked through for examples among the tests of bots."""

from __future__ import annotations

collect_ignore = ["guests.py"]
"""It changes the registry when it is imported: only who wants that may do so."""
