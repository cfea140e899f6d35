"""The terminal that all commands print to: coloured on a screen, plain text in a file."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


class Terminal(Console):
    """Prints text literally, without markup, emoji codes or highlighting."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, emoji=False, markup=False)

    def say(self, text: str, style: str = "") -> None:
        """Print a text without wrapping its lines."""
        self.print(Text(text, style), soft_wrap=True)
