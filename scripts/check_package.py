"""Builds the sdist and a pure wheel, and checks both the way a package index would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def build(folder: Path, source: Path = ROOT) -> tuple[Path, Path]:
    """Build an sdist and a wheel without compiled rules into a folder. Downloads nothing."""
    run("hatchling", "build", "-d", str(folder), cwd=source, ELFHAME_NATIVE="0", ELFHAME_PAGE="1")
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return sdist, wheel


def run(module: str, *arguments: str, cwd: Path = ROOT, **variables: str) -> None:
    """Run a tool from this environment; if it fails, show its output and exit."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"{module} failed:\n{done.stdout}")


def main() -> None:
    """Check pyproject.toml, then both packages."""
    run("validate_pyproject", "pyproject.toml")
    with TemporaryDirectory(prefix="elfhame-") as folder:
        sdist, wheel = build(Path(folder))
        run("twine", "check", "--strict", str(sdist), str(wheel))
        run("check_wheel_contents", str(wheel))


if __name__ == "__main__":
    main()
