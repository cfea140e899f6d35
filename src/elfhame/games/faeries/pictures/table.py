"""Draws what lies on the table of Faeries besides areas and gardens: offers, decks and hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from ..data.components import GARDEN_TILES
from ..knowledge.view_types import FaeriesView, SeatView

LINE: Final = 11
CARD: Final = (84, 14)
TILE: Final = 5
_TILE_STEP: Final = 36
_PER_ROW: Final = 4
_FILL: Final = "#6f9a66"


def table_height(view: FaeriesView) -> int:
    """The height of the offers and of what is going on."""
    rows = -(-len(_cards(view)) // _PER_ROW)
    return LINE * len(list(_news(view))) + rows * (CARD[1] + 4) + 5 * TILE + 24


def on_the_table(view: FaeriesView, left: int, top: int) -> Iterable[str]:
    """What is going on, the Card Offer with cards at work, and the Tile Offer."""
    for number, line in enumerate(_news(view)):
        yield words(left, top + LINE * (number + 1) - 3, line)
    top += LINE * len(list(_news(view))) + 4
    cards = _cards(view)
    for place, (name, fill) in enumerate(cards):
        down, right = divmod(place, _PER_ROW)
        yield _card(left + right * (CARD[0] + 4), top + down * (CARD[1] + 4), name, fill)
    top += -(-len(cards) // _PER_ROW) * (CARD[1] + 4) + 4
    for place, tile in enumerate(view.tile_offer):
        yield _tile(left + place * _TILE_STEP, top, tile)


def seat_lines(player: SeatView) -> Iterator[str]:
    """What a seat has: points, tokens, cards, and those that the observer knows by name."""
    yield f"{player.points} points; {player.supply} tokens left"
    yield f"hand {player.held}, pile {player.piled}, discards {player.discarded}"
    if player.homes:
        yield f"homes: {', '.join(player.homes)}"
    for place, cards in (("hand", player.hand or player.shown), ("kept", player.kept or ())):
        for name in cards:
            yield f"{place}: {name.replace('_', ' ')}"


def words(x: float, y: float, line: str, fill: str = "#3a3426") -> str:
    """A line of words."""
    return f'<text x="{x:g}" y="{y:g}" fill="{fill}">{escape(line)}</text>'


def _news(view: FaeriesView) -> Iterator[str]:
    if view.ending:
        yield f"over ({view.ending})"
    elif view.turn:
        to_come = ", ".join(map(str, view.following)) or "nobody"
        yield f"turn {view.turn}: seat {view.acting}, {view.action or '...'}; to follow: {to_come}"
    else:
        yield f"draft, pick {view.passes + 1}; packet: {', '.join(view.packet) or 'hidden'}"
    left = "; ".join(f"{each.cause} {each.left}" for each in view.end_conditions)
    yield f"deck {view.deck}; bag {view.bag}" + (f"; left before the end: {left}" if left else "")


def _cards(view: FaeriesView) -> list[tuple[str, str]]:
    """The cards in the offer, and those at work."""
    offered = [(name, "#efe7d6") for name in view.offer]
    return offered + [(name, "#f0d18a") for name in view.working]


def _card(x: float, y: float, name: str, fill: str) -> str:
    width, height = CARD
    return (
        f'<g><title>{escape(name)}</title><rect x="{x:g}" y="{y:g}" width="{width}" '
        f'height="{height}" rx="3" fill="{fill}" stroke="#8b7d62"/>'
        f"{words(x + 4, y + 10, name.replace('_', ' '))}</g>"
    )


def _tile(x: float, y: float, number: int) -> str:
    """A tile with its Plant side up."""
    tile = GARDEN_TILES[number]
    squares = "".join(
        f'<rect x="{x + TILE * right:g}" y="{y + TILE * down:g}" width="{TILE}" height="{TILE}" '
        f'fill="{_FILL}" stroke="#fffdf4" stroke-width=".5"/>'
        for right, down in tile.plant
    )
    return f"<g><title>{escape(tile.outline)}</title>{squares}</g>"
