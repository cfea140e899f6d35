"""Writes locks/: exact versions and hashes of all packages that run, build or test Elfhame.

Keeps versions that still satisfy pyproject.toml; ``--upgrade`` takes the newest ones instead.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ROOT / "locks"
CONSTRAINTS: Final = {
    "uv": [],
    "node": [],
    "server": [],
    "compile": ["server"],
    "dev": ["uv", "server", "compile"],
}
"""The locks in the order they are made, each with the locks it must agree with."""

# One file for all platforms and every supported Python, without the name of a package index.
OPTIONS: Final = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-emit-index-url",
    "--quiet",
]


def declared(lock: str) -> list[str]:
    """The requirements in pyproject.toml that a lock has to satisfy."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    if lock == "compile":
        return [*settings["build-system"]["requires"], *hook["tools"]]
    if lock == "node":
        return list(hook["node"])
    if lock == "uv":
        return [name for name in _extra(settings, "dev") if name.startswith("uv>")]
    extra = "nodes" if lock == "server" else lock
    return [*settings["project"]["dependencies"], *_extra(settings, extra)]


def _extra(settings: dict[str, Any], name: str) -> list[str]:
    """The requirements of an extra, including those of the extras it contains."""
    found = []
    for requirement in settings["project"]["optional-dependencies"][name]:
        if requirement.startswith("elfhame["):
            inner = requirement.removeprefix("elfhame[").removesuffix("]")
            found += [each for extra in inner.split(",") for each in _extra(settings, extra)]
        else:
            found.append(requirement)
    return found


def write(lock: str, *options: str) -> None:
    """Resolve one lock with uv and write it."""
    agreeing = [f"--constraints=locks/{other}.txt" for other in CONSTRAINTS[lock]]
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", *OPTIONS, *agreeing, *options]
    output = f"--output-file=locks/{lock}.txt"
    subprocess.run(
        [*command, output], cwd=ROOT, input="\n".join(declared(lock)), text=True, check=True
    )


def main(options: list[str]) -> None:
    """Write all locks."""
    LOCKS.mkdir(exist_ok=True)
    for lock in CONSTRAINTS:
        write(lock, *options)


if __name__ == "__main__":
    main(sys.argv[1:])
