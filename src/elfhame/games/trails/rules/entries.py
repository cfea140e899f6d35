"""The kinds of journal entries of Fairy Trails; the event of the same name declares the facts."""
# compiled

from __future__ import annotations

from typing import Final

DEALT: Final = 0
BEGAN: Final = 1
CHOSE: Final = 2
LAID: Final = 3
COMPLETED: Final = 4
SETTLED: Final = 5
DREW: Final = 6
DISCARDED: Final = 7
ENDED: Final = 8
SHOWN: Final = 9
PILE: Final = 10
WON: Final = 11
