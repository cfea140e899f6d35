"""The kinds of journal entries of Acorns; the event of each name declares its facts."""
# compiled

from __future__ import annotations

from typing import Final

DEALT: Final = 0
FIRST: Final = 1
PLAYED: Final = 2
TAKEN: Final = 3
ENDED: Final = 4
WON: Final = 5
