"""For all tests: how long an example takes proves nothing, on a machine that does other things."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
