"""The words: ledgers, narration, questions and refusals, a folder for each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ..kernel.refused import Refused
from ..kernel.rulebook import Rulebook

LANGUAGES: Final = ("en",)
"""The languages there are texts in; the first is the one others are translated from."""


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The ledger of a game in a language.

    >>> rulebook("fae")["FAE-23"].text
    'You cannot move into an empty space.'
    """
    return Rulebook.read(read(language, "rules", f"{game}.md"))


def read(language: str, *path: str) -> str:
    """The content of a text file of a language."""
    if language not in LANGUAGES:
        raise Refused(f"there are no texts in {language!r}", field="language")
    file = files(__name__).joinpath(language, *path)
    if not file.is_file():
        raise Refused(f"there is no text {'/'.join(path)}", field="game")
    return file.read_text("utf-8")
