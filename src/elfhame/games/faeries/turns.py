"""Turns: an action is named, done by all, and closed; the agenda is worked off between choices."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import append, i64, vec
from ...kernel.journal import NOBODY
from ...kernel.rng import Rng
from .areas import movable, rivals_tokens
from .cards import (
    card_at,
    deck_size,
    discard,
    draw,
    finish,
    offer_cards,
    offered,
    play,
    without,
)
from .ending import come
from .garden import (
    NO_WAYS,
    find_ways,
    fits_twice,
    fitting_tiles,
    home_places,
    nth_way,
    offer_tiles,
    place_home,
)
from .scoring import finish as score_all
from .state import (
    AFTER,
    AIMING,
    BEFORE,
    BEFRIEND,
    BEFRIENDING,
    BUILD,
    BUILDING,
    CALL,
    CALLING,
    CLOSE,
    DISCARDS,
    DROPPING,
    FINISHING,
    HAND,
    HELP,
    HELPING,
    HOUSING,
    KINDS,
    LAST_TURN,
    LAYING,
    MOVING,
    NAME,
    NO_CARDS,
    NO_TILES,
    PERFORM,
    PLACING,
    RECOVERING,
    REMOVING,
    RUNNING,
    SPENDING,
    STEALING,
    STRIDE,
    SUPPLY,
    TOO_LONG,
    TRUST,
    WORKING,
    Realm,
    count,
    first_of,
    has,
    kind_of,
    pop,
    push,
    seat_of,
    second_of,
    top,
    word,
)
from .tables import BIT, FOLK_COUNT, PART, how_many, lowest
from .telling import NAMED, UNABLE, UNDER
from .work import (
    aim,
    befriend_card,
    drop_next,
    help_with,
    lay,
    place_next,
    recover_next,
    remove_next,
    take_tile,
    work_on,
)

FULL_HAND: Final = 5


def _sorts() -> list[int]:
    """By kind of work: whether and for what it asks."""
    sorts: list[int] = [OF_CARDS] * KINDS
    for sort, kinds in (
        (UNASKED, (PERFORM, CLOSE, WORKING, FINISHING)),
        (EXTRA, (BEFORE, AFTER)),
        (OF_AREAS, (PLACING,)),
        (OF_SQUARES, (BUILDING, LAYING, HOUSING)),
        (OF_TARGETS, (MOVING, REMOVING, STEALING, AIMING)),
    ):
        for kind in kinds:
            sorts[kind] = sort
    return sorts


UNASKED: Final = 0
EXTRA: Final = 1
OF_AREAS: Final = 2
OF_SQUARES: Final = 3
OF_TARGETS: Final = 4
OF_CARDS: Final = 5
SORT: Final = vec[i64](_sorts())


# ---------------------------------------------------------------- a turn


def begin(realm: Realm) -> None:
    """The acting player's turn begins."""
    realm.turns += 1
    realm.extra = 0
    if realm.turns == LAST_TURN:
        come(realm, TOO_LONG)
    push(realm, NAME, realm.acting, 0, 0)


def name(realm: Realm, action: i64) -> None:
    """All perform this action, the acting player first, who has the extra card (FMC-20, FMC-21)."""
    acting = realm.acting
    pop(realm)
    realm.action = action
    if realm.telling:
        realm.journal.note(NAMED, NOBODY, [acting, action])
    push(realm, CLOSE, acting, 0, 0)
    for away in range(realm.seats - 1, 0, -1):
        push(realm, PERFORM, (acting + away) % realm.seats, action, 0)
    push(realm, AFTER, acting, 0, 0)
    push(realm, PERFORM, acting, action, 0)
    push(realm, BEFORE, acting, 0, 0)


def play_extra(realm: Realm, card: i64) -> None:
    """The acting player plays the extra card."""
    seat = seat_of(top(realm))
    pop(realm)
    realm.extra = 1
    play(realm, seat, card)


def discard_extra(realm: Realm, card: i64) -> None:
    """The acting player just discards the extra card (FMC-20)."""
    seat = seat_of(top(realm))
    pop(realm)
    realm.extra = 1
    discard(realm, seat, card)


