"""The numbers of Fairy Land's actions: where each kind begins, and what a number stands for."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import CLEARINGS, KIND_COUNT

MOST_BID: Final = 60
"""The most a player can pay: 28 with a house, 3 for slippers, 17 with special fairies, 12 with
items."""

# Each kind of action begins where the one before it ends. The numbers are written out because
# mypyc makes a sum with another module's constants a variable, which is slow to read.
PLACES_FROM: Final = 0  # by kind and Clearing
EXPLORES_FROM: Final = 63  # by Clearing
VISIT_COURT: Final = 66
VISIT_DRUIDS: Final = 67
PLAY_CREST: Final = 68
USES_FROM: Final = 69  # by item
BIDS_FROM: Final = 88  # by value, from 1
PASS: Final = 148
PAYS_FROM: Final = 149  # by fairy
ENOUGH: Final = 162
RECALL: Final = 163
LEAVE: Final = 164
BANISH: Final = 165
SPARE: Final = 166
KEEPS_FROM: Final = 167  # by kind, then by item
BURIALS_FROM: Final = 207  # likewise
FEEDS_FROM: Final = 247  # by kind of animal or flower
TAKES_FROM: Final = 259  # by Clearing and kind
GAINS_FROM: Final = 322  # by kind
ACTIONS: Final = 343


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
    if from_court:
        return action - KEEPS_FROM - KIND_COUNT
    return action - KEEPS_FROM


def card_to_bury(action: i64, from_court: bool) -> i64:
    """The kind, or from the Court's deck the item, to put under the deck; likewise."""
    if from_court:
        return action - BURIALS_FROM - KIND_COUNT
    return action - BURIALS_FROM


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
