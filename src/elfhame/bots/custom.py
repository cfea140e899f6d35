"""Loads bot classes from other packages, named as ``package.module:Class``."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ..kernel.refused import Refused
from .bot import Bot


def load_bot(module: str, name: str) -> type[Bot]:
    """The bot class of that name in a module; Refused if there is none.

    Modules are found as in any import, and finally in the working directory.
    """
    found = getattr(_imported(module), name, None)
    if found is None:
        raise Refused(f"module {module} has no class {name!r}", field="bot")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Refused(f"{module}:{name} is not a subclass of elfhame.bots.Bot", field="bot")
    if inspect.isabstract(found):
        raise Refused(f"{module}:{name} doesn't define choose()", field="bot")
    return found


def _imported(name: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")):
        raise Refused(f"{name!r} is not the name of a module", field="bot")
    _search_working_directory()
    try:
        return import_module(name)
    except Exception as error:  # a module can fail in any way while it is imported
        reason = f"can't import {name}: {type(error).__name__}: {error}"
        raise Refused(reason, field="bot") from error


def _search_working_directory() -> None:
    """Let Python look for modules here too: an installed command doesn't by default.

    The directory comes last, so that nothing in it can replace an installed module.
    """
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
