"""The kinds of journal entries of Fairy Land, and the order of their facts."""
# compiled

from __future__ import annotations

from typing import Final

OPENED: Final = 0  # the three cards of the Clearings
BEGAN: Final = 1  # seat
DAWNED: Final = 2  # seat, cards drawn
PLACED: Final = 3  # seat, card, Clearing
EXPLORED: Final = 4  # seat, Clearing
VISITED: Final = 5  # seat, deck
BADE: Final = 6  # seat, value
PASSED: Final = 7  # seat
PLAYED: Final = 8  # seat, fairy, worth
PAID: Final = 9  # seat, total, bonus of items
RECALLED: Final = 10  # seat
BANISHED: Final = 11  # seat, Clearing, cards
TOOK: Final = 12  # seat, Clearing, cards
ABANDONED: Final = 13  # Clearing, cards
SHUFFLED: Final = 14  # deck
LOOKED: Final = 15  # seat, deck, 1 if numbers are hidden, cards
KEPT: Final = 16  # seat, deck, card
BURIED: Final = 17  # seat, deck, 1 if numbers are hidden, how many cards
CRESTED: Final = 18  # seat, fairies
USED: Final = 19  # seat, item
RETURNED: Final = 20  # seat, fairies
DREW: Final = 21  # seat, cards
GAINED: Final = 22  # seat, card
STRUCK: Final = 23  # seat, how many cards it takes, 1 if it is held off
FED: Final = 24  # seat, card
EMPTIED: Final = 25  # Clearing, cards
ENDED: Final = 26
SHOWN: Final = 27  # seat, fairies in hand
LEFT_OVER: Final = 28  # deck, cards from the top
BOXED: Final = 29  # items that were not in the game
COUNTED: Final = 30  # seat, then the rows of its score in half points
WON: Final = 31  # seat
SANK: Final = 32  # seat, deck, card
STAYED: Final = 33  # seat
SPARED: Final = 34  # seat, Clearing
