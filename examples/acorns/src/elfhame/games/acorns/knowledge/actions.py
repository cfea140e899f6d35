"""The decisions of Acorns as players see them, to and from their numbers."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.components import CARDS

CARD_NAMES: Final = tuple(card.name for card in CARDS)


class Play(Action, frozen=True):
    """Play a card from your hand (ACORN-13)."""

    card: str


AcornsAction = Play


def action_of(number: int) -> AcornsAction:
    """The action with this number; refused if there is none."""
    if not 0 <= number < len(CARD_NAMES):
        raise Refused(f"{number} is not an action of Acorns", field="action")
    return Play(CARD_NAMES[number])


def number_of(action: AcornsAction) -> int:
    """The number of an action; refused if there is no such card."""
    if action.card not in CARD_NAMES:
        raise Refused(f"there is no card {action.card!r}", field="action")
    return CARD_NAMES.index(action.card)
