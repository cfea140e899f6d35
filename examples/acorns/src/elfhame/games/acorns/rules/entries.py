"""The kinds of journal entries of Acorns; the event of the same name declares the facts of each."""
# compiled

from __future__ import annotations

from typing import Final

DEALT: Final = 0
FIRST: Final = 1
PLAYED: Final = 2
TAKEN: Final = 3
ENDED: Final = 4
WON: Final = 5
