"""Cards and words in pictures of Fairy Land."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ..data.components import FAIRIES
from .glyphs import GLADE, GOLD, INK, PAPER, sign

WIDTH, HEIGHT = 46, 62
"""The size of a card."""
STEP: Final = 54
FAIRY_STEP: Final = 36
_FAIRY: Final = (30, 40)
_ACROSS: Final = 12


def card(x: float, y: float, kind: str) -> str:
    """A card with its sign and the beginning of its name."""
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{escape(kind)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{PAPER}" stroke="{INK}"/>'
        f'<g transform="translate({WIDTH / 2:g} 28)">{sign(kind)}</g>'
        f"{label(WIDTH / 2, HEIGHT - 6, kind.replace('_', ' ')[:_ACROSS], size=7, fill=INK)}</g>"
    )


def row(x: float, y: float, kinds: Iterable[str]) -> Iterable[str]:
    """Cards side by side."""
    return (card(x + place * STEP, y, kind) for place, kind in enumerate(kinds))


def fairies(x: float, y: float, names: Sequence[str], fill: str = PAPER) -> Iterable[str]:
    """Fairies side by side: those of a house by their value, special ones by their wings."""
    for place, name in enumerate(names):
        yield _fairy(x + place * FAIRY_STEP, y, name, fill)


def backs(x: float, y: float, count: int | None) -> str:
    """The backs of hidden cards, with their number if it is known."""
    number = "?" if count is None else str(count)
    return _small(x, y, GLADE, label(15, 26, number, size=14))


def label(
    x: float, y: float, words: str, *, anchor: str = "middle", size: int = 13, fill: str = PAPER
) -> str:
    """Words at a place."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-family="Georgia,serif" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def _fairy(x: float, y: float, name: str, fill: str) -> str:
    if name in FAIRIES:
        inside = label(15, 27, str(FAIRIES.index(name) + 1), size=18, fill=INK)
    else:
        inside = f'<g transform="translate(15 18) scale(.6)">{sign(name)}</g>'
        inside += label(15, 36, name, size=7, fill=INK)
    return _small(x, y, fill, f"<title>{escape(name)}</title>{inside}")


def _small(x: float, y: float, fill: str, inside: str) -> str:
    width, height = _FAIRY
    return (
        f'<g transform="translate({x:g} {y:g})"><rect width="{width}" height="{height}" rx="5" '
        f'fill="{fill}" stroke="{GOLD}"/>{inside}</g>'
    )
