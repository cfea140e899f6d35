"""The page with the results: tables between markers, of which single rows can be replaced."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from .match import HEAD, Match

PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"


def with_table(page: str, name: str, table: str) -> str:
    """The page with this table between the markers of a name."""
    place = re.compile(rf"(<!-- measured {name} -->\n\n).*?(\n\n<!-- end -->)", re.DOTALL)
    after, count = place.subn(lambda found: found[1] + table + found[2], page)
    if count != 1:
        raise ValueError(f"the page needs one place for figures of {name}, but has {count}")
    return after


def with_row(page: str, every: Iterable[Match], match: Match, row: str) -> str:
    """The page with a row of one match; the table keeps the rows of the game's other matches."""
    _, _, after = page.partition(f"<!-- measured {match.game} -->")
    table, _, _ = after.partition("<!-- end -->")
    rows = [row if other == match else _row(table, other) for other in every]
    return with_table(page, match.game, "\n".join([HEAD, *filter(None, rows)]))


def _row(table: str, match: Match) -> str:
    """The row of a match, or nothing if it hasn't been measured yet."""
    return next((line for line in table.splitlines() if line.startswith(match.cells)), "")
