"""The kinds of journal entries; the event of the same name declares the facts of each."""
# compiled

from __future__ import annotations

from typing import Final

BEGAN: Final = 0
DEALT: Final = 1
PASSED: Final = 2
KEPT: Final = 3
OFFERED: Final = 4
TILES: Final = 5
NAMED: Final = 6
UNABLE: Final = 7
FORWENT: Final = 8
PLAYED: Final = 9
DISCARDED: Final = 10
PLACED: Final = 11
MOVED: Final = 12
REMOVED: Final = 13
STOLEN: Final = 14
DREW: Final = 15
SHUFFLED: Final = 16
BEFRIENDED: Final = 17
RECOVERED: Final = 18
TOOK: Final = 19
LAID: Final = 20
SCORED: Final = 21
CLAIMED: Final = 22
HOUSED: Final = 23
BESIDE: Final = 24
UNDER: Final = 25
CHOSE: Final = 26
AIMED: Final = 27
CAME: Final = 28
ENDED: Final = 29
SHOWN: Final = 30
LEFT: Final = 31
AREA: Final = 32
GARDEN: Final = 33
COUNTED: Final = 34
WON: Final = 35
BECKONED: Final = 36
