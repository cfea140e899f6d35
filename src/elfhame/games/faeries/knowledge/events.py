"""All events of Faeries & Magical Creatures, found by the kinds of journal entries."""

from __future__ import annotations

from typing import Final, get_args

from ....kernel.catalogue import Catalogue
from ..rules import entries
from .events_board import (
    Began,
    Beside,
    Claimed,
    Housed,
    Laid,
    Moved,
    Named,
    Placed,
    Removed,
    Scored,
    Stolen,
    Tiles,
    Took,
    Unable,
)
from .events_cards import (
    Aimed,
    Beckoned,
    Befriended,
    Chose,
    Dealt,
    Discarded,
    Drew,
    Forwent,
    Kept,
    Offered,
    Passed,
    Played,
    Recovered,
    Shuffled,
    Under,
)
from .events_end import Area, Came, Counted, Ended, GardenEvent, Left, Shown, Won

__all__ = [
    "CATALOGUE",
    "Aimed",
    "Area",
    "Beckoned",
    "Befriended",
    "Began",
    "Beside",
    "Came",
    "Chose",
    "Claimed",
    "Counted",
    "Dealt",
    "Discarded",
    "Drew",
    "Ended",
    "FaeriesEvent",
    "Forwent",
    "GardenEvent",
    "Housed",
    "Kept",
    "Laid",
    "Left",
    "Moved",
    "Named",
    "Offered",
    "Passed",
    "Placed",
    "Played",
    "Recovered",
    "Removed",
    "Scored",
    "Shown",
    "Shuffled",
    "Stolen",
    "Tiles",
    "Took",
    "Unable",
    "Under",
    "Won",
]

FaeriesEvent = (
    Began
    | Dealt
    | Passed
    | Drew
    | Kept
    | Discarded
    | Offered
    | Tiles
    | Named
    | Unable
    | Forwent
    | Played
    | Placed
    | Moved
    | Removed
    | Stolen
    | Aimed
    | Shuffled
    | Befriended
    | Recovered
    | Took
    | Laid
    | Scored
    | Claimed
    | Housed
    | Beside
    | Under
    | Chose
    | Came
    | Ended
    | Shown
    | Left
    | Area
    | GardenEvent
    | Counted
    | Won
    | Beckoned
)
CATALOGUE: Final[Catalogue[FaeriesEvent]] = Catalogue(entries, get_args(FaeriesEvent))
