"""The kinds of journal entries of Faeries & Magical Creatures, and the order of their facts."""
# compiled

from __future__ import annotations

from typing import Final

BEGAN: Final = 0  # seat
DEALT: Final = 1  # seat, cards of the packet
PASSED: Final = 2  # seat, cards of the packet that came
KEPT: Final = 3  # seat, card
CARDS_OFFERED: Final = 4  # cards
TILES_OFFERED: Final = 5  # tiles
NAMED: Final = 6  # seat, action
UNABLE: Final = 7  # seat, action
FORWENT: Final = 8  # seat, the kind of work that was declined
PLAYED: Final = 9  # seat, card
DISCARDED: Final = 10  # seat, card
PLACED: Final = 11  # seat, folk, tokens there, tokens left
MOVED: Final = 12  # seat, whose, from, to
REMOVED: Final = 13  # seat, whose, folk
STOLEN: Final = 14  # seat, whose, folk
DREW: Final = 15  # seat, cards
SHUFFLED: Final = 16  # seat, count
BEFRIENDED: Final = 17  # seat, card, 1 if into the hand
RECOVERED: Final = 18  # seat, card
TOOK: Final = 19  # seat, tile
LAID: Final = 20  # seat, tile, side, turns, square
SCORED: Final = 21  # seat, points, 1 if by an icon
CLAIMED: Final = 22  # seat, folk
HOUSED: Final = 23  # seat, folk, square; -1 beside the garden
UNDER: Final = 24  # card
CHOSE: Final = 25  # seat, card, option
AIMED: Final = 26  # seat, whom
CAME: Final = 27  # why the end has come
ENDED: Final = 28  # the number of the rule
SHOWN: Final = 29  # seat, where (0 hand, 1 draw pile, 2 discards), cards
LEFT: Final = 30  # cards of deck and box
AREA: Final = 31  # seat, folk, points
GARDEN: Final = 32  # seat, points, how many of them by doubling
COUNTED: Final = 33  # seat, card, points
WON: Final = 34  # seats
