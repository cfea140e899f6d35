"""How good each action looks at a glance, by what everyone sees or its player knows."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.rows import card_at, count_in, size
from ..data.tables import (
    AMOUNT,
    COURT,
    DECK,
    DRAW,
    DRUIDS,
    EFFECT,
    EVIL,
    GOBLIN,
    LOOK,
    OGRE,
    RETURN,
    aim_of_deck,
    is_evil,
)
from ..rules.numbers import (
    BANISH,
    PLAY_CREST,
    RECALL,
    VISIT_COURT,
    VISIT_DRUIDS,
    card_to_bury,
    card_to_feed,
    card_to_gain,
    card_to_keep,
    card_to_place,
    card_to_take,
    clearing_to_explore,
    clearing_to_place_in,
    item_to_use,
)
from ..rules.worth import bonus
from ..state import (
    BIDDING,
    BURIAL,
    DAWN,
    DAY,
    KEEPING,
    OGRE_MEAL,
    PAYMENT,
    TAKING,
    WARRIOR_FIGHT,
    WIND_RETURN,
    Land,
    cards_in,
)
from .hands import RATE, played_value, rate
from .hopes import card_promise, look_promise
from .payments import weigh_payments
from .prices import WASTED, exploration_gain, weigh_bids
from .promise import loss, marginal, pile
from .remaining import turns_left

LOOK_COST: Final = 120
"""The worth of an item that is used up for a look."""


def weigh(land: Land, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
    """Write how good each of the legal actions looks, in hundredths of a point."""
    if land.stage == BIDDING:
        weigh_bids(land, actions, count, weights)
        return
    if land.stage == PAYMENT:
        weigh_payments(land, actions, count, weights)
        return
    for place in range(count):
        weights[place] = _gain(land, actions[place])


def _gain(land: Land, action: i64) -> i64:
    """How good an action looks that is neither a bid nor a payment."""
    stage = land.stage
    if stage == DAWN:
        return _place(land, card_to_place(action), clearing_to_place_in(action))
    if stage == DAY:
        return _day(land, action)
    if stage == WIND_RETURN:
        return _recall(action)
    return _fight(land, action) if stage == WARRIOR_FIGHT else _card(land, action)


def _place(land: Land, kind: i64, clearing: i64) -> i64:
    """Good cards go to good ones and evil cards elsewhere: the player is the first to explore."""
    worth_here = pile(land, land.turn, cards_in(land, clearing))
    if is_evil(kind):
        return worth_here // -8
    return worth_here // 8


def _day(land: Land, action: i64) -> i64:
    if action < VISIT_COURT:
        clearing = clearing_to_explore(action)
        if not cards_in(land, clearing):
            return WASTED
        return exploration_gain(land, clearing)
    if action == VISIT_COURT:
        return _visit(land, COURT)
    if action == VISIT_DRUIDS:
        return _visit(land, DRUIDS)
    if action == PLAY_CREST:
        return (min(played_value(land, land.turn), turns_left(land) * 4) - 17) * RATE
    return _use(land, item_to_use(action))


def _visit(land: Land, aim: i64) -> i64:
    """A visit for 4, which shows three cards if there are as many."""
    gain = look_promise(land, land.turn, aim, 3)
    needed = 4 - bonus(land, land.turn, aim)
    return gain - max(needed, 1) * rate(land, land.turn)


def _use(land: Land, item: i64) -> i64:
    effect = EFFECT[item]
    if effect == RETURN:
        gone = min(played_value(land, land.turn), turns_left(land) * 4)
        return (min(gone, 10) - 7) * RATE
    if effect == LOOK:
        return look_promise(land, land.turn, aim_of_deck(DECK[item]), AMOUNT[item]) - LOOK_COST
    if effect == DRAW:
        return 150
    return 120


def _recall(action: i64) -> i64:
    """It is good to have the Wind back."""
    if action == RECALL:
        return 150
    return 0


def _fight(land: Land, action: i64) -> i64:
    """Banishing saves the harm that the goblins and ogres would do."""
    if action != BANISH:
        return 0
    ogres = ogres_in(land)
    goblins = count_in(cards_in(land, land.aim), EVIL) - ogres
    harm = ogres * marginal(land, land.seat, OGRE)
    return -harm - goblins * marginal(land, land.seat, GOBLIN)


def ogres_in(land: Land) -> i64:
    """The number of ogres in the Clearing."""
    cards = cards_in(land, land.aim)
    found: i64 = 0
    for place in range(size(cards)):
        if card_at(cards, place) == OGRE:
            found += 1
    return found


def _card(land: Land, action: i64) -> i64:
    """The gain or loss of a card to keep, bury, feed, take or gain."""
    seat = land.seat
    from_court = land.aim == COURT
    if land.stage == KEEPING:
        return card_promise(land, seat, land.aim, card_to_keep(action, from_court))
    if land.stage == BURIAL:
        return -card_promise(land, seat, land.aim, card_to_bury(action, from_court)) // 8
    if land.stage == OGRE_MEAL:
        return -loss(land, seat, card_to_feed(action))
    taking = land.stage == TAKING
    return marginal(land, seat, card_to_take(action) if taking else card_to_gain(action))
