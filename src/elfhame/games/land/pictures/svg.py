"""Draws a view of Fairy Land: Clearings, decks, what is going on, and all that seats have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.picture import Spot, Spots
from ..data.components import FOREST
from ..data.tables import CLEARINGS
from ..knowledge.view_types import LandView, Player
from .cards import FAIRY_STEP, HEIGHT, STEP, WIDTH, backs, card, fairies, label, row
from .glyphs import GLADE, GOLD, INK, TABLE
from .moment import moment, moment_height

_GLADE: Final = 3 * STEP + 26
_TOP: Final = 2 * 70 + 44
_ROW: Final = 144
_PLAYED: Final = "#e3d3a4"


def svg_of(view: LandView | None) -> str:
    """The view as SVG; without one, a card of each kind in the Forest."""
    if view is None:
        return _sheet()
    parts = [_clearing(at, cards) for at, cards in enumerate(view.clearings)]
    parts += moment(view, _TOP)
    for seat, player in enumerate(view.players):
        parts += _seat(seat, player, _seat_top(view, seat), asked=seat in view.waiting)
    width = max([CLEARINGS * (_GLADE + 16) + 16, *map(_width, view.players)])
    return _picture(width, _seat_top(view, view.seats), parts)


def spots_of(view: LandView) -> Spots:
    """The Clearings, ``1`` to ``3``, and the seats, such as ``seat 0``."""
    glades = {
        str(at + 1): Spot(16 + at * (_GLADE + 16), 16, _GLADE, _TOP - 24) for at in range(CLEARINGS)
    }
    seats = {
        f"seat {seat}": Spot(8, _seat_top(view, seat), CLEARINGS * (_GLADE + 16), _ROW - 6)
        for seat in range(view.seats)
    }
    return {**glades, **seats}


def _seat_top(view: LandView, seat: int) -> int:
    return _TOP + moment_height(view) + seat * _ROW


def _width(player: Player) -> int:
    """The width of a seat's cards."""
    hand = len(player.hand or ()) + len(player.played) + 2
    return 60 + max(STEP * (len(player.collection) + len(player.items)), FAIRY_STEP * hand)


def _sheet() -> str:
    parts = []
    for place, kind in enumerate(FOREST.card):
        down, right = divmod(place, 7)
        parts.append(card(16 + right * STEP, 16 + down * 86, kind.name))
        parts.append(label(16 + right * STEP + WIDTH / 2, 16 + down * 86 + 76, str(kind.count)))
    return _picture(7 * STEP + 24, 3 * 86 + 20, parts)


def _clearing(at: int, cards: tuple[str, ...]) -> str:
    left = 16 + at * (_GLADE + 16)
    parts = [
        f'<rect x="{left}" y="16" width="{_GLADE}" height="{_TOP - 24}" rx="22" fill="{GLADE}" '
        f'stroke="{GOLD}" stroke-opacity=".5"/>',
        label(left + _GLADE / 2, 34, str(at + 1)),
    ]
    for place, kind in enumerate(cards):
        down, right = divmod(place, 3)
        parts.append(card(left + 17 + right * STEP, 38 + down * 68, kind))
    return "".join(parts)


def _seat(seat: int, player: Player, top: int, *, asked: bool) -> Iterable[str]:
    """A seat's points and Crests; its collection and items; its hand and the Fairies played."""
    mark = " *" if asked else ""
    yield label(16, top + 14, f"{seat}{mark}: {player.score.total}", anchor="start")
    yield label(90, top + 14, f"Crests {player.crests}", anchor="start")
    for place, (kind, count) in enumerate(player.collection.items()):
        yield card(16 + place * STEP, top + 22, kind)
        yield label(16 + place * STEP + WIDTH - 8, top + 36, str(count), fill=INK)
    yield from row(16 + len(player.collection) * STEP, top + 22, player.items)
    below = top + 22 + HEIGHT + 8
    if player.hand is None:
        held = 1
        yield backs(16, below, player.hand_count)
    else:
        held = len(player.hand)
        yield from fairies(16, below, player.hand)
    yield from fairies(16 + FAIRY_STEP * held + 16, below, player.played, _PLAYED)


def _picture(width: int, height: int, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f'<title>Fairy Land</title><rect width="{width}" height="{height}" fill="{TABLE}"/>'
        f"{''.join(parts)}</svg>"
    )
