"""What an observer knows of a game of Fairy Land (LAND-110 to LAND-118R)."""

from __future__ import annotations

from typing import Final

from ...kernel.game import REVIEWER
from . import knowledge, scoring
from .components import DECKS, HAND, ITEM_NAMES, KINDS, Cards
from .hearing import fairies, forest, of_deck
from .rules import FairyLand
from .sights import (
    Auction,
    Bonus,
    Counts,
    Known,
    LandView,
    Payment,
    Player,
    Score,
    Sight,
    Worth,
)
from .state import (
    BIDDING,
    CLEARINGS,
    COURT,
    COURT_ONLY,
    DAWN,
    DAY,
    DECK_SIZE,
    DRUIDS,
    FEAST,
    FIGHT,
    FIRST_GAME,
    GAINING,
    HIDDEN_COUNTS,
    KEEPING,
    ORDER,
    OVER,
    PASSED,
    PAYMENT,
    PLAYED,
    TAKING,
    WINDY,
    base,
    bits_of,
    card_at,
    crests,
    discarded,
    goods,
    hand,
    items,
    size,
)
from .tables import (
    BID_ITEMS,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    KIND_COUNT,
    LOST_HALF,
    VISIT_ITEMS,
)
from .unseen import unseen_cards, unseen_items
from .worth import item_bonus, reach, worth

QUESTIONS: Final = {
    DAWN: "dawn",
    DAY: "day",
    BIDDING: "bid",
    PAYMENT: "payment",
    WINDY: "wind",
    FIGHT: "warrior",
    KEEPING: "keep",
    ORDER: "order",
    FEAST: "ogre",
    TAKING: "take",
    GAINING: "gain",
}
PAYING: Final = (PAYMENT, WINDY, FIGHT)
_ITEMS: Final = (*ITEM_NAMES, KINDS[-1])
"""Items in front of a seat, the Lost Half last."""
_RULES: Final = {"explorer": "LAND-91", "fauna": "LAND-92", "flora": "LAND-93", "herald": "LAND-94"}


def seen(state: FairyLand, observer: int) -> LandView:
    """What a seat, a watcher or a reviewer knows."""
    knows_all = observer == REVIEWER or state.stage == OVER
    hidden = bool(state.options & HIDDEN_COUNTS) and not knows_all
    court, druids = (_known(state, observer, deck, knows_all) for deck in range(2))
    forest_left = len(state.forest) - state.drawn
    return LandView(
        observer=observer,
        waiting=tuple(state.waiting()),
        question=QUESTIONS.get(state.stage),
        ending=state.ending(),
        seats=state.seats,
        first_game=bool(state.options & FIRST_GAME),
        hidden_counts=bool(state.options & HIDDEN_COUNTS),
        herald_court_only=bool(state.options & COURT_ONLY),
        turn=state.turn,
        turns=state.turns,
        dawn=not state.acted,
        clearings=tuple(_clearing(state.board[clearing]) for clearing in range(CLEARINGS)),
        drawn=_drawn(state),
        barred=state.barred or None if state.stage == DAWN else None,
        players=tuple(_player(state, seat, observer, knows_all) for seat in range(state.seats)),
        forest_count=None if hidden else forest_left,
        court_count=None if hidden else state.court_count,
        druids_count=None if hidden else state.druids_count,
        forest_empty=not forest_left,
        court_empty=not state.court_count,
        druids_empty=not state.druids_count,
        kept=(DECK_SIZE - state.court_count, DECK_SIZE - state.druids_count),
        court_known=court,
        druids_known=druids,
        forest=forest(tuple(state.forest[state.drawn :])) if knows_all else None,
        court=_deck(0, state.court, state.court_count) if knows_all else None,
        druids=_deck(1, state.druids, state.druids_count) if knows_all else None,
        unseen={} if knows_all else _unseen(state, observer),
        unseen_items=_unseen_items(state, observer, knows_all),
        discarded=_counts(discarded(state, kind) for kind in range(KIND_COUNT)),
        used=_named_items(state.used),
        auction=_auction(state),
        payment=_payment(state),
        worths=_worths(state, observer),
        reach=tuple(reach(state, observer, aim) for aim in range(5)) if observer >= 0 else (),
        sight=_sight(state, observer, hidden),
        ogres=state.ogres,
        feeding=state.feeding,
        places=_places(state),
    )


# -- what lies open ----------------------------------------------------------------------------


def _clearing(cards: int) -> Cards:
    return forest(tuple(card_at(cards, place) for place in range(size(cards))))


def _drawn(state: FairyLand) -> Cards:
    return forest(tuple(n - 1 for n in (state.opened & 31, state.opened >> 5) if n))


def _counts(numbers: object) -> Counts:
    """Counts by kind, from the first kind on."""
    return {
        name: count
        for name, count in zip(KINDS, numbers, strict=False)  # type: ignore[call-overload]
        if count
    }


def _named_items(mask: int) -> Cards:
    return tuple(_ITEMS[item] for item in bits_of(mask) if item <= LOST_HALF)


