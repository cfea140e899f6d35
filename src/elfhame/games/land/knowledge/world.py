"""Builds a state of Fairy Land that fits an observer's view."""

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ..data.components import DECKS, HAND, ITEM_NAMES, KINDS
from ..data.rows import pack_deck
from ..data.sightings import sighting_of
from ..data.tables import DECK_SIZE, HOUSE, aim_of_deck
from ..rules.dawn import find_choices
from ..rules.deck_memory import set_sightings
from ..rules.engine import FairyLand, empty_game
from ..rules.look import imagine_look
from ..rules.setup import FOREST_SIZE
from ..rules.worth import reach
from ..state import (
    COURT_ONLY,
    DAWN,
    FIRST_GAME,
    HAS_PASSED,
    HIDDEN_COUNTS,
    OVER,
    add_bid,
    add_crests,
    add_item,
    crests,
    deck_size,
    discard,
    gain,
    put,
    set_fairies,
    set_open,
)
from .sampling import some_deck
from .view import QUESTIONS
from .view_types import Known, LandView, Player


def world_from(view: LandView) -> FairyLand:
    """A full state of which the observer has exactly this view."""
    options = view.first_game * FIRST_GAME | view.hidden_counts * HIDDEN_COUNTS
    state = empty_game(view.seats, options | view.herald_court_only * COURT_ONLY)
    state.turn, state.turns, state.acted = view.turn, view.turns, int(not view.dawn)
    state.seat = view.waiting[0] if view.waiting else view.turn
    state.stage = _stage(view)
    state.used = _set_of(view.used, ITEM_NAMES)
    _lay_out(state, view)
    _lay_decks(state, view)
    _go_on_bidding(state, view)
    _go_on_paying(state, view)
    _go_on_looking(state, view)
    state.ogres, state.feeding = view.ogres, view.feeding
    if state.stage == DAWN:
        find_choices(state)
    return state


def _stage(view: LandView) -> int:
    return next((stage for stage, name in QUESTIONS.items() if name == view.question), OVER)


def _set_of(names: tuple[str, ...], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names)


def _lay_out(state: FairyLand, view: LandView) -> None:
    """Lay out what everyone sees: Clearings, open and discarded cards, and all seats."""
    for clearing, cards in enumerate(view.clearings):
        for card in cards:
            put(state, clearing, KINDS.index(card))
    one, other, *_ = [*(KINDS.index(card) for card in view.drawn), -1, -1]
    set_open(state, one, other)
    state.barred = view.barred or 0
    for card, count in view.discarded.items():
        for _ in range(count):
            discard(state, KINDS.index(card))
    for seat, player in enumerate(view.players):
        _seat(state, seat, player)


def _seat(state: FairyLand, seat: int, player: Player) -> None:
    face_up = _set_of(player.played, HAND)
    set_fairies(state, seat, (HOUSE | _set_of(player.specials, HAND)) & ~face_up, face_up)
    for item in player.items:
        add_item(state, seat, (*ITEM_NAMES, KINDS[-1]).index(item))
    add_crests(state, seat, player.crests - crests(state, seat))
    for card, count in player.collection.items():
        for _ in range(count):
            gain(state, seat, KINDS.index(card))


def _lay_decks(state: FairyLand, view: LandView) -> None:
    """Lay out the decks: as they are if the view shows them, else known cards, then the rest."""
    state.court_count, state.druids_count = (DECK_SIZE - kept for kept in view.kept)
    pool = [KINDS.index(card) for card, count in view.unseen.items() for _ in range(count)]
    unseen = [ITEM_NAMES.index(item) for item in view.unseen_items]
    court = _numbers(view.court, ITEM_NAMES)
    druids = _numbers(view.druids, KINDS)
    if court is None:
        court = _fill_deck(state, view, 0, unseen)
    if druids is None:
        druids = _fill_deck(state, view, 1, pool)
    rest = _numbers(view.forest, KINDS)
    if rest is None:
        rest = pool
    state.court, state.druids = pack_deck(vec[i64](court)), pack_deck(vec[i64](druids))
    state.drawn = FOREST_SIZE - len(rest)
    state.forest = vec[i64]([0] * state.drawn + rest)


def _numbers(cards: tuple[str, ...] | None, among: tuple[str, ...]) -> list[int] | None:
    return None if cards is None else [among.index(card) for card in cards]


def _fill_deck(state: FairyLand, view: LandView, deck: int, pool: list[int]) -> list[int]:
    """A deck with the cards that the observer knows, filled up from the pool."""
    listed = _sightings((view.court_known, view.druids_known)[deck], deck)
    set_sightings(state.known, view.observer, deck, listed)
    known = list(some_deck(listed, deck_size(state, aim_of_deck(deck))))
    return [card if card >= 0 else pool.pop(0) for card in known]


def _sightings(known: tuple[Known, ...], deck: int) -> vec[i64]:
    names = KINDS if deck else ITEM_NAMES
    return vec[i64](
        [
            sighting_of(names.index(one.card), sum(1 << place for place in one.places))
            for one in known
        ]
    )


def _go_on_bidding(state: FairyLand, view: LandView) -> None:
    if view.auction is None:
        return
    state.aim = view.auction.clearing - 1
    state.high = view.auction.highest
    state.leader = -1 if view.auction.leader is None else view.auction.leader
    for seat, bid in enumerate(view.auction.bids):
        if bid is not None:
            add_bid(state, seat, bid or HAS_PASSED)
    state.most = reach(state, state.seat, state.aim)


def _go_on_paying(state: FairyLand, view: LandView) -> None:
    if view.payment is None:
        return
    if view.payment.deck is not None:
        state.aim = aim_of_deck(DECKS.index(view.payment.deck))
    state.high, state.total = view.payment.needed, view.payment.total
    state.paid = _set_of(tuple(worth.fairy for worth in view.payment.fairies), HAND)


def _go_on_looking(state: FairyLand, view: LandView) -> None:
    """Go on with a look: at as many cards as the value allows and the deck has (LAND-41)."""
    if view.sight is None:
        return
    state.aim = aim_of_deck(DECKS.index(view.sight.deck))
    state.total, state.buried = view.sight.value, view.sight.put_back
    count = deck_size(state, state.aim)
    kept = int(view.question == "order")
    state.sight = min(view.sight.value - 1, count + kept) - kept - view.sight.put_back
    imagine_look(state, view.observer)
