"""The terms of an action in Fairy Land: what it brings its player, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.arrays import i64, vec
from ..data.components import DECKS, HAND, ITEM_NAMES, KINDS
from ..data.tables import (
    AMOUNT,
    CLEARINGS,
    COURT,
    DECK,
    DRUIDS,
    EFFECT,
    GOBLIN,
    LOOK,
    OGRE,
    RETURN,
    aim_of_deck,
    deck_number,
    is_evil,
)
from ..rules.numbers import (
    BANISH,
    ENOUGH,
    PASS,
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
    fairy_to_pay,
    item_to_use,
    value_to_bid,
)
from ..rules.scoring import in_hand
from ..rules.worth import bonus, reach
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
    bid_of,
    cards_in,
    deck_size,
)
from .card_terms import kept_terms, kind_terms, pile_terms
from .hands import played_value, rate
from .hopes import look_promise
from .payments import overpaid_with, paid_with, price, worth_here
from .prices import WASTED, cost, enough_bid, exploration_gain, rivals_offer
from .prior import LOOK_COST, ogres_in, weigh
from .promise import loss, marginal, pile
from .term_types import (
    BuriesCard,
    CostsFairies,
    CostsMore,
    DrivesOut,
    FavoursRivals,
    FillsClearing,
    LandTerm,
    LooksAtDeck,
    LosesCard,
    MayBeOutbid,
    Overpays,
    PaysWell,
    RecallsWind,
    RestoresHand,
    Suffices,
    UsesItem,
)


def terms_of(land: Land, action: int, followed: bool) -> list[LandTerm]:
    """What an action of the seat that is asked brings it, in hundredths of a point.

    An exploration or a visit is explained by the bid or the payment, if these are known; and what
    a visit brings, by the last Fairy.
    """
    if followed and land.stage == DAY and action <= VISIT_DRUIDS:
        return []
    skipped = LooksAtDeck if followed else ()
    return [term for term in _terms(land, action) if term.worth and not isinstance(term, skipped)]


def _terms(land: Land, action: int) -> Iterator[LandTerm]:
    stage = land.stage
    if stage == DAWN:
        card, clearing = card_to_place(action), clearing_to_place_in(action)
        name, evil, worth = KINDS[card], is_evil(card), _gain(land, action)
        suits = int((worth > 0) != evil)
        yield FillsClearing(
            card=name, clearing=clearing + 1, evil=int(evil), suits=suits, worth=worth
        )
    elif stage == DAY:
        yield from _day(land, action)
    elif stage == BIDDING:
        yield from _bid(land, action)
    elif stage == PAYMENT:
        yield from _payment(land, action)
    elif stage == WIND_RETURN:
        yield from [RecallsWind(worth=_gain(land, action))] if action == RECALL else []
    elif stage == WARRIOR_FIGHT:
        yield from _fight(land, action)
    else:
        yield from _card(land, action)


def _gain(land: Land, action: int) -> int:
    """What the evaluator says about an action."""
    weights = vec[i64]([0])
    weigh(land, vec[i64]([action]), 1, weights)
    return weights[0]


def _day(land: Land, action: int) -> Iterator[LandTerm]:
    seat = land.turn
    if action < VISIT_COURT:
        yield from _exploration(land, clearing_to_explore(action))
    elif action in (VISIT_COURT, VISIT_DRUIDS):
        aim = COURT if action == VISIT_COURT else DRUIDS
        needed = max(4 - bonus(land, seat, aim), 1)
        yield _look(land, seat, aim, 3)
        yield _cost_term(land, seat, needed, needed * rate(land, seat))
    elif action == PLAY_CREST:
        yield RestoresHand(value=played_value(land, seat), worth=_gain(land, action))
    else:
        yield from _use(land, item_to_use(action), _gain(land, action))


def _exploration(land: Land, clearing: int) -> Iterator[LandTerm]:
    """The cards less the price of outbidding all; or, if that is no gain, why not."""
    if not cards_in(land, clearing):
        yield CostsMore(value=1, worth=WASTED)
        return
    seat, gain = land.turn, exploration_gain(land, clearing)
    price = rivals_offer(land, clearing, cards_in(land, clearing))
    if gain > 0:
        yield from pile_terms(land, seat, cards_in(land, clearing))
        spent = cost(land, seat, price + 1, clearing)
        yield _cost_term(land, seat, price + 1, spent)
    elif pile(land, seat, cards_in(land, clearing)) > 0 and reach(land, seat, clearing) > price:
        yield CostsMore(value=price + 1, worth=gain)
    else:
        yield FavoursRivals(value=price, worth=gain)


def _use(land: Land, item: int, gain: int) -> Iterator[LandTerm]:
    seat, effect = land.turn, EFFECT[item]
    if effect == RETURN:
        yield RestoresHand(value=min(played_value(land, seat), 10), worth=gain)
    elif effect == LOOK:
        yield _look(land, seat, aim_of_deck(DECK[item]), AMOUNT[item])
        yield UsesItem(item=ITEM_NAMES[item], worth=-LOOK_COST)
    else:
        yield UsesItem(item=ITEM_NAMES[item], worth=gain)


def _look(land: Land, seat: int, aim: int, most: int) -> LooksAtDeck:
    cards = min(most, deck_size(land, aim))
    worth = look_promise(land, seat, aim, most)
    return LooksAtDeck(effect=DECKS[deck_number(aim)], cards=cards, worth=worth)


def _cost_term(land: Land, seat: int, value: int, worth: int) -> CostsFairies:
    return CostsFairies(value=value, hand=in_hand(land, seat), worth=-worth)


def _bid(land: Land, action: int) -> Iterator[LandTerm]:
    """The cards less what they cost, and the chance that someone bids more."""
    if action == PASS:
        return
    seat, value, weight = land.seat, value_to_bid(action), _gain(land, action)
    spent = max(value - bonus(land, seat, land.aim), 1) * rate(land, seat)
    gain = pile(land, seat, cards_in(land, land.aim)) - spent
    if gain <= 0:
        yield CostsMore(value=value, worth=weight)
        return
    yield from pile_terms(land, seat, cards_in(land, land.aim))
    yield _cost_term(land, seat, value, spent)
    if value > enough_bid(land):
        yield Overpays(value=value - enough_bid(land), worth=weight - gain)
    else:
        yield MayBeOutbid(value=value, reach=_rivals_reach(land), worth=weight - gain)


def _rivals_reach(land: Land) -> int:
    """The most that a rival who is still to bid can pay."""
    rivals = (seat for seat in range(land.seats) if seat != land.seat and not bid_of(land, seat))
    return max((reach(land, seat, land.aim) for seat in rivals), default=0)


def _payment(land: Land, action: int) -> Iterator[LandTerm]:
    """A Fairy by what she is worth here and elsewhere, and by what is wasted."""
    seat, gain = land.seat, _gain(land, action)
    if action == ENOUGH:
        if land.aim < CLEARINGS:
            yield Suffices(worth=gain)
        else:
            yield _look(land, seat, land.aim, land.total - 1)
        return
    fairy, each = fairy_to_pay(action), rate(land, seat)
    if land.aim >= CLEARINGS:
        yield _look(land, seat, land.aim, paid_with(land, fairy) - 1)
        yield _cost_term(land, seat, price(fairy), price(fairy) * each)
        return
    here = worth_here(land, fairy)
    better = (here - price(fairy)) * each
    yield PaysWell(fairy=HAND[fairy], value=here, worth=better)
    yield Overpays(value=overpaid_with(land, fairy), worth=gain - better)


def _fight(land: Land, action: int) -> Iterator[LandTerm]:
    if action == BANISH:
        ogres, worth = ogres_in(land), _gain(land, action)
        harm = -worth - ogres * marginal(land, land.seat, OGRE)
        each = marginal(land, land.seat, GOBLIN)
        yield DrivesOut(goblins=harm // each if each else 0, ogres=ogres, worth=worth)


def _card(land: Land, action: int) -> Iterator[LandTerm]:
    """A card to keep, bury, feed, take or gain."""
    seat, from_court = land.seat, land.aim == COURT
    if land.stage == KEEPING:
        yield from kept_terms(land, seat, land.aim, card_to_keep(action, from_court))
    elif land.stage == BURIAL:
        card = card_to_bury(action, from_court)
        name = ITEM_NAMES[card] if from_court else KINDS[card]
        yield BuriesCard(card=name, worth=_gain(land, action))
    elif land.stage == OGRE_MEAL:
        kind = card_to_feed(action)
        yield LosesCard(card=KINDS[kind], worth=-loss(land, seat, kind))
    else:
        taking = land.stage == TAKING
        kind = card_to_take(action) if taking else card_to_gain(action)
        yield from kind_terms(land, seat, kind, 1, marginal(land, seat, kind))
