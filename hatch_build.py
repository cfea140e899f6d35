"""The build hook: puts the page into sdists and wheels, and the compiled rules into wheels.

Two environment variables decide, ELFHAME_PAGE about the page and ELFHAME_NATIVE about compiling.
Unset tries, and a wheel that has to do without says why; `0` never; `1` must, or the build fails.
An sdist always needs the page. Editable installs are never compiled.
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
    """Runs the programs of scripts/setup, each in a process of its own."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build has to fetch: a compiler's tools or a Node, only where they are of use."""
        compiles = self.may_compile() and (
            wish("ELFHAME_NATIVE") == "1" or self.run("native") is None
        )
        node = wish("ELFHAME_PAGE") != "0" and self.run("page", "needs-node") is None
        return [*(self.config["tools"] if compiles else ()), *(self.config["node"] if node else ())]

    def may_compile(self, version: str = "standard") -> bool:
        """Whether compiled rules belong into what is built."""
        return (
            self.target_name == "wheel" and version != "editable" and wish("ELFHAME_NATIVE") != "0"
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile the rules and add them to the wheel."""
        sdist = self.target_name == "sdist"
        if (sdist or wish("ELFHAME_PAGE") != "0") and (reason := self.run("page")):
            needed = sdist or wish("ELFHAME_PAGE") == "1"
            self.complain(f"Elfhame has no page: {reason}", needed)
        if self.may_compile(version) and (reason := self.compile(build_data)):
            needed = wish("ELFHAME_NATIVE") == "1"
            self.complain(f"Elfhame's rules stay pure Python, about 40x slower: {reason}", needed)

    def complain(self, reason: str, needed: bool) -> None:
        """Fail if what is missing is needed, else only say so."""
        if needed:
            self.app.abort(reason)
        self.app.display_warning(reason)

    def compile(self, build_data: dict[str, Any]) -> str | None:
        """Turn this wheel into a native one; if that fails leave it as it was, and return why."""
        if reason := self.run("native"):
            return reason
        self.workshop = tempfile.TemporaryDirectory(prefix="elfhame-")
        if reason := self.run("native", self.workshop.name):
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
        """Run a program of scripts/setup; None if it succeeds, else its output."""
        command = [sys.executable, "-m", f"scripts.setup.{program}", *arguments]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else (done.stdout + done.stderr).strip() or "no reason"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the wheel was written from."""
        if self.workshop:
            self.workshop.cleanup()


def wish(variable: str) -> str:
    """What an environment variable asks for: "" (try), "0" (never) or "1" (must)."""
    value = os.environ.get(variable, "")
    if value not in ("", "0", "1"):
        raise ValueError(f"{variable} is {value!r}; it can be 0, 1 or unset")
    return value
