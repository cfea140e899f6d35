"""The build hook: puts the page into sdists and wheels, and the compiled rules into wheels.

Two environment variables control it: ELFHAME_PAGE for the page and ELFHAME_NATIVE for compiling.
If unset, the hook tries, and warns if it fails; `0` skips the step; with `1` the build fails if the
step fails. An sdist always needs the page. Editable installs are never compiled. With ELFHAME_PGO=1
the rules are compiled with a profile, or the build fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ElfhameHook(BuildHookInterface[BuilderConfig]):
    """Runs the programs of scripts/setup, each in its own process."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build needs to download: tools for compiling, and Node, each only if useful."""
        compiles = self.may_compile() and (must_compile() or self.run("native") is None)
        parts = {
            "tools": compiles,
            "training": compiles and profiled(),
            "node": setting("ELFHAME_PAGE") != "0" and self.run("page", "needs-node") is None,
        }
        return [name for part in parts if parts[part] for name in self.config[part]]

    def may_compile(self, version: str = "standard") -> bool:
        """Whether this target may contain compiled rules."""
        return (
            self.target_name == "wheel"
            and version != "editable"
            and setting("ELFHAME_NATIVE") != "0"
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile the rules and add them to the wheel."""
        sdist = self.target_name == "sdist"
        if (sdist or setting("ELFHAME_PAGE") != "0") and (reason := self.run("page")):
            needed = sdist or setting("ELFHAME_PAGE") == "1"
            self.complain(f"Elfhame has no page: {reason}", needed)
        if self.may_compile(version) and (reason := self.compile(build_data)):
            message = f"Elfhame's rules stay pure Python, about 40x slower: {reason}"
            self.complain(message, must_compile())

    def complain(self, reason: str, needed: bool) -> None:
        """Fail if the missing part is required, else print a warning."""
        if needed:
            self.app.abort(reason)
        self.app.display_warning(reason)

    def compile(self, build_data: dict[str, Any]) -> str | None:
        """Turn this wheel into a native one; if that fails, leave it as it was and return why."""
        if reason := self.run("native"):
            return reason
        self.workshop = tempfile.TemporaryDirectory(prefix="elfhame-")
        profile = ["--profile"] if profiled() else []
        if reason := self.run("native", self.workshop.name, *profile):
            return reason
        lib = Path(self.workshop.name, "lib")
        made = (path for path in lib.rglob("*") if path.suffix in (".so", ".pyd"))
        build_data["force_include"].update(
            {str(path): path.relative_to(lib).as_posix() for path in sorted(made)}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None

    def run(self, program: str, *arguments: str) -> str | None:
        """Run a program of scripts/setup; returns None if it succeeds, else its output."""
        command = [sys.executable, "-m", f"scripts.setup.{program}", *arguments]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else (done.stdout + done.stderr).strip() or "no reason"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if self.workshop:
            self.workshop.cleanup()


def must_compile() -> bool:
    """Whether the build fails if the rules can't be compiled as wanted."""
    return setting("ELFHAME_NATIVE") == "1" or profiled()


def profiled() -> bool:
    """Whether the rules are to be compiled with a profile."""
    return setting("ELFHAME_PGO") == "1"


def setting(variable: str) -> str:
    """The value of an environment variable: "" (the default), "0" (never) or "1" (must)."""
    value = os.environ.get(variable, "")
    if value not in ("", "0", "1"):
        raise ValueError(f"{variable} is {value!r}; it can be 0, 1 or unset")
    return value
