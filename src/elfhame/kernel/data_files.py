"""The data files of the games: as they ship, or replaced by those of a designer."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from .learned import RETRAINED
from .refused import Refused

_FOLDERS: Final = ("data", "bots")
_replaced: dict[str, str] = {}
_warnings: dict[str, None] = {}
_read: list[str] = []


def replace(texts: Mapping[str, str]) -> None:
    """Load these texts instead of files, by ``game/file``, in this process from now on.

    Refused if such a game was loaded before: its tables are made once.
    """
    for name in texts:
        game = name.partition("/")[0]
        if f"elfhame.games.{game}" in sys.modules:
            raise Refused(f"{game} has its components already", field="components")
    _replaced.update(texts)
    for name, text in texts.items():
        game, _, file = name.partition("/")
        if file == "value.toml":
            RETRAINED[f"elfhame.games.{game}.bots"] = text


def replaced(game: str) -> bool:
    """Whether any data file of a game is replaced."""
    return any(name.startswith(f"{game}/") for name in _replaced)


def read_data(package: str, name: str) -> str:
    """The text of a data file in a game's package."""
    key = f"{_game_of(package)}/{name}"
    _read.append(key)
    if key in _replaced:
        return _replaced[key]
    return files(package).joinpath(name).read_text("utf-8")


def latest() -> str:
    """The file that was read last: if something is wrong while a game is loaded, it is there."""
    return _read[-1] if _read else ""


def bound(package: str, refused: Refused) -> None:
    """Data is out of bounds, but the rules can play with it.

    That is an error in the game as it ships, and a warning if a designer changed it.
    """
    if not replaced(_game_of(package)):
        raise refused
    _warnings[str(refused)] = None


def warnings() -> list[str]:
    """What is out of bounds in the data that was loaded, each once."""
    return list(_warnings)


def shipped(games: Sequence[str]) -> dict[str, str]:
    """The data files of these games, by ``game/file``."""
    found = {}
    for game in games:
        for folder in _FOLDERS:
            place = files("elfhame").joinpath("games", game, folder)
            for file in place.iterdir() if place.is_dir() else ():
                if file.name.endswith(".toml"):
                    found[f"{game}/{file.name}"] = file.read_text("utf-8")
    return found


def _game_of(package: str) -> str:
    """The game that a package belongs to: the part after ``games``."""
    parts = package.split(".")
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else ""