def _places(state: FairyLand) -> tuple[int, ...]:
    if state.stage != OVER:
        return ()
    return tuple(scoring.place_of(state, seat) for seat in range(state.seats))


# -- a seat ------------------------------------------------------------------------------------


def _player(state: FairyLand, seat: int, observer: int, knows_all: bool) -> Player:
    own = knows_all or observer == seat
    held, played = hand(state, seat), state.board[base(seat) + PLAYED]
    hidden = bool(state.options & HIDDEN_COUNTS) and not own
    return Player(
        collection=_collection(state, seat),
        items=_named_items(items(state, seat)),
        crests=crests(state, seat),
        played=fairies(tuple(bits_of(played))),
        specials=tuple(HAND[fairy] for fairy in bits_of(held | played) if fairy >= 7),
        hand_count=None if hidden else len(bits_of(held)),
        hand=fairies(tuple(bits_of(held))) if own else None,
        score=_score(state, seat),
    )


def _collection(state: FairyLand, seat: int) -> Counts:
    kinds = (*range(FAIRIES_FROM), GOBLIN)
    return {KINDS[kind]: goods(state, seat, kind) for kind in kinds if goods(state, seat, kind)}


def _score(state: FairyLand, seat: int) -> Score:
    majorities = _counts(scoring.majority(state, seat, kind) for kind in range(FLOWERS_FROM))
    return Score(majorities, *scoring.rows(state, seat)[2:])


# -- decks -------------------------------------------------------------------------------------


def _known(state: FairyLand, observer: int, deck: int, knows_all: bool) -> tuple[Known, ...]:
    if knows_all:
        return ()
    listed = knowledge.entries(state, observer, deck)
    return tuple(
        Known(
            of_deck(deck, (entry & knowledge.KIND,))[0],
            tuple(bits_of(entry >> knowledge.PLACES_AT)),
        )
        for entry in listed
    )


def _deck(deck: int, cards: int, count: int) -> Cards:
    return of_deck(deck, tuple(card_at(cards, place) for place in range(count)))


def _unseen(state: FairyLand, observer: int) -> Counts:
    pool = list(unseen_cards(state, knowledge.entries(state, observer, 1)))
    return _counts(pool.count(kind) for kind in range(KIND_COUNT))


def _unseen_items(state: FairyLand, observer: int, knows_all: bool) -> Cards:
    if knows_all:
        return _named_items(scoring.box(state))
    return _named_items(unseen_items(state, knowledge.entries(state, observer, 0)))


# -- what goes on ------------------------------------------------------------------------------


def _auction(state: FairyLand) -> Auction | None:
    if state.stage not in (BIDDING, *PAYING) or state.aim >= CLEARINGS:
        return None
    bids = tuple(_bid(state.bids >> 6 * seat & 63) for seat in range(state.seats))
    leader = None if state.leader < 0 else state.leader
    return Auction(state.aim + 1, bids, state.high, leader)


def _bid(offer: int) -> int | None:
    return 0 if offer == PASSED else offer or None


def _payment(state: FairyLand) -> Payment | None:
    if state.stage not in PAYING:
        return None
    visits = state.aim >= CLEARINGS
    owned = items(state, state.seat)
    adding = bits_of(owned & (VISIT_ITEMS if visits else BID_ITEMS))
    bonuses = [Bonus(_ITEMS[item], item_bonus(state, item, state.aim)) for item in adding]
    return Payment(
        seat=state.seat,
        deck=DECKS[state.aim - COURT] if visits else None,
        clearing=None if visits else state.aim + 1,
        needed=state.high,
        total=state.total,
        fairies=tuple(_worth(state, owned, fairy) for fairy in bits_of(state.paid)),
        bonus=tuple(bonus for bonus in bonuses if bonus.amount),
    )


def _worths(state: FairyLand, observer: int) -> tuple[Worth, ...]:
    if observer < 0 or state.stage not in (BIDDING, PAYMENT):
        return ()
    owned = items(state, observer)
    return tuple(_worth(state, owned, fairy) for fairy in bits_of(hand(state, observer)))


def _worth(state: FairyLand, owned: int, fairy: int) -> Worth:
    here, plain = worth(state, owned, 1 << fairy, state.aim), fairy + 1 if fairy < 7 else 1
    if here == plain:
        return Worth(HAND[fairy], here, None)
    rule = _RULES.get(HAND[fairy], "LAND-126D")
    if rule == "LAND-94" and state.options & COURT_ONLY:
        rule = "LAND-94V"
    return Worth(HAND[fairy], here, rule)


def _sight(state: FairyLand, observer: int, hidden: bool) -> Sight | None:
    if state.stage not in (KEEPING, ORDER):
        return None
    own = observer in (state.seat, REVIEWER)
    deck = state.aim - COURT
    cards = state.druids if state.aim == DRUIDS else state.court
    return Sight(
        seat=state.seat,
        deck=DECKS[deck],
        value=state.total,
        put_back=state.buried,
        count=state.sight if own or not hidden else None,
        cards=_deck(deck, cards, state.sight) if own else None,
    )
