"""The numbers of the actions: each sort begins where the one before it ends."""
# compiled

from __future__ import annotations

from typing import Final

PLACE: Final = 0  # + kind * 3 + Clearing
EXPLORE: Final = PLACE + 63  # + Clearing
AUDIENCE: Final = EXPLORE + 3
DRUIDS: Final = AUDIENCE + 1
CREST: Final = DRUIDS + 1
USE: Final = CREST + 1  # + item
BID: Final = USE + 19 - 1  # + value, from 1
MOST_BID: Final = 60
"""Nobody can play more: 28 of a house, 3 for slippers, 17 for special fairies, 12 for items."""
PASS: Final = BID + MOST_BID + 1
PAY: Final = PASS + 1  # + fairy
ENOUGH: Final = PAY + 13
RECALL: Final = ENOUGH + 1
LEAVE: Final = RECALL + 1
BANISH: Final = LEAVE + 1
SPARE: Final = BANISH + 1
KEEP: Final = SPARE + 1  # + kind, or 21 + item
UNDER: Final = KEEP + 40  # likewise
FEED: Final = UNDER + 40  # + animal or flower
TAKE: Final = FEED + 12  # + Clearing * 21 + kind
GAIN: Final = TAKE + 63  # + kind
ACTIONS: Final = GAIN + 21
