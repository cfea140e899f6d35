"""The words: ledgers, narration, questions and refusals, a folder for each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..kernel.refused import Refused
from ..kernel.rulebook import Rulebook
from .languages import LANGUAGES as LANGUAGES
from .languages import language_for as language_for


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The ledger of a game in a language.

    >>> rulebook("fae")["FAE-23"].text
    'You cannot move into an empty space.'
    """
    return Rulebook.read(read(language, "rules", f"{game}.md"))


def read(language: str, *path: str) -> str:
    """The content of a text file of a language."""
    text = find(language, *path)
    if text is None:
        raise Refused(f"there is no text {'/'.join(path)}", field="game")
    return text


def find(language: str, *path: str) -> str | None:
    """The content of a text file of a language; None if there is no such file."""
    if language not in LANGUAGES:
        raise Refused(f"there are no texts in {language!r}", field="language")
    file = files(__name__).joinpath(language, *path)
    return file.read_text("utf-8") if file.is_file() else None
