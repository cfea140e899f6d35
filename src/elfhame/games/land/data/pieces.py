"""The named pieces of Fairy Land: Forest cards, house Fairies, Crests and items, with effects."""

from __future__ import annotations

from typing import Final

from ....kernel.pieces import Phrase, Piece
from .components import FAIRIES, FOREST, ITEMS, Item, Kind


def _kind(kind: Kind) -> Piece:
    """A Forest card. Animals and flowers share a text; the others have one each."""
    if kind.name == "turtle":
        facts = {"count": kind.count, "exactly": FOREST.turtles, "more": FOREST.turtle_points}
        return Piece(kind.name, (Phrase("about-turtle", facts),))
    if kind.group == "animal":
        return Piece(kind.name, (Phrase("about-animal", {"count": kind.count}),))
    if kind.group == "flower":
        return Piece(kind.name, (_FLOWERS,))
    return Piece(kind.name, (Phrase(f"about-{kind.name}", {"both": _PENDANT}),))


def _item(item: Item) -> Piece:
    """An item: its effect, with the numbers that the text mentions."""
    facts = {
        "amount": item.amount,
        "among": item.among or "card",
        "least": item.least,
        "deck": item.deck or "court",
        "crest": item.crest,
        "goblin": item.goblin,
        "lone": item.lone,
        "both": item.both,
    }
    return Piece(item.name, (Phrase(f"about-item-{_wording(item)}", facts),))


def _wording(item: Item) -> str:
    """The effect, and whatever else changes its wording."""
    if item.effect == "bid" and item.among:
        return "bid-among"
    if item.effect == "look" and item.shuffled:
        return "look-shuffled"
    if item.effect == "points" and item.goblin:
        return "points-goblin"
    if item.effect == "points" and item.lone:
        return "points-lone"
    return item.effect


_PENDANT: Final = next(item.both for item in ITEMS if item.effect == "pendant")
_FLOWERS: Final = Phrase(
    "about-flower",
    {"values": FOREST.flower_points[2:], "varieties": FOREST.variety_points},
)

PIECES: Final = (
    *map(_kind, FOREST.card),
    *(Piece(name, (Phrase("about-fairy"),)) for name in FAIRIES),
    Piece("crest", (Phrase("about-crest"),)),
    *map(_item, ITEMS),
)
