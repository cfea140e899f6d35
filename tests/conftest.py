"""Settings for all tests: which rules they use, and no time limits for Hypothesis examples."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from elfhame import COMPILED

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'pure Python'}"


def pytest_configure() -> None:
    """Fail if tests meant for compiled rules would run on pure ones."""
    if os.environ.get("ELFHAME_RULES") == "compiled" and not COMPILED:
        raise pytest.UsageError("ELFHAME_RULES=compiled, but the rules are pure Python")
