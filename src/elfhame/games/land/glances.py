"""How good each action looks, as far as all can see or its player knows."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from . import numbers
from .dawn import is_evil
from .hopes import card_promise, sight
from .pricing import bid, explore, payment
from .promise import RATE, loss, marginal, pile, played, rate, turns_left
from .state import (
    BIDDING,
    CLEARINGS,
    COURT,
    DAWN,
    DAY,
    DRUIDS,
    FEAST,
    KEEPING,
    ORDER,
    PAYMENT,
    Land,
    card_at,
    items,
    size,
)
from .tables import AMOUNT, DECK, DRAW, EFFECT, EVIL_AT, GOBLIN, KIND_COUNT, LOOK, OGRE, RETURN
from .worth import bonus


def glance(land: Land, action: i64) -> i64:
    """How good an action looks, in hundredths of a point."""
    stage = land.stage
    if stage == BIDDING:
        return bid(land, action)
    if stage == PAYMENT:
        return payment(land, action)
    if stage == DAWN:
        return _place(land, action // CLEARINGS, action % CLEARINGS)
    if stage == DAY:
        return _day(land, action)
    return _answer(land, action)


def _place(land: Land, kind: i64, clearing: i64) -> i64:
    """Good cards to good ones, evil ones where they hurt least: the player may choose first."""
    worth_here = pile(land, land.turn, land.board[clearing])
    return worth_here // (-8 if is_evil(kind) else 8)


def _day(land: Land, action: i64) -> i64:
    if action < numbers.AUDIENCE:
        return explore(land, action - numbers.EXPLORE)
    if action <= numbers.DRUIDS:
        return _visit(land, COURT if action == numbers.AUDIENCE else DRUIDS)
    if action == numbers.CREST:
        return (min(played(land, land.turn), turns_left(land) * 4) - 17) * RATE
    return _use(land, action - numbers.USE)


def _visit(land: Land, aim: i64) -> i64:
    """A visit for 4: it shows three cards, if there are as many."""
    gain = sight(land, land.turn, aim, 3)
    needed = 4 - bonus(land, items(land, land.turn), aim)
    return gain - max(needed, 1) * rate(land, land.turn)


def _use(land: Land, item: i64) -> i64:
    effect = EFFECT[item]
    if effect == RETURN:
        gone = min(played(land, land.turn), turns_left(land) * 4)
        return (min(gone, 10) - 7) * RATE
    if effect == LOOK:
        return sight(land, land.turn, COURT + DECK[item], AMOUNT[item]) - 120
    return 150 if effect == DRAW else 120


def _answer(land: Land, action: i64) -> i64:
    if action <= numbers.SPARE:
        return _fairy(land, action)
    if land.stage == KEEPING:
        return _card(land, action - numbers.KEEP)
    if land.stage == ORDER:
        return -_card(land, action - numbers.UNDER) // 8
    if land.stage == FEAST:
        return -loss(land, land.seat, action - numbers.FEED)
    if action < numbers.GAIN:
        return marginal(land, land.seat, (action - numbers.TAKE) % KIND_COUNT)
    return marginal(land, land.seat, action - numbers.GAIN)


def _card(land: Land, number: i64) -> i64:
    """What a card looked at would bring."""
    card = number - KIND_COUNT if land.aim == COURT else number
    return card_promise(land, land.seat, land.aim, card)


def _fairy(land: Land, action: i64) -> i64:
    if action == numbers.RECALL:
        return 150
    if action != numbers.BANISH:
        return 0
    evil = (land.board[land.aim] >> EVIL_AT) & 15
    goblins = evil - _ogres(land)
    harm = _ogres(land) * marginal(land, land.seat, OGRE)
    return -harm - goblins * marginal(land, land.seat, GOBLIN)


def _ogres(land: Land) -> i64:
    found: i64 = 0
    for place in range(size(land.board[land.aim])):
        if card_at(land.board[land.aim], place) == OGRE:
            found += 1
    return found
