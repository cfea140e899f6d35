"""Build hook of the sdist: makes sure the built page is in it, or fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SdistPage(BuildHookInterface[BuilderConfig]):
    """Builds the page if it is missing or out of date, so that installing needs no npm."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before any file is packed."""
        program = Path(self.root, "scripts", "build_page.py")
        done = subprocess.run(
            [sys.executable, str(program)], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            self.app.abort(f"The sdist needs the page. {done.stderr.strip()}")
