"""The decisions of Fairy Land as players see them, to and from their numbers."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.components import HAND, ITEM_NAMES, KINDS
from ..data.tables import CLEARINGS, FAIRIES_FROM
from ..rules.numbers import (
    ACTIONS,
    BANISH,
    BURIALS_FROM,
    ENOUGH,
    EXPLORES_FROM,
    FEEDS_FROM,
    GAINS_FROM,
    KEEPS_FROM,
    LEAVE,
    MOST_BID,
    PASS,
    PAYS_FROM,
    PLAY_CREST,
    RECALL,
    SPARE,
    USES_FROM,
    VISIT_COURT,
    VISIT_DRUIDS,
    bid_action,
    place_action,
    take_action,
)

DECK_CARDS: Final = (*KINDS, *ITEM_NAMES)
"""All cards that can be looked at: Forest cards, then items."""


class Place(Action, frozen=True):
    """Place an open card in a Clearing (LAND-21)."""

    card: str
    clearing: int


class Explore(Action, frozen=True):
    """Explore a Clearing: everyone may bid for it (LAND-30)."""

    clearing: int


class Audience(Action, frozen=True):
    """Visit the Queen (LAND-40)."""


class Druids(Action, frozen=True):
    """Visit the Druids (LAND-45)."""


class Crest(Action, frozen=True):
    """Play a Fairy Crest: all your played Fairies return (LAND-51)."""


class Use(Action, frozen=True):
    """Use up one of your Usable items (LAND-50)."""

    item: str


class Bid(Action, frozen=True):
    """Bid this value for the Clearing (LAND-31)."""

    value: int


class Pass(Action, frozen=True):
    """Don't bid (LAND-31)."""


class Pay(Action, frozen=True):
    """Play a Fairy from your hand (LAND-34)."""

    fairy: str


class Enough(Action, frozen=True):
    """Play no more Fairies."""


class Recall(Action, frozen=True):
    """Take the Fairy of the Wind back (LAND-95)."""


class Leave(Action, frozen=True):
    """Leave the Fairy of the Wind where she is (LAND-95)."""


class Banish(Action, frozen=True):
    """Discard all goblins and ogres of the Clearing (LAND-90)."""


class Spare(Action, frozen=True):
    """Let the goblins and ogres stay (LAND-90)."""


class Keep(Action, frozen=True):
    """Keep this card of those you look at (LAND-40)."""

    card: str


class Under(Action, frozen=True):
    """Put this card under the deck next; later cards go below it (LAND-40)."""

    card: str


class Feed(Action, frozen=True):
    """Give this card to the ogre (LAND-80)."""

    card: str


class Take(Action, frozen=True):
    """Take this card out of a Clearing (LAND-137D)."""

    clearing: int
    card: str


class Gain(Action, frozen=True):
    """Gain this one of the two cards drawn (LAND-138D)."""

    card: str


LandAction = (
    Place
    | Explore
    | Audience
    | Druids
    | Crest
    | Use
    | Bid
    | Pass
    | Pay
    | Enough
    | Recall
    | Leave
    | Banish
    | Spare
    | Keep
    | Under
    | Feed
    | Take
    | Gain
)

_PLAIN: Final[dict[int, LandAction]] = {
    VISIT_COURT: Audience(),
    VISIT_DRUIDS: Druids(),
    PLAY_CREST: Crest(),
    PASS: Pass(),
    ENOUGH: Enough(),
    RECALL: Recall(),
    LEAVE: Leave(),
    BANISH: Banish(),
    SPARE: Spare(),
}


def _all_actions() -> dict[int, LandAction]:
    actions = dict(_PLAIN)
    for clearing in range(CLEARINGS):
        actions[EXPLORES_FROM + clearing] = Explore(clearing + 1)
        for kind, name in enumerate(KINDS):
            actions[place_action(kind, clearing)] = Place(name, clearing + 1)
            actions[take_action(clearing, kind)] = Take(clearing + 1, name)
    actions |= {USES_FROM + number: Use(name) for number, name in enumerate(ITEM_NAMES)}
    actions |= {bid_action(value): Bid(value) for value in range(1, MOST_BID + 1)}
    actions |= {PAYS_FROM + number: Pay(name) for number, name in enumerate(HAND)}
    actions |= {KEEPS_FROM + number: Keep(name) for number, name in enumerate(DECK_CARDS)}
    actions |= {BURIALS_FROM + number: Under(name) for number, name in enumerate(DECK_CARDS)}
    actions |= {FEEDS_FROM + kind: Feed(KINDS[kind]) for kind in range(FAIRIES_FROM)}
    actions |= {GAINS_FROM + kind: Gain(name) for kind, name in enumerate(KINDS)}
    return actions


_ACTIONS: Final = _all_actions()
_NUMBERS: Final = {action: number for number, action in _ACTIONS.items()}


def action_of(number: int) -> LandAction:
    """The action with this number; refused if there is none.

    >>> action_of(EXPLORES_FROM + 1), action_of(bid_action(7)), action_of(PAYS_FROM + 12)
    (Explore(clearing=2), Bid(value=7), Pay(fairy='wind'))
    """
    if not 0 <= number < ACTIONS:
        raise Refused(f"{number} means nothing here", field="action")
    return _ACTIONS[number]


def number_of(action: LandAction) -> int:
    """The number of an action; refused if it names no card, item or Clearing of the game."""
    number = _NUMBERS.get(action)
    if number is None:
        raise _unknown(action)
    return number


def _unknown(action: LandAction) -> Refused:
    """Why an action has no number."""
    match action:
        case Place(clearing=at) | Explore(at) | Take(clearing=at) if not 1 <= at <= CLEARINGS:
            return Refused(f"there is no Clearing {at}", rule="LAND-17", field="action.clearing")
        case Bid(value):
            rule = "LAND-31" if value < 1 else "LAND-33"
            return Refused(f"nobody can bid {value}", rule=rule, field="action.value")
        case Feed(card) if card in KINDS:
            return Refused(f"an ogre takes no {card}", rule="LAND-81", field="action.card")
    field = next(field for field in ("card", "item", "fairy") if hasattr(action, field))
    return Refused(f"there is no {getattr(action, field)} here", field=f"action.{field}")