def call(realm: Realm, rng: Rng) -> None:
    """Draw up to five in hand (FMC-50, FMC-51R)."""
    seat = seat_of(top(realm))
    pop(realm)
    draw(realm, seat, max(0, FULL_HAND - count(realm, seat, HAND)), rng)


def discard_and_call(realm: Realm, card: i64, rng: Rng) -> None:
    """Discard a card, then draw."""
    discard(realm, seat_of(top(realm)), card)
    call(realm, rng)


def house(realm: Realm, square: i64) -> None:
    """The home is placed there by its new owner (FMC-64R)."""
    work = top(realm)
    pop(realm)
    place_home(realm, seat_of(work), first_of(work), square)


# ---------------------------------------------------------------- the agenda


def advance(realm: Realm, rng: Rng) -> None:
    """Work off the agenda until somebody has a choice, or the game is over.

    What has one answer only, as all can see, is not asked (FMC-19R).
    """
    while not realm.over and not _asks(realm, rng):
        pass


def _asks(realm: Realm, rng: Rng) -> bool:
    """Do the next piece of work, or say that it must be asked for."""
    work = top(realm)
    kind = kind_of(work)
    sort = SORT[kind]
    if sort == UNASKED:
        _do(realm, work, kind, rng)
        return False
    if sort == EXTRA:
        return _asks_for_extra(realm, seat_of(work))
    if sort == OF_AREAS:
        return _asks_for_area(realm, work)
    if sort == OF_SQUARES:
        return _asks_for_squares(realm, work, kind, rng)
    if sort == OF_TARGETS:
        return _asks_for_target(realm, work, kind)
    return _asks_for_card(realm, work, kind, rng)


def _do(realm: Realm, work: i64, kind: i64, rng: Rng) -> None:
    """What nobody is asked about."""
    if kind == WORKING:
        work_on(realm, rng)
        return
    pop(realm)
    if kind == PERFORM:
        _perform(realm, seat_of(work), first_of(work))
    elif kind == FINISHING:
        finish(realm, seat_of(work), first_of(work))
    else:
        _close(realm, rng)


def _asks_for_extra(realm: Realm, seat: i64) -> bool:
    if not realm.extra and has(realm, seat, HAND):
        return True
    pop(realm)
    return False


def _perform(realm: Realm, seat: i64, action: i64) -> None:
    """The seat is to do the action, if it is able to (FMC-22)."""
    if action == TRUST and word(realm, seat, SUPPLY):
        push(realm, PLACING, seat, 1, 0)
    elif action == BUILD:
        push(realm, BUILDING, seat, 0, 0)
    elif action == BEFRIEND and offered(realm):
        push(realm, BEFRIENDING, seat, 0, 0)
    elif action == HELP and has(realm, seat, HAND):
        push(realm, HELPING, seat, 0, 0)
    elif action == CALL:
        push(realm, CALLING, seat, 0, 0)
    else:
        _tell_unable(realm, seat, action)


def _tell_unable(realm: Realm, seat: i64, action: i64) -> None:
    if realm.telling:
        realm.journal.note(UNABLE, NOBODY, [seat, action])


def _asks_for_area(realm: Realm, work: i64) -> bool:
    if not word(realm, seat_of(work), SUPPLY):
        pop(realm)
        return False
    if second_of(work):
        place_next(realm, second_of(work) - 1)
        return False
    return True


def _asks_for_squares(realm: Realm, work: i64, kind: i64, rng: Rng) -> bool:
    seat = seat_of(work)
    if kind == BUILDING:
        return _asks_for_tile(realm, work)
    if kind == LAYING:
        tile = first_of(work)
        if fits_twice(realm, seat, tile):
            return True
        ways = NO_WAYS[:]
        find_ways(realm, seat, tile, ways)
        lay(realm, nth_way(ways, 0), rng)
        return False
    upper = home_places(realm, seat, 0)
    lower = home_places(realm, seat, 1)
    if how_many(upper) + how_many(lower) > 1:
        return True
    if not upper and not lower:
        house(realm, -1)
    else:
        house(realm, lowest(upper) if upper else PART + lowest(lower))
    return False


def _asks_for_tile(realm: Realm, work: i64) -> bool:
    fitting = fitting_tiles(realm, seat_of(work))
    if not fitting:
        pop(realm)
        if not first_of(work):
            _tell_unable(realm, seat_of(work), BUILD)
        return False
    if first_of(work) == 2 or fitting & (fitting - 1):
        return True
    take_tile(realm, lowest(fitting))
    return False


