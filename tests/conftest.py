"""Settings for all tests: which rules they use, Ctrl+C, and no limits on the time of examples."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

from elfhame import COMPILED

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Background jobs of a shell ignore Ctrl+C, and so would the commands that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'pure Python'}"


def pytest_configure() -> None:
    """Fail if tests meant for compiled rules would run on pure ones."""
    if os.environ.get("ELFHAME_RULES") == "compiled" and not COMPILED:
        raise pytest.UsageError("ELFHAME_RULES=compiled, but the rules are pure Python")
