"""Scoring: at once, areas, cards that count, and the end (FMC-26, FMC-57R, FMC-62 to FMC-77R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT, how_many, members
from ....kernel.journal import EVERYBODY, NOBODY
from ..data.readings import SECOND_BEHIND_TIES
from ..data.tables import (
    AT_END,
    CARD_COUNT,
    FOLK_CARDS,
    FOLK_COUNT,
    HALVES,
    OF_AREAS,
    OF_CARDS,
    OF_HOMES,
    OF_LEADS,
    OF_PATHS,
    OF_PLANTS,
    amount_of,
    cap_of,
    measure_of,
    step_folk,
)
from ..state import (
    DISCARDS,
    HAND,
    PILE,
    TABLE,
    TOO_LONG,
    UNSEEN,
    Realm,
    add_points,
    has_cards,
    holds,
    homes_of,
    owned_half,
    piece_seat,
    points_of,
    tokens,
    zone_list,
)
from .entries import AREA, COUNTED, ENDED, GARDEN, LEFT, SCORED, SHOWN, WON
from .garden_scoring import doubled_points, garden_points, is_path, plant_points
from .tokens import areas_of


def score_points(realm: Realm, seat: i64, points: i64, by_icon: bool) -> None:
    """Record points at once (FMC-26)."""
    add_points(realm, seat, points)
    if realm.telling:
        realm.journal.note(SCORED, NOBODY, [seat, points, int(by_icon)])


# ---------------------------------------------------------------- areas


def area_points(realm: Realm, seat: i64, folk: i64) -> i64:
    """The points that an area brings a seat (FMC-62, FMC-63R, FMC-63V)."""
    own = tokens(realm, seat, folk)
    if not own:
        return 0
    above: i64 = 0  # seats with more
    beside: i64 = 0  # others with as many
    most: i64 = 0
    total: i64 = 0
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        total += there
        if there > most:
            most = there
        if there > own:
            above += 1
        elif there == own and other != seat:
            beside += 1
    if not above:
        return own if beside and not realm.friendly else total
    if _is_second(realm, folk, own, most):
        return own
    return 0


def _is_second(realm: Realm, folk: i64, own: i64, most: i64) -> bool:
    """Whether one seat alone has the most tokens, and no other has more than these."""
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        if own < there < most:
            return False
    leaders: i64 = 0
    for other in range(realm.seats):
        if tokens(realm, other, folk) == most:
            leaders += 1
    return leaders == 1 or SECOND_BEHIND_TIES


def leads(realm: Realm, seat: i64, folk: i64) -> bool:
    """Whether the seat alone has the most tokens there."""
    own = tokens(realm, seat, folk)
    for other in range(realm.seats):
        if other != seat and tokens(realm, other, folk) >= own:
            return False
    return own > 0


# ---------------------------------------------------------------- what cards count


def counted_points(realm: Realm, seat: i64, step: i64) -> i64:
    """The points that a step counts by its measure now (FMC-57R)."""
    found = _measured(realm, seat, measure_of(step), step_folk(step))
    return min(cap_of(step), found * amount_of(step))


def _measured(realm: Realm, seat: i64, measure: i64, folk: i64) -> i64:
    if measure == OF_HOMES:
        return homes_of(realm, seat)
    if measure == OF_LEADS:
        return _led(realm, seat)
    if measure == OF_AREAS:
        return how_many(areas_of(realm, seat))
    if measure == OF_CARDS:
        return _cards_of(realm, seat, folk)
    if measure in (OF_PLANTS, OF_PATHS):
        return _tiles_of(realm, seat, measure == OF_PATHS)
    return tokens(realm, seat, folk)


def _led(realm: Realm, seat: i64) -> i64:
    found: i64 = 0
    for folk in range(FOLK_COUNT):
        if leads(realm, seat, folk):
            found += 1
    return found


def _tiles_of(realm: Realm, seat: i64, paths: bool) -> i64:
    """The number of path tiles in a garden, or of plants that touch a path."""
    found: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) != seat:
            continue
        if is_path(piece) if paths else plant_points(realm, piece) > 0:
            found += 1
    return found


def _cards_of(realm: Realm, seat: i64, folk: i64) -> i64:
    """The number of a folk's cards that the seat has in hand, draw pile and discards."""
    found: i64 = 0
    for half in range(HALVES):
        owned = owned_half(realm, seat, half)
        found += how_many(owned & FOLK_CARDS[half * FOLK_COUNT + folk])
    return found


def owns(realm: Realm, seat: i64, card: i64) -> bool:
    """Whether the card is in the seat's hand, draw pile or discards."""
    return (
        holds(realm, seat, HAND, card)
        or holds(realm, seat, PILE, card)
        or holds(realm, seat, DISCARDS, card)
    )


# ---------------------------------------------------------------- the end


def score_all(realm: Realm) -> None:
    """Score areas, gardens and cards (FMC-57R, FMC-62, FMC-71); the game is over."""
    if realm.telling:
        _note_cards(realm)
    for folk in range(FOLK_COUNT):
        _score_area(realm, folk)
    for seat in range(realm.seats):
        _score_garden(realm, seat)
    for seat in range(realm.seats):
        _score_cards(realm, seat)
    realm.over = realm.end
    if realm.telling:
        realm.journal.note(WON, NOBODY, members(winners(realm)))


def rank(realm: Realm, seat: i64) -> i64:
    """More is better: by points, then by homes (FMC-74)."""
    return points_of(realm, seat) * 8 + homes_of(realm, seat)


def winners(realm: Realm) -> i64:
    """The seats in first place, as a set (FMC-74)."""
    best: i64 = -1
    won: i64 = 0
    for seat in range(realm.seats):
        if rank(realm, seat) > best:
            best = rank(realm, seat)
            won = 0
        if rank(realm, seat) == best:
            won |= BIT[seat]
    return won


def _score_area(realm: Realm, folk: i64) -> None:
    for seat in range(realm.seats):
        points = area_points(realm, seat, folk)
        add_points(realm, seat, points)
        if realm.telling and points:
            realm.journal.note(AREA, NOBODY, [seat, folk, points])


def _score_garden(realm: Realm, seat: i64) -> None:
    points = garden_points(realm, seat)
    add_points(realm, seat, points)
    if realm.telling:
        realm.journal.note(GARDEN, NOBODY, [seat, points, doubled_points(realm, seat)])


def _score_cards(realm: Realm, seat: i64) -> None:
    for card in range(CARD_COUNT):
        if AT_END[card] and owns(realm, seat, card):
            points = counted_points(realm, seat, AT_END[card])
            add_points(realm, seat, points)
            if realm.telling:
                realm.journal.note(COUNTED, NOBODY, [seat, card, points])


def _note_cards(realm: Realm) -> None:
    """Note all cards, which are shown now (FMC-98R): each seat's, then those of deck and box."""
    realm.journal.note(ENDED, NOBODY, [76 if realm.end == TOO_LONG else 70])
    for seat in range(realm.seats):
        for place, zone in enumerate((HAND, PILE, DISCARDS)):
            if has_cards(realm, seat, zone):
                facts: list[int] = [seat, place, *zone_list(realm, seat, zone)]
                realm.journal.note(SHOWN, EVERYBODY, facts)
    left = zone_list(realm, TABLE, UNSEEN)
    if left:
        realm.journal.note(LEFT, EVERYBODY, left)
