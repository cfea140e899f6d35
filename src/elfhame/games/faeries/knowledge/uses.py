"""Which cards and tiles of Faeries & Magical Creatures an event is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.uses import EVERYONE, Blank, Use, uses
from ..data.components import CARDS, GARDEN_TILES
from .events import FaeriesEvent
from .events_board import Laid, Tiles, Took
from .events_cards import Befriended, Dealt, Kept, Offered, Passed, Played

PLAINEST: Final = "O4"
"""The outline that stands for a tile without any difficulty."""


def uses_of(event: FaeriesEvent) -> Iterable[Use]:
    """Cards are offered and befriended, tiles offered and taken; the draft offers cards too."""
    match event:
        case Offered(cards=cards):
            return uses("offered", EVERYONE, cards)
        case Dealt(seat=seat, cards=cards) | Passed(seat=seat, cards=cards):
            return uses("offered", seat, cards)
        case Befriended(seat=seat, card=card) | Kept(seat=seat, card=str(card)):
            return uses("taken", seat, [card])
        case Played(seat=seat, card=card):
            return uses("played", seat, [card])
        case Tiles(tiles=tiles):
            return uses("offered", EVERYONE, map(_tile, tiles))
        case Took(seat=seat, tile=tile):
            return uses("taken", seat, [_tile(tile)])
        case Laid(seat=seat, tile=tile):
            return uses("played", seat, [_tile(tile)])
    return ()


def _tile(number: int) -> str:
    return f"tile_{GARDEN_TILES[number].outline}"


def _blank_tile(outline: str) -> Blank:
    numbers = [tile.number for tile in GARDEN_TILES if tile.outline == outline]
    return Blank(
        "tiles.toml", tuple((("tiles", "outlines", number), PLAINEST) for number in numbers)
    )


BLANKS: Final = {
    card.name: Blank(
        "cards.toml",
        (
            (
                ("card", card.number),
                {"name": card.name} | ({"folk": card.folk} if card.folk else {}),
            ),
        ),
    )
    for card in CARDS
} | {
    _tile(tile.number): _blank_tile(tile.outline)
    for tile in GARDEN_TILES
    if tile.outline != PLAINEST
}
"""A card without effect does nothing; tiles of an outline without any effect are plain squares."""
