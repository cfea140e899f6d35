"""Edits of data files: a piece without effect, or another value."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from ..kernel.data_files import shipped
from ..kernel.uses import Blank, Edits
from .components import Texts


def blanked(game: str, components: Texts, blank: Blank) -> Texts:
    """These components of a game, changed so that a piece has no effect."""
    return edited(game, components, blank.file, blank.edits)


def edited(game: str, components: Texts, file: str, edits: Edits) -> Texts:
    """These components of a game, with other values in a data file."""
    name = f"{game}/{file}"
    text = components.get(name) or shipped([game])[name]
    content = tomllib.loads(text)
    for place, value in edits:
        within: Any = content
        for part in place[:-1]:
            within = within[part]
        within[place[-1]] = value
    return {**components, name: toml_of(content)}


def toml_of(content: dict[str, Any], within: str = "") -> str:
    """Tables of plain values as TOML.

    >>> print(toml_of({"side": 2, "card": [{"name": "moss", "steps": ["draw 1"]}]}))
    side = 2
    [[card]]
    name = "moss"
    steps = ["draw 1"]
    """
    lines = [f"{key} = {json.dumps(value)}" for key, value in content.items() if _is_plain(value)]
    for key, value in content.items():
        name = f"{within}{key}"
        if isinstance(value, dict):
            lines += [f"[{name}]", toml_of(value, f"{name}.")]
        elif not _is_plain(value):
            lines += [line for table in value for line in (f"[[{name}]]", toml_of(table, name))]
    return "\n".join(line for line in lines if line)


def _is_plain(value: Any) -> bool:
    tables = isinstance(value, list) and value and isinstance(value[0], dict)
    return not (isinstance(value, dict) or tables)
