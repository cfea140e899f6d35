"""Hedgerow's actions, and their numbers."""

from __future__ import annotations

from typing import Final

from elfhame.kernel.game import Action
from elfhame.kernel.refused import Refused

from .state import ACTIONS, CARDS, LEAVE


class OfCard(Action, frozen=True):
    """A decision about a card."""

    card: int


class Pick(OfCard, frozen=True):
    """Pick a card from the packet."""


class Play(OfCard, frozen=True):
    """Play a card from the hand."""


class Take(OfCard, frozen=True):
    """Take a card from the clump."""


class Lay(OfCard, frozen=True):
    """Lay a card back on the deck."""


class Leave(Action, frozen=True):
    """Take no card from the clump."""


class Look(Action, frozen=True):
    """Look at the clump."""


class Forage(Action, frozen=True):
    """Draw the bottom card of the deck."""


class Rest(Action, frozen=True):
    """Do nothing."""


_WITH_CARD: Final[tuple[type[OfCard], ...]] = (Pick, Play, Take, Lay)
_PLAIN: Final[tuple[type[Action], ...]] = (Leave, Look, Forage, Rest)
ACTION_TYPES: Final[tuple[type[Action], ...]] = (*_WITH_CARD, *_PLAIN)


def action_of(number: int) -> Action:
    """The action with this number."""
    if not 0 <= number < ACTIONS:
        raise Refused(f"{number} is not an action of Hedgerow", field="action")
    if number >= LEAVE:
        return _PLAIN[number - LEAVE]()
    return _WITH_CARD[number // CARDS](number % CARDS + 1)


def number_of(action: Action) -> int:
    """The number of an action."""
    if not isinstance(action, OfCard):
        return LEAVE + _PLAIN.index(type(action))
    if not 1 <= action.card <= CARDS:
        raise Refused(f"there is no card {action.card}", rule="HEDGE-1")
    return CARDS * _WITH_CARD.index(type(action)) + action.card - 1
