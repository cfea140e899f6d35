"""A state of Fairy Land that fits a view: what its observer cannot know comes as it comes."""

from __future__ import annotations

from ...kernel.arrays import i64, vec
from . import knowledge
from .components import DECKS, HAND, ITEM_NAMES, KINDS
from .dawn import find_choices
from .dealing import EVERY_CARD, new_land
from .looking import imagine_look, packed
from .rules import FairyLand
from .sights import Known, LandView, Player
from .state import (
    COURT,
    COURT_ONLY,
    CRESTS_AT,
    DAWN,
    DECK_SIZE,
    FIRST_GAME,
    HELD,
    HIDDEN_COUNTS,
    ITEMS,
    OVER,
    PASSED,
    PLAYED,
    base,
    discard,
    gain,
    put,
)
from .tables import BIT, HOUSE
from .view import QUESTIONS
from .worth import reach

FOREST_SIZE = len(EVERY_CARD) - DECK_SIZE - 3


def fitting(view: LandView) -> FairyLand:
    """A full state that looks to the observer just like the view."""
    options = view.first_game * FIRST_GAME | view.hidden_counts * HIDDEN_COUNTS
    state = new_land(view.seats, options | view.herald_court_only * COURT_ONLY)
    state.turn, state.turns, state.acted = view.turn, view.turns, int(not view.dawn)
    state.seat = view.waiting[0] if view.waiting else view.turn
    state.stage = _stage(view)
    state.used = _mask(view.used, ITEM_NAMES)
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


def _mask(names: tuple[str, ...], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names)


def _lay_out(state: FairyLand, view: LandView) -> None:
    """What lies open: Clearings, cards not placed yet, what was discarded, and all seats."""
    for clearing, cards in enumerate(view.clearings):
        for card in cards:
            put(state, clearing, KINDS.index(card))
    for place, card in enumerate(view.drawn):
        state.opened |= KINDS.index(card) + 1 << 5 * place
    state.barred = view.barred or 0
    for card, count in view.discarded.items():
        for _ in range(count):
            discard(state, KINDS.index(card))
    for seat, player in enumerate(view.players):
        _seat(state, seat, player)


def _seat(state: FairyLand, seat: int, player: Player) -> None:
    at = base(seat)
    played = _mask(player.played, HAND)
    state.board[at + PLAYED] = played
    state.board[at + HELD] = (HOUSE | _mask(player.specials, HAND)) & ~played
    owned = _mask(player.items, (*ITEM_NAMES, KINDS[-1]))
    state.board[at + ITEMS] = owned + player.crests * BIT[CRESTS_AT]
    for card, count in player.collection.items():
        for _ in range(count):
            gain(state, seat, KINDS.index(card))


def _lay_decks(state: FairyLand, view: LandView) -> None:
    """The decks as they are, for who knows them; else known cards first, then what is left."""
    state.court_count, state.druids_count = (DECK_SIZE - kept for kept in view.kept)
    pool = [KINDS.index(card) for card, count in view.unseen.items() for _ in range(count)]
    unseen = [ITEM_NAMES.index(item) for item in view.unseen_items]
    court = _numbers(view.court, ITEM_NAMES)
    druids = _numbers(view.druids, KINDS)
    if court is None:
        court = _dealt(state, view, 0, unseen)
    if druids is None:
        druids = _dealt(state, view, 1, pool)
    rest = _numbers(view.forest, KINDS)
    if rest is None:
        rest = pool
    state.court, state.druids = packed(vec[i64](court)), packed(vec[i64](druids))
    state.drawn = FOREST_SIZE - len(rest)
    state.forest = vec[i64]([0] * state.drawn + rest)


def _numbers(cards: tuple[str, ...] | None, among: tuple[str, ...]) -> list[int] | None:
    return None if cards is None else [among.index(card) for card in cards]


def _dealt(state: FairyLand, view: LandView, deck: int, pool: list[int]) -> list[int]:
    """A deck that holds what the observer knows, filled up from the pool."""
    listed = _entries((view.court_known, view.druids_known)[deck], deck)
    knowledge.note(state.known, view.observer, deck, listed)
    count = state.druids_count if deck else state.court_count
    known = list(knowledge.some_deck(listed, count))
    return [card if card >= 0 else pool.pop(0) for card in known]


def _entries(known: tuple[Known, ...], deck: int) -> list[int]:
    names = KINDS if deck else ITEM_NAMES
    return [
        knowledge.entry_of(names.index(one.card), sum(1 << place for place in one.places))
        for one in known
    ]


def _go_on_bidding(state: FairyLand, view: LandView) -> None:
    if view.auction is None:
        return
    state.aim = view.auction.clearing - 1
    state.high = view.auction.highest
    state.leader = -1 if view.auction.leader is None else view.auction.leader
    for seat, bid in enumerate(view.auction.bids):
        if bid is not None:
            state.bids |= (bid or PASSED) << 6 * seat
    state.most = reach(state, state.seat, state.aim)


def _go_on_paying(state: FairyLand, view: LandView) -> None:
    if view.payment is None:
        return
    if view.payment.deck is not None:
        state.aim = COURT + DECKS.index(view.payment.deck)
    state.high, state.total = view.payment.needed, view.payment.total
    state.paid = _mask(tuple(worth.fairy for worth in view.payment.fairies), HAND)


def _go_on_looking(state: FairyLand, view: LandView) -> None:
    """Cards in sight: as many as the value played allows and the deck had (LAND-41)."""
    if view.sight is None:
        return
    state.aim = COURT + DECKS.index(view.sight.deck)
    state.total, state.buried = view.sight.value, view.sight.put_back
    count = state.druids_count if state.aim > COURT else state.court_count
    kept = int(view.question == "order")
    state.sight = min(view.sight.value - 1, count + kept) - kept - view.sight.put_back
    imagine_look(state, view.observer)
