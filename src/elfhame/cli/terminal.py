"""The terminal, as all commands write to it: plain where it is a file, coloured where it is not."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


class Terminal(Console):
    """Prints text as it is: what looks like markup, an emoji or a number stays what it was."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, emoji=False, markup=False)

    def say(self, text: str, style: str = "") -> None:
        """Print a text without wrapping its lines."""
        self.print(Text(text, style), soft_wrap=True)
