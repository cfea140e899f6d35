"""Conditions on positions of Faeries & Magical Creatures, for the seat that has to decide."""

from __future__ import annotations

from tests.browser.stored_positions import Position


def planted(asked: Position) -> bool:
    """A tile is to be laid in a garden that already has a path."""
    squares = "".join(asked.view.players[asked.seat].garden.squares)
    return asked.question == "lay" and "#" in squares


def choosy(asked: Position) -> bool:
    """One of the tiles on offer no longer fits, but others do, each in several ways."""
    if (
        asked.question != "tile"
        or by_card(asked)
        or len(asked.choices) == len(asked.view.tile_offer)
    ):
        return False
    return all(len(asked.play.look(choice).choices) > 1 for choice in asked.choices)


def by_card(asked: Position) -> bool:
    """A card lets its player take a tile, although nobody builds."""
    return asked.question == "tile" and asked.view.action != "build"


def home_in_passing(asked: Position) -> bool:
    """A home is to be placed while another seat is the acting player."""
    return asked.question == "home" and asked.view.acting != asked.seat


def following(asked: Position) -> bool:
    """A faerie is to be befriended on another seat's turn."""
    return asked.question == "befriend" and asked.view.acting != asked.seat


def last_turns(asked: Position) -> bool:
    """An action is to be named, and few tiles or cards are left."""
    return asked.question == "name" and min(asked.view.bag, asked.view.deck) <= 3
