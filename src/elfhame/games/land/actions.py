"""The decisions of Fairy Land in words, and the numbers that stand for them."""

from __future__ import annotations

from ...kernel.game import Action
from ...kernel.refused import Refused
from .components import CLEARINGS, HAND, ITEM_NAMES, KINDS
from .numbers import (
    ACTIONS,
    AUDIENCE,
    BANISH,
    BID,
    CREST,
    DRUIDS,
    ENOUGH,
    EXPLORE,
    FEED,
    GAIN,
    KEEP,
    LEAVE,
    MOST_BID,
    PASS,
    PAY,
    PLACE,
    RECALL,
    SPARE,
    TAKE,
    UNDER,
    USE,
)

CARDS = (*KINDS, *ITEM_NAMES)
"""Whatever can be looked at: Forest cards, then items."""
FOOD = KINDS[:12]
"""What an ogre eats (LAND-80)."""


class Place(Action, frozen=True):
    """Put an open card into a Clearing (LAND-21)."""

    card: str
    clearing: int


class Explore(Action, frozen=True):
    """Let all bid for a Clearing (LAND-30)."""

    clearing: int


class Audience(Action, frozen=True):
    """Visit the Queen (LAND-40)."""


class Druids(Action, frozen=True):
    """Visit the Druids (LAND-45)."""


class Crest(Action, frozen=True):
    """Play a Fairy Crest: all one's played Fairies return (LAND-51)."""


class Use(Action, frozen=True):
    """Use one of one's Usable items up (LAND-50)."""

    item: str


class Bid(Action, frozen=True):
    """Bid so much for the Clearing (LAND-31)."""

    value: int


class Pass(Action, frozen=True):
    """Bid nothing (LAND-31)."""


class Pay(Action, frozen=True):
    """Play a Fairy from the hand (LAND-34)."""

    fairy: str


class Enough(Action, frozen=True):
    """Play no more."""


class Recall(Action, frozen=True):
    """Take the Fairy of the Wind back (LAND-95)."""


class Leave(Action, frozen=True):
    """Leave her where she is."""


class Banish(Action, frozen=True):
    """Discard all goblins and ogres of the Clearing (LAND-90)."""


class Spare(Action, frozen=True):
    """Let them stay."""


class Keep(Action, frozen=True):
    """Keep this one of the cards looked at (LAND-40)."""

    card: str


class Under(Action, frozen=True):
    """Put this one under the deck next; what is put there later lies below it (LAND-40)."""

    card: str


class Feed(Action, frozen=True):
    """Give this to the ogre (LAND-80)."""

    card: str


class Take(Action, frozen=True):
    """Take this card out of a Clearing (LAND-137D)."""

    clearing: int
    card: str


class Gain(Action, frozen=True):
    """Of the two cards drawn, gain this one (LAND-138D)."""

    card: str


Decision = (
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

_PLAIN: dict[int, Decision] = {
    AUDIENCE: Audience(),
    DRUIDS: Druids(),
    CREST: Crest(),
    PASS: Pass(),
    ENOUGH: Enough(),
    RECALL: Recall(),
    LEAVE: Leave(),
    BANISH: Banish(),
    SPARE: Spare(),
}


def _every() -> dict[int, Decision]:
    every = dict(_PLAIN)
    for clearing in range(CLEARINGS):
        every[EXPLORE + clearing] = Explore(clearing + 1)
        for kind, name in enumerate(KINDS):
            every[PLACE + kind * CLEARINGS + clearing] = Place(name, clearing + 1)
            every[TAKE + clearing * len(KINDS) + kind] = Take(clearing + 1, name)
    every |= {USE + number: Use(name) for number, name in enumerate(ITEM_NAMES)}
    every |= {BID + value: Bid(value) for value in range(1, MOST_BID + 1)}
    every |= {PAY + number: Pay(name) for number, name in enumerate(HAND)}
    every |= {KEEP + number: Keep(name) for number, name in enumerate(CARDS)}
    every |= {UNDER + number: Under(name) for number, name in enumerate(CARDS)}
    every |= {FEED + number: Feed(name) for number, name in enumerate(FOOD)}
    every |= {GAIN + number: Gain(name) for number, name in enumerate(KINDS)}
    return every


MEANINGS = _every()
NUMBERS = {action: number for number, action in MEANINGS.items()}


def meaning(number: int) -> Decision:
    """What the number means.

    >>> meaning(EXPLORE + 1), meaning(BID + 7), meaning(PAY + 12)
    (Explore(clearing=2), Bid(value=7), Pay(fairy='wind'))
    """
    if not 0 <= number < ACTIONS:
        raise Refused(f"{number} means nothing here", field="action")
    return MEANINGS[number]


def number_of(action: Decision) -> int:
    """The number of an action; what names no card, item or Clearing is refused."""
    number = NUMBERS.get(action)
    if number is None:
        raise _unknown(action)
    return number


def _unknown(action: Decision) -> Refused:
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
