"""The numbers of Fairy Land's actions: where each kind begins, and what a number stands for."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import CLEARINGS, FAIRIES_FROM, FAIRY_COUNT, ITEM_COUNT, KIND_COUNT

MOST_BID: Final = 60
"""The most a player can pay: 28 with a house, 3 for slippers, 17 with special fairies, 12 with
items."""
_DECK_CARDS: Final = KIND_COUNT + ITEM_COUNT

PLACES_FROM: Final = 0  # by kind and Clearing
EXPLORES_FROM: Final = PLACES_FROM + KIND_COUNT * CLEARINGS  # by Clearing
VISIT_COURT: Final = EXPLORES_FROM + CLEARINGS
VISIT_DRUIDS: Final = VISIT_COURT + 1
PLAY_CREST: Final = VISIT_DRUIDS + 1
USES_FROM: Final = PLAY_CREST + 1  # by item
BIDS_FROM: Final = USES_FROM + ITEM_COUNT  # by value, from 1
PASS: Final = BIDS_FROM + MOST_BID
PAYS_FROM: Final = PASS + 1  # by fairy
ENOUGH: Final = PAYS_FROM + FAIRY_COUNT
RECALL: Final = ENOUGH + 1
LEAVE: Final = RECALL + 1
BANISH: Final = LEAVE + 1
SPARE: Final = BANISH + 1
KEEPS_FROM: Final = SPARE + 1  # by kind, then by item
BURIALS_FROM: Final = KEEPS_FROM + _DECK_CARDS  # likewise
FEEDS_FROM: Final = BURIALS_FROM + _DECK_CARDS  # by kind of animal or flower
TAKES_FROM: Final = FEEDS_FROM + FAIRIES_FROM  # by Clearing and kind
GAINS_FROM: Final = TAKES_FROM + CLEARINGS * KIND_COUNT  # by kind
ACTIONS: Final = GAINS_FROM + KIND_COUNT


def place_action(kind: i64, clearing: i64) -> i64:
    """The action that places a card in a Clearing."""
    return PLACES_FROM + kind * CLEARINGS + clearing


def card_to_place(action: i64) -> i64:
    """The kind of card to place."""
    return (action - PLACES_FROM) // CLEARINGS


def clearing_to_place_in(action: i64) -> i64:
    """The Clearing to place it in."""
    return (action - PLACES_FROM) % CLEARINGS


def clearing_to_explore(action: i64) -> i64:
    """The Clearing to explore."""
    return action - EXPLORES_FROM


def item_to_use(action: i64) -> i64:
    """The item to use."""
    return action - USES_FROM


def bid_action(value: i64) -> i64:
    """The action that bids this value."""
    return BIDS_FROM + value - 1


def value_to_bid(action: i64) -> i64:
    """The value to bid."""
    return action - BIDS_FROM + 1


def fairy_to_pay(action: i64) -> i64:
    """The fairy to play."""
    return action - PAYS_FROM


def card_to_keep(action: i64, from_court: bool) -> i64:
    """The kind, or from the Court's deck the item, to keep; negative for a kind there."""
    return action - KEEPS_FROM - KIND_COUNT if from_court else action - KEEPS_FROM


def card_to_bury(action: i64, from_court: bool) -> i64:
    """The kind, or from the Court's deck the item, to put under the deck; likewise."""
    return action - BURIALS_FROM - KIND_COUNT if from_court else action - BURIALS_FROM


def card_to_feed(action: i64) -> i64:
    """The kind of card to give to the ogre."""
    return action - FEEDS_FROM


def take_action(clearing: i64, kind: i64) -> i64:
    """The action that takes a card out of a Clearing."""
    return TAKES_FROM + clearing * KIND_COUNT + kind


def clearing_to_take_from(action: i64) -> i64:
    """The Clearing to take a card from."""
    return (action - TAKES_FROM) // KIND_COUNT


def card_to_take(action: i64) -> i64:
    """The kind of card to take from it."""
    return (action - TAKES_FROM) % KIND_COUNT


def card_to_gain(action: i64) -> i64:
    """The kind of card to gain."""
    return action - GAINS_FROM
