"""Finds compiled rules that appear while a server runs, so that its bot workers can use them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

from ..kernel.arrays import COMPILED

VARIABLE: Final = "ELFHAME_COMPILED_RULES"
"""Names the folder in which a compiled copy of the package may appear."""
READY: Final = ".ready"
"""Written into that folder last: once this file exists, the copy is complete."""
FAILED: Final = ".failed"
"""Written into that folder instead if compiling failed: no copy is going to appear."""

RulesStatus = Literal["compiled", "compiling", "pure"]


def compiled_copy() -> Path | None:
    """The folder of a complete compiled copy.

    None if there is none yet, or if this process, and so each of its workers, is compiled already.
    """
    folder = os.environ.get(VARIABLE)
    if COMPILED or not folder or not Path(folder, READY).is_file():
        return None
    return Path(folder)


def rules_status() -> RulesStatus:
    """Whether bots use compiled rules, will use them once they are ready, or run pure Python."""
    if COMPILED or compiled_copy():
        return "compiled"
    folder = os.environ.get(VARIABLE)
    return "compiling" if folder and not Path(folder, FAILED).exists() else "pure"
