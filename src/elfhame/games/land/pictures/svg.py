"""Draws a view of Fairy Land: three Clearings with their cards, and each seat's collection."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from ....kernel.picture import Spot, Spots
from ..data.components import FOREST
from ..data.tables import CLEARINGS
from ..knowledge.view_types import LandView, Player
from .glyphs import GLADE, GOLD, INK, PAPER, TABLE, sign

WIDTH, HEIGHT = 46, 62
"""The size of a card."""
_STEP: Final = 54
_GLADE: Final = 3 * _STEP + 26
_TOP: Final = 2 * 70 + 58
_ROW: Final = 96
_ACROSS: Final = 12


def svg_of(view: LandView | None) -> str:
    """The view as SVG; without one, a card of each kind in the Forest."""
    if view is None:
        return _sheet()
    parts = [_clearing(at, cards) for at, cards in enumerate(view.clearings)]
    for seat, player in enumerate(view.players):
        parts += _seat(seat, player, asked=seat in view.waiting)
    most = max((len(player.collection) + len(player.items) for player in view.players), default=0)
    width = max(CLEARINGS * (_GLADE + 16) + 16, 16 + _STEP * most + 60)
    return _picture(width, _TOP + _ROW * len(view.players) + 8, parts)


def spots_of(view: LandView) -> Spots:
    """The Clearings, ``1`` to ``3``, and the seats, such as ``seat 0``."""
    glades = {
        str(at + 1): Spot(16 + at * (_GLADE + 16), 16, _GLADE, _TOP - 40) for at in range(CLEARINGS)
    }
    seats = {
        f"seat {seat}": Spot(8, _TOP + seat * _ROW - 16, CLEARINGS * (_GLADE + 16), _ROW - 6)
        for seat in range(view.seats)
    }
    return {**glades, **seats}


def _sheet() -> str:
    parts = []
    for place, kind in enumerate(FOREST.card):
        down, right = divmod(place, 7)
        parts.append(_card(16 + right * _STEP, 16 + down * 86, kind.name))
        parts.append(_label(16 + right * _STEP + WIDTH / 2, 16 + down * 86 + 76, str(kind.count)))
    return _picture(7 * _STEP + 24, 3 * 86 + 20, parts)


def _clearing(at: int, cards: tuple[str, ...]) -> str:
    left = 16 + at * (_GLADE + 16)
    parts = [
        f'<rect x="{left}" y="16" width="{_GLADE}" height="{_TOP - 40}" rx="22" fill="{GLADE}" '
        f'stroke="{GOLD}" stroke-opacity=".5"/>',
        _label(left + _GLADE / 2, 34, str(at + 1)),
    ]
    for place, card in enumerate(cards):
        down, right = divmod(place, 3)
        parts.append(_card(left + 17 + right * _STEP, 42 + down * 70, card))
    return "".join(parts)


def _seat(seat: int, player: Player, *, asked: bool) -> Iterable[str]:
    top = _TOP + seat * _ROW
    mark = " *" if asked else ""
    yield _label(16, top, f"{seat}{mark}: {player.score.total}", anchor="start")
    for place, (card, count) in enumerate(player.collection.items()):
        yield _card(16 + place * _STEP, top + 8, card)
        yield _label(16 + place * _STEP + WIDTH - 8, top + 22, str(count), fill=INK)
    first = len(player.collection)
    for place, item in enumerate(player.items):
        yield _card(16 + (first + place) * _STEP, top + 8, item)


def _card(x: float, y: float, kind: str) -> str:
    """A card with its sign and the beginning of its name."""
    return (
        f'<g transform="translate({x:g} {y:g})"><title>{escape(kind)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{PAPER}" stroke="{INK}"/>'
        f'<g transform="translate({WIDTH / 2:g} 28)">{sign(kind)}</g>'
        f"{_label(WIDTH / 2, HEIGHT - 6, kind.replace('_', ' ')[:_ACROSS], size=7, fill=INK)}</g>"
    )


def _label(
    x: float, y: float, words: str, *, anchor: str = "middle", size: int = 13, fill: str = PAPER
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-family="Georgia,serif" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def _picture(width: int, height: int, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f'<title>Fairy Land</title><rect width="{width}" height="{height}" fill="{TABLE}"/>'
        f"{''.join(parts)}</svg>"
    )
