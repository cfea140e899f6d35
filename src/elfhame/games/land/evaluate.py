"""What a bot values in Fairy Land: which actions look good, and who is ahead."""
# compiled

from __future__ import annotations

from typing import Final, final

from ...kernel.arrays import i64, vec
from ...kernel.evaluator import FOLD, WHOLE, Evaluator, share_out
from ...kernel.rng import Rng
from ...kernel.state import State, choice_buffer
from . import knowledge, numbers
from .dawn import is_evil
from .promise import (
    RATE,
    collection,
    faded,
    item_promise,
    loss,
    marginal,
    pile,
    played,
    purse,
    rate,
    turns_left,
)
from .rules import FairyLand
from .scoring import score
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
    OVER,
    PASSED,
    PAYMENT,
    Land,
    card_at,
    hand,
    items,
    size,
)
from .tables import (
    AMOUNT,
    BIT,
    DECK,
    DRAW,
    EFFECT,
    EVIL_AT,
    GOBLIN,
    HAND_COUNT,
    ITEM_COUNT,
    KIND_COUNT,
    LOOK,
    OGRE,
    POP,
    RETURN,
)
from .worth import bonus, reach, worth

SEEN: Final = vec[i64]([0, 190, 280, 330, 365, 390, 405, 415, 420, 425])
"""By cards seen: what the best of them is likely to bring."""
SPECIAL_COST: Final = 3
"""What giving a special fairy away counts, in value of a hand."""


