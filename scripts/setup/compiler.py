"""Finds out what the C compiler of this machine can do, by letting it compile small files."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LIBRARY: Final = ("-Werror", "-fPIC", "-shared")
"""Options that make a shared library, and an error of every option that has no effect."""


def why_not() -> str | None:
    """Why no C extension can be built here, or None."""
    if sys.platform == "win32":
        return None  # only setuptools finds the compiler, so any problem shows up in the build
    return _problem("#include <Python.h>\n", ["-I", sysconfig.get_path("include"), "-c"])


def accepted(flags: Sequence[str]) -> list[str]:
    """Those of the flags that the compiler and the linker understand."""
    if sys.platform == "win32":
        return []
    return [flag for flag in flags if _problem("int trial;\n", [*LIBRARY, flag]) is None]


def _problem(code: str, options: Sequence[str]) -> str | None:
    """Compile some C code; what went wrong in one line, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory(prefix="elfhame-") as folder:
        trial = Path(folder, "trial.c")
        trial.write_text(code, encoding="utf-8")
        command = [*compiler, *options, str(trial), "-o", f"{trial}.o"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            return f"there is no C compiler ({command[0]}: {error.strerror})"
    if done.returncode == 0:
        return None
    cause = next((line for line in done.stderr.splitlines() if "error" in line), "no error named")
    return f"the C compiler {command[0]} cannot use Python.h ({cause})"
