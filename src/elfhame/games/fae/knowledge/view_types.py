"""The types that a view of Fae consists of (FAE-70 to FAE-73R)."""

from __future__ import annotations

import msgspec

from ....kernel.game import View
from ..data.components import Colour
from .druids import Druids


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points by row: its colour's, one for each card kept, and the sum."""

    colour: Colour
    points: int
    cards: int
    total: int
    place: int | None
    """From 1, once the game is over."""


class FaeView(View, frozen=True, kw_only=True):
    """Everything one observer knows of a game of Fae."""

    clans: bool
    turn: int
    """The seat whose turn it is; at the end, the seat that could not move, or moved last."""
    druids: dict[str, Druids]
    """By space, in the map's order."""
    box: Druids
    points: Druids
    """The points of each colour."""
    given: tuple[Druids, ...]
    """By seat: the points of each colour that came from its moves."""
    piles: tuple[int, ...]
    """The cards left of each value, 1 to 5."""
    resolved: int
    """The number of rituals held so far."""
    value: int = 0
    """The value of the next ritual; once all have been held, of the last. Accounts written by older
    versions have none."""
    kept: tuple[tuple[int, ...], ...]
    """By seat: the rituals (from 1) whose cards it keeps."""
    due: tuple[str, ...]
    """The spaces whose ritual is still due."""
    isolated: tuple[str, ...]
    """The spaces whose druids are isolated and have no ritual due any more."""
    order: tuple[int, ...]
    """The seats in order of play, from the one whose turn it is; empty at the end."""
    spirits: tuple[Colour | None, ...]
    """By seat: its colour, where the observer knows it."""
    standings: tuple[Standing | None, ...]
    """By seat: its points so far, where the observer knows its colour."""
