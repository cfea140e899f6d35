"""The terminal that all commands print to: coloured on a screen, plain text in a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

Item = TypeVar("Item")


class Terminal(Console):
    """Prints text literally, without markup, emoji codes or highlighting."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, emoji=False, markup=False)

    def say(self, text: str, style: str = "") -> None:
        """Print a text without wrapping its lines."""
        self.print(Text(text, style), soft_wrap=True)


def with_progress(games: Iterable[Item], total: int, *, silent: bool) -> list[Item]:
    """All items, with a progress bar meanwhile if standard error is a terminal."""
    terminal = Terminal(stderr=True)
    hidden = silent or not terminal.is_terminal
    with Progress(console=terminal, transient=True, disable=hidden) as progress:
        return list(progress.track(games, total=total, description="Playing"))
