"""Rules and sentences for people: one folder per language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..kernel.refused import Refused
from ..kernel.rulebook import Rulebook
from .languages import LANGUAGES as LANGUAGES
from .languages import canonical
from .languages import language_for as language_for


def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules of a game in a language.

    >>> rulebook("fae")["FAE-23"].text
    'You cannot move into an empty space.'
    >>> rulebook("fae", "pt-BR") is rulebook("fae", "pt_BR")
    True
    """
    return _rulebook(game, canonical(language))


@cache
def _rulebook(game: str, language: str) -> Rulebook:
    return Rulebook.read(read(language, "rules", f"{game}.md"))


def read(language: str, *path: str) -> str:
    """The content of a text file of a language."""
    text = find(language, *path)
    if text is None:
        raise Refused(f"there is no text {'/'.join(path)}", field="game")
    return text


def find(language: str, *path: str) -> str | None:
    """The content of a text file of a language, or None if there is no such file."""
    file = files(__name__).joinpath(canonical(language), *path)
    return file.read_text("utf-8") if file.is_file() else None
