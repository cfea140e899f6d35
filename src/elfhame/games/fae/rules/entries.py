"""The kinds of journal entries of Fae, each with the order of its facts."""
# compiled

from __future__ import annotations

from typing import Final

SPIRIT: Final = 0  # seat, colour
FIRST: Final = 1  # seat
MOVED: Final = 2  # seat, source, target, the group that moved
RITUAL: Final = 3  # seat, space, card, the group before, the group after, its value
FORGONE: Final = 4  # the spaces, as a set
ENDED: Final = 5  # the number of the rule
REVEALED: Final = 6  # seat, colour, points of the colour, cards kept
WON: Final = 7  # the seats, as a set