def _asks_for_target(realm: Realm, work: i64, kind: i64) -> bool:
    seat = seat_of(work)
    if kind == MOVING:
        if movable(realm, seat, second_of(work)):
            return True
        pop(realm)
        return False
    targets = rivals_with_cards(realm, seat) if kind == AIMING else rivals_tokens(realm, seat)
    if kind == STEALING and not word(realm, seat, SUPPLY):
        targets = 0
    if targets & (targets - 1):
        return True
    if not targets:
        pop(realm)
    elif kind == AIMING:
        aim(realm, lowest(targets))
    else:
        target = lowest(targets)
        remove_next(realm, target // FOLK_COUNT, target % FOLK_COUNT)
    return False


def rivals_with_cards(realm: Realm, seat: i64) -> i64:
    """The other seats that have a card in hand, as bits."""
    found: i64 = 0
    for other in range(realm.seats):
        if other != seat and has(realm, other, HAND):
            found |= BIT[other]
    return found


def _asks_for_card(realm: Realm, work: i64, kind: i64, rng: Rng) -> bool:
    seat = seat_of(work)
    if kind == BEFRIENDING:
        return _asks_for_offer(realm, rng)
    if kind == RECOVERING:
        return _asks_for_discard(realm, seat)
    if kind == CALLING and not has(realm, seat, HAND):
        call(realm, rng)
        return False
    if kind in (HELPING, DROPPING, SPENDING):
        return _asks_for_held(realm, work, kind)
    return True


def _asks_for_discard(realm: Realm, seat: i64) -> bool:
    there = count(realm, seat, DISCARDS)
    if there == 1:
        recover_next(realm, only_card(realm, seat, DISCARDS))
    elif not there:
        pop(realm)
    return there > 1


def _asks_for_offer(realm: Realm, rng: Rng) -> bool:
    there = offered(realm)
    if there > 1:
        return True
    if there:
        befriend_card(realm, card_at(realm.offer[0], realm.offer[1], 0), rng)
    else:
        pop(realm)
    return False


def _asks_for_held(realm: Realm, work: i64, kind: i64) -> bool:
    seat = seat_of(work)
    held = count(realm, seat, HAND)
    if not held:
        pop(realm)
        return False
    if held > 1 or kind == SPENDING or (kind == HELPING and first_of(work) == 1):
        return True
    if kind == HELPING:
        help_with(realm, only_card(realm, seat, HAND))
    else:
        drop_next(realm, only_card(realm, seat, HAND))
    return False


def only_card(realm: Realm, seat: i64, zone: i64) -> i64:
    """The one card of a set."""
    at = seat * STRIDE + zone
    return card_at(realm.words[at], realm.words[at + 1], 0)


# ---------------------------------------------------------------- the end of a turn


def _close(realm: Realm, rng: Rng) -> None:
    """Refill what was taken from, then pass the token to the right, or score (FMC-23, FMC-75R)."""
    if realm.end == RUNNING:
        if realm.action == BUILD:
            _refill_tiles(realm, rng)
        elif realm.action == BEFRIEND:
            _refill_cards(realm, rng)
    if realm.end != RUNNING:
        score_all(realm)
        return
    realm.acting = (realm.acting + realm.seats - 1) % realm.seats
    begin(realm)


def _refill_tiles(realm: Realm, rng: Rng) -> None:
    missing = realm.seats - how_many(realm.tile_offer)
    if missing > realm.tiles_left:
        come(realm, NO_TILES)
    else:
        offer_tiles(realm, missing, rng)


def _refill_cards(realm: Realm, rng: Rng) -> None:
    """What is left goes under the deck, and new cards come (FMC-41)."""
    if deck_size(realm) + offered(realm) < realm.seats + 1:
        come(realm, NO_CARDS)
        return
    while offered(realm):
        card = card_at(realm.offer[0], realm.offer[1], 0)
        realm.offer = without(realm.offer, card)
        realm.under = append(realm.under[:], card)
        if realm.telling:
            realm.journal.note(UNDER, NOBODY, [card])
    offer_cards(realm, realm.seats + 1, rng)
