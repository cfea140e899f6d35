"""The cards as numbers, for the rules to look things up in."""
# compiled

from __future__ import annotations

from typing import Final

from .components import CARDS

CARD_COUNT: Final = len(CARDS)
"""Cards are numbered from 0, lowest first, so comparing two numbers compares their values."""
HAND_SIZE: Final = 3
ALL_CARDS: Final = 2 ** len(CARDS) - 1
"""All cards, as a set."""
