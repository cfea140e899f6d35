"""Formats choices as a numbered list, and the final standings as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ..kernel.play import Play
from .choices import Choice


def choice_list(choices: Sequence[Choice], *, long: bool) -> Table | Columns:
    """The choices, numbered from 1; a long list has columns and no descriptions."""
    if long:
        lines = (f"{place:>4} {choice.text}" for place, choice in enumerate(choices, 1))
        return Columns(map(Text, lines), equal=True, column_first=True)
    table = Table(box=None, show_header=False)
    table.add_column(justify="right", style="cyan")
    for place, choice in enumerate(choices, 1):
        table.add_row(str(place), choice.text, choice.description)
    return table


def standings(play: Play, you: int, bots: Mapping[int, str]) -> Table:
    """Every seat with its player and points, and who won."""
    table = Table("Seat", "player", box=None, padding=(0, 2, 0, 0))
    table.add_column("points", justify="right")
    table.add_column("")
    shares = play.state.returns()
    for seat, points in enumerate(play.state.scores()):
        player = "you" if seat == you else f"bot {bots[seat]}"
        table.add_row(str(seat), player, str(points), _victory(shares, seat))
    return table


def _victory(shares: Sequence[int], seat: int) -> str:
    if not shares[seat]:
        return ""
    return "wins" if shares[seat] == sum(shares) else "shares the victory"