@final
class LandEvaluator(Evaluator):
    """Judges the actions and states of Fairy Land."""

    __slots__ = ("_actions", "_weights")

    def __init__(self) -> None:
        self._actions: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()

    def prior(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        """By what an action brings its player, as far as all can see or the player knows."""
        assert isinstance(state, FairyLand)
        for place in range(count):
            weights[place] = glance(state, actions[place])

    def value(self, state: State, shares: vec[i64]) -> None:
        """Points and promises against the others', the surer the later."""
        assert isinstance(state, FairyLand)
        if state.stage == OVER:
            returns = state.returns()
            for seat in range(state.seats):
                shares[seat] = returns[seat] * 1000
            return
        left = turns_left(state)
        for seat in range(state.seats):
            shares[seat] = prospects(state, seat, left) * FOLD // (350 + 28 * left)
        share_out(shares, state.seats, WHOLE, shares)

    def play_on(self, state: State, rng: Rng) -> None:
        """What has begun is carried through at a glance, and so is everybody's next turn.

        Only then it shows who can make use of what lies in the Clearings.
        """
        assert isinstance(state, FairyLand)
        end = state.turns + state.seats
        while state.stage != OVER and (state.turns < end or state.stage not in (DAWN, DAY)):
            state.apply(self._best(state), rng)

    def _best(self, state: FairyLand) -> i64:
        count = state.legal(self._actions)
        best: i64 = 0
        most: i64 = -10_000_000
        for place in range(count):
            found = glance(state, self._actions[place])
            if found > most:
                most = found
                best = self._actions[place]
        return best


def prospects(land: Land, seat: i64, left: i64) -> i64:
    """What a seat can expect in the end, in hundredths of a point."""
    soft = collection(land, seat)
    owned = items(land, seat)
    for item in range(ITEM_COUNT):
        if (owned >> item) & 1:
            soft += item_promise(land, seat, item)
    sure = score(land, seat) * 50
    near: i64 = max(0, 12 - left)
    return (soft * (12 - near) + sure * near) // 12 + purse(land, seat)


def glance(land: Land, action: i64) -> i64:
    """How good an action looks, in hundredths of a point."""
    stage = land.stage
    if stage == BIDDING:
        return _bid(land, action)
    if stage == PAYMENT:
        return _payment(land, action)
    if stage == DAWN:
        return _place(land, action // CLEARINGS, action % CLEARINGS)
    if stage == DAY:
        return _day(land, action)
    return _answer(land, action)


def _place(land: Land, kind: i64, clearing: i64) -> i64:
    """Good cards to good ones, evil ones where they hurt least: the player may choose first."""
    worth_here = pile(land, land.turn, land.board[clearing])
    return worth_here // (-8 if is_evil(kind) else 8)


# -- the day -----------------------------------------------------------------------------------


def _day(land: Land, action: i64) -> i64:
    if action < numbers.AUDIENCE:
        return _explore(land, action - numbers.EXPLORE)
    if action <= numbers.DRUIDS:
        return _visit(land, COURT if action == numbers.AUDIENCE else DRUIDS)
    if action == numbers.CREST:
        return (min(played(land, land.turn), turns_left(land) * 4) - 17) * RATE
    return _use(land, action - numbers.USE)


def _explore(land: Land, clearing: i64) -> i64:
    """What is left of the Clearing's worth when all others were outbid; or their gain."""
    seat = land.turn
    cards = land.board[clearing]
    mine = pile(land, seat, cards)
    price = _rivals_offer(land, clearing, cards)
    if mine <= 0:
        return -20 * price
    if reach(land, seat, clearing) <= price:
        return -40 * price
    gain = mine - _cost(land, seat, price + 1, clearing)
    return gain if gain > 0 else -10


def _rivals_offer(land: Land, clearing: i64, cards: i64) -> i64:
    """The highest that another is likely to bid."""
    most: i64 = 0
    for other in range(land.seats):
        if other != land.turn:
            most = max(most, _willing(land, other, clearing, cards))
    return most


def _willing(land: Land, seat: i64, clearing: i64, cards: i64) -> i64:
    """What a seat would bid at most, its bonus included."""
    can = reach(land, seat, clearing)
    if not can:
        return 0
    would = pile(land, seat, cards) * 3 // 4 // max(rate(land, seat), 8)
    return min(can, would + bonus(land, items(land, seat), clearing)) if would > 0 else 0


def _cost(land: Land, seat: i64, value: i64, clearing: i64) -> i64:
    """What paying so much takes from a hand."""
    own = value - bonus(land, items(land, seat), clearing)
    return max(own, 1) * rate(land, seat)


def _visit(land: Land, aim: i64) -> i64:
    """A visit for 4: it shows three cards, if there are as many."""
    gain = _sight(land, land.turn, aim, 3)
    needed = 4 - bonus(land, items(land, land.turn), aim)
    return gain - max(needed, 1) * rate(land, land.turn)


def _sight(land: Land, seat: i64, aim: i64, most: i64) -> i64:
    """What a look at the top of a deck is likely to bring; a seat remembers what lies there."""
    count = min(most, land.court_count if aim == COURT else land.druids_count)
    best: i64 = 0
    if not knowledge.knows_nothing(land, seat, aim - COURT):
        for entry in knowledge.entries(land, seat, aim - COURT):
            place = POP[(entry >> knowledge.PLACES_AT) - 1]
            if POP[entry >> knowledge.PLACES_AT] == 1 and place < most:
                count -= 1
                best = max(best, _promise(land, seat, aim, entry & knowledge.KIND))
    hoped = SEEN[count] if aim == COURT else SEEN[count] * 3 // 4
    return max(best, faded(land, hoped))


def _promise(land: Land, seat: i64, aim: i64, card: i64) -> i64:
    return item_promise(land, seat, card) if aim == COURT else marginal(land, seat, card)


def _use(land: Land, item: i64) -> i64:
    effect = EFFECT[item]
    if effect == RETURN:
        gone = min(played(land, land.turn), turns_left(land) * 4)
        return (min(gone, 10) - 7) * RATE
    if effect == LOOK:
        return _sight(land, land.turn, COURT + DECK[item], AMOUNT[item]) - 120
    return 150 if effect == DRAW else 120


# -- bids and payments -------------------------------------------------------------------------


def _bid(land: Land, action: i64) -> i64:
    """The Clearing's worth less what it costs, as likely as nobody bids more."""
    if action == numbers.PASS:
        return 0
    value = action - numbers.BID
    cards = land.board[land.aim]
    gain = pile(land, land.seat, cards) - _cost(land, land.seat, value, land.aim)
    if gain <= 0:
        return gain - 60
    if land.seat == land.turn:
        return gain
    return gain * _safe(land, value, cards) // 100


def _safe(land: Land, value: i64, cards: i64) -> i64:
    """How likely a bid stands, of a hundred."""
    likely: i64 = 100
    for other in range(land.seats):
        waits = other != land.seat and not (land.bids >> 6 * other) & PASSED
        if waits and reach(land, other, land.aim) > value:
            over = _willing(land, other, land.aim, cards) - value
            stands = max(8, 45 - 6 * over) if over > 0 else min(97, 78 - 4 * over)
            likely = likely * stands // 100
    return likely


def _payment(land: Land, action: i64) -> i64:
    """Waste little, and what is worth more elsewhere least of all."""
    if action == numbers.ENOUGH:
        return 60 if land.aim < CLEARINGS else _sight(land, land.seat, land.aim, land.total - 1)
    fairy = action - numbers.PAY
    owned = items(land, land.seat)
    paid = worth(land, owned, land.paid | BIT[fairy], land.aim) + bonus(land, owned, land.aim)
    here = worth(land, owned, BIT[fairy], land.aim)
    price: i64 = fairy + 1 if fairy < 7 else SPECIAL_COST
    each = rate(land, land.seat)
    if land.aim >= CLEARINGS:
        return _sight(land, land.seat, land.aim, paid - 1) - price * each
    over = _overpaid(land, fairy, land.high - paid)
    return (here - price - over) * each


def _overpaid(land: Land, fairy: i64, needed: i64) -> i64:
    """How much too much must be played if this Fairy is."""
    if needed <= 0:
        return -needed
    owned = items(land, land.seat)
    rest = hand(land, land.seat) & ~BIT[fairy]
    sums: i64 = 1
    for other in range(HAND_COUNT):
        if (rest >> other) & 1:
            sums |= sums << worth(land, owned, BIT[other], land.aim)
    over: i64 = 0
    while not (sums >> (needed + over)) & 1 and needed + over < 60:
        over += 1
    return over


# -- what is asked more rarely -----------------------------------------------------------------


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
    return _promise(land, land.seat, land.aim, card)


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
