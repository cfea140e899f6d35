"""The kinds of journal entries of Fairy Trails, and the order of their facts."""
# compiled

from __future__ import annotations

from typing import Final

DEALT: Final = 0  # seat, cards
BEGAN: Final = 1  # seat
CHOSEN: Final = 2  # seat, card
LAID: Final = 3  # seat, card, x, y, turns
COMPLETED: Final = 4  # colour, houses, then x and y of each card of the path
SETTLED: Final = 5  # colour, stones left, then x, y and the number on its card of each house
DREW: Final = 6  # seat, card, 1 if all see it
DISCARDED: Final = 7  # card
ENDED: Final = 8  # the number of the rule
SHOWN: Final = 9  # seat, cards
PILE: Final = 10  # cards from the top
WON: Final = 11  # seats
