"""Builds the view of an observer of Fairy Land (LAND-110 to LAND-118R)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.bits import BIT, members
from ....kernel.game import REVIEWER, seats_from
from ..data.components import DECKS, HAND, ITEM_NAMES, KINDS, Cards
from ..data.rows import card_at, listing, size
from ..data.sightings import card_of, places_of
from ..data.tables import (
    CLEARINGS,
    COURT,
    DECK_SIZE,
    DRUIDS,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    KIND_COUNT,
    LOST_HALF,
    WARRIOR,
    deck_number,
)
from ..rules import scoring
from ..rules.deck_memory import sightings
from ..rules.engine import FairyLand
from ..rules.sunset import FULL_CLEARING
from ..rules.worth import reach, worth
from ..state import (
    BIDDING,
    BURIAL,
    COURT_ONLY,
    DAWN,
    DAY,
    FIRST_GAME,
    GAINING,
    HAS_PASSED,
    HIDDEN_COUNTS,
    KEEPING,
    OGRE_MEAL,
    OVER,
    PAYING,
    PAYMENT,
    TAKING,
    WARRIOR_FIGHT,
    WIND_RETURN,
    bid_of,
    cards_in,
    crests,
    deck_cards,
    deck_size,
    discard_count,
    first_open,
    goods,
    hand,
    items,
    next_seat,
    played,
    plays_with,
    second_open,
)
from .names import card_name, card_names, fairy_names, forest_names
from .sampling import unseen_cards, unseen_items
from .score_sheet import counted_cards, sheet_of
from .stakes import bonuses_of, prospects_of, stakes_of
from .suggestions import suggestions_for
from .view_types import (
    Auction,
    Counts,
    Known,
    LandView,
    Payment,
    Player,
    Score,
    Sight,
    Worth,
)

QUESTIONS: Final = {
    DAWN: "dawn",
    DAY: "day",
    BIDDING: "bid",
    PAYMENT: "payment",
    WIND_RETURN: "wind",
    WARRIOR_FIGHT: "warrior",
    KEEPING: "keep",
    BURIAL: "order",
    OGRE_MEAL: "ogre",
    TAKING: "take",
    GAINING: "gain",
}
_OWNABLE: Final = (*ITEM_NAMES, KINDS[-1])
"""The items that a seat can have, the Lost Half last."""
_RULES: Final = {"explorer": "LAND-91", "fauna": "LAND-92", "flora": "LAND-93", "herald": "LAND-94"}


def view_of(state: FairyLand, observer: int) -> LandView:
    """Everything a seat, a watcher or a reviewer knows."""
    knows_all = observer == REVIEWER or state.stage == OVER
    hidden = plays_with(state, HIDDEN_COUNTS) and not knows_all
    court, druids = (_known(state, observer, deck, knows_all) for deck in range(2))
    forest_left = len(state.forest) - state.drawn
    players = tuple(_player(state, seat, observer, knows_all) for seat in range(state.seats))
    return LandView(
        observer=observer,
        waiting=tuple(state.waiting()),
        question=QUESTIONS.get(state.stage),
        ending=state.ending(),
        seats=state.seats,
        first_game=plays_with(state, FIRST_GAME),
        hidden_counts=plays_with(state, HIDDEN_COUNTS),
        herald_court_only=plays_with(state, COURT_ONLY),
        turn=state.turn,
        turns=state.turns,
        last_turn=None if hidden else _last_turn(state),
        dawn=not state.acted,
        clearings=tuple(
            forest_names(listing(cards_in(state, clearing))) for clearing in range(CLEARINGS)
        ),
        room=tuple(
            max(0, FULL_CLEARING - size(cards_in(state, clearing))) for clearing in range(CLEARINGS)
        ),
        drawn=_drawn(state),
        barred=state.barred or None if state.stage == DAWN else None,
        players=players,
        most=_most(state),
        forest_count=None if hidden else forest_left,
        court_count=None if hidden else state.court_count,
        druids_count=None if hidden else state.druids_count,
        forest_empty=not forest_left,
        court_empty=not state.court_count,
        druids_empty=not state.druids_count,
        kept=(DECK_SIZE - deck_size(state, COURT), DECK_SIZE - deck_size(state, DRUIDS)),
        court_known=court,
        druids_known=druids,
        forest=forest_names(state.forest[state.drawn :]) if knows_all else None,
        court=_top(state, COURT, state.court_count) if knows_all else None,
        druids=_top(state, DRUIDS, state.druids_count) if knows_all else None,
        unseen={} if knows_all else _unseen(state, observer),
        unseen_items=_unseen_items(state, observer, knows_all),
        discarded=_counts(discard_count(state, kind) for kind in range(KIND_COUNT)),
        used=_item_names(state.used),
        auction=_auction(state),
        payment=_payment(state),
        stakes=stakes_of(state, observer),
        prospects=prospects_of(state, observer),
        suggestions=suggestions_for(state, observer),
        worths=_worths(state, observer),
        reach=tuple(reach(state, observer, aim) for aim in range(5)) if observer >= 0 else (),
        sight=_sight(state, observer, hidden),
        ogres=state.ogres,
        feeding=state.feeding,
        places=_places(state),
        sheet=sheet_of(state, [player.score for player in players]),
    )


# ---------------------------------------------------------------- what everyone sees


def _drawn(state: FairyLand) -> Cards:
    return forest_names(c for c in (first_open(state), second_open(state)) if c >= 0)


def _counts(numbers: Iterable[int]) -> Counts:
    """Counts by kind, from the first kind on."""
    return {name: count for name, count in zip(KINDS, numbers, strict=False) if count}


def _last_turn(state: FairyLand) -> int:
    """This turn, and one for every two cards that are still in the Forest deck (LAND-64)."""
    left = len(state.forest) - state.drawn
    return state.turns + (state.stage != OVER) + (left + 1) // 2


def _most(state: FairyLand) -> dict[str, tuple[int, ...]]:
    """The seats that have most of each animal and of goblins, where anyone has one."""
    seats = range(state.seats)
    most = {
        KINDS[kind]: tuple(seat for seat in seats if scoring.tied_for(state, seat, kind))
        for kind in range(FLOWERS_FROM)
    }
    most[KINDS[GOBLIN]] = tuple(seat for seat in seats if scoring.tied_for_goblins(state, seat))
    return {kind: leading for kind, leading in most.items() if leading}


def _item_names(owned: int) -> Cards:
    return tuple(_OWNABLE[item] for item in members(owned) if item <= LOST_HALF)


def _places(state: FairyLand) -> tuple[int, ...]:
    if state.stage != OVER:
        return ()
    return tuple(scoring.place(state, seat) for seat in range(state.seats))


# ---------------------------------------------------------------- a seat


def _player(state: FairyLand, seat: int, observer: int, knows_all: bool) -> Player:
    own = knows_all or observer == seat
    held, face_up = hand(state, seat), played(state, seat)
    hidden = plays_with(state, HIDDEN_COUNTS) and not own
    collection, owned = _collection(state, seat), _item_names(items(state, seat))
    return Player(
        collection=collection,
        items=owned,
        crests=crests(state, seat),
        played=fairy_names(members(face_up)),
        specials=fairy_names(fairy for fairy in members(held | face_up) if fairy >= WARRIOR),
        hand_count=None if hidden else len(members(held)),
        hand=fairy_names(members(held)) if own else None,
        score=_score(state, seat),
        counted=counted_cards(collection, owned) if state.stage == OVER else {},
    )


def _collection(state: FairyLand, seat: int) -> Counts:
    kinds = (*range(FAIRIES_FROM), GOBLIN)
    return {KINDS[kind]: goods(state, seat, kind) for kind in kinds if goods(state, seat, kind)}


def _score(state: FairyLand, seat: int) -> Score:
    majorities = _counts(scoring.majority(state, seat, kind) for kind in range(FLOWERS_FROM))
    return Score(majorities, *scoring.rows(state, seat)[2:])


# ---------------------------------------------------------------- decks


def _known(state: FairyLand, observer: int, deck: int, knows_all: bool) -> tuple[Known, ...]:
    if knows_all:
        return ()
    return tuple(
        Known(card_name(deck, card_of(sighting)), tuple(members(places_of(sighting))))
        for sighting in sightings(state, observer, deck)
    )


def _top(state: FairyLand, aim: int, count: int) -> Cards:
    deck = deck_cards(state, aim)
    return card_names(deck_number(aim), (card_at(deck, place) for place in range(count)))


def _unseen(state: FairyLand, observer: int) -> Counts:
    pool = list(unseen_cards(state, sightings(state, observer, 1)))
    return _counts(pool.count(kind) for kind in range(KIND_COUNT))


def _unseen_items(state: FairyLand, observer: int, knows_all: bool) -> Cards:
    if knows_all:
        return _item_names(scoring.box(state))
    return _item_names(unseen_items(state, sightings(state, observer, 0)))


# ---------------------------------------------------------------- auctions, payments, looks


def _auction(state: FairyLand) -> Auction | None:
    if state.stage not in (BIDDING, *PAYING) or state.aim >= CLEARINGS:
        return None
    bids = tuple(_bid(bid_of(state, seat)) for seat in range(state.seats))
    leader = None if state.leader < 0 else state.leader
    order = seats_from(next_seat(state, state.turn), state.seats)
    return Auction(state.aim + 1, bids, state.high, leader, order)


def _bid(offer: int) -> int | None:
    return 0 if offer == HAS_PASSED else offer or None


def _payment(state: FairyLand) -> Payment | None:
    if state.stage not in PAYING:
        return None
    visits = state.aim >= CLEARINGS
    return Payment(
        seat=state.seat,
        deck=DECKS[deck_number(state.aim)] if visits else None,
        clearing=None if visits else state.aim + 1,
        needed=state.high,
        total=state.total,
        fairies=tuple(_worth(state, state.seat, fairy) for fairy in members(state.paid)),
        bonus=bonuses_of(state, state.seat),
    )


def _worths(state: FairyLand, observer: int) -> tuple[Worth, ...]:
    if observer < 0 or state.stage not in (BIDDING, PAYMENT):
        return ()
    return tuple(_worth(state, observer, fairy) for fairy in members(hand(state, observer)))


def _worth(state: FairyLand, seat: int, fairy: int) -> Worth:
    here, plain = worth(state, seat, BIT[fairy], state.aim), fairy + 1 if fairy < WARRIOR else 1
    if here == plain:
        return Worth(HAND[fairy], here, None)
    rule = _RULES.get(HAND[fairy], "LAND-126D")
    if rule == "LAND-94" and plays_with(state, COURT_ONLY):
        rule = "LAND-94V"
    return Worth(HAND[fairy], here, rule)


def _sight(state: FairyLand, observer: int, hidden: bool) -> Sight | None:
    if state.stage not in (KEEPING, BURIAL):
        return None
    own = observer in (state.seat, REVIEWER)
    return Sight(
        seat=state.seat,
        deck=DECKS[deck_number(state.aim)],
        value=state.total,
        put_back=state.buried,
        count=state.sight if own or not hidden else None,
        cards=_top(state, state.aim, state.sight) if own else None,
    )
