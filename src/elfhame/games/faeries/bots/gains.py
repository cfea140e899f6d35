"""What cards gain a seat at a glance, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data import tables
from ..data.components import MOST_STEPS
from ..data.tables import ANY, AT_END, STEPS, amount_of, branch_of, step_folk, verb_of, whose_of
from ..rules.scoring import counted_points
from ..state import HAND, Realm, card_count, has_cards, supply_of
from .contest import best_move, best_place, best_taking, token_gain

POINT: Final[i64] = 100
CARD_GAIN: Final[i64] = 90
"""The value of drawing a card."""
FRIEND_GAIN: Final[i64] = 80
"""The value of befriending a card."""
TILE_GAIN: Final[i64] = 230
"""The value of laying a tile."""
HELP_GAIN: Final[i64] = 200
"""The value of playing another card."""
TURN_GAIN: Final[i64] = 110
"""The value of acting next."""
SEED_GAIN: Final[i64] = 200
"""The value of laying a tile from the bag."""
CHOICE_GAIN: Final[i64] = 15
"""The value of more, or other, cards or tiles to choose from."""
RIVALS_LOSS: Final[i64] = 60
"""The value of a discard by every rival."""
RIVAL_LOSS: Final[i64] = 45
"""The value of a discard by one rival."""


def card_gain(realm: Realm, seat: i64, card: i64, branch: i64) -> i64:
    """What the steps of a card gain, those of this branch included."""
    gain: i64 = 0
    for place in range(card * MOST_STEPS, card * MOST_STEPS + MOST_STEPS):
        step = STEPS[place]
        if step and (branch_of(step) == 0 or branch_of(step) == branch):
            gain += step_gain(realm, seat, step)
    return gain


def play_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What playing a card gains with its better option, or without any."""
    always: i64 = 0
    first: i64 = 0
    second: i64 = 0
    for place in range(card * MOST_STEPS, card * MOST_STEPS + MOST_STEPS):
        step = STEPS[place]
        if not step:
            break
        gain = step_gain(realm, seat, step)
        branch = branch_of(step)
        if not branch:
            always += gain
        elif branch == 1:
            first += gain
        else:
            second += gain
    better = max(first, second)
    return always + max(0, better)


def step_gain(realm: Realm, seat: i64, step: i64) -> i64:
    """What a step gains."""
    verb = verb_of(step)
    amount = amount_of(step)
    if verb == tables.POINTS_STEP:
        return amount * POINT
    if verb == tables.COUNT_STEP:
        return counted_points(realm, seat, step) * POINT
    if verb == tables.PLACE_STEP:
        return amount * _place_gain(realm, seat, step_folk(step))
    if verb in (tables.DRAW_STEP, tables.RECOVER_STEP):
        return amount * CARD_GAIN
    if tables.MOVE_STEP <= verb <= tables.STEAL_STEP or verb == tables.RIVALS_PLACE_STEP:
        return amount * _token_step_gain(realm, seat, step)
    return amount * _action_gain(realm, seat, verb)


def _token_step_gain(realm: Realm, seat: i64, step: i64) -> i64:
    """What a step gains for each token on the board that it moves, removes, replaces or brings."""
    verb = verb_of(step)
    if verb == tables.MOVE_STEP:
        return best_move(realm, seat, whose_of(step))
    if verb == tables.REMOVE_STEP:
        return best_taking(realm, seat, 0)
    if verb == tables.STEAL_STEP:
        return _steal_gain(realm, seat)
    return _gift_gain(realm, seat, step_folk(step))


def _action_gain(realm: Realm, seat: i64, verb: i64) -> i64:
    """What a step gains that gives an action, or that others or the player discard for."""
    if verb == tables.BEFRIEND_STEP:
        return FRIEND_GAIN
    if verb == tables.TAKE_STEP:
        return FRIEND_GAIN + CARD_GAIN
    if verb == tables.BUILD_STEP:
        return TILE_GAIN
    if verb == tables.HELP_STEP:
        return _help_gain(realm, seat)
    if verb == tables.RIVALS_DISCARD_STEP:
        return RIVALS_LOSS * _holders(realm, seat) // (realm.seats - 1)
    if verb == tables.RIVAL_DISCARDS_STEP:
        return RIVAL_LOSS * min(1, _holders(realm, seat))
    if verb == tables.SPEND_STEP:
        return -CARD_GAIN
    return _table_gain(realm, verb)


def _table_gain(realm: Realm, verb: i64) -> i64:
    """What a step gains that changes the turn order or an offer, or lets rivals do something."""
    if verb == tables.ACT_NEXT_STEP:
        return TURN_GAIN
    if verb == tables.SOW_STEP:
        return SEED_GAIN * min(1, realm.tiles_left)
    if verb == tables.RIVALS_BEFRIEND_STEP:
        return -FRIEND_GAIN // 2
    if verb == tables.RIVALS_BUILD_STEP:
        return -TILE_GAIN // 2
    if verb in (tables.OFFER_CARDS_STEP, tables.OFFER_TILES_STEP, tables.RENEW_STEP):
        return CHOICE_GAIN
    return 0


def _place_gain(realm: Realm, seat: i64, folk: i64) -> i64:
    """What a token gains in this area, or if it is ANY, where that gains most."""
    if not supply_of(realm, seat):
        return 0
    if folk == ANY:
        return best_place(realm, seat)
    return token_gain(realm, seat, seat, folk, 1)


def _gift_gain(realm: Realm, seat: i64, folk: i64) -> i64:
    """What it gains that every rival places a token in this area; if it is ANY, what that costs."""
    if folk == ANY:
        return -FRIEND_GAIN
    gain: i64 = 0
    for rival in range(realm.seats):
        if rival != seat and supply_of(realm, rival):
            gain += token_gain(realm, seat, rival, folk, 1)
    return gain


def _steal_gain(realm: Realm, seat: i64) -> i64:
    if not supply_of(realm, seat):
        return 0
    return best_taking(realm, seat, 1)


def _help_gain(realm: Realm, seat: i64) -> i64:
    """What playing another card gains: the one that gives it must not be the last."""
    if card_count(realm, seat, HAND) > 1:
        return HELP_GAIN
    return 0


def _holders(realm: Realm, seat: i64) -> i64:
    """The number of rivals with cards in hand: the others lose none."""
    holders: i64 = 0
    for other in range(realm.seats):
        if other != seat and has_cards(realm, other, HAND):
            holders += 1
    return holders


def keep_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What having a card is worth: what playing it gains, and what it counts at the end."""
    gain = play_gain(realm, seat, card)
    if AT_END[card]:
        gain += POINT * (counted_points(realm, seat, AT_END[card]) + 1) // 2
    return gain
