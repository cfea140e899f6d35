"""A view of Acorns as a drawing."""

from __future__ import annotations

from html import escape

from ..knowledge.view_types import AcornsView
from .text import text_of


def svg_of(view: AcornsView | None) -> str:
    """The view as SVG, one line per seat; without a view, an empty table."""
    lines = text_of(view).splitlines() if view else []
    rows = "".join(
        f'<text x="10" y="{30 * row + 30}">{escape(line)}</text>' for row, line in enumerate(lines)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 150" role="img" '
        f'font-family="monospace"><title>Acorns</title>{rows}</svg>'
    )
