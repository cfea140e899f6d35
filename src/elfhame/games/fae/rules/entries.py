"""The kinds of journal entries of Fae; the event of the same name declares the facts of each."""
# compiled

from __future__ import annotations

from typing import Final

SPIRIT: Final = 0
FIRST: Final = 1
MOVED: Final = 2
RITUAL: Final = 3
FORGONE: Final = 4
ENDED: Final = 5
REVEALED: Final = 6
WON: Final = 7
