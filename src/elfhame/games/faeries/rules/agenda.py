"""The agenda: worked off between choices, until somebody has to be asked."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..data.tables import BIT, FOLK_COUNT, PART, how_many, lowest
from ..state import (
    AFTER,
    AIMING,
    BEFORE,
    BEFRIENDING,
    BUILD,
    BUILDING,
    CALLING,
    CLOSE,
    DISCARDS,
    DROPPING,
    FINISHING,
    HAND,
    HELPING,
    HOUSING,
    KINDS,
    LAYING,
    MOVING,
    PERFORM,
    PLACING,
    RECOVERING,
    REMOVING,
    SPENDING,
    STEALING,
    STRIDE,
    SUPPLY,
    WORKING,
    Realm,
    count,
    first_of,
    has,
    kind_of,
    pop,
    seat_of,
    second_of,
    top,
    word,
)
from .build import (
    NO_WAYS,
    find_ways,
    fits_twice,
    fitting_tiles,
    home_places,
    nth_way,
)
from .effects import (
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
from .hand import (
    card_at,
    finish,
    offered,
)
from .tokens import movable, rivals_tokens
from .turn import call, close, house, perform, tell_unable


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
        perform(realm, seat_of(work), first_of(work))
    elif kind == FINISHING:
        finish(realm, seat_of(work), first_of(work))
    else:
        close(realm, rng)


def _asks_for_extra(realm: Realm, seat: i64) -> bool:
    if not realm.extra and has(realm, seat, HAND):
        return True
    pop(realm)
    return False


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
            tell_unable(realm, seat_of(work), BUILD)
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
