"""The Python environment in .venv: packages from a lock file in locks/, and Elfhame itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from .steps import ROOT, Failed, alone, digest, is_stamped, run, say

STEP: Final = "python"
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
PIP: Final[list[str | Path]] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
SETTINGS: Final = {
    "ELFHAME_NATIVE": "0",  # the set-up itself compiles the rules
    "ELFHAME_PAGE": "0",  # and builds the page
    "UV_SYSTEM_CERTS": "1",  # like pip, trust the system's certificates
    "UV_NATIVE_TLS": "1",  # the older name of that setting
}
ADVICE: Final = "This step downloads packages: check the network, then run the same command again."


def install(*names: str) -> None:
    """Make .venv hold what the named lock files list, and Elfhame as an editable install."""
    with alone(STEP):
        _ensure_environment()
        for name in names:
            lock = ROOT / "locks" / f"{name}.txt"
            _once(name, [lock], f"installing locks/{name}.txt", ["--require-hashes", "-r", lock])
        facts = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
        _once("elfhame", facts, "installing Elfhame", ["--no-deps", "--editable", ROOT])


def _once(name: str, facts: list[Path], doing: str, wanted: list[str | Path]) -> None:
    stamp, value = VENV / f".installed-{name}", digest(facts)
    if is_stamped(stamp, value):
        return
    stamp.unlink(missing_ok=True)
    run(STEP, doing, [*_installer(), *wanted], advice=ADVICE, env={**os.environ, **SETTINGS})
    stamp.write_text(value, "utf-8")


def _ensure_environment() -> None:
    """Create .venv, or recreate it if it belongs to another Python or no longer runs."""
    stamp, version = VENV / ".python", f"{sys.base_prefix} {sys.version}"
    if is_stamped(stamp, version) and _runs(PYTHON):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    uv = shutil.which("uv")
    venv = [uv, "venv", "--python", sys.executable] if uv else [sys.executable, "-m", "venv"]
    advice = "Python's venv module may be missing; on Debian and Ubuntu: apt install python3-venv."
    try:
        run(STEP, f"making .venv for Python {sys.version.split()[0]}", [*venv, VENV], advice=advice)
    except Failed:
        shutil.rmtree(VENV, ignore_errors=True)
        raise
    stamp.write_text(version, "utf-8")


def _runs(python: Path) -> bool:
    command = [str(python), "-c", ""]
    return python.exists() and subprocess.run(command, check=False).returncode == 0


def _installer() -> list[str | Path]:
    """The command that installs packages: uv if available, which is ten times as fast, else pip."""
    uv = shutil.which("uv") or _own_uv()
    if uv:
        return [uv, "pip", "install", "--python", PYTHON]
    return PIP


def _own_uv() -> Path | None:
    """The uv inside .venv, downloaded if necessary; None if there is none for this machine."""
    uv = VENV / "bin" / "uv"
    if uv.exists():
        return uv
    lock = ROOT / "locks" / "uv.txt"
    pip = [*PIP, "--retries", "1"]
    try:
        run(STEP, "fetching uv", [*pip, "--require-hashes", "-r", lock], advice=ADVICE)
    except Failed:
        say(STEP, "uv isn't available here; using pip, which is slower")
        return None
    return uv
