"""The kinds of journal entries of Fairy Land; the event of the same name declares their facts."""
# compiled

from __future__ import annotations

from typing import Final

OPENED: Final = 0
BEGAN: Final = 1
DAWNED: Final = 2
PLACED: Final = 3
EXPLORED: Final = 4
VISITED: Final = 5
BADE: Final = 6
PASSED: Final = 7
PLAYED: Final = 8
PAID: Final = 9
RECALLED: Final = 10
BANISHED: Final = 11
TOOK: Final = 12
ABANDONED: Final = 13
SHUFFLED: Final = 14
LOOKED: Final = 15
KEPT: Final = 16
BURIED: Final = 17
CRESTED: Final = 18
USED: Final = 19
RETURNED: Final = 20
DREW: Final = 21
GAINED: Final = 22
STRUCK: Final = 23
FED: Final = 24
EMPTIED: Final = 25
ENDED: Final = 26
SHOWN: Final = 27
LEFTOVER: Final = 28
BOXED: Final = 29
COUNTED: Final = 30
WON: Final = 31
SANK: Final = 32
STAYED: Final = 33
SPARED: Final = 34
