"""What a position of Faeries & Magical Creatures is like, told from the seat that is asked."""

from __future__ import annotations

from tests.browser.storing import Position


def planted(asked: Position) -> bool:
    """A tile is to be laid in a garden that has a path already."""
    squares = "".join(asked.view.players[asked.seat].garden.squares)
    return asked.question == "lay" and "#" in squares


def choosy(asked: Position) -> bool:
    """Of the tiles on offer one does not fit any more, but others do."""
    return asked.question == "tile" and len(asked.choices) < len(asked.view.tile_offer)


def home_in_passing(asked: Position) -> bool:
    """A home is to be placed while somebody else is the acting player."""
    return asked.question == "home" and asked.view.acting != asked.seat


def last_turns(asked: Position) -> bool:
    """An action is to be named, and few tiles or cards are left."""
    return asked.question == "name" and min(asked.view.bag, asked.view.deck) <= 3
