"""Changed components: a folder with data files that replace those of the games."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

from ..games import registry
from ..kernel import data_files
from ..kernel.refused import Refused
from .component_process import with_components

Texts = dict[str, str]
"""The contents of data files, by ``game/file``."""


def texts_in(folder: Path) -> Texts:
    """The data files in a folder, such as ``land/items.toml``; refused if it holds others."""
    if not folder.is_dir():
        raise Refused(f"there is no folder {str(folder)!r}", field="components")
    found = {}
    for file in sorted(folder.rglob("*.toml")):
        name = file.relative_to(folder).as_posix()
        if name not in data_files.shipped(registry.names()):
            raise Refused(f"{name!r} is not a data file of a game", field="components")
        found[name] = _text(file, name)
    if not found:
        raise Refused(f"{str(folder)!r} holds no data file of a game", field="components")
    return found


def _text(file: Path, name: str) -> str:
    """The text of a data file; refused, with its name, if it isn't TOML."""
    try:
        text = file.read_text("utf-8")
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"not TOML: {error}", field=name) from None
    return text


def digests_of(texts: Texts) -> dict[str, str]:
    """For a manifest: the SHA-256 of each file."""
    return {name: sha256(text.encode()).hexdigest() for name, text in sorted(texts.items())}


def of_game(texts: Texts, game: str) -> Texts:
    """Those of one game; the others make no difference to it."""
    return {name: text for name, text in texts.items() if name.startswith(f"{game}/")}


def warnings_about(texts: Texts, game: str) -> list[str]:
    """What is out of bounds in changed components, in one sentence each.

    Refused if the rules can't play with them.
    """
    return with_components(texts, load, game) if texts else []


def load_components(folder: Path, game: str) -> list[str]:
    """Load a game with the data files in a folder, in this process; what is out of bounds."""
    data_files.replace(of_game(texts_in(folder), game))
    return load(game)


def load(game: str) -> list[str]:
    """Load a game in this process, and return what is out of bounds in its data."""
    try:
        registry.game(game).evaluator()
    except Refused as refused:
        at = ", ".join(part for part in (data_files.latest(), refused.field) if part)
        raise Refused(refused.reason, rule=refused.rule, field=at) from None
    except Exception as error:  # whatever a table is made of may be missing or too large
        reason = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise Refused(f"the rules can't use these data: {reason}", field=game) from None
    return data_files.warnings()
