"""What may be answered to the question that is asked, and why anything else may not."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..data.tables import (
    BIT,
    CARD_COUNT,
    FOLK_COUNT,
    HALF,
    PART,
    SQUARES,
    how_many,
    lowest,
    nth,
)
from ..state import (
    AFTER,
    AIMING,
    BEFORE,
    BEFRIENDING,
    BUILDING,
    CALLING,
    CHOOSING,
    DISCARDS,
    DROPPING,
    HAND,
    HELPING,
    HOUSING,
    KEEPING,
    KINDS,
    LAYING,
    MOVING,
    NAME,
    PLACING,
    RECOVERING,
    REMOVING,
    SPENDING,
    STEALING,
    STRIDE,
    Realm,
    first_of,
    holds,
    kind_of,
    seat_of,
    second_of,
    top,
)
from . import numbers
from .agenda import rivals_with_cards
from .build import (
    NO_WAYS,
    WAYS,
    find_ways,
    fits_somewhere,
    fitting_tiles,
    home_places,
    is_on_grid,
    is_uncovered,
    joins_paths,
    nth_way,
)
from .draft import is_in_packet, packet_before
from .hand import card_at, is_offered
from .tokens import movable, rivals_tokens

FEW: Final = 192
"""No question but where to lay a tile has more answers than this."""
ROOM: Final = vec[i64]([0] * FEW)
"""For as many answers: to be copied, and written over."""


def _by_kind(told: dict[int, int], other: int) -> list[int]:
    return [told.get(kind, other) for kind in range(KINDS)]


FIRST_ANSWER: Final = vec[i64](
    _by_kind(
        {
            NAME: numbers.NAMES,
            PLACING: numbers.PLACES,
            CHOOSING: numbers.OPTIONS,
            AIMING: numbers.AIMS,
            REMOVING: numbers.REMOVES,
            STEALING: numbers.STEALS,
        },
        -1,
    )
)
"""By kind of work that asks for one of a few things: the number of the first of them."""
LENGTH: Final = vec[i64](_by_kind({NAME: 5, PLACING: 5, CHOOSING: 2, AIMING: 4}, 20))
"""Likewise: how many such things there are."""
ASKED_BY: Final[list[str]] = [
    *["FMC-20", "FMC-20", "FMC-27R", "FMC-27R", "FMC-20", "FMC-20", "FMC-30", "FMC-31"],
    *["FMC-31", "FMC-40", "FMC-48R", "FMC-50", "FMC-52R", "FMC-52R", "FMC-60", "FMC-100D"],
    *["FMC-100D", "FMC-100D", "FMC-100D", "FMC-53R", "FMC-100D", "FMC-100D", "FMC-100D", "FMC-17R"],
]
"""By kind of work: the rule that asks for it."""


def question(realm: Realm) -> i64:
    """The kind of work that is asked for."""
    return kind_of(top(realm))


def may_pass(realm: Realm, work: i64) -> bool:
    """Whether what is asked may be declined."""
    kind = kind_of(work)
    if kind == BUILDING:
        return first_of(work) == 2
    if kind == HELPING:
        return first_of(work) == 1
    return kind in (BEFORE, AFTER, CALLING, SPENDING)


# ---------------------------------------------------------------- the legal answers


def answers(realm: Realm, decider: i64, buffer: vec[i64]) -> i64:
    """Write all legal answers, ascending; how many there are."""
    work = top(realm)
    kind = kind_of(work)
    seat = seat_of(work)
    if kind == LAYING:
        return _lays(realm, seat, first_of(work), buffer)
    if FIRST_ANSWER[kind] >= 0:
        return _numbers(buffer, 0, FIRST_ANSWER[kind], _choices(realm, kind, seat))
    if kind == MOVING:
        return _moves(realm, seat, second_of(work), buffer)
    if kind == HOUSING:
        found = _numbers(buffer, 0, numbers.HOMES, home_places(realm, seat, 0))
        return _numbers(buffer, found, numbers.HOMES + PART, home_places(realm, seat, 1))
    return _with_cards(realm, work, kind, decider, buffer)


def _choices(realm: Realm, kind: i64, seat: i64) -> i64:
    """What may be chosen of a few things, as bits."""
    if kind in (NAME, PLACING):
        return BIT[FOLK_COUNT] - 1
    if kind == CHOOSING:
        return 3
    return rivals_with_cards(realm, seat) if kind == AIMING else rivals_tokens(realm, seat)


def _with_cards(realm: Realm, work: i64, kind: i64, seat: i64, buffer: vec[i64]) -> i64:
    found: i64 = 0
    if kind == KEEPING:
        return _packet(realm, seat, buffer)
    if kind == BEFRIENDING:
        return _cards(buffer, 0, numbers.BEFRIENDS, realm.offer[0], realm.offer[1])
    if may_pass(realm, work):
        buffer[0] = numbers.PASS
        found = 1
    if kind == BUILDING:
        return _numbers(buffer, found, numbers.TILES, fitting_tiles(realm, seat))
    if kind == RECOVERING:
        return _zone(realm, seat, DISCARDS, buffer, 0, numbers.RECOVERS)
    if kind in (BEFORE, AFTER, HELPING):
        found = _zone(realm, seat, HAND, buffer, found, numbers.PLAYS)
    if kind != HELPING:
        found = _zone(realm, seat, HAND, buffer, found, numbers.DISCARDS)
    return found


def _numbers(buffer: vec[i64], found: i64, first: i64, bits: i64) -> i64:
    """Add a number for each bit."""
    while bits:
        buffer[found] = first + lowest(bits)
        bits &= bits - 1
        found += 1
    return found


def _cards(buffer: vec[i64], found: i64, first: i64, lower: i64, upper: i64) -> i64:
    found = _numbers(buffer, found, first, lower)
    return _numbers(buffer, found, first + HALF, upper)


def _zone(realm: Realm, seat: i64, zone: i64, buffer: vec[i64], found: i64, first: i64) -> i64:
    at = seat * STRIDE + zone
    return _cards(buffer, found, first, realm.words[at], realm.words[at + 1])


def _packet(realm: Realm, seat: i64, buffer: vec[i64]) -> i64:
    found: i64 = 0
    packet = packet_before(realm, seat)
    for card in range(CARD_COUNT):
        if is_in_packet(realm, packet, card):
            buffer[found] = numbers.KEEPS + card
            found += 1
    return found


def _moves(realm: Realm, seat: i64, whose: i64, buffer: vec[i64]) -> i64:
    found: i64 = 0
    bits = movable(realm, seat, whose)
    while bits:
        token = lowest(bits)
        bits &= bits - 1
        for target in range(FOLK_COUNT):
            if target != token % FOLK_COUNT:
                buffer[found] = numbers.MOVES + token * FOLK_COUNT + target
                found += 1
    return found


def _lays(realm: Realm, seat: i64, tile: i64, buffer: vec[i64]) -> i64:
    ways = NO_WAYS[:]
    find_ways(realm, seat, tile, ways)
    found: i64 = 0
    for at in range(WAYS):
        first = numbers.LAYS + at // 2 * SQUARES + at % 2 * PART
        found = _numbers(buffer, found, first, ways[at])
    return found


# ---------------------------------------------------------------- one of them, by chance


def nth_answer(realm: Realm, decider: i64, rng: Rng) -> i64:
    """The legal answer at the place ``rng.below(how many)``, without listing the others."""
    work = top(realm)
    kind = kind_of(work)
    seat = seat_of(work)
    if kind == LAYING:
        ways = NO_WAYS[:]
        found = find_ways(realm, seat, first_of(work), ways)
        return numbers.LAYS + nth_way(ways, rng.below(found))
    if FIRST_ANSWER[kind] >= 0:
        bits = _choices(realm, kind, seat)
        return FIRST_ANSWER[kind] + nth(bits, rng.below(how_many(bits)))
    if kind in (BEFORE, AFTER, HELPING, CALLING, DROPPING):
        return _nth_held(realm, work, kind, seat, rng)
    if kind == BEFRIENDING:
        size = how_many(realm.offer[0]) + how_many(realm.offer[1])
        return numbers.BEFRIENDS + card_at(realm.offer[0], realm.offer[1], rng.below(size))
    if kind == BUILDING and not may_pass(realm, work):
        bits = fitting_tiles(realm, seat)
        return numbers.TILES + nth(bits, rng.below(how_many(bits)))
    if kind == MOVING:
        return _nth_move(movable(realm, seat, second_of(work)), rng)
    buffer = ROOM[:]
    return buffer[rng.below(answers(realm, decider, buffer))]


def _nth_move(bits: i64, rng: Rng) -> i64:
    """Of the tokens that may move, one, to another area than its own."""
    drawn = rng.below(how_many(bits) * (FOLK_COUNT - 1))
    token = nth(bits, drawn // (FOLK_COUNT - 1))
    target = drawn % (FOLK_COUNT - 1)
    if target >= token % FOLK_COUNT:
        target += 1
    return numbers.MOVES + token * FOLK_COUNT + target


def _nth_held(realm: Realm, work: i64, kind: i64, seat: i64, rng: Rng) -> i64:
    """Of passing, playing and discarding a card of the hand, in this order."""
    at = seat * STRIDE + HAND
    held = how_many(realm.words[at]) + how_many(realm.words[at + 1])
    passes: i64 = 1 if may_pass(realm, work) else 0
    plays = held
    every = passes + 2 * held
    if kind == HELPING:
        every = passes + held
    elif kind not in (BEFORE, AFTER):
        plays = 0
        every = passes + held
    drawn = rng.below(every) - passes
    if drawn < 0:
        return numbers.PASS
    if drawn < plays:
        return numbers.PLAYS + card_at(realm.words[at], realm.words[at + 1], drawn)
    return numbers.DISCARDS + card_at(realm.words[at], realm.words[at + 1], drawn - plays)


# ---------------------------------------------------------------- why not


def refusal(realm: Realm, decider: i64, action: i64) -> str | None:
    """The rule that forbids an answer; None for exactly the legal ones."""
    work = top(realm)
    kind = kind_of(work)
    if action >= numbers.REMOVES:
        return _board_refusal(realm, work, kind, action)
    if action >= numbers.PLAYS:
        return _card_refusal(realm, kind, decider, action)
    if action == numbers.PASS:
        return None if may_pass(realm, work) else asked_by(kind)
    first = FIRST_ANSWER[kind]
    if first < 0 or not first <= action < first + LENGTH[kind]:
        return asked_by(kind)
    return None if (_choices(realm, kind, seat_of(work)) >> (action - first)) & 1 else "FMC-100D"


def _board_refusal(realm: Realm, work: i64, kind: i64, action: i64) -> str | None:
    if action >= numbers.LAYS:
        return _lay_refusal(realm, work, action - numbers.LAYS)
    if action >= numbers.HOMES:
        return _home_refusal(realm, work, action - numbers.HOMES)
    if action >= numbers.TILES:
        return _tile_refusal(realm, work, action - numbers.TILES)
    return _token_refusal(realm, work, kind, seat_of(work), action)


def asked_by(kind: i64) -> str:
    """The rule that asks for such work, and so forbids any other answer."""
    return ASKED_BY[kind]


def _card_refusal(realm: Realm, kind: i64, seat: i64, action: i64) -> str | None:
    what = (action - numbers.PLAYS) // CARD_COUNT
    card = (action - numbers.PLAYS) % CARD_COUNT
    extra = kind in (BEFORE, AFTER)
    if what == 0 and (extra or kind == HELPING):
        return None if holds(realm, seat, HAND, card) else ("FMC-20" if extra else "FMC-45")
    if what == 1 and (extra or kind in (CALLING, DROPPING, SPENDING)):
        return None if holds(realm, seat, HAND, card) else ("FMC-20" if extra else asked_by(kind))
    if what == 2 and kind == BEFRIENDING:
        return None if is_offered(realm, card) else "FMC-40"
    if what == 3 and kind == RECOVERING:
        return None if holds(realm, seat, DISCARDS, card) else "FMC-100D"
    if what == 4 and kind == KEEPING:
        before = packet_before(realm, seat)
        return None if is_in_packet(realm, before, card) else "FMC-15V"
    return asked_by(kind)


def _token_refusal(realm: Realm, work: i64, kind: i64, seat: i64, action: i64) -> str | None:
    if action >= numbers.MOVES:
        if kind != MOVING:
            return asked_by(kind)
        token = (action - numbers.MOVES) // FOLK_COUNT
        return None if (movable(realm, seat, second_of(work)) >> token) & 1 else "FMC-46"
    asked: i64 = REMOVING
    first: i64 = numbers.REMOVES
    if action >= numbers.STEALS:
        asked = STEALING
        first = numbers.STEALS
    if kind != asked:
        return asked_by(kind)
    return None if (rivals_tokens(realm, seat) >> (action - first)) & 1 else "FMC-100D"


def _tile_refusal(realm: Realm, work: i64, tile: i64) -> str | None:
    if kind_of(work) != BUILDING or not (realm.tile_offer >> tile) & 1:
        return asked_by(kind_of(work))
    return None if fits_somewhere(realm, seat_of(work), tile) else "FMC-36R"


def _home_refusal(realm: Realm, work: i64, square: i64) -> str | None:
    if kind_of(work) != HOUSING:
        return asked_by(kind_of(work))
    corners = home_places(realm, seat_of(work), square // PART)
    return None if (corners >> (square % PART)) & 1 else "FMC-60"


def _lay_refusal(realm: Realm, work: i64, lay: i64) -> str | None:
    if kind_of(work) != LAYING:
        return asked_by(kind_of(work))
    tile = first_of(work)
    if not is_on_grid(tile, lay):
        return "FMC-37R"
    if not is_uncovered(realm, seat_of(work), tile, lay):
        return "FMC-31"
    return None if joins_paths(realm, seat_of(work), tile, lay) else "FMC-32"
